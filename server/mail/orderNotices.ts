import { addressOf } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { formatClosing, formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { mailTranslator } from '../text/mailTexts.ts';
import type { MailTextKey } from '../text/mailTexts.ts';
import { composeMail, mailWords } from './composeMail.ts';
import type { MailBlocks, MarketOfMail, Notice } from './composeMail.ts';
import type { MailBlock } from './mailLayout.ts';
import type { OrderMailData, RefundedMoney } from './mailReadStore.ts';
import { orderCalendar, orderLink } from './orderCalendar.ts';
import { whereAndWhen } from './orderMail.ts';
import type { OrderOfMail } from './orderMail.ts';

/** The link to the cart. */
export const cartLink = (locale: Locale, { publicUrl }: MarketOfMail): MailBlock => ({
  kind: 'link',
  label: mailTranslator(locale)('cart.button'),
  url: `${publicUrl}${addressOf('cart', locale)}`,
});

/** A mail about an order, with a file that removes it from calendars. */
function orderNotice(
  { order, place, market }: OrderOfMail,
  keys: { subject: MailTextKey; title: MailTextKey },
  blocks: MailBlocks,
): Notice {
  const { locale, number } = order;
  const { t, link } = mailWords(locale);
  const values = { number, into: order.merged_number ?? '' };
  const url = orderLink(order.link_key, locale, market);
  const calendar = orderCalendar(order, place, market, locale, { isCancelled: true });
  return composeMail(locale, market, {
    subject: t(keys.subject, values),
    title: t(keys.title),
    blocks: [...blocks, link('order.button', url)],
    files: calendar ? [{ ...calendar, type: 'text/calendar; charset=utf-8; method=CANCEL' }] : [],
  });
}

type NoticeKeys = { subject: MailTextKey; title: MailTextKey; intro: MailTextKey };

/** What a cash order's notice says instead: nobody reads of money back that was never paid (ADR 169). */
function cashKeys(of: 'changed' | 'empty' | 'refunded' | 'cancelled', wasPaid: boolean): Partial<NoticeKeys> {
  if (wasPaid) {
    if (of === 'refunded') return {};
    return { intro: of === 'empty' ? 'cash.empty.paid' : 'cash.cancelled.paid' };
  }
  if (of === 'changed') return { title: 'cash.changed.title', intro: 'cash.cancelled' };
  if (of === 'empty') return { subject: 'cash.empty.subject', intro: 'cash.empty' };
  if (of === 'cancelled') return { intro: 'cash.cancelled' };
  return { subject: 'cash.refunded.subject', title: 'cash.refunded.title', intro: 'cash.refunded' };
}

/**
 * An order that was cancelled, or refunded later on, and where its money goes (E60). `isReopened`: it is being changed,
 * and its lines are in the cart again, unpaid. `isEmpty`: nothing of it comes (E70).
 */
export function cancelledMail(
  { isReopened, isEmpty, ...about }: OrderOfMail & { isReopened: boolean; isEmpty: boolean },
  { card, balance, refused, due, till }: RefundedMoney,
): Notice {
  const { locale, number, created_at: at, deposit_kept: depositKept } = about.order;
  const { t, text } = mailWords(locale);
  const rows: [MailTextKey, number][] = [
    ['cancelled.card', card + refused],
    ['cancelled.balance', balance],
    ['cash.lowered', due],
    ['cash.back', till],
    ['cancelled.kept', depositKept],
  ];
  const visibleRows = rows.filter(([, amount]) => amount > 0);
  const messageKey = isEmpty ? 'empty' : about.order.status === 'refunded' ? 'refunded' : 'cancelled';
  const keys: NoticeKeys = isReopened
    ? { subject: 'changed.subject', title: 'changed.title', intro: 'changed.intro' }
    : { subject: `${messageKey}.subject`, title: `${messageKey}.title`, intro: `${messageKey}.intro` };
  const { link_ended: ended, link_pay_by: payBy } = about.order;
  if (ended === 'expired' && payBy !== null)
    return orderNotice(about, { subject: 'link.expired.subject', title: 'link.expired.title' }, [
      text('link.expired', {
        number,
        day: formatDay(at, locale, about.market.now),
        moment: formatClosing(payBy, locale, about.market.now),
      }),
      // What credit had paid of it (ADR 181).
      balance > 0 ? { kind: 'facts', rows: [{ label: t('cancelled.balance'), value: formatCents(balance) }] } : null,
      text('link.expired.after'),
    ]);
  if (about.order.kind === 'cash') Object.assign(keys, cashKeys(isReopened ? 'changed' : messageKey, till > 0));
  return orderNotice(about, keys, [
    text(keys.intro, { number, day: formatDay(at, locale, about.market.now) }),
    isEmpty ? text(about.order.shipping_zone_id === null ? 'empty.pickup' : 'empty.delivery') : null,
    ...(isReopened ? [text('changed.pay'), cartLink(locale, about.market)] : []),
    { kind: 'facts', rows: visibleRows.map(([key, amount]) => ({ label: t(key), value: formatCents(amount) })) },
    card > 0 ? text('cancelled.days') : null,
    refused > 0 ? text('cancelled.refused') : null,
  ]);
}

/** An order that was combined with another at its customer's request (E19). */
export function combinedMail(about: OrderOfMail): Notice {
  const { locale, number, merged_number: into } = about.order;
  const { t, text } = mailWords(locale);
  return orderNotice(about, { subject: 'combined.subject', title: 'combined.title' }, [
    text('combined.intro', { number, into: into ?? '' }),
    whereAndWhen(about, t),
  ]);
}

/** To staff: an order was not paid by its link in time; it is cancelled, or paid in cash because it was packed (ADR 172). */
export function unpaidLinkMail(order: OrderMailData, market: MarketOfMail, locale: Locale, deskUrl: string): Notice {
  const { number, contact_name: name, contact_email: email, contact_phone: phone, link_pay_by: payBy } = order;
  const { t, text } = mailWords(locale);
  const isCash = order.link_ended === 'cash';
  const moment = payBy === null ? '' : formatClosing(payBy, locale, market.now);
  return composeMail(locale, market, {
    subject: t(isCash ? 'link.unpaid.cash.subject' : 'link.unpaid.subject', { number }),
    title: t(isCash ? 'link.unpaid.cash.subject' : 'link.unpaid.subject', { number }),
    blocks: [
      text(isCash ? 'link.unpaid.cash' : 'link.unpaid', { number, name: name ?? email ?? '', moment }),
      phone === null ? null : text('link.unpaid.phone', { phone }),
      { kind: 'link', label: t('link.unpaid.button'), url: deskUrl },
    ],
  });
}
