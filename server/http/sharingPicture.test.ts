import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createSharingPictures, SHARING_PICTURE } from './sharingPicture.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'sharing-'));
afterAll(() => rm(folder, { recursive: true }));
const none = async () => 'missing' as const;

it('draws a square picture centred on the market’s background, once, and no missing picture', async () => {
  await mkdir(path.join(folder, '640'));
  const red = { create: { width: 64, height: 64, channels: 3, background: '#c00' } } as const;
  await sharp(red).avif().toFile(path.join(folder, '640/pomme.avif'));
  const pictureOf = createSharingPictures(['/nowhere', folder], none);
  const [picture, samePicture] = await Promise.all([pictureOf('pomme'), pictureOf('pomme')]);
  expect(samePicture).toBe(picture);
  expect(await pictureOf('pomme')).toBe(picture);
  expect(await pictureOf('poire')).toBe('missing');
  const { data, info } = await sharp(picture as Buffer)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ ...SHARING_PICTURE, channels: 3 });
  expect((await sharp(picture as Buffer).metadata()).format).toBe('jpeg');
  const colourAt = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const [ground, middle] = [colourAt(10, 10), colourAt(600, 315)];
  expect(ground.every((part) => part > 238)).toBe(true);
  expect(middle[0]! - middle[1]!).toBeGreaterThan(150);
});

it('has no picture of a broken file, and goes on with the next', async () => {
  await writeFile(path.join(folder, '640/cassee.avif'), Buffer.from('\0\0\0\x1cftypavif\0\0\0\0broken', 'latin1'));
  const pictureOf = createSharingPictures([folder], none);
  const [broken, picture] = await Promise.all([pictureOf('cassee'), pictureOf('pomme')]);
  expect([broken, Buffer.isBuffer(picture)]).toEqual(['missing', true]);
});

it('lets 40 different pictures wait at the same time, and is busy for others until they are done', async () => {
  const pictureOf = createSharingPictures([folder], none);
  const names = Array.from({ length: 60 }, (_, nth) => `rien-${nth}`);
  const pictures = await Promise.all(names.map(pictureOf));
  expect(pictures).toEqual([...Array<string>(40).fill('missing'), ...Array<string>(20).fill('busy')]);
  expect(await pictureOf('rien-59')).toBe('missing');
  const sameName = await Promise.all(names.map(() => pictureOf('rien-0')));
  expect(new Set(sameName)).toEqual(new Set(['missing']));
});
