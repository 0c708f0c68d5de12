import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropPath, pathFor, readUploadedPath } from '#rules/pictureCrop.ts';
import { cropOf, makeFile, readPicture, type Original } from './pictureMaking.ts';

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const plain = (width: number, height: number, background: object = RED) =>
  sharp({ create: { width, height, channels: 3, background: background as never } });
/** Red on the left, blue on the right. */
const halves = async (): Promise<Sharp> =>
  plain(400, 200).composite([{ input: await plain(200, 200, BLUE).png().toBuffer(), left: 200, top: 0 }]);

async function readOk(bytes: Buffer): Promise<Original> {
  const picture = await readPicture(bytes);
  if (typeof picture === 'string') throw new Error(`refused: ${picture}`);
  return picture;
}
const colourAt = async (content: Buffer, left: number, top: number) => {
  const [r = 0, , b = 0] = await sharp(content)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return r > b ? 'red' : 'blue';
};

/** The header of a PNG of these dimensions, with hardly any content: decoded it would need gigabytes. */
function pngBomb(side: number, smallPng: Buffer): Buffer {
  const bomb = Buffer.from(smallPng);
  bomb.writeUInt32BE(side, 16);
  bomb.writeUInt32BE(side, 20);
  return bomb;
}

describe('an uploaded picture', () => {
  it('is turned upright by its EXIF, and stored without it: no place, no camera', async () => {
    const photo = await (
      await halves()
    )
      .withExif({ IFD0: { Make: 'A phone', Orientation: '6' }, IFD3: { GPSLatitude: '45/1 25/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const { content, width, height } = await readOk(photo);
    expect([width, height]).toEqual([200, 400]);
    const stored = await sharp(content).metadata();
    expect([stored.exif, stored.orientation, stored.xmp, stored.iptc]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(content.includes('A phone')).toBe(false);
    expect([await colourAt(content, 100, 50), await colourAt(content, 100, 350)]).toEqual(['red', 'blue']);
  });

  it('has 2,560 px at most, is never enlarged, and the same bytes are the same picture', async () => {
    const large = await plain(4000, 1000).jpeg().toBuffer();
    const picture = await readOk(large);
    expect([picture.width, picture.height]).toEqual([2560, 640]);
    expect((await readOk(large)).hash).toBe(picture.hash);
    expect(await readOk(await plain(80, 60).png().toBuffer())).toMatchObject({ width: 80, height: 60 });
  });

  it('may be a CMYK JPEG, an AVIF, or the first picture of an animation', async () => {
    const cmyk = await (await halves()).toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const { content } = await readOk(cmyk);
    expect((await sharp(content).metadata()).space).toBe('srgb');
    expect(await colourAt(content, 50, 50)).toBe('red');
    expect(await readOk(await plain(64, 64).avif().toBuffer())).toMatchObject({ width: 64 });
    const frames = [await plain(50, 40).png().toBuffer(), await plain(50, 40, BLUE).png().toBuffer()];
    for (const format of ['gif', 'webp'] as const) {
      const animation = await sharp(frames, { join: { animated: true } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(animation).metadata()).pages, format).toBe(2);
      const first = await readOk(animation);
      expect([first.width, first.height, await colourAt(first.content, 20, 20)], format).toEqual([50, 40, 'red']);
    }
  });

  it('is refused when its content is none, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
    for (const text of ['Une liste de prix', svg, `<?xml version="1.0"?>${svg}`, '%PDF-1.7', ''])
      expect(await readPicture(Buffer.from(text)), text).toBe('content');
  });

  it('is refused when it would decode into gigabytes, before it is decoded', async () => {
    const small = await plain(8, 8).png().toBuffer();
    for (const side of [15_000, 30_000]) expect(await readPicture(pngBomb(side, small))).toBe('dimensions');
    const long = await sharp({ create: { width: 21_000, height: 1, channels: 3, background: RED } })
      .png()
      .toBuffer();
    expect(await readPicture(long)).toBe('dimensions');
  });

  it('is refused when it is cut off', async () => {
    const noise = sharp({
      create: {
        width: 600,
        height: 600,
        channels: 3,
        background: RED,
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    });
    const jpeg = await noise.jpeg().toBuffer();
    expect(await readPicture(jpeg.subarray(0, jpeg.length / 2))).toBe('damaged');
    expect(await readPicture(jpeg.subarray(0, 20))).toBe('damaged');
  });
});

describe('the crops of a picture', () => {
  it('are placed as object-position does, and contain the focal point', async () => {
    const size = { width: 400, height: 200 };
    expect(cropOf(size, 'square', { x: 0.5, y: 0.5 })).toEqual({ left: 100, top: 0, width: 200, height: 200 });
    expect(cropOf(size, 'square', { x: 1, y: 0 })).toEqual({ left: 200, top: 0, width: 200, height: 200 });
    expect(cropOf(size, 'mobile', { x: 0, y: 0.5 })).toEqual({ left: 0, top: 0, width: 250, height: 200 });
    const original = await readOk(await (await halves()).png().toBuffer());
    for (const [x, colour] of [
      [0, 'red'],
      [1, 'blue'],
    ] as const) {
      const file = await makeFile(
        original,
        { size: 205, format: 'avif' },
        { shape: 'square', focalPoint: { x, y: 0.5 } },
      );
      const { width, height, format } = await sharp(file).metadata();
      expect([width, height, format]).toEqual([205, 205, 'heif']);
      expect(await colourAt(file, 100, 100)).toBe(colour);
    }
  });

  it('have a path that says all their files depend on', () => {
    const hash = '0123456789abcdef'.repeat(4);
    expect(cropPath(hash)).toBe('photo-0123456789abcdef-5050');
    expect(pathFor(cropPath(hash), 'mobile', { x: 1, y: 0.123 })).toBe('photo-0123456789abcdef-9912-mobile');
    expect(pathFor('photo-0123456789abcdef-9912-mobile', 'square')).toBe('photo-0123456789abcdef-9912');
    expect(readUploadedPath('photo-0123456789abcdef-9912')).toEqual({
      hash: '0123456789abcdef',
      focalPoint: { x: 0.99, y: 0.12 },
      shape: 'square',
    });
    expect(pathFor('pomme-rouge', 'mobile', { x: 1, y: 1 })).toBe('pomme-rouge');
    expect(readUploadedPath('photo-0123456789abcdef-whole')).toBeNull();
  });
});
