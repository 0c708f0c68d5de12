import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cleanPhoto } from './cleanPhoto.ts';
import { photoType } from './photoFormat.ts';

const SEEN_ON = '2026:11-26 17h30, Halle du Portage';
const picture = (width = 60, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 40, b: 60 } } })
    .withExif({ IFD0: { ImageDescription: SEEN_ON }, IFD3: { GPSLatitude: '45/1 25/1 30/1' } })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${SEEN_ON}</a></x:xmpmeta>`);

it.each(['jpeg', 'png', 'webp'] as const)('removes place and time from a %s, and turns it upright', async (format) => {
  const photo = await picture()[format]().toBuffer();
  expect(photo.toString('latin1')).toContain(SEEN_ON);
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  const clean = (await cleanPhoto(Buffer.concat([photo, Buffer.from(SEEN_ON)])))!;
  expect(clean.toString('latin1')).not.toContain(SEEN_ON);
  const { exif, xmp, iptc, orientation, width, height } = await sharp(clean).metadata();
  expect({ exif, xmp, iptc, orientation, width, height }).toEqual({ width: 20, height: 60 });
  expect(photoType(clean)).toBe(`image/${format}`);
  expect(await cleanPhoto(photo)).toEqual(await cleanPhoto(photo));
});

it('shrinks a large picture, and refuses one that cannot be decoded', async () => {
  const large = await picture(2400, 1800).jpeg().toBuffer();
  const { width, height } = await sharp((await cleanPhoto(large))!).metadata();
  expect([width, height]).toEqual([1200, 1600]);
  const truncated = large.subarray(0, large.length / 2);
  expect(photoType(truncated)).toBe('image/jpeg');
  expect(await cleanPhoto(truncated)).toBeNull();
});
