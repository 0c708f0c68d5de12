import { useMemo, useSyncExternalStore } from 'react';
import { followMemory, recall, remember } from '../shared/storage/tabMemory.ts';

/** A pickup point or a delivery zone, by id. */
export type Place = { locationId: string } | { shippingZoneId: string };
/** What was chosen or written in the cart and the market does not have yet; null: nothing of it waits. */
export type KeptChoices = { readonly place: Place | null; readonly note: string | null };

const KEY = 'etal.choices';
const NONE: KeptChoices = { place: null, note: null };

function read(text: string | null): KeptChoices {
  try {
    const kept: unknown = JSON.parse(text || 'null');
    return typeof kept === 'object' && kept !== null ? { ...NONE, ...kept } : NONE;
  } catch {
    return NONE;
  }
}

/** All that waits in this tab; a text that is not what was written here counts as nothing. Browser only. */
export const keptChoices = (): KeptChoices => read(recall(KEY));

/** Keeps choices in the place of those before, over a reload, for the tab's life; null takes them away. Browser only. */
export const keepChoices = (change: Partial<KeptChoices>): void =>
  remember(KEY, JSON.stringify({ ...keptChoices(), ...change }));

/** The same, followed; nothing on the server. */
export function useKeptChoices(): KeptChoices {
  const text = useSyncExternalStore(
    followMemory,
    () => recall(KEY),
    () => null,
  );
  return useMemo(() => read(text), [text]);
}
