import { readPersistent, writePersistent } from '../shared/storage/persistentStorage.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';

/** When somebody last signed out in this browser (ms since 1970), for tabs that slept or were restored. */
const SIGNED_OUT_AT = 'etal.signed-out-at';
/** Set from a sign-out to the next sign-in of this browser. */
const LOGIN_FORM = 'etal.sign-in-form';
/** When this tab left for the login (ms since 1970). */
const LEFT_AT = 'etal.sign-in-left-at';

/** Marks a sign-out for all tabs of this browser. Where storage is refused nothing is marked. Browser only. */
export function markSignOut(): void {
  writePersistent(SIGNED_OUT_AT, String(Date.now()));
  writePersistent(LOGIN_FORM, '1');
}

/** Whether somebody signed out in this browser after `since` (ms since 1970). Browser only. */
export const hasSignedOutSince = (since: number): boolean => Number(readPersistent(SIGNED_OUT_AT) ?? 0) >= since;

/** Whether the next login must show its form, because nobody has signed in since the last sign-out. Browser only. */
export const needsLoginForm = (): boolean => readPersistent(LOGIN_FORM) !== null;

/** Marks that somebody is signed in. Browser only. */
export const markSignIn = (): void => void (needsLoginForm() && writePersistent(LOGIN_FORM, null));

/** Marks that this tab leaves for the login. Browser only. */
export const markLoginStart = (): void => writeTab(LEFT_AT, String(Date.now()));

/** When this tab left for the login (ms since 1970); null: it did not. Browser only. */
export const loginStart = (): number | null => Number(readTab(LEFT_AT)) || null;
