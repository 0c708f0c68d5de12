import { createHash } from 'node:crypto';
import type { CropShape, FocalPoint } from '#rules/pictureCrop.ts';
import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE } from '#rules/pictureUpload.ts';
import { inTurn, openPicture } from '../gateways/pictureWork.ts';

/** A whole picture as it is stored. */
export type Original = { hash: string; content: Buffer; width: number; height: number };
/** content: no picture of an accepted format. dimensions: too many pixels. damaged: it cannot be decoded whole. */
export type PictureRefusal = 'content' | 'dimensions' | 'damaged';
/** The file of a picture: its size is the width in its name. */
export type PictureFile = { size: number; format: 'avif' | 'webp' };

/** Longest side of a stored picture: more than twice what any page shows. */
const STORED_SIDE = 2_560;
const STORED_QUALITY = 90;
const WHOLE_SIDE = 640;
const TIMEOUT_SECONDS = 60;
/** As the pictures of the demo market, which weigh 5 to 20 kB each. */
const QUALITY = { avif: 50, webp: 70 };

/** What files begin with: neither a name nor a header counts. SVG and everything else is refused before it is parsed. */
const isPicture = (bytes: Buffer): boolean =>
  bytes.toString('hex', 0, 3) === 'ffd8ff' ||
  bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n' ||
  /^GIF8[79]a/.test(bytes.toString('latin1', 0, 6)) ||
  /^RIFF.{4}WEBP$/s.test(bytes.toString('latin1', 0, 12)) ||
  /^ftyp(?:avif|avis)$/.test(bytes.toString('latin1', 4, 12));

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const readHeader = async (bytes: Buffer) => (await openPicture(bytes, { limitInputPixels: false })).metadata();

/**
 * A picture as it is stored: turned upright by its EXIF, which is dropped with all other metadata (place, time), in sRGB, at most
 * 2,560 px. Of an animation the first picture.
 */
export async function readPicture(bytes: Buffer): Promise<Original | PictureRefusal> {
  if (!isPicture(bytes)) return 'content';
  return inTurn(async () => {
    const header = await readHeader(bytes).catch(() => null);
    if (!header) return 'damaged';
    const { width, height } = header;
    if (width * height > MAX_PICTURE_PIXELS || Math.max(width, height) > MAX_PICTURE_SIDE) return 'dimensions';
    const picture = await openPicture(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'warning', pages: 1 });
    const made = await picture
      .autoOrient()
      .resize(STORED_SIDE, STORED_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: STORED_QUALITY })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true })
      .catch(() => null);
    if (!made) return 'damaged';
    const { data: content, info } = made;
    return { hash: hashOf(content), content, width: info.width, height: info.height };
  });
}

/** A whole picture as `readPicture` made it, read again; null: it is another thing. */
export async function readOriginal(content: Buffer): Promise<Original | null> {
  const header = isPicture(content) ? await readHeader(content).catch(() => null) : null;
  const isOriginal = header?.format === 'webp' && Math.max(header.width, header.height) <= STORED_SIDE;
  return isOriginal ? { hash: hashOf(content), content, width: header.width, height: header.height } : null;
}

const HEIGHT_SHARES: Readonly<Record<CropShape, number>> = { square: 1, mobile: 624 / 780 };

/** The largest part of this shape, placed as `object-position` does. In pixels. */
export function cropOf({ width, height }: { width: number; height: number }, shape: CropShape, { x, y }: FocalPoint) {
  const share = HEIGHT_SHARES[shape];
  const partWidth = Math.max(1, Math.min(width, Math.round(height / share)));
  const partHeight = Math.max(1, Math.min(height, Math.round(width * share)));
  return {
    left: Math.round((width - partWidth) * x),
    top: Math.round((height - partHeight) * y),
    width: partWidth,
    height: partHeight,
  };
}

/** A file of a crop or, without one, of the whole picture. */
export function makeFile(
  { content, width, height }: Omit<Original, 'hash'>,
  { size, format }: PictureFile,
  crop: { shape: CropShape; focalPoint: FocalPoint } | null,
): Promise<Buffer> {
  return inTurn(async () => {
    const picture = await openPicture(content, { limitInputPixels: STORED_SIDE ** 2 });
    const sized = crop
      ? picture
          .extract(cropOf({ width, height }, crop.shape, crop.focalPoint))
          .resize(size, Math.round(size * HEIGHT_SHARES[crop.shape]))
      : picture.resize(WHOLE_SIDE, WHOLE_SIDE, { fit: 'inside', withoutEnlargement: true });
    return sized.toFormat(format, { quality: QUALITY[format] }).timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
  });
}
