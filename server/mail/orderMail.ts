import { formatDay, formatMoment, formatTimeRange, formatLastDay } from '../../rules/dates.ts';
import { formatCents } from '../../rules/money.ts';
import { pickupCode } from '../../rules/pickupCode.ts';
import { changeableUntil } from '../../rules/orderChanges.ts';
import { textIn } from '../text/bilingualText.ts';
import type { Mail } from '../gateways/mail.ts';
import { mailHtml, mailText } from './mailLayout.ts';
import type { MailBlock, MailDocument } from './mailLayout.ts';
import type { OrderToTell } from './mailReadStore.ts';
import { addressText, deliveryAddress, orderCalendar, orderLink } from './orderCalendar.ts';
import type { MarketOfMail, PlaceOfMail } from './orderCalendar.ts';
import { sayInMail } from './mailTexts.ts';
import type { MailTextKey, SayInMail } from './mailTexts.ts';
import { toldReasons } from './refusedReason.ts';

/** Place, address, day and hours. */
export function whereAndWhen(order: OrderToTell, { location, zone }: PlaceOfMail, say: SayInMail): MailBlock {
  const { locale, slot_from: from, slot_to: to } = order;
  const place = zone ?? location;
  const rows = [
    place && { label: say(zone ? 'place.delivery' : 'place.pickup'), value: textIn(place.name, locale) },
    location && { label: say('place.address'), value: addressText(location.address) },
    order.delivery && { label: say('place.recipient'), value: order.delivery.recipient },
    order.delivery && { label: say('place.address'), value: deliveryAddress(order) ?? '' },
    order.delivery && order.contact_phone !== null && { label: say('place.phone'), value: order.contact_phone },
    from &&
      to && { label: say('place.when'), value: `${formatDay(from, locale)}, ${formatTimeRange(from, to, locale)}` },
    location && !zone && { label: say('place.code'), value: pickupCode(order.merged_number ?? order.number) },
    order.note !== null && { label: say('place.note'), value: order.note },
  ];
  return {
    kind: 'facts',
    rows: rows.filter((row) => row !== null && row !== false).filter(({ value }) => value !== ''),
  };
}

function lineRows(order: OrderToTell, say: SayInMail) {
  return order.lines.map((line) => {
    const { quantity, deposit } = line;
    const product = textIn(
      { primary: line.product_name_primary, secondary: line.product_name_secondary },
      order.locale,
    );
    const variant = textIn(
      { primary: line.variant_name_primary, secondary: line.variant_name_secondary },
      order.locale,
    );
    const key: MailTextKey = deposit > 0 ? 'line.deposit' : 'line.quantity';
    return {
      name: `${product}, ${variant}`,
      detail: say(key, { quantity, price: formatCents(line.price), deposit: formatCents(deposit) }),
      amount: formatCents(line.price * quantity),
    };
  });
}

/** The stored sums, row by row (E12); rows of 0 are left out, except delivery's where there is one. */
function sumRows(order: OrderToTell, say: SayInMail) {
  const rows: [MailTextKey, number, boolean][] = [
    ['sums.items', order.subtotal, true],
    ['sums.deposits', order.deposit, order.deposit > 0],
    ['sums.delivery', order.shipping, order.shipping_zone_id !== null],
    ['sums.fee', order.fee, order.fee > 0],
    ['sums.gst', order.gst, order.gst > 0],
    ['sums.pst', order.pst, order.pst > 0],
    ['sums.discount', -order.discount, order.discount > 0],
    ['sums.total', order.total, true],
    ['sums.balance', -order.balance_applied, order.balance_applied > 0],
    ['sums.charged', order.total - order.balance_applied, order.balance_applied > 0],
  ];
  return rows
    .filter(([, , shown]) => shown)
    .map(([key, amount]) => ({ label: say(key), amount: formatCents(amount), isTotal: key === 'sums.total' }));
}

/** What the closing left behind of the cart that it bought (E20). */
const leftOutOf = ({ left_out: reasons, locale }: OrderToTell, say: SayInMail): MailBlock[] =>
  reasons === null
    ? []
    : [
        { kind: 'text', text: say('order.leftOut') },
        { kind: 'list', items: toldReasons(reasons, locale).map(({ message }) => message) },
      ];

function subjectOf({ number, slot_from: from, shipping_zone_id: zone, locale }: OrderToTell, say: SayInMail): string {
  if (!from) return say('order.subject', { number });
  return say(zone === null ? 'order.subject.pickup' : 'order.subject.delivery', {
    number,
    day: formatDay(from, locale),
  });
}

/** Until when its owner may change it, by the link; null: not any more. */
function untilText(order: OrderToTell, now: Date, say: SayInMail): string | null {
  const { status, period_start: periodStart, from_storage: fromStorage, slot_from: from, locale } = order;
  const until = changeableUntil({ status, periodStart, fromStorage, slot: from && { from } });
  if (until === null || now >= until) return null;
  if (fromStorage) return say('order.until.ready', { moment: formatMoment(until, locale) });
  // A week closes at midnight, which people count to the day before.
  return say('order.until', { day: formatLastDay(until, locale) });
}

/** How it was bought: at its week's opt-out (E51), at the closing (E20), or by its payer. */
function openingOf({ kind, user_basket_id: userBasket }: OrderToTell): [title: MailTextKey, intro: MailTextKey] {
  if (userBasket !== null) return ['order.basket.title', 'order.basket'];
  return kind === 'charge' ? ['order.auto.title', 'order.auto'] : ['order.title', 'order.intro'];
}

/** Confirms a paid order, with the stored sums, and a calendar file where its time is known. */
export function orderMail(order: OrderToTell, place: PlaceOfMail, market: MarketOfMail, now: Date): Omit<Mail, 'to'> {
  const { locale, number, created_at: at } = order;
  const say = sayInMail(locale);
  const [title, intro] = openingOf(order);
  const text = (key: MailTextKey, values?: Record<string, string | number>): MailBlock => ({
    kind: 'text',
    text: say(key, values),
  });
  const url = orderLink(order.link_key, locale, market);
  const until = untilText(order, now, say);
  const where = whereAndWhen(order, place, say);
  const document: MailDocument = {
    locale,
    marketName: market.marketName,
    title: say(title),
    blocks: [
      text(intro, { number, day: formatDay(at, locale) }),
      ...(order.merged_number === null ? [] : [text('order.merged', { number: order.merged_number })]),
      ...(order.delivery?.outside_zone === true ? [text('order.outsideZone')] : []),
      where,
      { kind: 'lines', rows: lineRows(order, say) },
      { kind: 'sums', rows: sumRows(order, say) },
      ...leftOutOf(order, say),
      ...(until === null ? [] : [{ kind: 'text' as const, text: until }]),
      { kind: 'link', label: say('order.button'), url },
    ],
    footer: say('footer', { market: market.marketName }),
  };
  const calendar = orderCalendar(order, place, market, locale);
  const files = calendar ? [{ ...calendar, type: 'text/calendar; charset=utf-8; method=PUBLISH' }] : [];
  return { locale, subject: subjectOf(order, say), text: mailText(document), html: mailHtml(document), files };
}
