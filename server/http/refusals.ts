import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode } from '../../__generated__/schemaTypes.ts';
import type { Locale } from '../../rules/constants.ts';
import type { Log } from '../log.ts';
import { CallRefusal, localeOf, type RefusalKind } from './callHeaders.ts';

type Texts = Record<Locale, string>;
type HttpRefusal = { status: number; code: ErrorCode; text: Texts; headers?: Record<string, string> };

/**
 * Responses to calls that spec 7 does not allow: the storefront never sends them, so these texts are for developers of
 * a client.
 */
const REFUSALS = {
  method: {
    status: 405,
    code: 'BAD_INPUT',
    text: { fr: 'L’API n’accepte que la méthode POST.', en: 'The API takes POST only.' },
    headers: { allow: 'POST' },
  },
  contentType: {
    status: 415,
    code: 'BAD_INPUT',
    text: { fr: 'L’API n’accepte que application/json.', en: 'The API takes application/json only.' },
  },
  origin: {
    status: 403,
    code: 'FORBIDDEN',
    text: { fr: 'L’API n’accepte pas les appels d’un autre site.', en: 'The API takes no calls from another site.' },
  },
  size: {
    status: 413,
    code: 'TOO_LARGE',
    text: { fr: 'Le corps de la requête dépasse 100 ko.', en: 'The body of the request is over 100 kB.' },
    headers: { connection: 'close' },
  },
  json: {
    status: 400,
    code: 'BAD_INPUT',
    text: { fr: 'Le corps de la requête n’est pas du JSON valide.', en: 'The body of the request is not valid JSON.' },
  },
  shape: {
    status: 400,
    code: 'BAD_INPUT',
    text: {
      fr: 'Le corps doit être un objet avec query (texte), operationName (texte ou null) et variables (objet ou null), et rien d’autre.',
      en: 'The body must be an object with query (text), operationName (text or null) and variables (object or null), and nothing else.',
    },
  },
  internal: {
    status: 500,
    code: 'INTERNAL',
    text: { fr: 'Une erreur est survenue.', en: 'An error occurred.' },
  },
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
  const { status, code, text, headers }: HttpRefusal = REFUSALS[kind];
  const extensions = { code, displayable: false, localized: true, params: {} };
  const body = { errors: [{ message: text[localeOf(request.headers)], extensions }] };
  sendAnswer(response, status, Buffer.from(JSON.stringify(body)), headers);
}
