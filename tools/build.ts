import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressedFolder, ENCODINGS, isCompressible } from '../server/http/staticFiles.ts';
import { onceAmongProcesses } from './onceAmongProcesses.ts';

export const projectRoot = path.resolve(import.meta.dirname, '..');
const STAMP = path.join(projectRoot, 'dist/inputs.sha256');
const INPUTS = [
  'src/**/*.{ts,tsx,css,json,svg}',
  'rules/**/*.ts',
  '__generated__/**/*.ts',
  'schema.graphql',
  'tools/{inlineScripts,typographicTexts,build/*}.ts',
  'vite.config.ts',
  'relay.config.js',
  'package-lock.json',
];

/** A hash of all inputs of the storefront's build. */
function inputsHash(): string {
  const hash = createHash('sha256');
  for (const file of INPUTS.flatMap((pattern) => globSync(pattern, { cwd: projectRoot })).sort())
    if (!/\.test\.tsx?$/.test(file))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(path.join(projectRoot, file)))
        .update('\0');
  return hash.digest('hex');
}

/** Compresses the built files once, so that no server has to. */
async function compressAssets(assets: string): Promise<void> {
  const folder = compressedFolder(assets);
  await mkdir(folder, { recursive: true });
  const names = (await readdir(assets)).filter(isCompressible);
  await Promise.all(
    names.map(async (name) => {
      const plain = await readFile(path.join(assets, name));
      for (const { suffix, compress } of ENCODINGS)
        await writeFile(path.join(folder, name + suffix), await compress(plain));
    }),
  );
}

/**
 * Builds the storefront into dist/ when its inputs have changed since the last build: two processes that need it at the same time
 * would empty each other's folder. Returns whether it built.
 */
export async function buildStorefront(): Promise<boolean> {
  const hash = inputsHash();
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash;
  return onceAmongProcesses(path.join(projectRoot, '.cache/lock-build'), isBuilt, async () => {
    // A build that is interrupted is none, also for the inputs of the one before.
    rmSync(STAMP, { force: true });
    process.env.NODE_ENV ??= 'production';
    const { createBuilder } = await import('vite');
    const builder = await createBuilder({ root: projectRoot, logLevel: 'warn' });
    await builder.buildApp();
    await compressAssets(path.join(projectRoot, 'dist/client/assets'));
    writeFileSync(STAMP, hash);
  });
}
