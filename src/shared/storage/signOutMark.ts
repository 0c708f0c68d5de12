import { readPersistent, writePersistent } from './lastingMemory.ts';

/** When somebody last signed out in this browser (ms since 1970), for tabs that slept or were restored. */
const SIGNED_OUT_AT = 'etal.signed-out-at';

/** Marks a sign-out for all tabs of this browser. Browser only. */
export const markSignOut = (): void => void writePersistent(SIGNED_OUT_AT, String(Date.now()));

/** Whether somebody signed out in this browser after `since` (ms since 1970). False where storage is refused. Browser only. */
export const hasSignedOutSince = (since: number): boolean => Number(readPersistent(SIGNED_OUT_AT) ?? 0) >= since;
