import { addressOf } from '#rules/addresses.ts';
import type { MailContext, MailOf, MailsOf, Notice } from '../composeMail.ts';
import { handoverMail } from '../handoverMails.ts';
import { moneyBack, readOrderMail } from '../mailReadStore.ts';
import { orderMail } from '../orderMail.ts';
import type { OrderOfMail } from '../orderMail.ts';
import { cancelledMail, combinedMail, unpaidLinkMail } from '../orderNotices.ts';
import { staffAddresses } from '../staffStore.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    orderMails: {
      order_confirmed: { orderId: string };
      /** `isReopened`: its lines are in the cart again (E60). `isEmpty`: nothing of it comes (E70). Absent in older mails. */
      order_cancelled: { orderId: string; isReopened?: boolean; isEmpty?: boolean };
      orders_combined: { orderId: string };
      /** Ready at its pickup point, or on its way for deliveries. */
      order_ready: { orderId: string };
      order_handed_over: { orderId: string };
      /** The link by which it is paid by card, sent again (ADR 172); once it was paid, nothing. */
      payment_link: { orderId: string };
      link_paid: { orderId: string };
      /** To whoever sent its link: nobody paid in time. */
      link_unpaid: { orderId: string; customerId: string };
    };
  }
}

/** A mail to whoever has an order: its customer, else the guest's contact. */
const aboutOrder = <Data extends { orderId: string }>(
  compose: (about: OrderOfMail, data: Data, context: MailContext) => Notice | null | Promise<Notice>,
): MailOf<Data> => ({
  purpose: 'transaction',
  async write(data, context) {
    const { db, market, placeOf } = context;
    const order = await readOrderMail(db, data.orderId);
    const to = order?.customer_email || order?.contact_email;
    if (!order || !to) return null;
    const place = await placeOf(order.location_id, order.shipping_zone_id);
    const weekNote = context.calendar.notes.get(order.period_start) ?? null;
    const notice = await compose({ order, market, place, weekNote }, data, context);
    return notice && { to, ...notice };
  },
});

export const orderMails: MailsOf<'orderMails'> = {
  order_confirmed: aboutOrder((about, _, { calendar }) => orderMail(about, calendar)),
  order_cancelled: aboutOrder(async (about, { orderId, isReopened = false, isEmpty = false }, { db }) =>
    cancelledMail({ ...about, isReopened, isEmpty }, await moneyBack(db, orderId)),
  ),
  orders_combined: aboutOrder(combinedMail),
  order_ready: aboutOrder((about) => handoverMail('order_ready', about)),
  order_handed_over: aboutOrder((about) => handoverMail('order_handed_over', about)),
  payment_link: aboutOrder((about, _, { calendar }) =>
    about.order.link_ended === null && about.order.cash_due > 0 ? orderMail(about, calendar) : null,
  ),
  link_paid: aboutOrder((about, _, { calendar }) => orderMail(about, calendar)),
  link_unpaid: {
    purpose: 'transaction',
    async write({ orderId, customerId: staffId }, { db, market }) {
      const order = await readOrderMail(db, orderId);
      const staff = (await staffAddresses(db, 'manager')).find(({ customerId }) => customerId === staffId);
      if (!order || !staff) return null;
      const deskUrl = `${market.publicUrl}${addressOf('desk', staff.locale)}`;
      return { to: staff.email, ...unpaidLinkMail(order, market, staff.locale, deskUrl) };
    },
  },
};
