/** Persistent storage of this browser. Where it is refused nothing is stored, and nothing breaks. Browser only. */

/** Prefix of keys with personal data, which are removed at sign-out. */
export const PERSONAL_PREFIX = 'etal.personal.';
/** Who works at the desk on this device: written by the desk, read by pages that lead its staff back. */
export const DESK_READER = `${PERSONAL_PREFIX}desk-reader`;

/** The value stored under a key, or null. */
export function readPersistent(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key; null removes it. False: storage is refused or full, and the previous value stays. */
export function writePersistent(key: string, value: string | null): boolean {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
    return true;
  } catch {
    // The visit continues without it.
    return false;
  }
}

/** The provider's id of the person whose personal data are stored. */
export const OWNER_KEY = `${PERSONAL_PREFIX}of`;

/** Whether somebody was signed in in this browser last, and did not sign out. Browser only. */
export const hasStorageOwner = (): boolean => readPersistent(OWNER_KEY) !== null;
