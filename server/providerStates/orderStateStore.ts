import { sql } from 'kysely';
import { cashIntent } from '../balance/cashSql.ts';
import type { LineStatus } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** Makes of a paid order one that is to be paid in cash. */
export async function payInCash(
  tx: Transaction,
  { orderId, attemptId }: { orderId: string; attemptId: string },
): Promise<void> {
  await tx.updateTable('checkout_attempt').set({ kind: 'cash' }).where('id', '=', attemptId).execute();
  await tx
    .updateTable('orders')
    .set({ payment_intent: cashIntent(attemptId) })
    .where('id', '=', orderId)
    .execute();
}

/** Moves an order's payment this many hours into the past. */
export async function setBack(tx: Transaction, orderId: string, hours: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ created_at: sql<Date>`created_at - ${hours} * interval '1 hour'` })
    .where('id', '=', orderId)
    .execute();
}

/** Sets the status and the missing units of all lines of an order. */
export async function writeProgress(
  tx: Transaction,
  orderId: string,
  mark: { status: LineStatus; missing: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('order_line')
    .set({ ...mark, last_updated: at })
    .where('order_id', '=', orderId)
    .execute();
}

/** Sets the choice for missing items of all lines of an order: a replacement. */
export async function writeWish(tx: Transaction, orderId: string): Promise<void> {
  await tx.updateTable('order_line').set({ if_missing: 'replacement' }).where('order_id', '=', orderId).execute();
}

/** Marks what cancelled orders still owe to a card as refunded. */
export async function refundRest(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into refund (id, order_id, payment_intent, amount, status, provider_id)
    select gen_random_uuid(), o.id, o.payment_intent, o.total - r.amount, 'done', 're_contrats_' || o.id
    from orders o cross join lateral (
      select coalesce(sum(amount), 0)::int as amount from refund where order_id = o.id and status <> 'refused') r
    where o.id = any(${orderIds}::uuid[]) and o.status = 'cancelled' and o.total > r.amount`.execute(tx);
}

/** Marks returns to a balance as refunded to a card, because the balance is removed with its customer. */
export async function returnsToCard(tx: Transaction, orderIds: readonly string[]): Promise<void> {
  await sql`
    insert into refund (id, order_id, payment_intent, amount, status, provider_id, return_id)
    select gen_random_uuid(), o.id, o.payment_intent, b.to_balance, 'done', 're_contrats_' || b.id, b.id
    from order_return b join orders o on o.id = b.order_id
    where o.id = any(${orderIds}::uuid[]) and b.status = 'done' and b.to_balance > 0`.execute(tx);
  const isTheirs = sql<boolean>`order_id = any(${orderIds}::uuid[])`;
  const toCard = { to_card: sql<number>`to_card + to_balance`, to_balance: 0 };
  await tx
    .updateTable('order_return_line')
    .set(toCard)
    .where('return_id', 'in', tx.selectFrom('order_return').select('id').where(isTheirs))
    .execute();
  await tx.updateTable('order_return').set(toCard).where(isTheirs).execute();
}
