import type { OrderStatus } from '#rules/orderStatus.ts';
import { closingOf, USUAL_CALENDAR } from '#rules/period.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { OrderView } from '../orders/orderView.ts';

const HOUR_MS = 3_600_000;
/** Time before its slot at which an order is assembled. */
const TOGETHER_MS = 3 * HOUR_MS;
const AT_WORK_MS = 36 * HOUR_MS;
const MARKET = { by: 'market', customerId: null } as const;

type Stage = { to: OrderStatus; at: Date };

/**
 * The statuses of a paid order by `now`: assembled before its slot, shipped with it, completed when it is over (E44).
 */
function stagesOf({ status, slot, fulfillment }: OrderView, now: Date): Stage[] {
  if (status !== 'processed' || !slot) return [];
  const together = new Date(slot.from.getTime() - TOGETHER_MS);
  const stages: Stage[] = [
    { to: 'fulfilled', at: together },
    ...(fulfillment ? [{ to: 'shipped', at: slot.from } as const] : []),
    { to: 'completed', at: slot.to },
  ];
  return stages.filter(({ at }) => at <= now);
}

/**
 * Advances the demo's orders to `now` as staff would: their statuses along the table, and each line from the producer
 * to the crate.
 */
export async function stageOrders(
  { database }: { database: Database },
  orders: readonly OrderView[],
  now: Date,
): Promise<void> {
  for (const order of orders) {
    const stages = stagesOf(order, now);
    const together = stages.find(({ to }) => to === 'fulfilled');
    const isAtWork =
      order.status === 'processed' &&
      order.slot !== null &&
      now >= closingOf(order.periodStart, USUAL_CALENDAR) &&
      now.getTime() >= order.slot.from.getTime() - AT_WORK_MS;
    await inTransaction(database, async (tx) => {
      if (together || isAtWork)
        for (const [index, { id }] of order.products.entries()) {
          const atWork = (['received', 'preparing', 'preparing'] as const)[index % 3] ?? 'preparing';
          await tx
            .updateTable('order_line')
            .set({ status: together ? 'packed' : atWork, last_updated: together?.at ?? now })
            .where('id', '=', id)
            .execute();
        }
      for (const { to, at } of stages)
        await orderRecords.changeStatus(tx, { orderId: order.id, to, actor: MARKET, at });
      const done = stages.find(({ to }) => to === 'completed');
      if (done && order.fulfillment)
        await tx.updateTable('fulfillment').set({ delivered_at: done.at }).where('order_id', '=', order.id).execute();
    });
  }
}
