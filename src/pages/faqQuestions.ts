import type { PageName } from '#rules/addresses.ts';
import {
  AGE_LIMIT_YEARS,
  CLOSING_DAYS_AFTER_START,
  EXPRESS_LEAD_HOURS,
  FREE_DELIVERY_ABOVE_CENTS,
  FREE_ROUNDS,
  GST_RATE,
  HOLD_MINUTES,
  MARKET_SESSION_COOKIE_DAYS,
  MEMBERSHIP_PRICE_CENTS,
  MISSING_ITEMS_MAIL,
  ORDER_FEE_CENTS,
  PERIOD_START_WEEKDAY,
  PST_RATE,
  type Locale,
  type Weekday,
} from '#rules/constants.ts';
import { formatTimeRange, weekdayName } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatRate } from '#rules/numbers.ts';

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

const DAYS_PER_WEEK = 7;
/** The week closes as a day begins: the day before is the last to order on (E17). */
const LAST_DAY = (((PERIOD_START_WEEKDAY + CLOSING_DAYS_AFTER_START - 2) % DAYS_PER_WEEK) + 1) as Weekday;

/** Every figure in an answer, from the market's own constants (spec 9). */
export const faqFigures = (locale: Locale) => ({
  age: AGE_LIMIT_YEARS,
  close: weekdayName(LAST_DAY, locale),
  cookie: MARKET_SESSION_COOKIE_DAYS,
  fee: formatCents(ORDER_FEE_CENTS),
  free_above: formatCents(FREE_DELIVERY_ABOVE_CENTS),
  gst: formatRate(GST_RATE, locale),
  hold: HOLD_MINUTES,
  lead: EXPRESS_LEAD_HOURS,
  membership: formatCents(MEMBERSHIP_PRICE_CENTS),
  missing_day: weekdayName(MISSING_ITEMS_MAIL.weekday, locale),
  pst: formatRate(PST_RATE, locale),
});

/** The rounds that are always free, as text: their day, hours and postal prefixes (spec 9). */
export const faqRounds = (locale: Locale): { day: string; hours: string; prefixes: string[] }[] =>
  FREE_ROUNDS.map(({ weekday, from, to, prefixes }) => ({
    day: weekdayName(weekday, locale),
    hours: formatTimeRange(from, to, locale),
    prefixes: [...prefixes],
  }));
