import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

const LOCK_RETRY_MS = 50;
const SQLITE_BUSY = 5;

/**
 * Makes what is not there yet: of processes that need it at the same time, one makes it and the others wait. `lock`: a file of its own,
 * which stays. Returns whether it was made here. Rejects as `make` does, whereupon the next one tries.
 */
export async function onceAmongProcesses(
  lock: string,
  isMade: () => boolean,
  make: () => Promise<void>,
): Promise<boolean> {
  if (isMade()) return false;
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  const held = await lockFile(lock);
  try {
    if (isMade()) return false;
    await make();
    return true;
  } finally {
    held.close();
  }
}

/** The kernel's lock of a file, which ends with its process (dataFolder.ts); waits for its holder without blocking this one. */
async function lockFile(file: string): Promise<DatabaseSync> {
  const lock = new DatabaseSync(file);
  for (;;)
    try {
      lock.exec('pragma journal_mode = memory; begin exclusive');
      return lock;
    } catch (error) {
      if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) {
        lock.close();
        throw error;
      }
      await sleep(LOCK_RETRY_MS);
    }
}
