/** Storage of this tab until it is closed; where storage is refused, until the page is left. Browser only. */
const fallback = new Map<string, string>();
const listeners = new Set<() => void>();

/** The value stored under a key, or null. */
export function recall(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** Stores a value under a key and notifies listeners. */
export function remember(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls back after every `remember`; returns a function that stops it. */
export function followMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
