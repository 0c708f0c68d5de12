import { addressOf } from '#rules/addresses.ts';
import { basketChargedBy, basketOptOut } from '#rules/basketDates.ts';
import { basketParts } from '#rules/basketParts.ts';
import type { Locale } from '#rules/constants.ts';
import { formatDay, formatTimeRange, formatLastDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { periodStarting } from '#rules/period.ts';
import type { Slot } from '#rules/period.ts';
import { ADDRESS_PROBLEMS } from '#rules/purchase.ts';
import { cartTotals } from '#rules/totals.ts';
import { dayAt } from '#rules/zone.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { slotOf } from '../fulfilment/places.ts';
import { addressLine } from '../text/addressLine.ts';
import { textIn } from '../text/bilingualText.ts';
import { isMailTextKey, mailTranslator } from '../text/mailTexts.ts';
import type { MailTextKey, MailTranslate } from '../text/mailTexts.ts';
import { readBasketMail } from './basketReadStore.ts';
import type { BasketMailData } from './basketReadStore.ts';
import { composeMail } from './composeMail.ts';
import type { MailContext, MailWriters, MarketOfMail, Notice } from './composeMail.ts';
import type { MailBlock } from './mailLayout.ts';
import type { PlaceOfMail } from './orderCalendar.ts';

/** The account's section of recurring baskets, where the card is replaced too. */
const ACCOUNT_VIEW = { fr: 'paniers', en: 'baskets' } as const;
type BasketKeys = { subject: MailTextKey; title: MailTextKey };

export function basketMail(data: BasketMailData, market: MarketOfMail, keys: BasketKeys, blocks: MailBlock[]): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  const name = textIn(data.basket, locale);
  const url = `${market.publicUrl}${addressOf('account', locale, { view: ACCOUNT_VIEW[locale] })}`;
  return composeMail(locale, market, {
    subject: t(keys.subject, { name }),
    title: t(keys.title, { name }),
    blocks: [...blocks, { kind: 'link', label: t('basket.button'), url }],
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
  { placeOf, fulfilment }: MailContext,
): Promise<WeekOfBasket> {
  const place = await placeOf(data.locationId, data.zoneId);
  const at = place.zone ?? place.location;
  const period = periodStarting(week);
  const slot = at && slotOf(at, period);
  return { ...place, slot, day: slot ? dayAt(slot.from) : await fulfilment.deliveryDay(period) };
}

/** The price of each basket (E52), before another order of its week that pays the delivery. */
const totalsOf = (data: BasketMailData, zone: PlaceOfMail['zone']) =>
  cartTotals({
    items: basketParts(data),
    fulfillment: zone ? { type: 'ship', zonePrice: zone.price } : { type: 'pickup' },
    isSubscribed: false,
    hasReusableBox: false,
    deliveryAlreadyPaidInPeriod: false,
    useBalance: false,
    balanceAvailable: 0,
  });

/** What each basket costs now; null: no more than the customer agreed to (E69). */
export function raisedTotal(data: BasketMailData, zone: PlaceOfMail['zone']): number | null {
  const { total } = totalsOf(data, zone);
  return total > data.agreedTotal ? total : null;
}

/** Says that a basket costs more than agreed, with both totals, and that nothing is charged without consent. */
export function raisedText({ agreedTotal }: BasketMailData, current: number, t: MailTranslate): MailBlock {
  return {
    kind: 'text',
    text: t('basket.raised', { agreed: formatCents(agreedTotal), current: formatCents(current) }),
  };
}

/** The price of each basket, row by row. */
export function sumsOf(data: BasketMailData, zone: PlaceOfMail['zone'], t: MailTranslate): MailBlock {
  const sums = totalsOf(data, zone);
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

/** Confirms a new subscription: contents, place, time, price, and until when the first basket can be changed. */
function basketBegunMail(data: BasketMailData, first: WeekOfBasket, market: MarketOfMail): Notice {
  const { locale, start_week: week } = data;
  const t = mailTranslator(locale);
  return basketMail(data, market, { subject: 'basket.begun.subject', title: 'basket.begun.title' }, [
    {
      kind: 'text',
      text: t('basket.begun', {
        name: textIn(data.basket, locale),
        day: formatDay(first.day, locale, market.now),
      }),
    },
    whereAndWhen(first, { locale, now: market.now }, 'basket.begun.first'),
    ...contentsOf(data),
    sumsOf(data, first.zone, t),
    {
      kind: 'text',
      text: t('basket.begun.until', { day: formatLastDay(basketOptOut(week), locale, market.now) }),
    },
  ]);
}

/** The reason why a basket was not charged. `current`: what it costs now, if that was not agreed to. */
function refusalText(refusal: string, { locale, agreedTotal }: BasketMailData, current: number | null): string {
  const t = mailTranslator(locale);
  if (refusal === 'TOTAL_RAISED' && current !== null)
    return t('basket.why.TOTAL_RAISED', { agreed: formatCents(agreedTotal), current: formatCents(current) });
  const key = [`basket.why.${refusal}`, `auto.${refusal}`].find(isMailTextKey);
  return t(key ?? 'basket.why.other');
}

type RefusedWeek = { week: CalendarDay; day: CalendarDay; current: number | null };

/**
 * A basket whose card was refused, whose address could not be served, or whose total was not agreed to; its week is
 * reserved until the last day named.
 */
function basketRefusedMail(
  data: BasketMailData,
  { week, day, current }: RefusedWeek,
  refusal: string,
  market: MarketOfMail,
): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  const about =
    refusal === 'TOTAL_RAISED' ? 'basket.price' : ADDRESS_PROBLEMS.has(refusal) ? 'basket.address' : 'basket.refused';
  return basketMail(data, market, { subject: `${about}.subject`, title: `${about}.title` }, [
    {
      kind: 'text',
      text: t('basket.refused', { name: textIn(data.basket, locale), day: formatDay(day, locale, market.now) }),
    },
    { kind: 'list', items: [refusalText(refusal, data, current)] },
    { kind: 'text', text: t(`${about}.until`, { day: formatLastDay(basketChargedBy(week), locale, market.now) }) },
  ]);
}

/** What a customer can do after a missed week. `current`: what the basket costs now, if that was not agreed to. */
function afterMissed(refusal: string, current: number | null): MailTextKey {
  if (refusal === 'NO_DELIVERY') return 'basket.missed.place';
  return current === null ? 'basket.missed.after' : 'basket.price.after';
}

/** A week without delivery and without charge. */
function basketMissedMail(
  data: BasketMailData,
  { day, current }: Omit<RefusedWeek, 'week'>,
  refusal: string,
  market: MarketOfMail,
): Notice {
  const { locale } = data;
  const t = mailTranslator(locale);
  return basketMail(data, market, { subject: 'basket.missed.subject', title: 'basket.missed.title' }, [
    {
      kind: 'text',
      text: t('basket.missed', { name: textIn(data.basket, locale), day: formatDay(day, locale, market.now) }),
    },
    { kind: 'list', items: [refusalText(refusal, data, current)] },
    ...(data.isEnded ? [] : [{ kind: 'text' as const, text: t(afterMissed(refusal, current)) }]),
  ]);
}

export async function toSubscriber(
  userBasketId: string,
  { db }: MailContext,
  write: (data: BasketMailData) => Notice | null | Promise<Notice | null>,
) {
  const data = await readBasketMail(db, userBasketId);
  const notice = data && (await write(data));
  return notice && { to: data.email, ...notice };
}

export const basketMails: MailWriters<'basket_begun' | 'basket_refused' | 'basket_missed'> = {
  basket_begun: ({ userBasketId }, context) =>
    toSubscriber(userBasketId, context, async (data) =>
      basketBegunMail(data, await weekOf(data, data.start_week, context), context.market),
    ),
  basket_refused: ({ userBasketId, week, refusal }, context) =>
    toSubscriber(userBasketId, context, async (data) => {
      const { day, zone } = await weekOf(data, week, context);
      const current = raisedTotal(data, zone);
      if (refusal === 'TOTAL_RAISED' && current === null) return null;
      return basketRefusedMail(data, { week, day, current }, refusal, context.market);
    }),
  basket_missed: ({ userBasketId, week, refusal }, context) =>
    toSubscriber(userBasketId, context, async (data) => {
      const { day, zone } = await weekOf(data, week, context);
      return basketMissedMail(data, { day, current: raisedTotal(data, zone) }, refusal, context.market);
    }),
};
