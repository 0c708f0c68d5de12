import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import { compressedFolder } from '../../server/http/staticFiles.ts';
import { buildStorefront, projectRoot } from '../build.ts';

type Chunk = { file: string; imports?: string[] };
/** Of home to the floor. */
export const MOST_BYTES_RATIO = 1.26;
export type Bytes = { floor: number; home: number; ratio: number; files: { file: string; brotli: number }[] };

async function floorBytes(): Promise<number> {
  const result = (await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [relay, react()],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: path.join(import.meta.dirname, 'floorEntry.tsx') },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.reduce(
    (sum, part) => (part.type === 'chunk' ? sum + brotliCompressSync(part.code).length : sum),
    0,
  );
}

/**
 * JavaScript files that the first load of home fetches: the entry, which includes home, the French texts, and what they
 * import.
 */
function homeFiles(): string[] {
  const manifest = JSON.parse(
    readFileSync(path.join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const key of ['src/app/entry.client.tsx', 'src/app/messages.fr.ts']) {
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    visit(key);
  }
  return [...files];
}

/** First JavaScript of home in brotli bytes, beside a floor built in the same run. */
export async function measureBytes(): Promise<Bytes> {
  process.env.NODE_ENV = 'production';
  await buildStorefront();
  const compressed = compressedFolder(path.join(projectRoot, 'dist/client/assets'));
  const files = homeFiles().map((file) => ({
    file,
    brotli: statSync(path.join(compressed, `${path.basename(file)}.br`)).size,
  }));
  const home = files.reduce((sum, { brotli: size }) => sum + size, 0);
  const floor = await floorBytes();
  return { floor, home, ratio: home / floor, files: files.sort((a, b) => b.brotli - a.brotli) };
}
