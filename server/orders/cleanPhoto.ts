import { MAX_PIXELS } from './photoFormat.ts';

/** In pixels, like the storefront's. */
const LONGEST_SIDE = 1600;

/**
 * The picture alone, drawn anew in its format: upright, at most 1600 px, without what the camera wrote into the file (place, time,
 * device) or what follows it. Null: it cannot be decoded.
 */
export async function cleanPhoto(photo: Buffer): Promise<Buffer | null> {
  // Loaded with the first photo: a server that receives none does not wait for it.
  const { default: sharp } = await import('sharp');
  return sharp(photo, { failOn: 'error', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(() => null);
}
