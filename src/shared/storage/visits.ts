import { readPersistent, writePersistent } from './persistentStorage.ts';
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
/** Why a login or a session failed, for the next document. It names nobody. */
export const LOGIN_FAILURE = 'etal.sign-in-failed';

/** Removes the keys of a storage that begin with `prefix`. */
export function removeKeys(storage: () => Storage, prefix: string, retained: readonly string[] = []): void {
  try {
    for (const key of Object.keys(storage()))
      if (key.startsWith(prefix) && !retained.includes(key)) storage().removeItem(key);
  } catch {
    // Refused: nothing was stored there.
  }
}

/** The visit of this browser; it changes when a visitor stops using it. Browser only. */
export const currentVisit = (): string => readPersistent(VISIT) ?? '';

/** The visit in which this document began. Browser only. */
export const documentVisit = (): string => readTab(TAB_VISIT) ?? currentVisit();

/** Marks for all tabs that a visitor has stopped using this browser. Browser only. */
export const markVisitEnd = (): void => void writePersistent(VISIT, String(Date.now()));

/** Marks this tab's data as those of the current visit. Browser only. */
export const joinCurrentVisit = (): void => writeTab(TAB_VISIT, currentVisit());

/**
 * Removes this tab's data, but for the visit that they belong to: what the page still writes while it is left is removed
 * with it by the next document. Browser only.
 */
export const clearTab = (): void => removeKeys(() => window.sessionStorage, 'etal.', [TAB_VISIT]);

/**
 * Removes this tab's data if their visitor has stopped using this browser since: browsers restore them with a closed tab.
 * Call it once for each document, before anything reads them. Browser only.
 */
export function clearTabOfFormerVisit(): void {
  const stored = readTab(TAB_VISIT);
  if (stored === currentVisit()) return;
  if (stored !== null) removeKeys(() => window.sessionStorage, 'etal.', [LOGIN_VISIT, LOGIN_FAILURE]);
  joinCurrentVisit();
}
