import type { MailContext, MailWriters, Notice } from './composeMail.ts';
import { handoverMail } from './handoverMails.ts';
import { moneyBack, readOrderMail } from './mailReadStore.ts';
import { orderMail } from './orderMail.ts';
import type { OrderOfMail } from './orderMail.ts';
import { cancelledMail, combinedMail } from './orderNotices.ts';

/** Writes a mail to whoever has an order (uuid): its customer, else the guest's contact. */
async function toOrder(
  orderId: string,
  { db, market, placeOf }: MailContext,
  write: (about: OrderOfMail) => Notice | null | Promise<Notice>,
) {
  const order = await readOrderMail(db, orderId);
  const to = order?.customer_email || order?.contact_email;
  if (!order || !to) return null;
  const notice = await write({ order, market, place: await placeOf(order.location_id, order.shipping_zone_id) });
  return notice && { to, ...notice };
}

export const orderMails: MailWriters<
  'order_confirmed' | 'order_cancelled' | 'orders_combined' | 'order_ready' | 'order_handed_over'
> = {
  order_confirmed: ({ orderId }, context) =>
    toOrder(orderId, context, ({ order, place, market }) => orderMail(order, place, market)),
  order_cancelled: ({ orderId, isReopened = false, isEmpty = false }, context) =>
    toOrder(orderId, context, async (about) =>
      cancelledMail({ ...about, isReopened, isEmpty }, await moneyBack(context.db, orderId)),
    ),
  orders_combined: ({ orderId }, context) => toOrder(orderId, context, combinedMail),
  order_ready: ({ orderId }, context) =>
    toOrder(orderId, context, ({ order, ...about }) => handoverMail('order_ready', order, about)),
  order_handed_over: ({ orderId }, context) =>
    toOrder(orderId, context, ({ order, ...about }) => handoverMail('order_handed_over', order, about)),
};
