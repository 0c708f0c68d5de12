/** Shares from 0 to 1, as in the schema. */
export type FocalPoint = { readonly x: number; readonly y: number };
/** Where a crop is shown: `mobile` is the shape of banners, in which the text stands beside the picture. */
export type CropShape = 'square' | 'mobile';

/*
 * The path of an uploaded picture contains all that its files depend on, so that they are cached for ever: the picture's hash, the
 * focal point in hundredths and, of banners, the shape.
 */

type UploadedPath = { hash: string; focalPoint: FocalPoint; shape: CropShape };

const CROP = /^photo-([\da-f]{16})-(\d\d)(\d\d)(-mobile)?$/;
const WHOLE = /^photo-([\da-f]{16})-whole$/;
const CENTRE: FocalPoint = { x: 0.5, y: 0.5 };

/** Whether it is the crop of a picture without a focal point of its own. */
export const isCentred = ({ focalPoint: { x, y } }: Pick<UploadedPath, 'focalPoint'>): boolean =>
  x === CENTRE.x && y === CENTRE.y;

const hundredths = (share: number) => String(Math.min(99, Math.round(share * 100))).padStart(2, '0');

/** The path of a crop, by the hash's first 16 digits. */
export const cropPath = (hash: string, { x, y }: FocalPoint = CENTRE, shape: CropShape = 'square'): string =>
  `photo-${hash.slice(0, 16)}-${hundredths(x)}${hundredths(y)}${shape === 'square' ? '' : `-${shape}`}`;

/** The path of the uncropped picture. */
export const wholePath = (hash: string): string => `photo-${hash.slice(0, 16)}-whole`;

/** What the path of an uploaded picture says; null: another picture. */
export function readUploadedPath(path: string): UploadedPath | null {
  const [, hash, x, y, suffix] = CROP.exec(path) ?? [];
  if (!hash) return null;
  return { hash, focalPoint: { x: Number(x) / 100, y: Number(y) / 100 }, shape: suffix ? 'mobile' : 'square' };
}

/** The hash in the path of an uncropped picture; null: another path. */
export const readWholePath = (path: string): string | null => WHOLE.exec(path)?.[1] ?? null;

/** The path of a picture where it is used: an uploaded one in the shape that is shown there, any other as it is. */
export function pathFor(path: string, shape: CropShape, focalPoint?: FocalPoint | null): string {
  const uploaded = readUploadedPath(path);
  return uploaded ? cropPath(uploaded.hash, focalPoint ?? uploaded.focalPoint, shape) : path;
}
