import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import relay from 'vite-plugin-relay';
import { buildStorefront, projectRoot } from '../build.ts';

type Chunk = { file: string; imports?: string[] };
/** Of home to the floor. */
export const MOST_BYTES_RATIO = 1.26;
export type Bytes = { floor: number; home: number; ratio: number; files: { file: string; brotli: number }[] };

const brotli = (code: string | Buffer): number =>
  brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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
  return result.output.reduce((sum, part) => (part.type === 'chunk' ? sum + brotli(part.code) : sum), 0);
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
  const files = homeFiles().map((file) => ({
    file,
    brotli: brotli(readFileSync(path.join(projectRoot, 'dist/client', file))),
  }));
  const home = files.reduce((sum, { brotli: size }) => sum + size, 0);
  const floor = await floorBytes();
  return { floor, home, ratio: home / floor, files: files.sort((a, b) => b.brotli - a.brotli) };
}
