import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

export type Log = Logger;

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** What could act in somebody's name, wherever a logged object carries it. */
const SECRETS = ['cookie', 'authorization', '["set-cookie"]', 'sessionToken', 'token', 'password', 'secret'];
const PLACES = ['', 'headers', 'req.headers', 'request.headers', 'visitor', 'context.visitor'];

function pathOf(place: string, secret: string): string {
  return place === '' || secret.startsWith('[') ? `${place}${secret}` : `${place}.${secret}`;
}

/** What stands for a person or acts in their name, wherever in a line it got to. */
const PERSONAL = new RegExp(
  [
    // An address of mail.
    /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/,
    // A signed token.
    /\beyJ[\w-]+\.[\w-]+\.[\w-]*/,
    // What opens something without signing in: an order, its calendar, the end of reminders.
    /(?<=\blnk_)[\w-]+/,
    /(?<=\/calendrier\/)[0-9a-f-]+(?=-(?:fr|en)\.ics)/,
    /(?<=\/desabonnement\/)[\w.%-]+/,
    // A customer's page at the payment provider.
    /(?<=\/p\/session\/)[\w-]+/,
    // What signs in: a link to confirm an address or set a password, a code and the state it belongs to, tokens.
    /(?<=[?&](?:ticket|code|state|id_token_hint|access_token|refresh_token)=)[^&#\s"\\]+/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);

/** Of an error only what says where and why: a database adds the very values that it refused. */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  return { type: name, message, stack, code, ...(cause !== undefined && { cause: errorFacts(cause) }) };
}

/**
 * The server's log: one JSON object per line on standard output, without cookies, tokens or authorizations, addresses of
 * mail, or the values that an error carries.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const paths = PLACES.flatMap((place) => SECRETS.map((secret) => pathOf(place, secret)));
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '(hidden)' },
    serializers: { err: errorFacts },
    hooks: { streamWrite: (line: string) => line.replace(PERSONAL, '(hidden)') },
  };
  return destination ? pino(options, destination) : pino(options);
}
