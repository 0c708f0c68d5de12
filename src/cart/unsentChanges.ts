import { useSyncExternalStore } from 'react';
import { createListeners } from '../shared/browser/createListeners.ts';
import { isOffline } from '../shared/browser/online.ts';
import { retryLater } from '../shared/browser/retryLater.ts';

/** Ids of variants whose lines were changed, and CHOICES. */
const changes = new Set<string>();
const { subscribe, notify } = createListeners();

/** The cart's place and texts, among the changes. */
export const CHOICES = 'choices';

/** Records whether a change waits because no response arrives, though the browser reports a network. */
export function markUnsent(change: string, isUnsent: boolean): void {
  if (changes.has(change) === isUnsent) return;
  if (isUnsent) changes.add(change);
  else changes.delete(change);
  notify();
}

/**
 * Waits before a change is sent again that got no response so many times in a row. The first may be a glitch: it is sent
 * again immediately. Not offline, where the network's return says when. `onUnanswered` is called at the first wait.
 */
export async function waitToResend(change: string, failures: number, onUnanswered: () => void): Promise<void> {
  if (failures < 2 || isOffline()) return;
  if (failures === 2) onUnanswered();
  markUnsent(change, true);
  await new Promise<void>(retryLater);
}

/** Whether any change waits for a response that does not arrive; false on the server. */
export const useUnsent = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => changes.size > 0,
    () => false,
  );
