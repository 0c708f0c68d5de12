import { createHash } from 'node:crypto';
import { isStorable } from '#rules/plainText.ts';
import { MarketError } from '../marketError.ts';

/** The longest request key, in characters. */
const REQUEST_MAX = 100;

/**
 * A call that takes effect once. `key`: identifies it in the journal; `input`: a digest of its arguments, which reveals
 * none of their text.
 */
export type KeyedRequest = { key: string; input: string };

/** The request of a call whose key is known to be valid; `payload`: its subject and arguments. */
export const requestOf = (kind: string, id: string, payload: Readonly<Record<string, unknown>>): KeyedRequest => ({
  key: `${kind} ${id}`,
  input: createHash('sha256').update(JSON.stringify(payload)).digest('hex'),
});

/** BAD_INPUT {field} for a key that is empty, too long, or not storable as text. */
export function requireRequestId(requestId: string): void {
  if (requestId.trim() === '' || requestId.length > REQUEST_MAX || !isStorable(requestId))
    throw new MarketError('BAD_INPUT', { field: 'requestId' });
}

/**
 * The same with a key from the caller, unique for a kind of action. BAD_INPUT {field} for a key that is empty, too long, or
 * not storable as text.
 */
export function callersRequest(
  kind: string,
  requestId: string,
  payload: Readonly<Record<string, unknown>>,
): KeyedRequest {
  requireRequestId(requestId);
  return requestOf(kind, requestId, payload);
}
