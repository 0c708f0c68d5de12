import { useMemo, useSyncExternalStore } from 'react';
import { subscribeToTab, parseJson, readTab, writeTab } from '../shared/storage/tabStorage.ts';

/** A pickup point or a delivery zone, by id. */
export type Place = { locationId: string } | { shippingZoneId: string };
/** Choices and texts of the cart that are not sent yet; null: none. */
export type PendingChoices = {
  readonly place: Place | null;
  readonly note: string | null;
  readonly allergies: string | null;
};

const KEY = 'etal.choices';
const NONE: PendingChoices = { place: null, note: null, allergies: null };

function parseChoices(text: string | null): PendingChoices {
  const stored = parseJson(text);
  return typeof stored === 'object' && stored !== null ? { ...NONE, ...stored } : NONE;
}

/** All pending choices of this tab; invalid stored data count as none. Browser only. */
export const pendingChoices = (): PendingChoices => parseChoices(readTab(KEY));

/** Stores choices for the tab's life, across reloads, replacing earlier ones; null removes them. Browser only. */
export const storeChoices = (change: Partial<PendingChoices>): void =>
  writeTab(KEY, JSON.stringify({ ...pendingChoices(), ...change }));

export const isPending = ({ place, note, allergies }: PendingChoices): boolean =>
  place !== null || note !== null || allergies !== null;

/** Removes the texts that the market has saved, unless they were changed meanwhile. Browser only. */
export function removeSentTexts({ note, allergies }: Pick<PendingChoices, 'note' | 'allergies'>): void {
  const current = pendingChoices();
  storeChoices({
    ...(current.note === note && { note: null }),
    ...(current.allergies === allergies && { allergies: null }),
  });
}

/** The same as a hook; empty on the server. */
export function usePendingChoices(): PendingChoices {
  const text = useSyncExternalStore(
    subscribeToTab,
    () => readTab(KEY),
    () => null,
  );
  return useMemo(() => parseChoices(text), [text]);
}
