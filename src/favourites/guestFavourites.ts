import { useSyncExternalStore } from 'react';
import { createListeners } from '../shared/browser/createListeners.ts';
import { PERSONAL_PREFIX, readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';
import { parseJson } from '../shared/storage/tabStorage.ts';

/** A guest's favourites, in this browser: ids of products, the latest marked first. They join the account at sign-in. */
const KEY = `${PERSONAL_PREFIX}favourites`;
/** As many as an account has (FAVOURITES_FULL). */
export const MAX_GUEST_FAVOURITES = 100;

const { subscribe, notify } = createListeners();
let lastText: string | null = null;
let lastList: readonly string[] = [];

/** The list as it is stored now; the same array while that is unchanged. */
export function readGuestFavourites(): readonly string[] {
  const text = readPersistent(KEY);
  if (text !== lastText) {
    const stored = parseJson(text);
    lastList = Array.isArray(stored)
      ? stored.filter((id) => typeof id === 'string').slice(0, MAX_GUEST_FAVOURITES)
      : [];
    lastText = text;
  }
  return lastList;
}

/** False: the browser refuses to store the list, or has no room; it is unchanged. */
export function writeGuestFavourites(list: readonly string[]): boolean {
  const isStored = writePersistent(KEY, list.length > 0 ? JSON.stringify(list) : null);
  notify();
  return isStored;
}

/** Follows changes of this tab and of others. */
function subscribeToAll(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

const NONE: readonly string[] = [];
/** The guest's favourites; none while hydrating. */
export const useGuestFavourites = (): readonly string[] =>
  useSyncExternalStore(subscribeToAll, readGuestFavourites, () => NONE);
