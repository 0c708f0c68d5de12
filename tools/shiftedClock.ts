import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';

const EXAMPLE = '2027-11-07T01:58:00-04:00';
const SOURCE = path.join(import.meta.dirname, 'shiftedClock.c');
const NEEDED = '--at needs Linux with glibc 2.30 or newer and a C compiler: apt-get install gcc libc6-dev';
/** A start of Node on a busy machine. */
const CLOSE_MS = 60_000;

/**
 * Environment of processes whose clock is at this instant (ISO, with its offset) if they start now: Node, PostgreSQL and the browser,
 * whose timers keep their pace. `folder` must be on a disk that runs programs, outlive the processes and be theirs to read: it
 * stores the library, and what tests cache (databaseTemplates.ts), which is of that time. Throws one sentence where that is not possible.
 */
export function shiftedClock(instant: string, folder: string): Record<string, string> {
  // Of a process whose own clock is moved, the machine's is the moved one less by that.
  const ahead = Math.round((Date.parse(instant) - Date.now()) / 1000) + Number(process.env.ETAL_CLOCK_AHEAD ?? 0);
  if (Number.isNaN(ahead)) throw new Error(`--at ${instant} is no instant: ${EXAMPLE} is one.`);
  const library = path.join(folder, 'shiftedClock.so');
  // PostgreSQL runs as a user of its own.
  chmodSync(folder, 0o755);
  try {
    execFileSync('cc', ['-O2', '-shared', '-fPIC', `-DAHEAD=${ahead}`, SOURCE, '-o', library], { stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${NEEDED} (${error instanceof Error ? error.message.trim() : String(error)}).`, { cause: error });
  }
  const environment = {
    LD_PRELOAD: library,
    ETAL_CLOCK_AHEAD: String(ahead),
    ETAL_TEST_CACHE: path.join(folder, 'cache'),
  };
  // The loader ignores what it cannot load: the run would be one at the machine's time.
  const clock = execFileSync(process.execPath, ['-p', 'Date.now()'], { env: environment, encoding: 'utf8' });
  if (Math.abs(Number(clock) - Date.parse(instant)) > CLOSE_MS)
    throw new Error(`${NEEDED} (${library} moves no clock: is its folder mounted noexec?).`);
  return environment;
}
