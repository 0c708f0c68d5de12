import type { IncomingMessage } from 'node:http';

/** A request's body is larger than allowed. Respond with `connection: close`: not all of it may have been read. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Bytes beyond the limit that are read and dropped, so that the refusal arrives; larger requests are cut off. */
const MAX_DRAINED_BYTES = 4_000_000;

/**
 * Reads the whole body of a request. Throws BodyTooLargeError above `maxBytes`, an Error when the caller disconnects.
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new BodyTooLargeError(`The body is over ${maxBytes} bytes`);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > maxBytes + MAX_DRAINED_BYTES) {
        request.pause();
        reject(tooLarge());
      }
    });
    request.on('end', () => {
      if (size > maxBytes) reject(tooLarge());
      else resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    request.on('error', reject);
    request.on('close', () => reject(new Error('The caller hung up')));
  });
}
