import { formatDay, formatMoment, formatTimeRange, formatClosing } from '#rules/dates.ts';
import { DEFAULT_MISSING_WISH, sharedChoice } from '#rules/lineStatus.ts';
import { formatCents } from '#rules/money.ts';
import { changeableUntil } from '#rules/orderChanges.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { addressLine } from '../text/addressLine.ts';
import { textIn, type Text } from '../text/bilingualText.ts';
import type { MailTextKey, MailTranslate } from '../text/mailTexts.ts';
import { reasonTexts } from '../text/reasonTexts.ts';
import { composeMail, mailWords, sumLabel } from './composeMail.ts';
import type { MailContext, MarketOfMail, Notice } from './composeMail.ts';
import type { MailBlock } from './mailLayout.ts';
import type { OrderMailData } from './mailReadStore.ts';
import { deliveryAddress, orderCalendar, orderLink } from './orderCalendar.ts';
import type { PlaceOfMail } from './orderCalendar.ts';

/** An order, its place, and how the market signs. */
export type OrderOfMail = {
  order: OrderMailData;
  place: PlaceOfMail;
  market: MarketOfMail;
  /** What the market tells shoppers of its week; null: nothing. */
  weekNote: Text | null;
};

/** Whether it waits for its payment by the link (ADR 172). */
const isByLink = ({ cash_due: due, link_ended: ended, link_pay_by: payBy }: OrderMailData): boolean =>
  due > 0 && payBy !== null && ended === null;

/** Place, address, day and hours, and the note of its week. */
export function whereAndWhen(
  { order, place: { location, zone }, market, weekNote }: OrderOfMail,
  t: MailTranslate,
): MailBlock {
  const { locale, slot_from: from, slot_to: to } = order;
  const place = zone ?? location;
  const rows = [
    place && { label: t(zone ? 'place.delivery' : 'place.pickup'), value: textIn(place.name, locale) },
    location && { label: t('place.address'), value: addressLine(location.address) },
    order.delivery && { label: t('place.recipient'), value: order.delivery.recipient },
    order.delivery && { label: t('place.address'), value: deliveryAddress(order) ?? '' },
    order.delivery && order.contact_phone !== null && { label: t('place.phone'), value: order.contact_phone },
    from &&
      to && {
        label: t('place.when'),
        value: `${formatDay(from, locale, market.now)}, ${formatTimeRange(from, to, locale)}`,
      },
    weekNote && { label: t('place.week'), value: textIn(weekNote, locale) },
    location && !zone && { label: t('place.code'), value: pickupCode(order.merged_number ?? order.number) },
    order.cash_due > 0 && { label: t(isByLink(order) ? 'link.due' : 'cash.due'), value: formatCents(order.cash_due) },
    order.note !== null && { label: t('place.note'), value: order.note },
  ];
  return {
    kind: 'facts',
    rows: rows.filter((row) => row !== null && row !== false).filter(({ value }) => value !== ''),
  };
}

/** What a line's shopper wants if it is missing (ADR 66); null for the market's box, which has no such choice. */
const choiceOf = ({ if_missing: choice, user_basket_id: basket }: OrderMailData['lines'][number]) =>
  basket === null ? choice : DEFAULT_MISSING_WISH;

/** Whether what is missing is not paid; by the link, all is paid before it is known, and refunded (ADR 172). */
const isDeducted = (order: OrderMailData): boolean => order.kind === 'cash' && !isByLink(order);

/** The choice of all lines, if they share one, as a sentence below them. */
function sharedWishOf(order: OrderMailData): MailBlock[] {
  const { lines, locale } = order;
  const shared = sharedChoice(lines.flatMap((line) => choiceOf(line) ?? []));
  return shared === null
    ? []
    : [mailWords(locale).text(isDeducted(order) ? `cash.wishes.${shared}` : `order.wishes.${shared}`)];
}

function lineRows(order: OrderMailData, t: MailTranslate) {
  const differ = sharedWishOf(order).length === 0;
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
    const choice = differ ? choiceOf(line) : null;
    const wish = choice && t(isDeducted(order) ? `cash.wish.${choice}` : `line.wish.${choice}`);
    const detail = t(key, { quantity, price: formatCents(line.price), deposit: formatCents(deposit) });
    return {
      name: `${product}, ${variant}`,
      detail: wish === null ? detail : `${detail} · ${wish}`,
      amount: formatCents(line.price * quantity),
    };
  });
}

/** The stored sums, row by row (E12); rows of 0 are left out, except delivery's where there is one. */
function sumRows(order: OrderMailData, t: MailTranslate, market: MarketOfMail) {
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
    ['sums.charged', order.total - order.balance_applied, order.balance_applied > 0 && order.kind !== 'cash'],
    // What was lowered since it was entered is not to be paid any more.
    [
      'cash.lowered',
      order.cash_due - (order.total - order.balance_applied),
      isByLink(order) && order.cash_due < order.total - order.balance_applied,
    ],
    isByLink(order)
      ? ['link.due', order.cash_due, true]
      : ['cash.due', order.total - order.balance_applied, order.kind === 'cash'],
  ];
  return rows
    .filter(([, , isShown]) => isShown)
    .map(([key, amount]) => ({
      label: sumLabel(key, market, t),
      amount: formatCents(amount),
      isTotal: key === 'sums.total',
    }));
}

/** Lines that the closing left out when it bought the cart (E20). */
const leftOutOf = ({ left_out: reasons, locale }: OrderMailData): MailBlock[] =>
  reasons === null
    ? []
    : [
        mailWords(locale).text('order.leftOut'),
        { kind: 'list', items: reasonTexts(reasons, locale).map(({ message }) => message) },
      ];

function subjectOf(order: OrderMailData, { now }: MarketOfMail, t: MailTranslate): string {
  const { number, slot_from: from, shipping_zone_id: zone, locale, delivery, cash_due: due } = order;
  const isPaymentDue = isByLink(order);
  if (isPaymentDue) return t('link.subject', { number, amount: formatCents(due) });
  if (!from || delivery?.outside_zone === true) return t('order.subject', { number });
  return t(zone === null ? 'order.subject.pickup' : 'order.subject.delivery', {
    number,
    day: formatDay(from, locale, now),
  });
}

/** Until when its owner may change it, by the link; null: not any more. */
export function untilText(
  order: OrderMailData,
  { now, calendar }: Pick<MailContext, 'now' | 'calendar'>,
  t: MailTranslate,
): string | null {
  const { status, period_start: periodStart, from_storage: fromStorage, slot_from: from, locale } = order;
  const until = changeableUntil({ status, periodStart, fromStorage, slot: from && { from } }, calendar);
  if (until === null || now >= until) return null;
  if (fromStorage) return t('order.until.ready', { moment: formatMoment(until, locale, now) });
  return t('order.until', { day: formatClosing(until, locale, now) });
}

/** How it was bought: at its week's opt-out (E51), at the closing (E20), by staff for somebody (ADR 169), or by its payer. */
function openingOf(order: OrderMailData): [title: MailTextKey, intro: MailTextKey] {
  const { kind, user_basket_id: userBasket, link_ended: ended } = order;
  if (isByLink(order)) return ['link.title', 'link.intro'];
  if (ended === 'paid') return ['link.paid.title', 'link.paid'];
  if (userBasket !== null) return ['order.basket.title', 'order.basket'];
  if (kind === 'cash') return ['order.title', 'cash.intro'];
  return kind === 'charge' ? ['order.auto.title', 'order.auto'] : ['order.title', 'order.intro'];
}

/** What credit paid because the customer asked staff for it, what is left to pay, and what to do if they did not (ADR 181). */
function creditBlocks({ credit_asked: asked, credit_paid: paid, cash_due: due, locale }: OrderMailData): MailBlock[] {
  const { text } = mailWords(locale);
  if (asked === null || paid === 0) return [];
  return [
    text(`credit.${asked}`, { amount: formatCents(paid) }),
    due > 0 ? text('credit.rest', { amount: formatCents(due) }) : text('credit.all'),
    text('credit.not_asked'),
  ];
}

/** Confirms a paid order, with the stored sums, and a calendar file where its time is known. */
export function orderMail(about: OrderOfMail, weeks: MailContext['calendar']): Notice {
  const { order, place, market } = about;
  const { locale, number, created_at: at, link_pay_by: payBy } = order;
  const { now } = market;
  const { t, text, link } = mailWords(locale);
  const [title, intro] = openingOf(order);
  const amount = formatCents(order.cash_due);
  const url = orderLink(order.link_key, locale, market);
  const until = untilText(order, { now, calendar: weeks }, t);
  const where = whereAndWhen(about, t);
  const calendar = orderCalendar(order, place, market, locale);
  return composeMail(locale, market, {
    subject: subjectOf(order, market, t),
    title: t(title),
    blocks: [
      text(intro, { number, day: formatDay(at, locale, now) }),
      isByLink(order) && payBy ? text('link.until', { amount, moment: formatClosing(payBy, locale, now) }) : null,
      isByLink(order) ? { kind: 'link', label: t('link.button', { amount }), url } : null,
      ...creditBlocks(order),
      order.merged_number === null ? null : text('order.merged', { number: order.merged_number }),
      order.delivery?.outside_zone === true ? text('order.outsideZone') : null,
      where,
      { kind: 'lines', rows: lineRows(order, t) },
      { kind: 'sums', rows: sumRows(order, t, market) },
      ...sharedWishOf(order),
      ...leftOutOf(order),
      until === null ? null : { kind: 'text', text: until },
      isByLink(order) ? null : link('order.button', url),
    ],
    files: calendar ? [{ ...calendar, type: 'text/calendar; charset=utf-8; method=PUBLISH' }] : [],
  });
}
