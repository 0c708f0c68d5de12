/** What this browser remembers between visits. Where storage is refused nothing is kept, and nothing breaks. Browser only. */

/** How the keys begin of what tells of the reader: it goes when they sign out. */
export const PERSONAL = 'etal.personal.';

/** The value kept under a key, or null. */
export function recallLasting(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key; null forgets it. False: storage is refused or full, and what was there before still is. */
export function rememberLasting(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    // The visit goes on without it.
    return false;
  }
}
