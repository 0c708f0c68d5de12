import { basketChargedBy, basketOptOut } from '#rules/basketDates.ts';
import { formatClosing, formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { ADDRESS_PROBLEMS } from '#rules/purchase.ts';
import type { CalendarDay } from '#rules/zone.ts';
import { textIn } from '../../text/bilingualText.ts';
import { isMailTextKey, mailTranslator } from '../../text/mailTexts.ts';
import type { MailTextKey } from '../../text/mailTexts.ts';
import { basketMail, contentsOf, raisedTotal, sumsOf, toSubscriber, weekOf, whereAndWhen } from '../basketLayout.ts';
import type { WeekOfBasket } from '../basketLayout.ts';
import type { BasketMailData } from '../basketReadStore.ts';
import { mailWords } from '../composeMail.ts';
import type { MailContext, MailsOf, MarketOfMail, Notice } from '../composeMail.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    basketMails: {
      basket_begun: { userBasketId: string };
      /** `week`: its Friday. */
      basket_refused: { userBasketId: string; week: string; refusal: string };
      basket_missed: { userBasketId: string; week: string; refusal: string };
    };
  }
}

/** Confirms a new subscription: contents, place, time, price, and until when the first basket can be changed. */
function basketBegunMail(data: BasketMailData, first: WeekOfBasket, context: MailContext): Notice {
  const { market } = context;
  const { locale, start_week: week } = data;
  const { text } = mailWords(locale);
  return basketMail(data, market, { subject: 'basket.begun.subject', title: 'basket.begun.title' }, [
    text('basket.begun', {
      name: textIn(data.basket, locale),
      day: formatDay(first.day, locale, market.now),
    }),
    whereAndWhen(first, { locale, now: market.now }, 'basket.begun.first'),
    ...contentsOf(data),
    sumsOf(data, first.zone, context),
    text('basket.begun.until', { day: formatClosing(basketOptOut(week, context.calendar), locale, market.now) }),
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
  { market, calendar }: MailContext,
): Notice {
  const { locale } = data;
  const { text } = mailWords(locale);
  const about =
    refusal === 'TOTAL_RAISED' ? 'basket.price' : ADDRESS_PROBLEMS.has(refusal) ? 'basket.address' : 'basket.refused';
  return basketMail(data, market, { subject: `${about}.subject`, title: `${about}.title` }, [
    text('basket.refused', { name: textIn(data.basket, locale), day: formatDay(day, locale, market.now) }),
    { kind: 'list', items: [refusalText(refusal, data, current)] },
    text(`${about}.until`, { day: formatClosing(basketChargedBy(week, calendar), locale, market.now) }),
  ]);
}

/**
 * What a customer can do after a missed week. `current`: what the basket costs now, if that was not agreed to; `isOneDay`: its
 * place was closed in that week alone.
 */
function afterMissed(refusal: string, current: number | null, isOneDay: boolean): MailTextKey {
  if (refusal === 'NO_DELIVERY' && !isOneDay) return 'basket.missed.place';
  return current === null ? 'basket.missed.after' : 'basket.price.after';
}

/** A week without delivery and without charge. */
function basketMissedMail(
  data: BasketMailData,
  { day, current, isOneDay }: Omit<RefusedWeek, 'week'> & { isOneDay: boolean },
  refusal: string,
  market: MarketOfMail,
): Notice {
  const { locale } = data;
  const { text } = mailWords(locale);
  return basketMail(data, market, { subject: 'basket.missed.subject', title: 'basket.missed.title' }, [
    text('basket.missed', { name: textIn(data.basket, locale), day: formatDay(day, locale, market.now) }),
    { kind: 'list', items: [refusalText(refusal, data, current)] },
    data.isEnded ? null : text(afterMissed(refusal, current, isOneDay)),
  ]);
}

export const basketMails: MailsOf<'basketMails'> = {
  basket_begun: toSubscriber(async (data, context) =>
    basketBegunMail(data, await weekOf(data, data.start_week, context), context),
  ),
  basket_refused: toSubscriber(async (data, context, { week, refusal }) => {
    const { day, zone } = await weekOf(data, week, context);
    const current = raisedTotal(data, zone, context);
    if (refusal === 'TOTAL_RAISED' && current === null) return null;
    return basketRefusedMail(data, { week, day, current }, refusal, context);
  }),
  basket_missed: toSubscriber(async (data, context, { week, refusal }) => {
    const { day, zone, location, slot } = await weekOf(data, week, context);
    const missed = {
      day,
      current: raisedTotal(data, zone, context),
      isOneDay: slot === null && (zone ?? location)?.active === true,
    };
    return basketMissedMail(data, missed, refusal, context.market);
  }),
};
