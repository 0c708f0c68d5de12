import { weekMarks } from '#rules/basketDates.ts';
import { AGE_LIMIT_YEARS, type Locale } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { taxesOn, type MarketTerms } from '#rules/marketTerms.ts';
import { PAGE_VALUES, withValues, type PageValues } from '#rules/marketText.ts';
import { formatCents } from '#rules/money.ts';
import { formatHours, formatTaxRate } from '#rules/numbers.ts';
import { openPeriodAt, type MarketCalendar } from '#rules/period.ts';
import type { TaxRates } from '#rules/taxes.ts';
import { weekDays } from '#rules/weekDays.ts';
import { dayAt } from '#rules/zone.ts';
import type { OperatorPageName, OperatorPageRow } from '../database/tables.ts';
import type { MarketOffers } from '../snapshot/catalogueSnapshot.ts';
import { textIn, type Text } from '../text/bilingualText.ts';
import { serverTranslator } from '../text/serverTexts.ts';
import builtIn from './builtInPages.json' with { type: 'json' };
import { shownMarket } from './marketProfile.ts';
import type { MarketSettings } from './siteInformationStore.ts';

/** What a part of a built-in text is about: it is shown in a market that has it. */
type Subject = keyof ReturnType<typeof subjectsOf>;
type About = { when?: Subject };
type BuiltInPage = Omit<OperatorPageRow, 'sections'> & {
  sections: readonly (About &
    Omit<OperatorPageRow['sections'][number], 'paragraphs'> & { paragraphs: readonly (About & Text)[] })[];
};

/** The texts of a market that wrote none: they hold for any market, and promise only what it has. */
const BUILT_IN = builtIn as Partial<Record<OperatorPageName, BuiltInPage>>;

/** A market as its texts name it, at `now`. */
export type TextMarket = {
  settings: MarketSettings;
  terms: MarketTerms;
  offers: MarketOffers;
  calendar: MarketCalendar;
  now: Date;
};

function subjectsOf({ terms, offers, now }: TextMarket) {
  const { gst, pst } = taxesOn(terms, dayAt(now));
  const [fee, taxes] = [terms.orderFee > 0, gst + pst > 0];
  const { membership } = offers;
  const membershipTaxes = { taxed_membership: membership && taxes, untaxed_membership: membership && !taxes };
  return { ...offers, fee, taxes, untaxed: !taxes, taxed_fee: fee && taxes, ...membershipTaxes };
}

/** The taxes of the market with their rates. */
function taxNames(taxes: TaxRates, locale: Locale): string {
  const translate = serverTranslator(locale);
  const names = (['gst', 'pst'] as const)
    .filter((tax) => taxes[tax] > 0)
    .map((tax) => translate(`tax.${tax}`, { rate: formatTaxRate(taxes[tax], locale) }));
  return names.join(translate('tax.and'));
}

/** When producers bring their goods, and where there (ADR 195). */
function dropOffName({ identity }: MarketSettings, locale: Locale): string {
  if (!identity?.dropOff) return serverTranslator(locale)('text.drop_off_unset');
  const { weekday, from, to, place } = identity.dropOff;
  const when = `${weekdayName(weekday, locale)}, ${formatTimeRange(from, to, locale)}`;
  return place ? `${when} (${textIn(place, locale)})` : when;
}

/** What the texts of a market may name, in one language. */
function pageValues({ settings, terms, calendar, now }: TextMarket, locale: Locale): PageValues {
  const taxes = taxesOn(terms, dayAt(now));
  return {
    ...weekDays(weekMarks(openPeriodAt(now, calendar).startDate, calendar), locale),
    market: shownMarket(settings, locale).name,
    email: settings.contact?.email ?? '',
    phone: settings.contact?.phone ?? '',
    fee: formatCents(terms.orderFee),
    free_above: formatCents(terms.freeDeliveryAbove),
    membership: formatCents(terms.membershipPrice),
    lead: formatHours(terms.expressLeadHours, locale),
    gst: formatTaxRate(taxes.gst, locale),
    pst: formatTaxRate(taxes.pst, locale),
    taxes: taxNames(taxes, locale),
    age: String(AGE_LIMIT_YEARS),
    drop_off: dropOffName(settings, locale),
  };
}

/** The parts of a built-in text that this market has, with the names of values. Null: it comes with the storefront. */
export function standardPage(market: TextMarket, name: OperatorPageName): OperatorPageRow | null {
  const page = BUILT_IN[name];
  if (!page) return null;
  const has = subjectsOf(market);
  const isTrue = ({ when }: About) => when === undefined || has[when];
  return {
    ...page,
    sections: page.sections.filter(isTrue).flatMap(({ heading, group, paragraphs: all, link }) => {
      const paragraphs = all.filter(isTrue);
      return paragraphs.length > 0 ? [{ heading, group, paragraphs, link }] : [];
    }),
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
  const page = pages[name] === undefined ? standardPage(market, name) : pages[name];
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

const TEXT_NAMES: readonly OperatorPageName[] = ['privacy', 'terms', 'faq', 'producers'];

/** The market's texts as the desk edits them. */
export const operatorTexts = (market: TextMarket) =>
  TEXT_NAMES.map((name) => {
    const page = market.settings.pages[name];
    const isMissing = page === null && standardPage(market, name) !== null;
    return {
      name,
      source: page ? ('own' as const) : isMissing ? ('none' as const) : ('standard' as const),
      own: page ?? null,
      standard: standardPage(market, name),
    };
  });

/** What a text may name, with its value in both languages. */
export function textValues(market: TextMarket): { name: string; value: Text }[] {
  const [fr, en] = [pageValues(market, 'fr'), pageValues(market, 'en')];
  return PAGE_VALUES.map((name) => ({ name, value: { primary: fr[name], secondary: en[name] } }));
}
