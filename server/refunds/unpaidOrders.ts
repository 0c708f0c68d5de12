import { canTransition } from '#rules/orderStatus.ts';
import { hasOpenPage } from '../checkout/checkoutService.ts';
import { inTransaction } from '../database/transaction.ts';
import { MARKET } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { cancelAs } from './orderCancellation.ts';

/**
 * Ends the link of an order that was not paid in time, and tells staff once. Returns whether the order is to be cancelled: one that was
 * packed meanwhile is paid in cash instead.
 */
async function endUnpaid(market: Market, orderId: string): Promise<boolean> {
  return inTransaction(market.database, async (tx) => {
    const [order] = await orderRecords.lock(tx, [orderId]);
    const link = await orderRecords.readLink(tx, orderId);
    const due = await orderRecords.readCashDue(tx, orderId);
    if (!order || !link || due === 0 || order.cancelling || (await hasOpenPage(tx, orderId))) return false;
    const { status, shipping_zone_id: zone } = order;
    const isDropped = status === 'processed' && canTransition(status, 'cancelled', zone === null ? 'pickup' : 'ship');
    // Marked by a server that was killed before it cancelled.
    if (link.ended === 'expired') return isDropped;
    if (link.ended !== null) return false;
    await orderRecords.endLink(tx, orderId, isDropped ? 'expired' : 'cash', market.clock.now());
    const data = { orderId, customerId: link.staff_id };
    await queueMail(tx, { kind: 'link_unpaid', about: `${orderId} ${link.sends}`, data });
    return isDropped;
  });
}

/**
 * Cancels orders that were to be paid by a link and were not until its end (ADR 172): their goods return to the stock, and their customers
 * and whoever sent the link are told. Safe to run twice and in several processes. Returns how many were ended.
 */
export async function releaseUnpaid(market: Market, signal?: AbortSignal): Promise<number> {
  let ended = 0;
  for (const orderId of await orderRecords.unpaidAfterLink(market.database.kysely, market.clock.now())) {
    if (signal?.aborted) break;
    try {
      if (await endUnpaid(market, orderId)) await cancelAs(market, MARKET, orderId, 'cancelled');
      ended += 1;
    } catch (error) {
      market.log.error({ err: error, order: orderId }, 'An order that was not paid in time could not be cancelled');
    }
  }
  return ended;
}
