import { AGE_LIMIT_YEARS, type Locale } from '#rules/constants.ts';
import { taxesOn, type MarketTerms } from '#rules/marketTerms.ts';
import { formatCents } from '#rules/money.ts';
import { formatHours, formatTaxRate } from '#rules/numbers.ts';
import { weekDays } from '#rules/weekDays.ts';
import { dayAt } from '#rules/zone.ts';
import type { OperatorPageName, OperatorPageRow } from '../database/tables.ts';
import { textIn } from '../text/bilingualText.ts';
import { withValues, type PageValues } from '../text/pageValues.ts';
import builtIn from './builtInPages.json' with { type: 'json' };
import { shownMarket } from './marketProfile.ts';
import type { MarketSettings } from './siteInformationStore.ts';

/** The texts of a market that wrote none: they hold for any market, and promise only what this software does. */
const BUILT_IN: Partial<Record<OperatorPageName, OperatorPageRow>> = builtIn;

/** A market as its texts name it, at `now`. */
export type TextMarket = { settings: MarketSettings; terms: MarketTerms; now: Date };

/** What the texts of a market may name, in one language. */
function pageValues({ settings, terms, now }: TextMarket, locale: Locale): PageValues {
  const taxes = taxesOn(terms, dayAt(now));
  return {
    ...weekDays(locale),
    market: shownMarket(settings, locale).name,
    email: settings.contact?.email ?? '',
    phone: settings.contact?.phone ?? '',
    fee: formatCents(terms.orderFee),
    free_above: formatCents(terms.freeDeliveryAbove),
    membership: formatCents(terms.membershipPrice),
    lead: formatHours(terms.expressLeadHours, locale),
    gst: formatTaxRate(taxes.gst, locale),
    pst: formatTaxRate(taxes.pst, locale),
    age: String(AGE_LIMIT_YEARS),
  };
}

/** A page in one language, with the market's values in it. */
export type PageInWords = {
  title: string;
  updatedOn: string;
  sections: {
    heading: string | null;
    group: string | null;
    paragraphs: string[];
    link: { text: string; url: string } | null;
  }[];
};

/** An operator's page as a reader sees it; the built-in one where the operator has written none. Null: there is none. */
export function pageInWords(market: TextMarket, name: OperatorPageName, locale: Locale): PageInWords | null {
  const { pages } = market.settings;
  const page = pages[name] === undefined ? BUILT_IN[name] : pages[name];
  if (!page) return null;
  const values = pageValues(market, locale);
  const words = (text: OperatorPageRow['title']) => withValues(textIn(text, locale), values);
  return {
    title: words(page.title),
    updatedOn: page.updatedOn,
    sections: page.sections.map(({ heading, group, paragraphs, link }) => ({
      heading: heading && words(heading),
      group: group ? words(group) : null,
      paragraphs: paragraphs.map(words),
      link: link ? { text: words(link.text), url: link.url } : null,
    })),
  };
}
