import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPictureFiles } from './pictureFiles.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

async function folderOf(files: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  folders.push(folder);
  for (const file of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), '');
  }
  return folder;
}

it('lists complete pictures, each once, whichever folder has them', async () => {
  const ownFolder = await folderOf([
    '640/pomme.avif',
    '410/poire.avif',
    '640/.cache.avif',
    '640/a b.avif',
    '640/presque-large.avif',
    'wide/automne-large-900.avif',
    'wide/automne-large-1280.avif',
    'wide/automne-large-1280.webp',
    'wide/hiver-large-900.avif',
    'wide/automne-mobile-780.avif',
    'wide/partage-1200.avif',
  ]);
  const demo = await folderOf(['640/pomme.avif', '640/ail.avif']);
  const paths = await createPictureFiles([ownFolder, demo, path.join(ownFolder, 'nowhere')]).paths();
  expect(paths.toSorted()).toEqual(['ail', 'automne-large', 'automne-mobile', 'pomme']);
  expect(await createPictureFiles([]).paths()).toEqual([]);
});
