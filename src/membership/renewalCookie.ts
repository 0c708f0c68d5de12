import { RENEWAL_WINDOW_DAYS } from '#rules/constants.ts';
import { readCookie, writeCookie } from '../shared/storage/cookies.ts';

const DISMISSED = 'renewal-dismissed';
const DATE = 'renewal-date';

/** Hides the banner of this end (seconds) for 31 days (F-140). */
export function dismissRenewal(end: number): void {
  writeCookie(DISMISSED, 'true', RENEWAL_WINDOW_DAYS);
  writeCookie(DATE, String(end), RENEWAL_WINDOW_DAYS);
}

/** Whether the banner of this end was dismissed; another date does not count (F-140). Browser only. */
export const isRenewalDismissed = (end: number): boolean =>
  readCookie(DISMISSED) === 'true' && readCookie(DATE) === String(end);
