import { basketOptOut, isBasketDue } from '#rules/basketDates.ts';
import { formatDay, formatEvening } from '#rules/dates.ts';
import { textIn } from '../../text/bilingualText.ts';
import {
  basketMail,
  contentsOf,
  nextWeek,
  raisedText,
  raisedTotal,
  weekOf,
  sumsOf,
  toSubscriber,
  whereAndWhen,
} from '../basketLayout.ts';
import type { WeekOfBasket } from '../basketLayout.ts';
import type { BasketMailData } from '../basketReadStore.ts';
import { mailWords } from '../composeMail.ts';
import type { MailBlocks, MailContext, MailsOf, Notice } from '../composeMail.ts';
import { dayClosedMail, placeClosedMail } from './basketWithdrawalMails.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    basketChangeMails: {
      basket_changed: { userBasketId: string };
      basket_cancelled: { userBasketId: string };
      /** What a week brings, while it can still be changed. `week`: its Friday. */
      basket_coming: { userBasketId: string; week: string };
      /** The basket of a running subscription costs more than its customer agreed to (E69). */
      basket_raised: { userBasketId: string };
    };
  }
}

/** The days on which a subscription's baskets come in these weeks; a week that its place does not serve is left out. */
async function daysOf(data: BasketMailData, weeks: readonly string[], context: MailContext): Promise<Date[]> {
  const slots = await Promise.all(weeks.map((week) => weekOf(data, week, context)));
  return slots.flatMap(({ slot }) => (slot && slot.to > context.now ? [slot.from] : []));
}

/** What is set after a change: place, next basket, weeks skipped. */
async function changedMail(data: BasketMailData, context: MailContext): Promise<Notice | null> {
  const { locale, paused, frequency, start_week: start } = data;
  if (data.isEnded) return null;
  const { text } = mailWords(locale);
  const next = nextWeek(data, context);
  const skipped = await daysOf(
    data,
    paused.filter((week) => isBasketDue(frequency, start, week)),
    context,
  );
  const blocks: MailBlocks = [
    text('basket.changed', { name: textIn(data.basket, locale) }),
    next === null ? null : whereAndWhen(await weekOf(data, next, context), { locale, now: context.now }, 'basket.next'),
    ...(skipped.length === 0
      ? []
      : [
          text('basket.skipped'),
          { kind: 'list' as const, items: skipped.map((day) => formatDay(day, locale, context.now)) },
        ]),
    next === null
      ? null
      : text('basket.coming.until', { day: formatEvening(basketOptOut(next, context.calendar), locale, context.now) }),
  ];
  return basketMail(data, context.market, { subject: 'basket.changed.subject', title: 'basket.changed.title' }, blocks);
}

/** The end of a subscription, and the baskets that were decided before it: they are charged and come. */
async function cancelledMail(data: BasketMailData, context: MailContext): Promise<Notice> {
  const { locale } = data;
  const { text } = mailWords(locale);
  const days = await daysOf(data, data.pending, context);
  return basketMail(data, context.market, { subject: 'basket.cancelled.subject', title: 'basket.cancelled.title' }, [
    text('basket.cancelled', { name: textIn(data.basket, locale) }),
    ...(days.length === 0
      ? []
      : [
          text('basket.cancelled.pending'),
          { kind: 'list' as const, items: days.map((day) => formatDay(day, locale, context.now)) },
        ]),
  ]);
}

/** What the market tells shoppers of a week. */
function noteOf(week: string, { locale }: BasketMailData, { calendar }: MailContext): MailBlocks[number] {
  const note = calendar.notes.get(week);
  return note ? { kind: 'text', text: textIn(note, locale) } : null;
}

/** No basket in a week in which the market is closed, and when the next one comes. */
async function closedWeekMail(
  data: BasketMailData,
  { day }: WeekOfBasket,
  week: string,
  context: MailContext,
): Promise<Notice> {
  const { locale } = data;
  const { text } = mailWords(locale);
  const next = nextWeek(data, context);
  return basketMail(
    data,
    context.market,
    { subject: 'basket.closed_week.subject', title: 'basket.closed_week.title' },
    [
      text('basket.closed_week', { name: textIn(data.basket, locale), day: formatDay(day, locale, context.now) }),
      noteOf(week, data, context),
      next === null
        ? null
        : whereAndWhen(await weekOf(data, next, context), { locale, now: context.now }, 'basket.next'),
    ],
  );
}

/**
 * A week's basket with its contents and price, while it can still be skipped. If its place is closed on that day, or serves no
 * more, a reminder to choose another one, of the latter until a first basket was missed for it. Null: it does not come, or it is too late.
 */
async function comingMail(data: BasketMailData, week: string, context: MailContext): Promise<Notice | null> {
  const { locale, paused, bought } = data;
  const first = await weekOf(data, week, context);
  const isOff = data.isEnded || week <= data.decidedThrough || paused.includes(week) || bought.includes(week);
  if (isOff || context.now >= basketOptOut(week, context.calendar)) return null;
  if (context.calendar.closedWeeks.has(week)) return closedWeekMail(data, first, week, context);
  if (!first.slot) {
    const place = first.zone ?? first.location;
    if (place?.active) return dayClosedMail(data, week, place, context);
    if (!place || data.isPlaceMissed) return null;
    return placeClosedMail(data, textIn(place.name, locale), context, true);
  }
  const { text } = mailWords(locale);
  const current = raisedTotal(data, first.zone, context);
  return basketMail(data, context.market, { subject: 'basket.coming.subject', title: 'basket.coming.title' }, [
    current === null ? null : raisedText(data, current),
    whereAndWhen(first, { locale, now: context.now }, 'place.when'),
    noteOf(week, data, context),
    ...contentsOf(data),
    sumsOf(data, first.zone, context),
    text(current === null ? 'basket.coming.until' : 'basket.raised.until', {
      day: formatEvening(basketOptOut(week, context.calendar), locale, context.now),
    }),
  ]);
}

/** A basket that costs more than its customer agreed to, with both totals. Null: they have agreed, or it costs less again. */
async function raisedMail(data: BasketMailData, context: MailContext): Promise<Notice | null> {
  const { locale } = data;
  const { zone } = await context.placeOf(data.locationId, data.zoneId);
  const current = raisedTotal(data, zone, context);
  if (data.isEnded || current === null) return null;
  const { text } = mailWords(locale);
  const next = nextWeek(data, context);
  return basketMail(data, context.market, { subject: 'basket.raised.subject', title: 'basket.raised.title' }, [
    raisedText(data, current),
    sumsOf(data, zone, context),
    ...(next === null
      ? []
      : [
          whereAndWhen(await weekOf(data, next, context), { locale, now: context.now }, 'basket.next'),
          text('basket.raised.until', {
            day: formatEvening(basketOptOut(next, context.calendar), locale, context.now),
          }),
        ]),
  ]);
}

export const basketChangeMails: MailsOf<'basketChangeMails'> = {
  basket_raised: toSubscriber(raisedMail),
  basket_changed: toSubscriber(changedMail),
  basket_cancelled: toSubscriber(cancelledMail),
  basket_coming: toSubscriber((data, context, { week }) => comingMail(data, week, context)),
};
