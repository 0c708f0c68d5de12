import { addressOf } from '#rules/addresses.ts';
import { basketOptOut } from '#rules/basketDates.ts';
import { formatClosing, formatDay } from '#rules/dates.ts';
import { periodStarting, slotInWeek } from '#rules/period.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { LocationRow, ShippingZoneRow } from '../../fulfilment/places.ts';
import { textIn } from '../../text/bilingualText.ts';
import { basketMail, nextWeek, toSubscriber, weekOf, whereAndWhen } from '../basketLayout.ts';
import type { BasketMailData } from '../basketReadStore.ts';
import { mailWords } from '../composeMail.ts';
import type { MailContext, MailsOf, MarketOfMail, Notice } from '../composeMail.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    basketWithdrawalMails: {
      /** It is no longer offered. */
      basket_withdrawn: { userBasketId: string };
      /** Its place is no longer served. */
      basket_place_closed: { userBasketId: string };
    };
  }
}

/** A basket that is no longer offered: nothing more is charged, and another can be chosen. */
function withdrawnMail(data: BasketMailData, market: MarketOfMail): Notice {
  const { locale } = data;
  const { text, link } = mailWords(locale);
  return basketMail(data, market, { subject: 'basket.withdrawn.subject', title: 'basket.withdrawn.title' }, [
    text('basket.withdrawn', { name: textIn(data.basket, locale) }),
    link('basket.withdrawn.others', `${market.publicUrl}${addressOf('baskets', locale)}`),
  ]);
}

/**
 * A place that does not serve the next basket: another can be chosen until that basket's opt-out (E21). `isReminder`: the
 * closing was announced before, and the opt-out is near.
 */
export function placeClosedMail(
  data: BasketMailData,
  place: string,
  context: Pick<MailContext, 'market' | 'calendar'>,
  isReminder = false,
): Notice {
  const { market } = context;
  const { locale } = data;
  const { text } = mailWords(locale);
  const next = nextWeek(data, context);
  const subject = isReminder ? 'basket.place.reminder' : 'basket.place.subject';
  return basketMail(data, market, { subject, title: 'basket.place.title' }, [
    text('basket.place', { name: textIn(data.basket, locale), place }),
    next === null
      ? null
      : text('basket.place.until', { day: formatClosing(basketOptOut(next, context.calendar), locale, market.now) }),
  ]);
}

/**
 * A place that is closed on the day of a week's basket alone: another can be chosen for it until the opt-out, or the next one
 * comes there again.
 */
export async function dayClosedMail(
  data: BasketMailData,
  week: CalendarDay,
  place: LocationRow | ShippingZoneRow,
  context: MailContext,
): Promise<Notice> {
  const { locale } = data;
  const { market, now } = context;
  const { text } = mailWords(locale);
  const { from } = slotInWeek(periodStarting(week, context.calendar), place.weekday, place.from, place.to);
  const after = nextWeek({ ...data, paused: [...data.paused, week] }, context);
  return basketMail(data, market, { subject: 'basket.day.subject', title: 'basket.day.title' }, [
    text('basket.day', {
      name: textIn(data.basket, locale),
      place: textIn(place.name, locale),
      day: formatDay(from, locale, now),
    }),
    text('basket.day.until', { day: formatClosing(basketOptOut(week, context.calendar), locale, now) }),
    after === null ? null : whereAndWhen(await weekOf(data, after, context), { locale, now }, 'basket.next'),
  ]);
}

export const basketWithdrawalMails: MailsOf<'basketWithdrawalMails'> = {
  basket_withdrawn: toSubscriber((data, { market }) => (data.isEnded ? null : withdrawnMail(data, market))),
  basket_place_closed: toSubscriber(async (data, context) => {
    const { location, zone } = await context.placeOf(data.locationId, data.zoneId);
    const place = zone ?? location;
    return data.isEnded || !place ? null : placeClosedMail(data, textIn(place.name, data.locale), context);
  }),
};
