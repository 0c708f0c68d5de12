import { postFile } from '../shared/relay/postFile.ts';

/** In pixels. */
const LONGEST_SIDE = 1600;
/** 1.5 MB; the server takes 2. */
const MAX_BYTES = 1_500_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

const toJpeg = (canvas: HTMLCanvasElement, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * A picture as a JPEG of at most 1600 px and 1.5 MB, without what the camera wrote into it (place, time). Null: the browser
 * reads no picture in the file.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  let photo: Blob | null = null;
  for (const quality of QUALITIES) {
    photo = await toJpeg(canvas, quality);
    if (photo && photo.size <= MAX_BYTES) break;
  }
  return photo;
}

/** A picture as the address of an `<img>`: the pages' policy allows data:, not blob:. */
export const dataUrlOf = (photo: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The photo cannot be read.')));
    reader.readAsDataURL(photo);
  });

export type PhotoFailure =
  | 'order_problem.photo_large'
  | 'order_problem.photo_unreadable'
  | 'order_problem.photo_unsent';
const FAILURES: Readonly<Record<number, PhotoFailure>> = {
  413: 'order_problem.photo_large',
  415: 'order_problem.photo_unreadable',
};

/** Adds the photo to the problem that was reported of a line, with the shopper's token; once, if it is sent again. Null: stored. */
export async function sendPhoto(target: { order: string; line: string }, photo: Blob): Promise<PhotoFailure | null> {
  const status = await postFile(`/photos?${new URLSearchParams(target)}`, photo);
  return status === 204 ? null : (FAILURES[status ?? 0] ?? 'order_problem.photo_unsent');
}
