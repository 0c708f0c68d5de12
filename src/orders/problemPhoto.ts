import { postFile } from '../shared/relay/postFile.ts';

/** 1600 px and 1.5 MB; the server takes 2. */
export const PHOTO_LIMITS = { side: 1600, bytes: 1_500_000 };

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
  const response = await postFile(`/photos?${new URLSearchParams(target)}`, photo);
  return response?.status === 204 ? null : (FAILURES[response?.status ?? 0] ?? 'order_problem.photo_unsent');
}
