import { isStorable } from '../../rules/plainText.ts';
import { MarketError } from '../marketError.ts';

/** Characters that a key of a caller's has at most. */
const REQUEST_MAX = 100;

/**
 * The caller's key as it is kept: the same one of a kind of action is done once. BAD_INPUT {field} for one that is empty, too
 * long, or that no text holds.
 */
export function requestKey(kind: string, requestId: string): string {
  if (requestId.trim() === '' || requestId.length > REQUEST_MAX || !isStorable(requestId))
    throw new MarketError('BAD_INPUT', { field: 'requestId' });
  return `${kind} ${requestId}`;
}
