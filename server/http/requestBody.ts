import type { IncomingMessage } from 'node:http';

/** A request's body is longer than its reader takes. Answer it with `connection: close`: not all of it may have been read. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/** Read and thrown away beyond what is taken, so that the refusal arrives; who sends more is cut off. */
const MAX_DRAINED_BYTES = 4_000_000;

/** The whole body of a request. Throws BodyTooLargeError above `maxBytes`, an Error when the caller hangs up. */
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
