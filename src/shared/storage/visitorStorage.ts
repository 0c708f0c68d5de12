import { CUSTOMER_COOKIE, PLACE_COOKIE } from '#rules/addresses.ts';
import { writeCookie } from './cookies.ts';
import { clearOfflineCopies } from './offlineCopies.ts';
import { OWNER_KEY, PERSONAL_PREFIX, readPersistent, writePersistent } from './persistentStorage.ts';
import { clearTab, joinCurrentVisit, markVisitEnd, removeKeys } from './visits.ts';

/** Days, as the sign-in client's own mark: renewed whenever a page knows who is signed in. */
const CUSTOMER_COOKIE_DAYS = 1;

/** From now on the server finds nobody's cart by the session, until somebody is signed in. Browser only. */
export const removeCustomerCookie = (): void => writeCookie(CUSTOMER_COOKIE, '', 0);

/** Tells the server who is signed in here, unless they have left meanwhile. */
async function writeCustomerCookie(sub: string): Promise<void> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub));
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (readPersistent(OWNER_KEY) === sub) writeCookie(CUSTOMER_COOKIE, hex, CUSTOMER_COOKIE_DAYS);
}

/**
 * Removes the visitor's data: all of this tab's, persistent personal data, their name, and the place that they chose. For a page that is left immediately:
 * listeners are not notified. Browser only.
 */
export function clearVisitorStorage(): void {
  clearTab();
  removeKeys(() => window.localStorage, PERSONAL_PREFIX);
  writeCookie(PLACE_COOKIE, '', 0);
  removeCustomerCookie();
  clearOfflineCopies();
}

/**
 * Stored data belong to one person: whoever signs in after another, whose session ended without a sign-out, sees none of
 * theirs, here or in any other tab. `sub`: the provider's id of the current person. Browser only.
 */
export function claimStorage(sub: string): void {
  const previous = readPersistent(OWNER_KEY);
  if (previous === null) clearOfflineCopies();
  else if (previous !== sub) {
    clearVisitorStorage();
    markVisitEnd();
    joinCurrentVisit();
  }
  if (previous !== sub) writePersistent(OWNER_KEY, sub);
  void writeCustomerCookie(sub);
}
