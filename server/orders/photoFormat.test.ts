import sharp from 'sharp';
import { expect, it } from 'vitest';
import { photoType } from './photoFormat.ts';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 40, b: 60 } } });

it('recognises JPEG, PNG and WebP by their content', async () => {
  expect(photoType(await picture().jpeg().toBuffer())).toBe('image/jpeg');
  expect(
    photoType(
      await picture()
        .jpeg({ progressive: true })
        .withExif({ IFD0: { Copyright: 'a' } })
        .toBuffer(),
    ),
  ).toBe('image/jpeg');
  // Segments of the frames' range that are none, each with sides of no pixel.
  const jpeg = await picture().jpeg().toBuffer();
  for (const marker of [0xc4, 0xc8, 0xcc]) {
    const segment = Buffer.from([0xff, marker, 0, 10, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(photoType(Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]))).toBe('image/jpeg');
  }
  expect(photoType(await picture().png().toBuffer())).toBe('image/png');
  expect(photoType(await picture().webp().toBuffer())).toBe('image/webp');
  expect(photoType(await picture().webp({ lossless: true }).toBuffer())).toBe('image/webp');
  expect(photoType(await picture().ensureAlpha(0.5).webp().toBuffer())).toBe('image/webp');
});

it('recognises nothing else, and no picture of implausible dimensions', async () => {
  const png = await picture().png().toBuffer();
  const sized = (width: number, height: number) => {
    const copy = Buffer.from(png);
    copy.writeUInt32BE(width, 16);
    copy.writeUInt32BE(height, 20);
    return copy;
  };
  expect(photoType(sized(0, 30))).toBeNull();
  expect(photoType(sized(12_001, 30))).toBeNull();
  expect(photoType(sized(9000, 9000))).toBeNull();
  expect(photoType(sized(8000, 6000))).toBe('image/png');
  expect(photoType(await picture().gif().toBuffer())).toBeNull();
  expect(photoType(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'))).toBeNull();
  expect(photoType(Buffer.from(`GIF89a${' '.repeat(40)}`))).toBeNull();
  expect(photoType(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)]))).toBeNull();
  expect(photoType(Buffer.from(`RIFF0000WEBPVP8 ${' '.repeat(40)}`))).toBeNull();
  expect(photoType(Buffer.from([0xff, 0xd8, 0xff]))).toBeNull();
});
