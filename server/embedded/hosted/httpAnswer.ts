import type { ServerResponse } from 'node:http';

/** One answer of the provider, before it is written. */
export type HttpAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** The size limit of every request body, of the API and of the hosted page. */
export const MAX_BODY_BYTES = 100_000;

export function jsonAnswer(status: number, body: object, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Writes the answer with the headers that every answer of the provider carries. */
export function writeAnswer(response: ServerResponse, httpAnswer: HttpAnswer, withBody: boolean): void {
  response.writeHead(httpAnswer.status, {
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-length': Buffer.byteLength(httpAnswer.body),
    ...httpAnswer.headers,
  });
  response.end(withBody ? httpAnswer.body : undefined);
}
