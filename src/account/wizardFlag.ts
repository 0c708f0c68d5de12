import { WIZARD_COOKIE_DAYS } from '../../rules/constants.ts';
import { readCookie, writeCookie } from '../shared/storage/cookies.ts';
import { readPersistent, writePersistent } from '../shared/storage/lastingMemory.ts';

const KEY = 'etal.profile-wizard';
const COOKIE = 'etal_profile_wizard';
const CLOSED = 'closed';

/** Whether the wizard was closed in this browser (F-173). */
export const wizardClosed = (): boolean => readPersistent(KEY) === CLOSED || readCookie(COOKIE) === CLOSED;

/** Stores in local storage that the wizard was closed; if that is refused, in a cookie for 180 days. */
export function closeWizard(): void {
  writePersistent(KEY, CLOSED);
  if (readPersistent(KEY) !== CLOSED) writeCookie(COOKIE, CLOSED, WIZARD_COOKIE_DAYS);
}
