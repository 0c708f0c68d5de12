import {
  EXPRESS_LEAD_HOURS,
  FREE_DELIVERY_ABOVE_CENTS,
  FREE_TRIAL_MONTHS,
  GST_RATE,
  MEMBERSHIP_PRICE_CENTS,
  ORDER_FEE_CENTS,
  PST_RATE,
} from './constants.ts';
import type { Ratio } from './constants.ts';
import type { Cents } from './money.ts';
import { RATE_DENOMINATOR } from './taxes.ts';
import type { TaxRates } from './taxes.ts';
import type { CalendarDay } from './zone.ts';

const rateOf = ({ numerator, denominator }: Ratio): number => (numerator * RATE_DENOMINATOR) / denominator;

/** A rate with the first day on which it holds. */
export type RateFrom = { readonly from: CalendarDay; readonly rate: number };

/** The amounts that a market decides. Cents before taxes; rates by day, ascending: before the first day, those of spec 9. */
export type MarketTerms = {
  readonly orderFee: Cents;
  readonly freeDeliveryAbove: Cents;
  /** For a year. */
  readonly membershipPrice: Cents;
  readonly trialMonths: number;
  readonly expressLeadHours: number;
  readonly gstRates: readonly RateFrom[];
  readonly pstRates: readonly RateFrom[];
};

/** What a sum of one day is calculated with. */
export type DayTerms = Pick<MarketTerms, 'orderFee' | 'freeDeliveryAbove'> & { readonly taxes: TaxRates };

/** The rates of spec 9. */
export const DEFAULT_TAXES: TaxRates = { gst: rateOf(GST_RATE), pst: rateOf(PST_RATE) };

/** The terms of a market that has set none (spec 9). */
export const DEFAULT_TERMS: MarketTerms = {
  orderFee: ORDER_FEE_CENTS,
  freeDeliveryAbove: FREE_DELIVERY_ABOVE_CENTS,
  membershipPrice: MEMBERSHIP_PRICE_CENTS,
  trialMonths: FREE_TRIAL_MONTHS,
  expressLeadHours: EXPRESS_LEAD_HOURS,
  gstRates: [],
  pstRates: [],
};

/** Whether somebody can become a member: it costs something, and there is an order fee that it avoids. */
export const offersMembership = ({ membershipPrice, orderFee }: Pick<MarketTerms, 'membershipPrice' | 'orderFee'>) =>
  membershipPrice > 0 && orderFee > 0;

const rateOn = (rates: readonly RateFrom[], day: CalendarDay, before: number): number =>
  rates.findLast(({ from }) => from <= day)?.rate ?? before;

/** The tax rates of a day at the market. */
export const taxesOn = (
  { gstRates, pstRates }: Pick<MarketTerms, 'gstRates' | 'pstRates'>,
  day: CalendarDay,
): TaxRates => ({
  gst: rateOn(gstRates, day, DEFAULT_TAXES.gst),
  pst: rateOn(pstRates, day, DEFAULT_TAXES.pst),
});

/** What a purchase of this day is charged with. */
export const termsOn = (terms: MarketTerms, day: CalendarDay): DayTerms => ({
  orderFee: terms.orderFee,
  freeDeliveryAbove: terms.freeDeliveryAbove,
  taxes: taxesOn(terms, day),
});

/** As `termsOn`, of spec 9. */
export const DEFAULT_DAY_TERMS: DayTerms = termsOn(DEFAULT_TERMS, '');

/** Most entries of one tax. */
export const RATES_MAX = 20;
export const TRIAL_MONTHS_MAX = 12;
export const EXPRESS_LEAD_MAX_HOURS = 72;

/** Below 100 %: whole thousandths of a percent. */
export const isRate = (rate: number): boolean => Number.isInteger(rate) && rate >= 0 && rate < RATE_DENOMINATOR;

/** Each day once, ascending. */
export const areRates = (rates: readonly RateFrom[]): boolean =>
  rates.length <= RATES_MAX &&
  rates.every(({ from }, index) => index === 0 || (rates[index - 1] as RateFrom).from < from);

/**
 * The first day of the past whose rate a change would alter; null: none. What was charged stays as it was, so a rate changes
 * today at the earliest. A market that has set no rate yet may state those of its past.
 */
export function changedPastDay(
  before: readonly RateFrom[],
  after: readonly RateFrom[],
  today: CalendarDay,
): CalendarDay | null {
  if (before.length === 0) return null;
  const past = (rates: readonly RateFrom[]) => rates.filter(({ from }) => from < today);
  const different = (rates: readonly RateFrom[], others: readonly RateFrom[]) =>
    past(rates).filter(({ from, rate }) => !others.some((other) => other.from === from && other.rate === rate));
  return [...different(before, after), ...different(after, before)].map(({ from }) => from).toSorted()[0] ?? null;
}

/** A rate as it is typed: `9,975`. */
export const percentText = (rate: number): string => String(rate / 1000).replace('.', ',');

const PERCENT = /^(\d{1,2})(?:[.,](\d{1,3}))?$/;

/** A typed percentage, such as `9,975` or `5 %`, as a rate; null: none, or 100 % and more. */
export function readPercent(text: string): number | null {
  const [, whole, decimals = ''] = PERCENT.exec(text.replace(/[\s%]/g, '')) ?? [];
  return whole === undefined ? null : Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
}
