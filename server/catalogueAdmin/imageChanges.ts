import type { FocalPointInput, ImageInput } from '#generated/schemaTypes.ts';
import { isBannerPicture } from '#rules/bannerPicture.ts';
import { pathFor } from '#rules/pictureCrop.ts';
import { isPictureAlt, MAX_IMAGES } from '#rules/pictureUpload.ts';
import { storedText } from '#rules/plainText.ts';
import { badInput, type ColumnChange } from './columnChanges.ts';
import type { KnownPictures } from './marketPictures.ts';

/** Whether both shares are from 0 to 1, or none is given. */
export const isFocalPoint = (point: FocalPointInput | null | undefined): boolean =>
  !point || [point.x, point.y].every((share) => share >= 0 && share <= 1);

function readAlt({ alt }: ImageInput): { primary: string; secondary: string } {
  const [primary, secondary] = [storedText(alt?.primary ?? ''), storedText(alt?.secondary ?? '')];
  const isValid = [primary, secondary].every((text) => text === '' || isPictureAlt(text));
  if (!isValid || (primary === '' && secondary !== '')) throw badInput('images');
  return { primary, secondary };
}

/** All pictures of a product or producer, in their order, with what they show. BAD_INPUT {field: images}. */
export function imageChanges(
  images: readonly ImageInput[] | null | undefined,
  pictures: KnownPictures,
): ColumnChange[] {
  if (images === undefined) return [];
  const entries = (images ?? []).map((image) => {
    const path = pathFor(image.path, 'square', image.focalPoint);
    if (!pictures.has(image.path) || !isFocalPoint(image.focalPoint) || isBannerPicture(path)) throw badInput('images');
    return { path, ...readAlt(image) };
  });
  const paths = entries.map(({ path }) => path);
  if (entries.length > MAX_IMAGES || new Set(paths).size < entries.length) throw badInput('images');
  const altsIn = (language: 'primary' | 'secondary') => {
    const alts = entries
      .filter((entry) => entry[language] !== '')
      .map((entry) => [entry.path, entry[language]] as const);
    return alts.length > 0 ? Object.fromEntries(alts) : null;
  };
  return [
    { field: 'images', column: 'images', value: paths },
    { field: 'images', column: 'image_alts_primary', value: altsIn('primary') },
    { field: 'images', column: 'image_alts_secondary', value: altsIn('secondary') },
  ];
}
