import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The version that an executable prints, such as v20.11.0; null if it does not run. */
function versionOf(executable: string): string | null {
  const { status, stdout } = spawnSync(executable, ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * Path of a Node 20 executable: NODE20_PATH, else the first one on PATH (npm puts Node 24 of node_modules/.bin before
 * it). Returns null if there is none. Throws if NODE20_PATH is set and is not Node 20, so that CI cannot skip what
 * needs it.
 */
export function findNode20(): string | null {
  const { NODE20_PATH: configuredPath, PATH = '' } = process.env;
  if (configuredPath === undefined)
    return (
      PATH.split(path.delimiter)
        .map((folder) => path.join(folder, 'node'))
        .find((executable) => versionOf(executable)?.startsWith('v20.')) ?? null
    );
  const version = versionOf(configuredPath);
  if (!version?.startsWith('v20.'))
    throw new Error(`NODE20_PATH=${configuredPath} is not Node 20 but ${version ?? 'nothing'}.`);
  return configuredPath;
}
