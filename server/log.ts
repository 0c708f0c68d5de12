import { AsyncLocalStorage } from 'node:async_hooks';
import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What names a request in the log and its answer; trace: the balancer's, if it sent one (W3C Trace Context). */
export type RequestNames = { request: string; trace?: string };

const requests = new AsyncLocalStorage<RequestNames>();

/** Runs the work of a request: whatever is logged meanwhile bears its names. */
export const inRequest = <T>(names: RequestNames, work: () => T): T => requests.run(names, work);

/** Keys of values that authorize somebody, wherever a logged object has them. */
const SECRETS = ['cookie', 'authorization', '["set-cookie"]', 'sessionToken', 'token', 'password', 'secret'];
const PLACES = ['', 'headers', 'req.headers', 'request.headers', 'visitor', 'context.visitor'];

function pathOf(place: string, secret: string): string {
  return place === '' || secret.startsWith('[') ? `${place}${secret}` : `${place}.${secret}`;
}

/** Patterns of what identifies a person or authorizes somebody, wherever in a line. */
const PERSONAL = new RegExp(
  [
    // An e-mail address.
    /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/,
    // A signed token.
    /\beyJ[\w-]+\.[\w-]+\.[\w-]*/,
    // Links that need no sign-in: an order, its calendar, unsubscribing, confirming an address, a producer's page, a photo.
    /(?<=\blnk_)[\w-]+/,
    /(?<=\/calendrier\/)[0-9a-f-]+(?=-(?:fr|en)\.ics)/,
    /(?<=\/(?:desabonnement|courriel-confirme|bordereau|photos)\/)[\w.%-]+/,
    // A customer's page at the payment provider.
    /(?<=\/p\/session\/)[\w-]+/,
    // Sign-in material: links to confirm an address or set a password, a code with its state, tokens.
    /(?<=[?&](?:ticket|code|state|id_token_hint|access_token|refresh_token)=)[^&#\s"\\]+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** A text without addresses, tokens and links that authorize somebody. */
export const withoutPersonal = (text: string): string => text.replace(PERSONAL, '(hidden)');

/** The message and stack of an error only: a database adds the very values that it refused. */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, stack, code, ...(cause !== undefined && { cause: errorFacts(cause) }) };
}

/**
 * The server's log: one JSON object per line on standard output, without cookies, tokens, authorizations, e-mail
 * addresses or the values in errors.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const paths = PLACES.flatMap((place) => SECRETS.map((secret) => pathOf(place, secret)));
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '(hidden)' },
    serializers: { err: errorFacts },
    mixin: () => requests.getStore() ?? {},
    hooks: { streamWrite: withoutPersonal },
  };
  return destination ? pino(options, destination) : pino(options);
}
