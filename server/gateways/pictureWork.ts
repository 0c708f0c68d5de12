import type { Sharp, SharpOptions } from 'sharp';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work on pictures one after the other: each takes up to some hundred MB of memory, and processor time that shoppers' pages
 * need as well.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** Opens a picture; sharp is loaded with the first one, so that a server which makes none does not wait for it. */
export async function openPicture(content: Buffer | string, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(content, options);
}
