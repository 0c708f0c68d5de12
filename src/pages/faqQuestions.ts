import { graphql, readInlineData } from 'react-relay';
import type { faqQuestions_query$key } from '#generated/relay/faqQuestions_query.graphql.ts';
import type { PageName } from '#rules/addresses.ts';
import {
  AGE_LIMIT_YEARS,
  HOLD_MINUTES,
  HOUR_MS,
  MARKET_SESSION_COOKIE_DAYS,
  MERGE_WINDOW_MS,
  type Locale,
  type Weekday,
} from '#rules/constants.ts';
import { formatDay, formatTimeRange, weekdayName } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { formatHours } from '#rules/numbers.ts';
import { weekDays, type WeekMarks } from '#rules/weekDays.ts';
import { dayAt, weekdayOf } from '#rules/zone.ts';
import { formatList } from '../shared/i18n/wordLists.ts';
import type { MarketOffers } from '../shared/relay/marketOffers.ts';

/** What a question or a paragraph is about: it holds for a market that has it. */
type Subject = keyof ReturnType<typeof faqSubjects>;
type FaqQuestion = {
  id: string;
  /** The page for further information. */
  link?: PageName;
  about?: Subject;
  /** Keys of further paragraphs. */
  more?: readonly { text: string; about?: Subject }[];
};

/**
 * The questions by group, in reading order. A question's id is its text key and its anchor: the same in both languages,
 * so that a link to an answer survives the change of language.
 */
export const faqGroups = [
  {
    id: 'ordering',
    questions: [
      { id: 'closing' },
      { id: 'more', more: [{ text: 'faq.more.fee', about: 'fee' }] },
      { id: 'unsure' },
      { id: 'held' },
      { id: 'express', about: 'express' },
      { id: 'app' },
    ],
  },
  {
    id: 'receiving',
    questions: [
      { id: 'pickup', link: 'contact', about: 'pickup' },
      { id: 'delivery', link: 'contact', about: 'delivery' },
    ],
  },
  {
    id: 'prices',
    questions: [
      { id: 'payment' },
      {
        id: 'fee',
        about: 'fee',
        more: [
          { text: 'faq.fee.taxed', about: 'taxes' },
          { text: 'faq.fee.members', about: 'membership' },
        ],
      },
      {
        id: 'taxes',
        about: 'taxes',
        more: [
          { text: 'faq.taxes.fee', about: 'fee' },
          { text: 'faq.taxes.rounded' },
          { text: 'faq.taxes.delivery', about: 'delivery' },
          { text: 'faq.taxes.deposits', about: 'deposits' },
        ],
      },
      {
        id: 'deposits',
        link: 'terms',
        about: 'deposits',
        more: [
          { text: 'faq.deposits.untaxed', about: 'taxes' },
          { text: 'faq.deposits.delivery', about: 'delivery' },
        ],
      },
    ],
  },
  {
    id: 'goods',
    questions: [
      { id: 'allergens' },
      { id: 'missing', link: 'terms' },
      { id: 'alcohol', about: 'alcohol' },
      { id: 'vacation', link: 'sellers' },
    ],
  },
  {
    id: 'accounts',
    questions: [
      { id: 'account', link: 'home' },
      { id: 'recurring', link: 'baskets', about: 'baskets' },
      {
        id: 'membership',
        about: 'membership',
        more: [
          { text: 'faq.membership.taxed', about: 'taxes' },
          { text: 'faq.membership.trial', about: 'trial' },
        ],
      },
    ],
  },
  {
    id: 'privacy',
    questions: [
      {
        id: 'personal',
        link: 'privacy',
        more: [{ text: 'faq.personal.delivery', about: 'delivery' }, { text: 'faq.personal.stored' }],
      },
    ],
  },
] as const satisfies { id: string; questions: FaqQuestion[] }[];

type Question = (typeof faqGroups)[number]['questions'][number];
export type FaqQuestionId = Question['id'];
/** A question as all of them are read. */
export type AnyFaqQuestion = {
  id: FaqQuestionId;
  link?: FaqLink;
  about?: Subject;
  more?: readonly { text: MoreText; about?: Subject }[];
};
type MoreText = Extract<Question, { more: unknown }>['more'][number]['text'];
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
      weekday
      nextSlot {
        ...wholeObjects_slot @relay(mask: false)
      }
    }
  }
`;

type FaqOffers = Pick<
  MarketOffers,
  'pickup' | 'delivery' | 'express' | 'baskets' | 'membership' | 'trial' | 'deposits' | 'alcohol'
>;

type FaqCharges = { readonly orderFee: number; readonly gstRate: number; readonly pstRate: number };
/** What the market charges beside its goods. */
export const faqCharges = (key: faqQuestions_query$key): FaqCharges => readInlineData(fragment, key).market;

/** What the questions are about, and whether this market has it. */
export function faqSubjects({ orderFee, gstRate, pstRate }: FaqCharges, offers: FaqOffers) {
  const { pickup, delivery, express, baskets, membership, trial, deposits, alcohol } = offers;
  const has = { pickup, delivery, express, baskets, membership, trial, deposits, alcohol };
  return { ...has, fee: orderFee > 0, taxes: gstRate + pstRate > 0 };
}

/** The text key of the prices' heading: it names what this market charges beside its goods. */
export const pricesTitle = ({ fee, taxes }: Pick<ReturnType<typeof faqSubjects>, 'fee' | 'taxes'>) =>
  `faq.groups.prices.${fee && taxes ? 'both' : fee ? 'fee' : taxes ? 'taxes' : 'none'}` as const;

/** Each tax of the market with its rate. */
export const taxRates = (key: faqQuestions_query$key) => {
  const { gstRate: gst, pstRate: pst } = readInlineData(fragment, key).market;
  return (['gst', 'pst'] as const).map((tax) => ({ tax, rate: { gst, pst }[tax] })).filter(({ rate }) => rate > 0);
};

/** Every figure in an answer: what a market decides for itself comes from its API, the rest is of spec 9. */
export function faqFigures(key: faqQuestions_query$key, week: WeekMarks, locale: Locale) {
  const { market } = readInlineData(fragment, key);
  return {
    ...weekDays(week, locale),
    age: AGE_LIMIT_YEARS,
    cookie: MARKET_SESSION_COOKIE_DAYS,
    fee: formatCents(market.orderFee),
    free_above: formatCents(market.freeDeliveryAbove),
    hold: HOLD_MINUTES,
    lead: formatHours(market.expressLeadHours, locale),
    membership: formatCents(market.membershipPrice),
    merge: MERGE_WINDOW_MS / HOUR_MS,
  };
}

/** The rounds that are always free, as texts: their day as a rule, that of this week where it differs, their hours and postal prefixes. */
export const freeRounds = (key: faqQuestions_query$key, locale: Locale, now: Date) =>
  readInlineData(fragment, key)
    .shippingZones.filter(({ price }) => price === 0)
    .map(({ weekday, prefixes, nextSlot }) => {
      const words = {
        day: weekdayName(weekday as Weekday, locale),
        prefixes: formatList(prefixes, 'and', locale),
      };
      if (!nextSlot) return { text: 'faq.delivery.round_none', words } as const;
      const hours = formatTimeRange(nextSlot.from, nextSlot.to, locale);
      return weekdayOf(dayAt(new Date(nextSlot.from))) === weekday
        ? ({ text: 'faq.delivery.round', words: { ...words, hours } } as const)
        : ({
            text: 'faq.delivery.round_moved',
            words: { ...words, hours, date: formatDay(nextSlot.from, locale, now) },
          } as const);
    });
