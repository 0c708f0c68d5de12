import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { readShiftName, SHIFT_HEADER } from '#rules/shiftName.ts';

const current = new AsyncLocalStorage<string | null>();

/**
 * Runs a call with the short name that was entered at the desk's device (ADR 70); every journal entry written in it has
 * that name. Anyone can enter any name, so it proves nothing. An unreadable name is ignored.
 */
export function withShiftName<T>(headers: IncomingHttpHeaders, work: () => T): T {
  const shiftHeader = headers[SHIFT_HEADER];
  return current.run(typeof shiftHeader === 'string' ? readShiftName(decoded(shiftHeader)) : null, work);
}

/** The name entered at the device of the current call; null: none. */
export const shiftName = (): string | null => current.getStore() ?? null;

/** Headers hold ASCII alone, so names are percent-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
