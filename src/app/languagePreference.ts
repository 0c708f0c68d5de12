import { addressOf, isSignInReturn, type PageName } from '../../rules/addresses.ts';
import type { Locale } from '../../rules/constants.ts';
import { keepLanguage, keptLanguage, preferenceFor } from '../shared/i18n/keptLanguage.ts';
import { recall, remember } from '../shared/storage/tabMemory.ts';

const STAYING: readonly PageName[] = ['product', 'collection', 'orderReceived', 'desk'];
const SWITCHED = 'etal.language-switched';

/** Keeps the language that the switch leads to, for the next visit, and tells the next page of this tab that it was used. */
export function preferLanguage(locale: Locale): void {
  keepLanguage(locale);
  remember(SWITCHED, locale);
}

/** What the rule reads of the browser, once: who asks again has not just used the switch. */
export function readPreference(): { preference: string | null; switchedTo: string | null } {
  const switchedTo = recall(SWITCHED);
  if (switchedTo) remember(SWITCHED, '');
  return { preference: keptLanguage(), switchedTo };
}

type Arrival = {
  preference: string | null;
  switchedTo: string | null;
  /** Where the reader arrives; page null: no page of ours. */
  page: PageName | null;
  locale: Locale;
  query: URLSearchParams;
};

/**
 * The home to go to when the page's language is not the one that the reader chose (F-008); null to stay. Products and
 * collections stay, whatever was chosen; so do returns from payment and login, what is no page, where the switch has just
 * led, and the desk, whose work no home replaces.
 */
export function preferredHome({ preference, switchedTo, page, locale, query }: Arrival): string | null {
  if (preference !== 'primary' && preference !== 'secondary') return null;
  if (preference === preferenceFor(locale) || switchedTo === locale) return null;
  if (page === null || STAYING.includes(page)) return null;
  return isSignInReturn(query) ? null : addressOf('home', locale === 'fr' ? 'en' : 'fr');
}
