import { createHash } from 'node:crypto';
import { isStorable } from '../../rules/plainText.ts';
import { MarketError } from '../marketError.ts';

/** Characters that a key of a caller's has at most. */
const REQUEST_MAX = 100;

/** A call that is done once: `key` is what it is kept under, `input` a digest of all that it asks, its words not to be read from it. */
export type DeskRequest = { key: string; input: string };

/** A call of a kind, by a key that is fit to be kept; `asked`: its subject and its arguments, as JSON tells them apart. */
export const requestOf = (kind: string, id: string, asked: Readonly<Record<string, unknown>>): DeskRequest => ({
  key: `${kind} ${id}`,
  input: createHash('sha256').update(JSON.stringify(asked)).digest('hex'),
});

/**
 * The same of a key that the caller made: of a kind of action each is done once. BAD_INPUT {field} for one that is empty, too
 * long, or that no text holds.
 */
export function callersRequest(kind: string, requestId: string, asked: Readonly<Record<string, unknown>>): DeskRequest {
  if (requestId.trim() === '' || requestId.length > REQUEST_MAX || !isStorable(requestId))
    throw new MarketError('BAD_INPUT', { field: 'requestId' });
  return requestOf(kind, requestId, asked);
}
