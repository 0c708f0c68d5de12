import { PERSONAL_PREFIX, readPersistent } from './persistentStorage.ts';

/** Where the desk stores the name of who works there (ADR 31): removed at sign-out, and when somebody else signs in. */
export const DESK_READER = `${PERSONAL_PREFIX}desk-reader`;

/** Whether somebody has worked at the desk in this browser, and did not sign out. Browser only. */
export const hasWorkedAtDesk = (): boolean => readPersistent(DESK_READER) !== null;
