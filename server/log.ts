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

/**
 * What stands for a person or acts in their name, wherever in a line it got to: addresses of mail, signed tokens, and an
 * order's own address, which opens it without signing in.
 */
const PERSONAL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+|\beyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\blnk_)[\w-]+/g;

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
