import { createListeners } from '../browser/createListeners.ts';

/** Storage of this tab until it is closed; where storage is refused, until the page is left. Browser only. */
const fallback = new Map<string, string>();
const { subscribe, notify } = createListeners();

/** The value stored under a key, or null. */
export function readTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** What a stored text means; null: nothing is stored, or it is invalid. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text || 'null');
  } catch {
    return null;
  }
}

/** The list stored under a key; empty: none, or an invalid one. */
export function readTabList<T>(key: string): T[] {
  const stored = parseJson(readTab(key));
  return Array.isArray(stored) ? (stored as T[]) : [];
}

/** Stores a value under a key and notifies listeners. */
export function writeTab(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
  notify();
}

/** Calls back after every `writeTab`; returns a function that stops it. */
export const subscribeToTab = subscribe;
