import { formatDay, formatTimeRange } from '#rules/dates.ts';
import type { Slot } from '#rules/period.ts';
import type { MailFile } from '../gateways/mail.ts';
import { textIn } from '../text/bilingualText.ts';
import { mailWords, type MailBlocks, type MailContext } from './composeMail.ts';
import { orderCalendar, orderLink, type PlaceOfMail } from './orderCalendar.ts';
import { untilText, whereAndWhen, type OrderOfMail } from './orderMail.ts';

/** An order that was moved, as it is now, and where it was. */
export type MovedOrder = { about: OrderOfMail; before: { place: PlaceOfMail; slot: Slot | null } };

/** Where it was and where it is, its link, and what to do if that does not suit. */
export function movedBlocks({ about, before }: MovedOrder, calendar: MailContext['calendar']): MailBlocks {
  const { order, market } = about;
  const { locale, number } = order;
  const { t, text, link } = mailWords(locale);
  const place = before.place.zone ?? before.place.location;
  const was = [
    place && textIn(place.name, locale),
    before.slot &&
      `${formatDay(before.slot.from, locale, market.now)}, ${formatTimeRange(before.slot.from, before.slot.to, locale)}`,
  ];
  const until = untilText(order, { now: market.now, calendar }, t);
  return [
    text('moved.order', { number }),
    { kind: 'facts', rows: [{ label: t('moved.before'), value: was.filter(Boolean).join(', ') }] },
    text('moved.now'),
    whereAndWhen(about, t),
    order.slot_from === null ? null : text('moved.calendar'),
    { kind: 'text', text: [t('moved.unsuited'), until].filter((words) => words !== null).join(' ') },
    link('order.see', orderLink(order.link_key, locale, market), { number }),
  ];
}

/** Its calendar file, which moves the entry that is there. */
export function movedFile({ order, place, market }: OrderOfMail): MailFile[] {
  const calendar = orderCalendar(order, place, market, order.locale);
  return calendar ? [{ ...calendar, type: 'text/calendar; charset=utf-8; method=PUBLISH' }] : [];
}
