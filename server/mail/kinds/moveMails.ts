import { formatDay } from '#rules/dates.ts';
import { composeMail, mailWords, type MailContext, type MailsOf } from '../composeMail.ts';
import { readOrderMail } from '../mailReadStore.ts';
import { movedBlocks, movedFile } from '../movedMail.ts';
import { readMovedOrders, type MovedOrderMail } from '../movedReadStore.ts';
import type { OrderOfMail } from '../orderMail.ts';

declare module '../../outbox/mailOutbox.ts' {
  interface MailFiles {
    moveMails: {
      /** The market moved orders to another place, day or week (ADR 173): all of one address. */
      orders_moved: { moveId: string; orderId: string };
    };
  }
}

async function aboutMoved(
  { orderId, locale }: MovedOrderMail,
  { db, market, placeOf, calendar }: MailContext,
): Promise<OrderOfMail | null> {
  const order = await readOrderMail(db, orderId);
  if (!order) return null;
  const place = await placeOf(order.location_id, order.shipping_zone_id);
  return { order: { ...order, locale }, market, place, weekNote: calendar.notes.get(order.period_start) ?? null };
}

export const moveMails: MailsOf<'moveMails'> = {
  orders_moved: {
    purpose: 'transaction',
    async write(data, context) {
      const { db, market, placeOf, calendar } = context;
      const moved = await readMovedOrders(db, data);
      const abouts = await Promise.all(moved.map((order) => aboutMoved(order, context)));
      const before = await Promise.all(moved.map(({ locationId, zoneId }) => placeOf(locationId, zoneId)));
      const orders = moved.flatMap(({ slot }, index) => {
        const [about, place] = [abouts[index], before[index]];
        return about && place ? [{ about, before: { place, slot } }] : [];
      });
      const [first] = orders;
      const [{ to, locale } = { to: '', locale: 'fr' as const }] = moved;
      if (!first) return null;
      const { t, text } = mailWords(locale);
      const { number, slot_from: from } = first.about.order;
      const day = from ? formatDay(from, locale, market.now) : '';
      const notice = composeMail(locale, market, {
        subject: t('moved.subject', { number, day, count: orders.length }),
        title: t('moved.title', { count: orders.length }),
        blocks: [
          text('moved.intro', { count: orders.length }),
          ...orders.flatMap((order) => movedBlocks(order, calendar)),
        ],
        files: orders.flatMap(({ about }) => movedFile(about)),
      });
      return { to, ...notice };
    },
  },
};
