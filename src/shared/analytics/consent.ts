import { readPersistent, writePersistent } from '../storage/persistentStorage.ts';

/** The visitor's answer about analytics. */
export type Consent = 'accepted' | 'refused';

/** "accepted 2026-11-20T14:00:00.000Z": stays in this browser, and is never sent. */
const KEY = 'etal.measurement';
/** An answer is requested again after a year. */
const MAX_AGE_MS = 365 * 86_400_000;

/** The answer on a page whose browser refuses storage. */
let unsavedConsent: string | null = null;

function parseConsent(text: string | null): Consent | null {
  const [choice, date = ''] = text?.split(' ') ?? [];
  const age = Date.now() - Date.parse(date);
  if (!(age >= 0 && age < MAX_AGE_MS)) return null;
  return choice === 'accepted' || choice === 'refused' ? choice : null;
}

/** The browser refuses on its reader's behalf (Global Privacy Control). */
export const hasPrivacySignal = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * The current answer; null: none, or older than a year. Read each time it counts, so that a refusal in another tab
 * takes effect here immediately. Browser only.
 */
export const currentConsent = (): Consent | null =>
  hasPrivacySignal() ? 'refused' : parseConsent(readPersistent(KEY) ?? unsavedConsent);

/** Stores an answer, with its date. */
export function saveConsent(choice: Consent): void {
  const text = `${choice} ${new Date().toISOString()}`;
  writePersistent(KEY, text);
  unsavedConsent = readPersistent(KEY) === text ? null : text;
}
