import { pathFor, readUploadedPath, wholePath } from '#rules/pictureCrop.ts';
import type { Crop, PictureValue } from '../frame/pictureValues.ts';

/** The cells of a catalogue file that pictures fill. */
export type PictureCells = { readonly images: string; readonly image_alts_fr: string; readonly image_alts_en: string };

/** `pomme: Trois pommes|pommier: Le verger` by path. */
const altsOf = (cell: string): ReadonlyMap<string, string> =>
  new Map(
    cell.split('|').map((part) => {
      const at = part.indexOf(':');
      return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
    }),
  );

/** Where an uploaded one is cropped is in its path. */
export function cropOf(path: string): Crop | null {
  const uploaded = readUploadedPath(path);
  return uploaded && { uncropped: wholePath(uploaded.hash), ...uploaded.focalPoint };
}

/** Pictures with what they show and where they are cropped. */
export function picturesOf({ images, image_alts_fr: french, image_alts_en: english }: PictureCells): PictureValue[] {
  const [primary, secondary] = [altsOf(french), altsOf(english)];
  return images
    .split('|')
    .filter(Boolean)
    .map((path) => ({
      path,
      alt: { primary: primary.get(path) ?? '', secondary: secondary.get(path) ?? '' },
      crop: cropOf(path),
    }));
}

/** As an export writes them: what pictures show by path. A bar, which separates them, becomes a slash as it is typed. */
export function pictureCells(values: readonly PictureValue[]): PictureCells {
  const pictures = values.map(({ path, alt, crop }) => ({ path: pathFor(path, 'square', crop), alt }));
  const alts = (language: 'primary' | 'secondary') =>
    pictures
      .filter(({ alt }) => alt[language] !== '')
      .toSorted((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, alt }) => `${path}: ${alt[language].replaceAll('|', '/')}`)
      .join('|');
  return {
    images: pictures.map(({ path }) => path).join('|'),
    image_alts_fr: alts('primary'),
    image_alts_en: alts('secondary'),
  };
}
