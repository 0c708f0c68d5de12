import { spawnSync } from 'node:child_process';

/** The output of git with these arguments in a folder, trimmed; '' if git prints nothing or is not installed. */
export const gitText =
  (folder: string) =>
  (...args: string[]): string =>
    (spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout ?? '').trim();
