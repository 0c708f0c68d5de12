import os from 'node:os';
import { expect, it } from 'vitest';
import { hasRoom, LEAST_FREE_BYTES } from './diskSpace.ts';

it('reports a folder as full before the last byte is written', async () => {
  const withFree = (bytes: number) => hasRoom('/data', async () => ({ bavail: bytes / 4096, bsize: 4096 }));
  expect(await withFree(LEAST_FREE_BYTES)).toBe(true);
  expect(await withFree(LEAST_FREE_BYTES - 4096)).toBe(false);
  expect(await withFree(0)).toBe(false);
});

it('reads the file system of a folder, and rejects one that is not there', async () => {
  expect(typeof (await hasRoom(os.tmpdir()))).toBe('boolean');
  await expect(hasRoom('/nowhere/at/all')).rejects.toThrow('ENOENT');
});
