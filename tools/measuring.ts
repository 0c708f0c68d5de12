import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire, findPackageJSON } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What only measurements and mutations run: a fifth of all packages, which `npm ci` at the top leaves out. */
const FOLDER = path.join(import.meta.dirname, 'measuring');
type Manifest = { version: string; dependencies: Record<string, string> };
const manifestOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const wanted = manifestOf(path.join(FOLDER, 'package.json')).dependencies;

/** The manifest of a package, from the folder or any above it, in the version that the folder names; null without it. */
function installedManifest(name: string): string | null {
  try {
    const file = findPackageJSON(name, pathToFileURL(path.join(FOLDER, 'package.json')));
    return file !== undefined && manifestOf(file).version === wanted[name] ? file : null;
  } catch {
    return null;
  }
}

/** Installs the folder's packages if this one is not there in its version. Returns its manifest's file. */
function installed(name: string): string {
  const found = installedManifest(name);
  if (found !== null) return found;
  process.stderr.write(`Installing ${name} and what else only measuring needs, into tools/measuring.\n`);
  const { status } = spawnSync('npm', ['ci', '--no-progress'], {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  const file = status === 0 ? installedManifest(name) : null;
  if (file === null) throw new Error(`${name} could not be installed: run npm ci in tools/measuring.`);
  return file;
}

/** The modules of a package of tools/measuring, of which the caller says what it uses. */
export async function measuringPackage<Exports>(name: string): Promise<Exports> {
  const manifest = installed(name);
  return (await import(pathToFileURL(createRequire(manifest).resolve(path.dirname(manifest))).href)) as Exports;
}
