import { useSyncExternalStore } from 'react';

const lines = new Set<string>();
const listeners = new Set<() => void>();
const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => void listeners.delete(changed);
};

/** Notes whether what was pressed of a line waits because nobody answers, though the browser sees a network. */
export function markUnsent(variantId: string, isUnsent: boolean): void {
  if (lines.has(variantId) === isUnsent) return;
  if (isUnsent) lines.add(variantId);
  else lines.delete(variantId);
  for (const changed of listeners) changed();
}

/** Whether anything pressed waits for an answer that does not come; false on the server. */
export const useUnsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lines.size > 0,
    () => false,
  );
