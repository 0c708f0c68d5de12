import type { Text } from '../text/bilingualText.ts';

export { cropPath, isCentred, pathFor, readUploadedPath, readWholePath, wholePath } from '#rules/pictureCrop.ts';
export type { CropShape, FocalPoint } from '#rules/pictureCrop.ts';

/** A picture as resolvers know it. */
export type ImageView = { readonly path: string; readonly alt: string | null; readonly altTexts: Text | null };
