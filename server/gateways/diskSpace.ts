import { statfs } from 'node:fs/promises';

/** Bytes below which a folder counts as full: enough for what is written until the next check, a minute later. */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;

type Space = { bavail: number; bsize: number };

/** Whether a folder has room to write. Rejects when it does not exist. */
export async function hasRoom(folder: string, readSpace: (path: string) => Promise<Space> = statfs): Promise<boolean> {
  const { bavail, bsize } = await readSpace(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}
