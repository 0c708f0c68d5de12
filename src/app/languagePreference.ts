import { addressOf, isMailLink, isSignInReturn, type PageName } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { storeLanguage, storedLanguage, preferenceFor } from '../shared/i18n/storedLanguage.ts';
import type { AddressParams } from '../shared/routing/twinParams.ts';
import { readTab, writeTab } from '../shared/storage/tabStorage.ts';
import { storeSwitch } from './accountLanguage.ts';
import { twinAddress, twinQuery } from './twinAddress.ts';

const NEVER_REDIRECTED: readonly PageName[] = ['product', 'collection', 'orderReceived', 'desk'];
const SWITCHED_KEY = 'etal.language-switched';

/** Stores the language chosen by the switch for the next visit, and records for the next page of this tab that it was used. */
export function preferLanguage(locale: Locale): void {
  storeLanguage(locale);
  writeTab(SWITCHED_KEY, locale);
  storeSwitch(locale);
}

/** Reads the rule's inputs from the browser, once: reading clears the switch's mark. */
export function readPreference(): { preference: string | null; switchedTo: string | null } {
  const switchedTo = readTab(SWITCHED_KEY);
  if (switchedTo) writeTab(SWITCHED_KEY, '');
  return { preference: storedLanguage(), switchedTo };
}

type Visit = {
  preference: string | null;
  switchedTo: string | null;
  /** The page that the reader opens; page null: unknown. */
  page: PageName | null;
  locale: Locale;
  params: AddressParams;
  query: URLSearchParams;
};

/**
 * The address to redirect to if the page's language is not the one that the reader chose; null to stay. A mailed link
 * leads to the same page in the chosen language, since the mail may be in an earlier one; any other to home (F-008).
 * Products and collections never redirect; nor do returns from payment and login, unknown pages, the page that the
 * switch has just opened, and the desk.
 */
export function preferredAddress({ preference, switchedTo, page, locale, params, query }: Visit): string | null {
  if (preference !== 'primary' && preference !== 'secondary') return null;
  if (preference === preferenceFor(locale) || switchedTo === locale) return null;
  if (page === null || isSignInReturn(query)) return null;
  const other = locale === 'fr' ? 'en' : 'fr';
  if (isMailLink(query))
    return twinAddress({ page, locale, params, loaderData: undefined }) + twinQuery(`?${query}`, other);
  return NEVER_REDIRECTED.includes(page) ? null : addressOf('home', other);
}
