import { clearOfflineCopies } from './offlineCopies.ts';
import { PERSONAL_PREFIX, readPersistent, writePersistent } from './persistentStorage.ts';

function removeKeys(storage: () => Storage, prefix: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix)) storage().removeItem(key);
  } catch {
    // Refused: nothing was stored there.
  }
}

/**
 * Removes the visitor's data: all of this tab's, and persistent personal data. For a page that is left immediately:
 * listeners are not notified. Browser only.
 */
export function clearVisitorStorage(): void {
  removeKeys(() => window.sessionStorage, 'etal.');
  removeKeys(() => window.localStorage, PERSONAL_PREFIX);
  clearOfflineCopies();
}

const OWNER_KEY = `${PERSONAL_PREFIX}of`;

/** Whether somebody was signed in in this browser last, and did not sign out. Browser only. */
export const hasStorageOwner = (): boolean => readPersistent(OWNER_KEY) !== null;

/**
 * Stored personal data belong to one person: whoever signs in after another, whose session ended without a sign-out,
 * sees none of their data. `sub`: the provider's id of the current person. Browser only.
 */
export function claimStorage(sub: string): void {
  const previous = readPersistent(OWNER_KEY);
  if (previous === sub) return;
  if (previous !== null) {
    removeKeys(() => window.localStorage, PERSONAL_PREFIX);
    removeKeys(() => window.sessionStorage, PERSONAL_PREFIX);
  }
  clearOfflineCopies();
  writePersistent(OWNER_KEY, sub);
}
