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

/** The server's log: one JSON object per line on standard output, without cookies, tokens or authorizations. */
export function createLog(level: LogLevel, destination?: DestinationStream): Log {
  const paths = PLACES.flatMap((place) => SECRETS.map((secret) => pathOf(place, secret)));
  const options = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths, censor: '(hidden)' },
  };
  return destination ? pino(options, destination) : pino(options);
}
