import { PLACE_COOKIE } from '#rules/addresses.ts';
import { writeCookie } from './cookies.ts';
import { clearOfflineCopies } from './offlineCopies.ts';
import { OWNER_KEY, PERSONAL_PREFIX, readPersistent, writePersistent } from './persistentStorage.ts';
import { joinCurrentVisit, markVisitEnd, removeKeys } from './visits.ts';

/**
 * Removes the visitor's data: all of this tab's, persistent personal data, and the place that they chose. For a page that is left immediately:
 * listeners are not notified. Browser only.
 */
export function clearVisitorStorage(): void {
  removeKeys(() => window.sessionStorage, 'etal.');
  removeKeys(() => window.localStorage, PERSONAL_PREFIX);
  writeCookie(PLACE_COOKIE, '', 0);
  clearOfflineCopies();
}

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
    joinCurrentVisit();
  }
  writePersistent(OWNER_KEY, sub);
}
