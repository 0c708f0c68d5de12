import { inTurn, openPicture } from '../gateways/pictureWork.ts';
import { MAX_PIXELS } from './photoFormat.ts';

/** In pixels, like the storefront's. */
const LONGEST_SIDE = 1600;

/**
 * The picture alone, drawn anew in its format: upright, at most 1600 px, without what the camera wrote into the file (place, time,
 * device) or what follows it. Null: it cannot be decoded.
 */
export const cleanPhoto = (photo: Buffer): Promise<Buffer | null> =>
  inTurn(async () =>
    (await openPicture(photo, { failOn: 'error', limitInputPixels: MAX_PIXELS }))
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toBuffer()
      .catch(() => null),
  );
