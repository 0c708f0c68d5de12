import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '#rules/constants.ts';

export type RefusalKind = 'method' | 'contentType' | 'origin' | 'size' | 'json' | 'shape' | 'internal';

/** A call that is rejected before anything is executed; refusals.ts has the texts. */
export class CallRefusal extends Error {
  readonly kind: RefusalKind;
  constructor(kind: RefusalKind) {
    super(kind);
    this.name = 'CallRefusal';
    this.kind = kind;
  }
}

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/** The origins of the market's pages: PUBLIC_URL and, where that is this machine, its other names at the same port. */
export function ownOrigins(publicUrl: string): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(publicUrl);
  const otherOrigins = protocol === 'http:' && OWN_NAMES.includes(hostname) ? OWN_NAMES : [];
  return new Set([publicUrl, ...otherOrigins.map((name) => new URL(`http://${name}:${port}`).origin)]);
}

/**
 * Whether a call comes from the market's own pages, or from no page: browsers send their page's origin with every POST,
 * and otherwise Sec-Fetch-Site. So a cookie alone can never act (schema: CALLS).
 */
export function isOwnOrigin(
  { origin, 'sec-fetch-site': site }: IncomingHttpHeaders,
  ownOrigins: ReadonlySet<string>,
): boolean {
  if (origin !== undefined) return ownOrigins.has(origin);
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** CallRefusal for anything but a POST of application/json (UTF-8) from one of the own origins. */
export function checkHeaders({ method, headers }: IncomingMessage, ownOrigins: ReadonlySet<string>): void {
  if (method !== 'POST') throw new CallRefusal('method');
  if (!isOwnOrigin(headers, ownOrigins)) throw new CallRefusal('origin');
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? ''))
    throw new CallRefusal('contentType');
}

/** Accept-Language is fr or en; anything else is fr (schema: LANGUAGE). */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return headers['accept-language']?.trim().toLowerCase() === 'en' ? 'en' : DEFAULT_LOCALE;
}
