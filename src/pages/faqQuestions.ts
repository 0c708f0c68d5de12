import { graphql, readInlineData } from 'react-relay';
import type { faqQuestions_query$key } from '#generated/relay/faqQuestions_query.graphql.ts';
import type { PageName } from '#rules/addresses.ts';
import { AGE_LIMIT_YEARS, HOLD_MINUTES, MARKET_SESSION_COOKIE_DAYS, type Locale } from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatHours, formatTaxRate } from '#rules/numbers.ts';
import { weekDays } from '#rules/weekDays.ts';
import { dayAt, weekdayOf } from '#rules/zone.ts';
import { formatList } from '../shared/i18n/wordLists.ts';

/**
 * The questions by group, in reading order. A question's id is its text key and its anchor: the same in both languages,
 * so that a link to an answer survives the change of language. link: the page for further information.
 */
export const faqGroups = [
  {
    id: 'ordering',
    questions: [{ id: 'closing' }, { id: 'more' }, { id: 'unsure' }, { id: 'held' }, { id: 'express' }],
  },
  {
    id: 'receiving',
    questions: [
      { id: 'pickup', link: 'contact' },
      { id: 'delivery', link: 'contact' },
    ],
  },
  { id: 'prices', questions: [{ id: 'fee' }, { id: 'taxes' }, { id: 'deposits', link: 'terms' }] },
  {
    id: 'goods',
    questions: [{ id: 'missing', link: 'terms' }, { id: 'alcohol' }, { id: 'vacation', link: 'sellers' }],
  },
  {
    id: 'accounts',
    questions: [{ id: 'account', link: 'home' }, { id: 'recurring', link: 'baskets' }, { id: 'membership' }],
  },
  { id: 'privacy', questions: [{ id: 'personal', link: 'privacy' }] },
] as const satisfies { id: string; questions: { id: string; link?: PageName }[] }[];

export type FaqQuestionId = (typeof faqGroups)[number]['questions'][number]['id'];
export type FaqLink = 'contact' | 'home' | 'baskets' | 'sellers' | 'privacy' | 'terms';

const fragment = graphql`
  fragment faqQuestions_query on Query @inline {
    market {
      membershipPrice
      orderFee
      freeDeliveryAbove
      expressLeadHours
      gstRate
      pstRate
    }
    shippingZones(filter: { ongoing: true }) {
      price
      prefixes
      nextSlot {
        from
        to
      }
    }
  }
`;

/** Every figure in an answer: what a market decides for itself comes from its API, the rest is of spec 9. */
export function faqFigures(key: faqQuestions_query$key, locale: Locale) {
  const { market } = readInlineData(fragment, key);
  return {
    ...weekDays(locale),
    age: AGE_LIMIT_YEARS,
    cookie: MARKET_SESSION_COOKIE_DAYS,
    fee: formatCents(market.orderFee),
    free_above: formatCents(market.freeDeliveryAbove),
    gst: formatTaxRate(market.gstRate, locale),
    hold: HOLD_MINUTES,
    lead: formatHours(market.expressLeadHours, locale),
    membership: formatCents(market.membershipPrice),
    pst: formatTaxRate(market.pstRate, locale),
  };
}

/** The rounds that are always free, as text: their day, hours and postal prefixes. */
export const freeRounds = (key: faqQuestions_query$key, locale: Locale) =>
  readInlineData(fragment, key).shippingZones.flatMap(({ price, prefixes, nextSlot }) =>
    price === 0 && nextSlot
      ? [
          {
            day: weekdayName(weekdayOf(dayAt(new Date(nextSlot.from))), locale),
            hours: formatTimeRange(nextSlot.from, nextSlot.to, locale),
            prefixes: formatList(prefixes, 'and', locale),
          },
        ]
      : [],
  );
