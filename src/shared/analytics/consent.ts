import { recallLasting, rememberLasting } from '../storage/lastingMemory.ts';

/** What the visitor said of being measured. */
export type Consent = 'accepted' | 'refused';

/** "accepted 2026-11-20T14:00:00.000Z": stays in this browser, and is never sent. */
const KEY = 'etal.measurement';
/** An answer is asked anew after a year. */
const LASTS_MS = 365 * 86_400_000;

/** The answer of a page whose browser keeps nothing. */
let unkept: string | null = null;

function consentIn(text: string | null): Consent | null {
  const [choice, date = ''] = text?.split(' ') ?? [];
  const age = Date.now() - Date.parse(date);
  if (!(age >= 0 && age < LASTS_MS)) return null;
  return choice === 'accepted' || choice === 'refused' ? choice : null;
}

/** The browser says for its reader that nothing may be passed on (Global Privacy Control). */
export const refusesByItself = (): boolean =>
  'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;

/**
 * What holds now; null: nothing was answered, or more than a year ago. Read each time it counts, so that a refusal in
 * another tab holds here at once. Browser only.
 */
export const currentConsent = (): Consent | null =>
  refusesByItself() ? 'refused' : consentIn(recallLasting(KEY) ?? unkept);

/** Keeps an answer, with its date. */
export function keepConsent(choice: Consent): void {
  const text = `${choice} ${new Date().toISOString()}`;
  rememberLasting(KEY, text);
  unkept = recallLasting(KEY) === text ? null : text;
}
