import { isPlainText, LINE_MAX_LENGTH } from './plainText.ts';

/** 25 MB: more than phone cameras write. */
export const MAX_PICTURE_BYTES = 25_000_000;
/** The pixels of the largest phone cameras of which a JPEG has less than 25 MB; a bomb has more. */
export const MAX_PICTURE_PIXELS = 110_000_000;
export const MAX_PICTURE_SIDE = 20_000;
/** Pictures of a product or producer. */
export const MAX_IMAGES = 12;
/** What a picture shows, in one line. A bar separates the texts of several pictures in catalogue files. */
export const isPictureAlt = (text: string): boolean => isPlainText(text, LINE_MAX_LENGTH) && !text.includes('|');
/** What browsers offer to choose; phones convert their own formats (HEIC) to the first. The server looks at the content. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
