/** What this tab remembers until it is closed; where storage is refused, until the page is left. Browser only. */
const fallback = new Map<string, string>();
const listeners = new Set<() => void>();

/** The value kept under a key, or null. */
export function recall(key: string): string | null {
  try {
    return window.sessionStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

/** Keeps a value under a key and tells those who follow. */
export function remember(key: string, value: string): void {
  try {
    window.sessionStorage.setItem(key, value);
  } catch {
    fallback.set(key, value);
  }
  for (const listener of listeners) listener();
}

/** Calls back after every `remember`; returns the end of it. */
export function followMemory(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets all that the market keeps in this tab, and tells those who follow. */
export function forgetTab(): void {
  fallback.clear();
  try {
    const kept = Object.keys(window.sessionStorage);
    for (const key of kept) if (key.startsWith('etal.')) window.sessionStorage.removeItem(key);
  } catch {
    // Refused: nothing was kept there.
  }
  for (const listener of listeners) listener();
}
