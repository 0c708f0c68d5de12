import { z } from 'zod';
import type { Weekday } from '#rules/constants.ts';
import { isEmail } from '#rules/contactDetails.ts';
import { isDropOff, type DropOff } from '#rules/goodsDays.ts';
import {
  areOpeningHours,
  isMonogram,
  MARKET_NAME_MAX_LENGTH,
  openingHoursOf,
  taxNumber,
} from '#rules/marketIdentity.ts';
import {
  areRates,
  EXPRESS_LEAD_MAX_HOURS,
  isRate,
  RATES_MAX,
  TRIAL_MONTHS_MAX,
  type MarketTerms,
} from '#rules/marketTerms.ts';
import { isPlainText } from '#rules/plainText.ts';
import { SHORTAGE_RULES } from '#rules/shortage.ts';
import { isNoticeCookie, isSiteLink } from '#rules/siteLink.ts';
import { isFirstWeekday } from '#rules/weekList.ts';
import { arePlans } from '#rules/weekPlan.ts';
import { isCalendarDay, isTimeZone } from '#rules/zone.ts';
import type { MarketTable } from '../database/tables.ts';
import { importText, type ImportText } from '../text/importTexts.ts';
import {
  handleCell,
  instantCell,
  moneyCell,
  nameCell,
  pictureCell,
  postalCodeCell,
  stateCell,
  textCell,
} from './cellKinds.ts';
import type { FileProblem } from './fileProblem.ts';
import type { LineOf } from './jsonText.ts';
import { marketLinks, operatorPages } from './operatorPageFile.ts';

const of = <Value>(kind: { shape: z.ZodType<Value>; expected: ImportText }) =>
  z.custom<Value>((value) => kind.shape.safeParse(value).success, {
    error: `expected ${importText(kind.expected, 'en')}`,
  });

const name = z.strictObject({ primary: of(nameCell), secondary: of(nameCell).nullable() });
const text = z.strictObject({ primary: of(textCell), secondary: of(textCell).nullable() });
const image = z.strictObject({ path: of(pictureCell), alt: name.nullable() });
const action = z.strictObject({
  text: name,
  url: z
    .string()
    .refine(isSiteLink, 'expected a path such as /paniers-hebdomadaires, or an https, mailto or tel address')
    .nullable(),
  close: z.boolean(),
  external: z.boolean(),
});
const banner = z.strictObject({
  title: name,
  description: text.nullable(),
  actionPrimary: action.nullable(),
  desktopImage: image.nullable(),
  mobileImage: image.nullable(),
});
const popup = z.strictObject({
  active: z.boolean(),
  color: z.enum(['yellow', 'gray', 'turquoise', 'red', 'orange', 'blue']),
  icon: of(handleCell).nullable(),
  cookieName: z.string().refine(isNoticeCookie, 'expected letters, digits and dashes'),
  title: name,
  body: text,
  actionPrimary: action.nullable(),
  actionSecondary: action.nullable(),
});
const storedModal = z.strictObject({ title: name, body: text });

const contact = z.strictObject({
  email: z.string().refine(isEmail, 'expected an email address').nullable(),
  phone: of(nameCell).nullable(),
  address: z
    .strictObject({
      line1: of(nameCell),
      line2: of(nameCell).nullable(),
      city: of(nameCell),
      state: of(stateCell),
      postal_code: of(postalCodeCell),
      country: of(stateCell),
    })
    .nullable(),
});
const marketName = z
  .string()
  .refine(
    (text) => isPlainText(text, MARKET_NAME_MAX_LENGTH),
    `expected a name of at most ${MARKET_NAME_MAX_LENGTH} characters`,
  );
const taxNumbers = (tax: 'gst' | 'qst', expected: string) =>
  z
    .string()
    .refine((text) => taxNumber(tax, text) !== null, `expected a number such as ${expected}`)
    .transform((text) => taxNumber(tax, text))
    .nullable();
const identity = z.strictObject({
  name: z.strictObject({ primary: marketName, secondary: marketName.nullable() }),
  monogram: z.string().refine(isMonogram, 'expected one to three letters or digits').nullable(),
  logo: of(pictureCell).nullable(),
  hours: z
    .array(z.strictObject({ weekday: z.int(), from: z.string(), to: z.string() }))
    .refine(areOpeningHours, 'expected each weekday at most once, 1 (Monday) first, with from before to, as in 09:00')
    .transform(openingHoursOf),
  sender: z.string().refine(isEmail, 'expected an email address').nullable(),
  taxNumbers: z.strictObject({
    gst: taxNumbers('gst', '123456789 RT0001'),
    qst: taxNumbers('qst', '1234567890 TQ0001'),
  }),
  shortageRule: z.enum(SHORTAGE_RULES).optional(),
  dropOff: z
    .strictObject({ weekday: z.int(), from: z.string(), to: z.string(), place: name.nullable() })
    .refine(isDropOff, {
      error: 'expected a weekday, 1 (Monday) to 7, with from before to, as in 09:00',
      path: ['from'],
    })
    .transform(({ weekday, ...more }) => ({ ...more, weekday: weekday as DropOff['weekday'] }))
    .nullable()
    .optional(),
});

/** The parts that staff can also change at the desk. */
export const siteParts = { banner, popup, storedModal, identity, contact, links: marketLinks };

const wholeFrom = (least: number, most: number) =>
  z.int().refine((number) => number >= least && number <= most, `expected a whole number from ${least} to ${most}`);
/** rate: thousandths of a percent. */
const rates = z
  .array(
    z.strictObject({
      from: z.string().refine(isCalendarDay, 'expected a day such as 2027-01-01'),
      rate: z.int().refine(isRate, 'expected a rate below 100 %, in thousandths of a percent: 9975 is 9.975 %'),
    }),
  )
  .refine(areRates, `expected at most ${RATES_MAX} days, each once, the earliest first`);

/** The amounts that a market decides, which staff can also change at the desk. */
export const termParts = {
  orderFee: of(moneyCell),
  freeDeliveryAbove: of(moneyCell),
  membershipPrice: of(moneyCell),
  trialMonths: wholeFrom(0, TRIAL_MONTHS_MAX),
  expressLeadHours: wholeFrom(0, EXPRESS_LEAD_MAX_HOURS),
  gstRates: rates,
  pstRates: rates,
} satisfies Record<keyof MarketTerms, z.ZodType>;

/** Their columns of the market's row. */
export const termColumns = {
  orderFee: 'order_fee',
  freeDeliveryAbove: 'free_delivery_above',
  membershipPrice: 'membership_price',
  trialMonths: 'trial_months',
  expressLeadHours: 'express_lead_hours',
  gstRates: 'gst_rates',
  pstRates: 'pst_rates',
} as const satisfies Record<keyof MarketTerms, keyof MarketTable>;

const moment = z.strictObject({
  weekday: z.int().refine((day): day is Weekday => day >= 1 && day <= 7, 'expected 1 (Monday) to 7'),
  at: z.string(),
});
/** When weeks close, by the first in which it holds. */
const weekPlans = z
  .array(z.strictObject({ from: z.string(), closing: moment, basketsUntil: moment, missing: moment }))
  .refine(
    arePlans,
    'expected Fridays, the earliest first, each with a closing in its week, an evening after it until which baskets can change, at least a day before the week ends, and an evening after it for missing items',
  );

/** In which days and hours of the market are counted, and with which day its lists of days begin. */
const timeZone = z.string().refine(isTimeZone, 'expected a zone of the time zone database, such as America/Moncton');
const firstWeekday = z.int().refine(isFirstWeekday, 'expected 1 (Monday), 6 (Saturday) or 7 (Sunday)');

/** A shape of the map: an area or water, closed, or a river, as latitude and longitude alternately. */
const outline = z.strictObject({
  kind: z.enum(['area', 'water', 'river']),
  name: name.nullable(),
  points: z
    .array(z.number())
    .min(4)
    .max(2000)
    .refine(
      (degrees) =>
        degrees.length % 2 === 0 && degrees.every((value, index) => Math.abs(value) <= (index % 2 === 0 ? 90 : 180)),
      'expected latitude and longitude of each point, in degrees',
    ),
});

/**
 * `site.json`: market-wide settings. A missing part is left alone, null removes it. asOf: the instant for which a demo
 * market's dates were written; it is not stored. The amounts are in cents; reusableBox: the French handle of the product whose only variant, of price 0 and with a deposit, lends a box (E9).
 */
const site = z.strictObject({
  asOf: z.string().transform(instantCell.fromText).pipe(of(instantCell)).optional(),
  identity: identity.nullable().optional(),
  banner: banner.nullable().optional(),
  popup: popup.nullable().optional(),
  storedModal: storedModal.nullable().optional(),
  contact: contact.nullable().optional(),
  pages: operatorPages.optional(),
  links: marketLinks.nullable().optional(),
  outlines: z.array(outline).max(60).optional(),
  orderFee: termParts.orderFee.optional(),
  freeDeliveryAbove: termParts.freeDeliveryAbove.optional(),
  membershipPrice: termParts.membershipPrice.optional(),
  trialMonths: termParts.trialMonths.optional(),
  expressLeadHours: termParts.expressLeadHours.optional(),
  gstRates: termParts.gstRates.optional(),
  pstRates: termParts.pstRates.optional(),
  weekPlans: weekPlans.optional(),
  timeZone: timeZone.optional(),
  firstWeekday: firstWeekday.optional(),
  reusableBox: of(handleCell).nullable().optional(),
});

export type SiteFile = z.infer<typeof site>;

/** Parses a site file; errors have the line and the path. */
export function readSite(
  value: unknown,
  lineOf: LineOf,
  file: string,
): { site: SiteFile | null; problems: FileProblem[] } {
  const result = site.safeParse(value);
  if (result.success) return { site: result.data, problems: [] };
  const problems = result.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(`/${path.join('/')}`),
    column: path.join('.') || null,
    message: { key: 'import.as_is', values: { text: message } } satisfies ImportText,
  }));
  return { site: null, problems };
}
