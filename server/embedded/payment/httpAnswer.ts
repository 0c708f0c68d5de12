import type { IncomingMessage, ServerResponse } from 'node:http';

/** One answer of the provider, before it is written. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** A request's body is longer than the provider reads. */
export class BodyTooLargeError extends Error {}

/** Every request body, of the API and of the hosted page, ends here. */
export const MAX_BODY_BYTES = 100_000;

/** The whole body as text. Throws BodyTooLargeError above 100 kB; the rest is then read away unseen. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (length > MAX_BODY_BYTES) throw new BodyTooLargeError(`More than ${MAX_BODY_BYTES} bytes`);
  return Buffer.concat(chunks).toString('utf8');
}

export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Writes the answer with the headers that every answer of the provider carries. */
export function writeAnswer(response: ServerResponse, answer: HttpAnswer, withBody: boolean): void {
  response.writeHead(answer.status, {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-length': Buffer.byteLength(answer.body),
    ...answer.headers,
  });
  response.end(withBody ? answer.body : undefined);
}
