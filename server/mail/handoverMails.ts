import { addressOf, ACCOUNT_VIEW_NAMES } from '#rules/addresses.ts';
import { formatDay } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import type { MailTextKey } from '../text/mailTexts.ts';
import { composeMail, mailWords } from './composeMail.ts';
import type { Notice } from './composeMail.ts';
import type { OrderMailData } from './mailReadStore.ts';
import { orderLink } from './orderCalendar.ts';
import { whereAndWhen } from './orderMail.ts';
import type { OrderOfMail } from './orderMail.ts';

/** The status in which an order is ready: assembled at its pickup point, or shipped (E44). */
const isReady = ({ status, shipping_zone_id: zone }: OrderMailData): boolean =>
  status === (zone === null ? 'fulfilled' : 'shipped');

/** Whether the mail may be sent: guests always get it, customers unless they have switched such mails off. */
const isWanted = ({ customer_email: email, notify_order_progress: wants }: OrderMailData): boolean =>
  !email || wants === true;

/**
 * An order is ready, on its way, or was handed over, by its present status. Null: none of these any more, or its
 * customer wants no such mail.
 */
export function handoverMail(kind: 'order_ready' | 'order_handed_over', about: OrderOfMail): Notice | null {
  const { order, market } = about;
  const isTrue = kind === 'order_ready' ? isReady(order) : order.status === 'completed';
  if (!isTrue || !isWanted(order)) return null;
  const { locale, number, slot_from: from, shipping_zone_id: zone, customer_email: email, cash_due: due } = order;
  const { t, text, link } = mailWords(locale);
  const message =
    kind === 'order_ready' ? (zone === null ? 'ready' : 'onTheWay') : zone === null ? 'handedOver' : 'delivered';
  const subject: MailTextKey = message === 'ready' && from ? 'ready.subject.day' : `${message}.subject`;
  const view = ACCOUNT_VIEW_NAMES.notifications[locale];
  return composeMail(locale, market, {
    subject: t(subject, { number, day: from ? formatDay(from, locale, market.now) : '' }),
    title: t(`${message}.title`),
    blocks: [
      text(`${message}.intro`, { number }),
      kind === 'order_ready' ? whereAndWhen(about, t) : null,
      kind === 'order_handed_over' && due > 0 ? text('cash.still', { amount: formatCents(due) }) : null,
      link('order.button', orderLink(order.link_key, locale, market)),
      email ? link('progress.stop', `${market.publicUrl}${addressOf('account', locale, { view })}`) : null,
    ],
  });
}
