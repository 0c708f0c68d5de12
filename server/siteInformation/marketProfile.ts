import type { Locale } from '#rules/constants.ts';
import type { ShownMarket } from '#rules/pageContract.ts';
import type { MarketContactRow, MarketIdentityRow } from '../database/tables.ts';
import { textIn } from '../text/bilingualText.ts';
import type { MarketSettings } from './siteInformationStore.ts';

/** A demo market that was never named is called as the software; a live one does not start (startup/namedMarket.ts). */
const UNNAMED: MarketIdentityRow = {
  name: { primary: 'Étal', secondary: null },
  monogram: null,
  logo: null,
  hours: [],
  sender: null,
  taxNumbers: { gst: null, qst: null },
};

/** How the market signs mails, calendars, pages and receipts. */
export type MarketProfile = {
  name: Record<Locale, string>;
  /** The sender of mails; null: that of the server's configuration. */
  sender: string | null;
  /** Where answers go; null: to the sender. */
  replyTo: string | null;
  /** How the market is reached; null: the operator has set nothing. */
  contact: MarketContactRow | null;
  taxNumbers: MarketIdentityRow['taxNumbers'];
};

/** How the storefront signs its pages, in one language. */
export function shownMarket(
  { identity, links, timeZone, firstWeekday }: Pick<MarketSettings, 'identity' | 'links' | 'timeZone' | 'firstWeekday'>,
  locale: Locale,
): ShownMarket {
  const { name, monogram, logo, hours, taxNumbers } = identity ?? UNNAMED;
  return {
    name: textIn(name, locale),
    monogram,
    logo,
    hours,
    timeZone,
    firstWeekday,
    taxNumbers,
    links: links.map(({ text, url, profile }) => ({ text: textIn(text, locale), url, profile })),
  };
}

export function marketProfile({ identity, contact }: Pick<MarketSettings, 'identity' | 'contact'>): MarketProfile {
  const { name, sender, taxNumbers } = identity ?? UNNAMED;
  return {
    name: { fr: textIn(name, 'fr'), en: textIn(name, 'en') },
    sender,
    replyTo: contact?.email ?? null,
    contact,
    taxNumbers,
  };
}
