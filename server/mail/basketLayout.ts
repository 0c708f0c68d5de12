import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { basketSlot, nextBasketWeek } from '#rules/basketDates.ts';
import { usualBasketTotals } from '#rules/basketParts.ts';
import { PERIOD_DAYS, type Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange } from '#rules/dates.ts';
import { termsOn } from '#rules/marketTerms.ts';
import { formatCents } from '#rules/money.ts';
import { periodStarting } from '#rules/period.ts';
import type { Slot } from '#rules/period.ts';
import { addDays, dayAt } from '#rules/zone.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { slotOf } from '../fulfilment/places.ts';
import { addressLine } from '../text/addressLine.ts';
import { textIn } from '../text/bilingualText.ts';
import { mailTranslator } from '../text/mailTexts.ts';
import type { MailTextKey } from '../text/mailTexts.ts';
import { readBasketMail } from './basketReadStore.ts';
import type { BasketMailData } from './basketReadStore.ts';
import { composeMail, mailWords } from './composeMail.ts';
import type { MailBlocks, MailContext, MailOf, MarketOfMail, Notice } from './composeMail.ts';
import type { MailBlock } from './mailLayout.ts';
import type { PlaceOfMail } from './orderCalendar.ts';

type BasketKeys = { subject: MailTextKey; title: MailTextKey };

/** A mail about a subscription, with a link to the account's section of baskets, where the card is replaced too. */
export function basketMail(data: BasketMailData, market: MarketOfMail, keys: BasketKeys, blocks: MailBlocks): Notice {
  const { locale } = data;
  const { t, link } = mailWords(locale);
  const name = textIn(data.basket, locale);
  const url = `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW_NAMES.baskets[locale] })}`;
  return composeMail(locale, market, {
    subject: t(keys.subject, { name }),
    title: t(keys.title, { name }),
    blocks: [...blocks, link('basket.button', url)],
  });
}

/**
 * The place of a subscription's baskets, and when it serves a week. slot null: not at all; `day` is then the first on
 * which the market hands over that week's orders.
 */
export type WeekOfBasket = PlaceOfMail & { slot: Slot | null; day: CalendarDay };

/** The place, its address, and the day and hours of the basket. */
export function whereAndWhen(
  { location, zone, slot }: WeekOfBasket,
  { locale, now }: { locale: Locale; now: Date },
  label: MailTextKey,
): MailBlock {
  const t = mailTranslator(locale);
  const place = zone ?? location;
  const rows = [
    place && { label: t(zone ? 'place.delivery' : 'place.pickup'), value: textIn(place.name, locale) },
    location && { label: t('place.address'), value: addressLine(location.address) },
    slot && {
      label: t(label),
      value: `${formatDay(slot.from, locale, now)}, ${formatTimeRange(slot.from, slot.to, locale)}`,
    },
  ];
  return { kind: 'facts', rows: rows.filter((row) => row !== null) };
}

/** What a basket contains, one item each; none: its description says it. */
export function contentsOf({ contents, locale }: BasketMailData): MailBlock[] {
  const items = contents.map((item) => textIn(item, locale));
  return items.length === 0
    ? []
    : [
        { kind: 'text', text: mailTranslator(locale)('basket.contents') },
        { kind: 'list', items },
      ];
}

/** The place of a subscription, and when it serves the week that starts on this Friday. */
export async function weekOf(
  data: BasketMailData,
  week: CalendarDay,
  { placeOf, fulfilment, calendar }: MailContext,
): Promise<WeekOfBasket> {
  const place = await placeOf(data.locationId, data.zoneId);
  const at = place.zone ?? place.location;
  const period = periodStarting(week, calendar);
  const slot = basketSlot(at && slotOf(at, period), week, calendar);
  return { ...place, slot, day: slot ? dayAt(slot.from) : await fulfilment.deliveryDay(period) };
}

/** The week of a subscription's next basket that is undecided, or null. */
export const nextWeek = (
  { frequency, start_week: start, decidedThrough, paused, bought }: BasketMailData,
  { calendar: { closedWeeks } }: Pick<MailContext, 'calendar'>,
): CalendarDay | null =>
  nextBasketWeek(frequency, start, {
    from: addDays(decidedThrough, PERIOD_DAYS),
    skipped: new Set([...paused, ...bought, ...closedWeeks]),
  });

type PricedAt = Pick<MailContext, 'terms' | 'now'>;
const termsNow = ({ terms, now }: PricedAt) => termsOn(terms, dayAt(now));

/** What each basket costs now; null: no more than the customer agreed to (E69). */
export function raisedTotal(data: BasketMailData, zone: PlaceOfMail['zone'], context: PricedAt): number | null {
  const { total } = usualBasketTotals(data, zone, termsNow(context));
  return total > data.agreedTotal ? total : null;
}

/** Says that a basket costs more than agreed, with both totals, and that nothing is charged without consent. */
export const raisedText = ({ locale, agreedTotal }: BasketMailData, current: number): MailBlock =>
  mailWords(locale).text('basket.raised', { agreed: formatCents(agreedTotal), current: formatCents(current) });

/** The price of each basket, row by row. */
export function sumsOf(data: BasketMailData, zone: PlaceOfMail['zone'], context: PricedAt): MailBlock {
  const t = mailTranslator(data.locale);
  const sums = usualBasketTotals(data, zone, termsNow(context));
  const rows: [MailTextKey, number][] = [
    ['basket.begun.price', sums.itemsTotal],
    ['sums.deposits', sums.deposits],
    ['sums.delivery', sums.delivery],
    ['sums.gst', sums.gst],
    ['sums.pst', sums.pst],
    ['basket.begun.total', sums.total],
  ];
  return {
    kind: 'sums',
    rows: rows
      .filter(([, amount]) => amount > 0)
      .map(([key, amount]) => ({
        label: t(key),
        amount: formatCents(amount),
        isTotal: key === 'basket.begun.total',
      })),
  };
}

/** A mail to the customer of a subscription. */
export const toSubscriber = <Data extends { userBasketId: string }>(
  compose: (subscription: BasketMailData, context: MailContext, data: Data) => Notice | null | Promise<Notice | null>,
): MailOf<Data> => ({
  purpose: 'transaction',
  async write(data, context) {
    const subscription = await readBasketMail(context.db, data.userBasketId);
    const notice = subscription && (await compose(subscription, context, data));
    return notice && { to: subscription.email, ...notice };
  },
});
