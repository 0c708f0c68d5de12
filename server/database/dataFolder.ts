import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const LOCK_FILE = 'lock';
const HOLDER_FILE = 'lock.pid';
const OWNER_ONLY = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** Long enough for a process that is just ending, or for the other of two that start at the same instant. */
const LOCK_WAIT_MS = 500;
/** SQLITE_BUSY: another process (or another part of this one) holds the lock. */
const SQLITE_BUSY = 5;

/** The locks that this process holds: a connection that nobody refers to is collected, and its lock with it. */
const held = new Set<DatabaseSync>();

/** Another process has its database in this folder. `pid` is undefined if it could not be read. */
export class DataFolderInUseError extends Error {
  readonly folder: string;
  readonly pid: number | undefined;
  constructor(folder: string, pid: number | undefined) {
    const holder = pid === undefined ? 'another process' : `process ${pid}`;
    super(`The data folder ${folder} is in use by ${holder}: stop it first, or choose another folder with DATA_DIR.`);
    this.name = 'DataFolderInUseError';
    this.folder = folder;
    this.pid = pid;
  }
}

export type DataFolder = {
  /** The real, absolute path. */
  path: string;
  /** Releases the lock. */
  release(): void;
};

/**
 * Creates the folder if needed, makes it readable by its owner only, and locks it for this process.
 *
 * The lock is the kernel's file lock, taken through SQLite since Node has no call for it: of two processes that start
 * at the same instant one gets it, and however it ends (SIGKILL too) nothing stale is left. The lock file is empty and
 * never removed: removing it would let two processes lock two different files.
 *
 * Throws DataFolderInUseError if another process has it, and the system's error if the folder cannot be created.
 */
export function lockDataFolder(folder: string): DataFolder {
  fs.mkdirSync(folder, { recursive: true, mode: OWNER_ONLY });
  const realFolder = fs.realpathSync(folder);
  if ((fs.statSync(realFolder).mode & 0o777) !== OWNER_ONLY) fs.chmodSync(realFolder, OWNER_ONLY);
  const holderFile = path.join(realFolder, HOLDER_FILE);
  const lock = new DatabaseSync(path.join(realFolder, LOCK_FILE), { timeout: LOCK_WAIT_MS });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new DataFolderInUseError(realFolder, readPid(holderFile));
    }
    throw error;
  }
  fs.writeFileSync(holderFile, `${process.pid}\n`);
  for (const file of [LOCK_FILE, HOLDER_FILE]) fs.chmodSync(path.join(realFolder, file), OWNER_ONLY_FILE);
  held.add(lock);
  const release = () => {
    held.delete(lock);
    lock.close();
  };
  return { path: realFolder, release };
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(fs.readFileSync(file, 'utf8'), 10);
    return Number.isNaN(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}
