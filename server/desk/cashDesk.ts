import { staffOf, type Visitor } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { OrderView } from '../orders/orderView.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import type { Market } from '../runningMarket.ts';

/**
 * Records that what an order (uuid) still has to be paid was received in cash, once: `amount`, the displayed sum in cents. NOT_FOUND,
 * BAD_INPUT {field}, REQUEST_REUSED; CASH_CHANGED if it is another sum now, or was received already.
 */
export async function receiveCash(
  market: Market,
  staff: Visitor,
  orderId: string,
  { amount, requestId }: { amount: number; requestId: string },
): Promise<OrderView> {
  const request = callersRequest('receive_cash', requestId, { orderId, amount });
  await inTransaction(market.database, async (tx) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    const due = await orderRecords.readCashDue(tx, orderId);
    if (due === 0 || due !== amount) throw new MarketError('CASH_CHANGED', { shown: amount, current: due });
    const staffId = staffOf(staff);
    await orderRecords.insertReceipt(tx, { order_id: orderId, amount, request: request.key, staff_id: staffId, at });
    const { customer_id: customerId } = order;
    await journal.record(tx, {
      kind: 'receive_cash',
      staffId,
      orderId,
      customerId,
      request: request.key,
      data: { amount },
      at,
    });
  });
  const order = await staffOrders.byId(market.database, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}
