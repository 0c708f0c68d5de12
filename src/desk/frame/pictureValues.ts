import { graphql, readInlineData } from 'react-relay';
import type { pictureValues_crop$key } from '#generated/relay/pictureValues_crop.graphql.ts';
import type { pictureValues_image$key } from '#generated/relay/pictureValues_image.graphql.ts';
import { isPictureAlt, MAX_IMAGES } from '#rules/pictureUpload.ts';
import { check, z } from '../../shared/forms/formSchema.ts';
import { optionalTextInput, textValues } from './deskSchema.ts';
import type { SentPicture } from './sendPicture.ts';

// Both languages of a text are read by `textValues`.
// oxlint-disable relay/unused-fields
const fragment = graphql`
  fragment pictureValues_image on Image @inline {
    path
    altTexts {
      primary
      secondary
    }
    ...pictureValues_crop
  }
`;
const cropFragment = graphql`
  fragment pictureValues_crop on Image @inline {
    focalPoint {
      x
      y
    }
    uncropped
  }
`;
// oxlint-enable relay/unused-fields

/** Where an uploaded picture is cropped: shares from 0 to 1. */
export type Crop = { readonly uncropped: string; readonly x: number; readonly y: number };
/** A picture of a product or producer. crop null: it was not uploaded. */
export type PictureValue = {
  readonly path: string;
  readonly alt: { readonly primary: string; readonly secondary: string };
  readonly crop: Crop | null;
};

/** A field of a form in which a picture may have a crop: one, or none. A list is a field as a whole. */
export type CropValue = readonly Crop[];

export function cropValue(key: pictureValues_crop$key | null | undefined): CropValue {
  if (!key) return [];
  const { focalPoint, uncropped } = readInlineData(cropFragment, key);
  return focalPoint && uncropped ? [{ uncropped, x: focalPoint.x, y: focalPoint.y }] : [];
}

/** The form's value of a stored picture. */
export function pictureValue(key: pictureValues_image$key): PictureValue {
  const { path, altTexts, ...image } = readInlineData(fragment, key);
  return { path, alt: textValues(altTexts), crop: cropValue(image)[0] ?? null };
}

/** A picture that was just uploaded. */
export const sentCrop = ({ uncropped }: SentPicture): Crop => ({ uncropped, x: 0.5, y: 0.5 });

/** The part of ImageInput that a crop is. */
export const focalPointOf = (crop: Crop | null) => crop && { focalPoint: { x: crop.x, y: crop.y } };

/** A picture for ImageInput. */
const imageInputOf = ({ path, alt, crop }: PictureValue) => ({
  path,
  alt: optionalTextInput(alt),
  ...focalPointOf(crop),
});

const isAlt = ({ alt: { primary, secondary } }: PictureValue) =>
  [primary, secondary].every((text) => text === '' || isPictureAlt(text));
const isTranslated = ({ alt: { primary, secondary } }: PictureValue) => primary !== '' || secondary === '';

/** All pictures of a product or producer, in their order. */
export const picturesSchema = z.custom<PictureValue[]>().check(
  check((pictures) => pictures.length <= MAX_IMAGES, 'desk_pictures.refused.many', { most: MAX_IMAGES }),
  check((pictures) => pictures.every(isAlt), 'desk_pictures.refused.alt'),
  check((pictures) => pictures.every(isTranslated), 'desk_catalogue.refused.translated'),
);

/** The same for the input of the mutation. */
export const imagesInputOf = (pictures: PictureValue[]) => pictures.map(imageInputOf);
