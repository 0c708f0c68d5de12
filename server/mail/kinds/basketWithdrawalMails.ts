import { addressOf } from '#rules/addresses.ts';
import { basketOptOut, nextBasketWeek } from '#rules/basketDates.ts';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { formatLastDay } from '#rules/dates.ts';
import { addDays } from '#rules/zone.ts';
import { textIn } from '../../text/bilingualText.ts';
import { basketMail, toSubscriber } from '../basketLayout.ts';
import type { BasketMailData } from '../basketReadStore.ts';
import { mailWords } from '../composeMail.ts';
import type { MailsOf, MarketOfMail, Notice } from '../composeMail.ts';

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
export function placeClosedMail(data: BasketMailData, place: string, market: MarketOfMail, isReminder = false): Notice {
  const { locale, frequency, start_week: start, decidedThrough, paused, bought } = data;
  const { text } = mailWords(locale);
  const from = addDays(decidedThrough, PERIOD_DAYS);
  const next = nextBasketWeek(frequency, start, { from, paused: new Set([...paused, ...bought]) });
  const subject = isReminder ? 'basket.place.reminder' : 'basket.place.subject';
  return basketMail(data, market, { subject, title: 'basket.place.title' }, [
    text('basket.place', { name: textIn(data.basket, locale), place }),
    next === null ? null : text('basket.place.until', { day: formatLastDay(basketOptOut(next), locale, market.now) }),
  ]);
}

export const basketWithdrawalMails: MailsOf<'basketWithdrawalMails'> = {
  basket_withdrawn: toSubscriber((data, { market }) => (data.isEnded ? null : withdrawnMail(data, market))),
  basket_place_closed: toSubscriber(async (data, { placeOf, market }) => {
    const { location, zone } = await placeOf(data.locationId, data.zoneId);
    const place = zone ?? location;
    return data.isEnded || !place ? null : placeClosedMail(data, textIn(place.name, data.locale), market);
  }),
};
