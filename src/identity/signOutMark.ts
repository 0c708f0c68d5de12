import { readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';
import { currentVisit, LOGIN_VISIT, markVisitEnd } from '../shared/storage/visits.ts';

/** Set from a sign-out to the next sign-in of this browser. */
const LOGIN_FORM = 'etal.sign-in-form';

/** Marks a sign-out for all tabs of this browser. Where storage is refused nothing is marked. Browser only. */
export function markSignOut(): void {
  markVisitEnd();
  writePersistent(LOGIN_FORM, '1');
}

/** Whether the next login must show its form, because nobody has signed in since the last sign-out. Browser only. */
export const needsLoginForm = (): boolean => readPersistent(LOGIN_FORM) !== null;

/** Marks that somebody is signed in. Browser only. */
export const markSignIn = (): void => void (needsLoginForm() && writePersistent(LOGIN_FORM, null));

/** Marks that this tab leaves for the login. Browser only. */
export const markLoginStart = (): void => writeTab(LOGIN_VISIT, currentVisit());

/** The visit in which this tab left for the login; null: it did not. Browser only. */
export const loginVisit = (): string | null => readTab(LOGIN_VISIT);
