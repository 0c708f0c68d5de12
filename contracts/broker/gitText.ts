import { spawnSync } from 'node:child_process';

/** What git says to these arguments in a folder, without the line's end; '' where it says nothing, or is not there. */
export const gitText =
  (folder: string) =>
  (...args: string[]): string =>
    (spawnSync('git', args, { cwd: folder, encoding: 'utf8' }).stdout ?? '').trim();
