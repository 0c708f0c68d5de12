import { sql } from 'kysely';
import type { LineStatus } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';

/** An order was paid so many hours before it was. */
export async function setBack(tx: Transaction, orderId: string, hours: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ created_at: sql<Date>`created_at - ${hours} * interval '1 hour'` })
    .where('id', '=', orderId)
    .execute();
}

/** All lines of an order are so far. */
export async function writeProgress(tx: Transaction, orderId: string, status: LineStatus, at: Date): Promise<void> {
  await tx.updateTable('order_line').set({ status, last_updated: at }).where('order_id', '=', orderId).execute();
}

/** What cancelled orders did not give back to a card yet has gone back to it. */
export async function giveBackRest(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into refund (id, order_id, payment_intent, amount, status, provider_id)
    select gen_random_uuid(), o.id, o.payment_intent, o.total - r.amount, 'done', 're_contrats_' || o.id
    from orders o cross join lateral (
      select coalesce(sum(amount), 0)::int as amount from refund where order_id = o.id and status <> 'refused') r
    where o.id = any(${orderIds}::uuid[]) and o.status = 'cancelled' and o.total > r.amount`.execute(tx);
}
