import { clearOfflineCopies } from './offlineCopies.ts';
import { PERSONAL_PREFIX, readPersistent, writePersistent } from './persistentStorage.ts';
import { readTab, writeTab } from './tabStorage.ts';

/**
 * Names the visit of this browser by when the last one ended: by signing out, or by another person's sign-in. Only compared
 * for equality, since clocks jump.
 */
const VISIT = 'etal.signed-out-at';
/** The visit that this tab's data belong to. */
const TAB_VISIT = 'etal.visit';
/** The visit in which this tab left for the login: a sign-out elsewhere meanwhile ends that login, too. */
export const LOGIN_VISIT = 'etal.sign-in-visit';

function removeKeys(storage: () => Storage, prefix: string, retained?: string): void {
  try {
    for (const key of Object.keys(storage())) if (key.startsWith(prefix) && key !== retained) storage().removeItem(key);
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

/** The visit of this browser; it changes when a visitor stops using it. Browser only. */
export const currentVisit = (): string => readPersistent(VISIT) ?? '';

/** The visit in which this document began. Browser only. */
export const documentVisit = (): string => readTab(TAB_VISIT) ?? currentVisit();

/** Marks for all tabs that a visitor has stopped using this browser. Browser only. */
export const markVisitEnd = (): void => void writePersistent(VISIT, String(Date.now()));

/**
 * Removes this tab's data if their visitor has stopped using this browser since: browsers restore them with a closed tab.
 * Call it once for each document, before anything reads them. Browser only.
 */
export function clearTabOfFormerVisit(): void {
  const stored = readTab(TAB_VISIT);
  if (stored === currentVisit()) return;
  if (stored !== null) removeKeys(() => window.sessionStorage, 'etal.', LOGIN_VISIT);
  writeTab(TAB_VISIT, currentVisit());
}

const OWNER_KEY = `${PERSONAL_PREFIX}of`;

/** Whether somebody was signed in in this browser last, and did not sign out. Browser only. */
export const hasStorageOwner = (): boolean => readPersistent(OWNER_KEY) !== null;

/**
 * Stored data belong to one person: whoever signs in after another, whose session ended without a sign-out, sees none of
 * theirs, here or in any other tab. `sub`: the provider's id of the current person. Browser only.
 */
export function claimStorage(sub: string): void {
  const previous = readPersistent(OWNER_KEY);
  if (previous === sub) return;
  if (previous === null) clearOfflineCopies();
  else {
    clearVisitorStorage();
    markVisitEnd();
    writeTab(TAB_VISIT, currentVisit());
  }
  writePersistent(OWNER_KEY, sub);
}
