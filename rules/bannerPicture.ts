/** How a banner's picture is stored: the widths of its files, its aspect ratio, and whether text may lie on it. */
export type BannerPictureShape = {
  readonly widths: readonly number[];
  readonly width: number;
  readonly height: number;
  /** Its left side is empty, so that text can lie on it. */
  readonly hasRoom: boolean;
};

const SQUARE: BannerPictureShape = { widths: [640], width: 640, height: 640, hasRoom: false };
const LARGE: BannerPictureShape = { widths: [900, 1280], width: 1280, height: 512, hasRoom: true };
const MOBILE: BannerPictureShape = { widths: [780], width: 780, height: 624, hasRoom: false };
/** Drawn a little higher than the others. */
const CRATE: BannerPictureShape = { ...LARGE, height: 640 };

/**
 * The shape of a picture by its path: one that ends in `-large` or `-mobile` was drawn for banners, any other is a square of
 * the catalogue (docs/operations.md).
 */
export function bannerPictureShape(path: string): BannerPictureShape {
  if (path === 'caisse-large') return CRATE;
  if (path.endsWith('-large')) return LARGE;
  return path.endsWith('-mobile') ? MOBILE : SQUARE;
}

/** True for a picture that was drawn for banners: it has no square files. */
export const isBannerPicture = (path: string): boolean => bannerPictureShape(path) !== SQUARE;
