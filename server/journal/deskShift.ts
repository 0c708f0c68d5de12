import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { readShiftName, SHIFT_HEADER } from '../../rules/shiftName.ts';

const current = new AsyncLocalStorage<string | null>();

/**
 * Runs a call of the desk under the short name that its device says (ADR 70), which every entry of the journal that it writes
 * takes. It is what somebody typed, no proof of who they are; an unreadable one counts as none.
 */
export function withShiftName<T>(headers: IncomingHttpHeaders, work: () => T): T {
  const sent = headers[SHIFT_HEADER];
  return current.run(typeof sent === 'string' ? readShiftName(decoded(sent)) : null, work);
}

/** Who works at the device of the running call; null: nobody said. */
export const shiftName = (): string | null => current.getStore() ?? null;

/** Headers hold ASCII alone, so names are percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
