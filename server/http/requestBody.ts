import type { IncomingMessage } from 'node:http';

export class BodyTooLargeError extends Error {}

/** The whole body of a request. Throws BodyTooLargeError above `maxBytes`, without reading on. */
export async function readWholeBody(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes) throw new BodyTooLargeError(`More than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
