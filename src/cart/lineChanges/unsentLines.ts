import { useSyncExternalStore } from 'react';
import { createListeners } from '../../shared/browser/createListeners.ts';

const lines = new Set<string>();
const { subscribe, notify } = createListeners();

/** Records whether changes of a line wait because no response arrives, though the browser reports a network. */
export function markUnsent(variantId: string, isUnsent: boolean): void {
  if (lines.has(variantId) === isUnsent) return;
  if (isUnsent) lines.add(variantId);
  else lines.delete(variantId);
  notify();
}

/** Whether any change waits for a response that does not arrive; false on the server. */
export const useUnsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => lines.size > 0,
    () => false,
  );
