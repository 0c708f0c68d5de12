import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of libraries on Linux; distributions that have several architectures have one for each. */
const LIBRARY_FOLDERS = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

function libraryFile(): string {
  const folders = LIBRARY_FOLDERS.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder).map((name) => path.join(folder, name)),
  ]);
  const file = folders
    .map((folder) => path.join(folder, 'faketime/libfaketimeMT.so.1'))
    .find((candidate) => existsSync(candidate));
  if (!file) throw new Error('--at needs libfaketime: apt-get install faketime.');
  return file;
}

/**
 * Environment of processes whose clock is at this instant (ISO, with its offset) if they start now: Node, PostgreSQL and
 * the browser, whose timers keep their pace. Throws one sentence if that is not possible here.
 */
export function shiftedClock(instant: string): Record<string, string> {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  if (Number.isNaN(seconds)) throw new Error(`--at ${instant} is no instant: 2026-11-29T23:58:00-05:00 is one.`);
  return {
    LD_PRELOAD: libraryFile(),
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
