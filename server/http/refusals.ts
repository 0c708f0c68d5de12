import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '#generated/schemaTypes.ts';
import type { Log } from '../log.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import { CallRefusal, localeOf, type RefusalKind } from './callHeaders.ts';

type HttpRefusal = { status: number; code: ErrorCode; headers?: Record<string, string> };

/**
 * Responses to calls that spec 7 does not allow: the storefront never sends them, so these texts are for developers of
 * a client.
 */
const REFUSALS = {
  method: { status: 405, code: 'BAD_INPUT', headers: { allow: 'POST' } },
  contentType: { status: 415, code: 'BAD_INPUT' },
  origin: { status: 403, code: 'FORBIDDEN' },
  size: { status: 413, code: 'TOO_LARGE', headers: { connection: 'close' } },
  json: { status: 400, code: 'BAD_INPUT' },
  shape: { status: 400, code: 'BAD_INPUT' },
  internal: { status: 500, code: 'INTERNAL' },
} as const satisfies Record<RefusalKind, HttpRefusal>;

type Headers = Record<string, string>;

/** A response of the API: JSON that no cache stores. */
export function sendAnswer(response: ServerResponse, status: number, body: Buffer, headers: Headers = {}): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(body);
}

/** A refusal in the caller's language and in the form of any other error; other thrown values are logged and masked. */
export function sendRefusal(error: unknown, request: IncomingMessage, response: ServerResponse, log: Log): void {
  if (response.headersSent || request.socket.destroyed) return;
  const kind = error instanceof CallRefusal ? error.kind : 'internal';
  if (kind === 'internal') log.error({ err: error }, 'A call failed');
  const { status, code, headers }: HttpRefusal = REFUSALS[kind];
  const extensions = { code, displayable: false, localized: true, params: {} };
  const message = serverTranslator(localeOf(request.headers))(`refusal.${kind}`);
  const body = { errors: [{ message, extensions }] };
  sendAnswer(response, status, Buffer.from(JSON.stringify(body)), headers);
}
