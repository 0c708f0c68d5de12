import { statfs } from 'node:fs/promises';

/** Bytes below which a folder counts as full: what is written in the minute until somebody looks still fits. */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024;

type Space = { bavail: number; bsize: number };

/** Whether there is room to write in a folder (path). Rejects when the folder is not there. */
export async function hasRoom(folder: string, read: (path: string) => Promise<Space> = statfs): Promise<boolean> {
  const { bavail, bsize } = await read(folder);
  return bavail * bsize >= LEAST_FREE_BYTES;
}
