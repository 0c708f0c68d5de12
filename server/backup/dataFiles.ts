import fs from 'node:fs';
import path from 'node:path';

/**
 * The data folder's contents beside the database, and whether a backup includes them: pictures, and the embedded
 * payment provider's data (without which nothing could be refunded to its cards). Not the mails delivered to the demo's
 * mailbox, nor what belongs to the running process.
 */
export const KEPT_FOLDERS = ['images', 'payment', 'payment-customers'] as const;
export const LEFT_OUT = ['database', 'mail', 'operator.sock'] as const;

/** Bytes of a file per line. */
const PART_BYTES = 48 * 1024;
const SAFE_PATH = new RegExp(`^(?:${KEPT_FOLDERS.join('|')})(?:/(?!\\.{1,2}(?:/|$))[^/\\\\\\0]+)+$`);

/** Whether a backup may contain this file name: inside one of the folders. */
export const isBackedUpPath = (name: string): boolean => SAFE_PATH.test(name);

/** The included files by their paths in the data folder. */
export function keptFiles(dataDir: string): string[] {
  return KEPT_FOLDERS.flatMap((folder) => {
    const root = path.join(dataDir, folder);
    if (!fs.existsSync(root)) return [];
    return fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(dataDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  })
    .filter(isBackedUpPath)
    .toSorted();
}

/** A file's bytes in parts; null: it is gone since it was listed. */
export function readBackedUpFile(dataDir: string, name: string): { bytes: number; parts: Iterable<Buffer> } | null {
  let bytes: Buffer;
  try {
    bytes = fs.readFileSync(path.join(dataDir, name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  function* parts() {
    for (let at = 0; at < bytes.length; at += PART_BYTES) yield bytes.subarray(at, at + PART_BYTES);
  }
  return { bytes: bytes.length, parts: parts() };
}

const UNFINISHED = 'restore.unfinished';
const REPLACED = 'restore.replaced';

/** Files to restore into the data folder: written aside, and moved in together once everything else is certain. */
export function stageFiles(dataDir: string) {
  const aside = path.join(dataDir, UNFINISHED);
  const discard = () => fs.rmSync(aside, { recursive: true, force: true });
  discard();
  return {
    append(name: string, bytes: Buffer): void {
      const file = path.join(aside, name);
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      fs.appendFileSync(file, bytes, { mode: 0o600 });
    },
    discard,
    /** Replaces the existing files by them. */
    moveIn(): void {
      const old = path.join(dataDir, REPLACED);
      fs.rmSync(old, { recursive: true, force: true });
      fs.mkdirSync(old, { recursive: true, mode: 0o700 });
      for (const folder of KEPT_FOLDERS) {
        const place = path.join(dataDir, folder);
        if (fs.existsSync(place)) fs.renameSync(place, path.join(old, folder));
        if (fs.existsSync(path.join(aside, folder))) fs.renameSync(path.join(aside, folder), place);
      }
      fs.rmSync(old, { recursive: true, force: true });
      discard();
    },
  };
}
