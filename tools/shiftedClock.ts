import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders of libraries on Linux; distributions that have several architectures have one for each. */
const LIBRARY_FOLDERS = ['/usr/lib', '/usr/lib64', '/usr/local/lib'];

const EXAMPLE = '2027-11-07T01:58:00-04:00';

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
 * the browser, whose timers keep their pace. Throws one sentence if that is not possible here, and for an instant that is
 * past: PostgreSQL's alarm can interrupt libfaketime and then reads the machine's own clock, by which every limit of a
 * statement is over.
 */
export function shiftedClock(instant: string): Record<string, string> {
  const seconds = Math.round((Date.parse(instant) - Date.now()) / 1000);
  if (Number.isNaN(seconds)) throw new Error(`--at ${instant} is no instant: ${EXAMPLE} is one.`);
  if (seconds < 0)
    throw new Error(`--at ${instant} is past, where PostgreSQL ends statements at random: choose one to come.`);
  return {
    LD_PRELOAD: libraryFile(),
    FAKETIME: `+${seconds}s`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}
