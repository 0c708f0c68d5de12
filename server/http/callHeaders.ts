import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { CallRefusal } from './callRefusal.ts';

/**
 * Whether a call comes from the market's own pages, or from no page at all: browsers name their page's origin with every
 * POST, and where they leave it out, Sec-Fetch-Site still tells. A cookie alone can so never act (schema: CALLS).
 */
function isOwn({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigin: string): boolean {
  if (origin !== undefined) return origin === ownOrigin;
  return site === undefined || site === 'same-origin' || site === 'none';
}

/** CallRefusal for anything but a POST of application/json (UTF-8) by the own origin. */
export function checkHeaders({ method, headers }: IncomingMessage, ownOrigin: string): void {
  if (method !== 'POST') throw new CallRefusal('method');
  if (!isOwn(headers, ownOrigin)) throw new CallRefusal('origin');
  if (!/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(headers['content-type'] ?? ''))
    throw new CallRefusal('contentType');
}
