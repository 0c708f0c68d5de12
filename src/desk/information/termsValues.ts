import { graphql, readInlineData } from 'react-relay';
import type { termsValues_staff$data, termsValues_staff$key } from '#generated/relay/termsValues_staff.graphql.ts';
import {
  EXPRESS_LEAD_MAX_HOURS,
  percentText,
  readPercent,
  TRIAL_MONTHS_MAX,
  type RateFrom,
} from '#rules/marketTerms.ts';
import { decimalOf, type Cents } from '#rules/money.ts';
import { SHELF_PRICE_MAX } from '#rules/price.ts';
import { readDollars } from '#rules/typedAmount.ts';
import { isCalendarDay, type CalendarDay } from '#rules/zone.ts';
import { check, z } from '../../shared/forms/formSchema.ts';

const fragment = graphql`
  fragment termsValues_staff on Staff @inline {
    marketTerms {
      orderFee
      freeDeliveryAbove
      membershipPrice
      trialMonths
      expressLeadHours
      gstRates {
        from
        rate
      }
      pstRates {
        from
        rate
      }
    }
  }
`;

/** The amounts that the market decides. */
export type StoredTerms = termsValues_staff$data['marketTerms'];
export const storedTermsOf = (key: termsValues_staff$key): StoredTerms => readInlineData(fragment, key).marketTerms;

export const AMOUNTS = ['orderFee', 'freeDeliveryAbove', 'membershipPrice'] as const;

const amountText = (amount: Cents): string => decimalOf(amount).replace('.', ',');
/** The next rate that does not hold yet. */
const comingOf = (rates: readonly RateFrom[], today: CalendarDay) => rates.find(({ from }) => from > today);

function rateValues(rates: readonly RateFrom[], today: CalendarDay) {
  const coming = comingOf(rates, today);
  return { rate: coming ? percentText(coming.rate) : '', from: coming?.from ?? '' };
}
type RateValues = ReturnType<typeof rateValues>;

/** The form's values of the stored amounts; of each tax the rate that comes next. */
export const termsValuesOf = (terms: StoredTerms, today: CalendarDay) => ({
  orderFee: amountText(terms.orderFee),
  freeDeliveryAbove: amountText(terms.freeDeliveryAbove),
  membershipPrice: amountText(terms.membershipPrice),
  trialMonths: String(terms.trialMonths),
  expressLeadHours: String(terms.expressLeadHours),
  gstRates: rateValues(terms.gstRates, today),
  pstRates: rateValues(terms.pstRates, today),
});
export type TermsValues = ReturnType<typeof termsValuesOf>;

const amount = z.pipe(
  z.string().check(
    check((text) => {
      const typed = readDollars(text);
      return typed !== null && typed >= 0 && typed <= SHELF_PRICE_MAX;
    }, 'desk_information.refused.amount'),
  ),
  z.transform((text: string) => readDollars(text) ?? 0),
);

const whole = (least: number, most: number) =>
  z.pipe(
    z.string().check(
      check(
        (text) => /^\d{1,2}$/.test(text) && Number(text) >= least && Number(text) <= most,
        'desk_information.refused.whole',
        {
          least,
          most,
        },
      ),
    ),
    z.transform(Number),
  );

/** The stored rates with the typed one in the place of the one that came next, and of one of the same day. */
function ratesWith(stored: readonly RateFrom[], today: CalendarDay, { rate, from }: RateValues): RateFrom[] {
  const coming = comingOf(stored, today);
  const others = stored
    .filter((one) => one !== coming && one.from !== from)
    .map((one) => ({ from: one.from, rate: one.rate }));
  const typed = readPercent(rate);
  return typed === null ? others : [...others, { from, rate: typed }].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

const rates = (stored: readonly RateFrom[], today: CalendarDay) =>
  z.pipe(
    z.object({ rate: z.string(), from: z.string() }).check(
      check<RateValues>(
        ({ rate, from }) => (rate === '' && from === '') || readPercent(rate) !== null,
        'desk_information.refused.rate',
        { path: ['rate'] },
      ),
      check<RateValues>(
        ({ rate, from }) => (rate === '' && from === '') || (isCalendarDay(from) && from >= today),
        'desk_information.refused.from',
        { path: ['from'] },
      ),
    ),
    z.transform((values: RateValues) => ratesWith(stored, today, values)),
  );

/** To the mutation's input; `terms` are the stored ones, whose rates of earlier days stay. */
export const termsSchema = (terms: StoredTerms, today: CalendarDay) =>
  z.object({
    orderFee: amount,
    freeDeliveryAbove: amount,
    membershipPrice: amount,
    trialMonths: whole(0, TRIAL_MONTHS_MAX),
    expressLeadHours: whole(0, EXPRESS_LEAD_MAX_HOURS),
    gstRates: rates(terms.gstRates, today),
    pstRates: rates(terms.pstRates, today),
  });
