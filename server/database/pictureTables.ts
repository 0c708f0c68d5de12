import type { Generated } from 'kysely';
import type { GeneratedInstant } from './columnTypes.ts';

/** What pictures show in one language, by path. */
export type ImageAlts = Readonly<Record<string, string>>;
/** Of the pictures of `images`; an absent one is described by the name beside it. */
export type ImageAltColumns = {
  image_alts_primary: Generated<ImageAlts | null>;
  image_alts_secondary: Generated<ImageAlts | null>;
};

export type PictureTables = {
  picture: {
    /** SHA-256 of the content. */
    hash: string;
    /** WebP, upright, without metadata. */
    content: Buffer;
    width: number;
    height: number;
    used_at: GeneratedInstant;
  };
};
