import { sql, type Kysely } from 'kysely';
import type { CancellingRow } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { insertRefunds, orderTree } from './refundStore.ts';
import type { RefundablePayment } from './refundStore.ts';

/** Whether an order, or one merged into it, included the reusable box (E9). */
export async function lentBox(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ lends: boolean }>`${orderTree(orderId)}
    select coalesce(bool_or(a.lends_box), false) as lends
    from orders o join tree using (id) join checkout_attempt a on a.id = o.attempt_id`.execute(tx);
  return rows[0]?.lends ?? false;
}

/** Stores the pending cancellation of a locked order and the refunds of its payments; `at` is market time. */
export async function requestCancellation(
  tx: Transaction,
  orderId: string,
  {
    cancellation,
    payments,
    at,
  }: {
    cancellation: Omit<CancellingRow, 'refunds'>;
    payments: readonly RefundablePayment[];
    at: Date;
  },
): Promise<void> {
  const refunds = await insertRefunds(tx, { orderId, returnId: null, at }, payments);
  const cancelling: CancellingRow = { ...cancellation, refunds };
  await tx
    .updateTable('orders')
    .set({ cancelling: JSON.stringify(cancelling), cancelling_since: sql<Date>`now()` })
    .where('id', '=', orderId)
    .execute();
}

export type PendingCancellation = { cancelling: CancellingRow; sessionId: string; customerId: string | null };

/** The uuid of an order's customer; null for a guest's order, undefined if there is no such order. */
export async function readOwner(db: Kysely<Tables>, orderId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  return row?.customer_id;
}

/** The pending cancellation of an order and the owner of that order; null if none. */
export async function readCancellation(db: Kysely<Tables>, orderId: string): Promise<PendingCancellation | null> {
  const row = await db
    .selectFrom('orders')
    .select(['cancelling', 'session_id', 'customer_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.cancelling
    ? { cancelling: row.cancelling, sessionId: row.session_id, customerId: row.customer_id }
    : null;
}

/** Withdraws the cancellation of a locked order; its refused refunds are no longer due. */
export async function dropCancellation(
  tx: Transaction,
  orderId: string,
  { refunds }: Pick<CancellingRow, 'refunds'>,
): Promise<void> {
  if (refunds.length > 0) await tx.updateTable('refund').set({ dropped: true }).where('id', 'in', refunds).execute();
  await tx.updateTable('orders').set({ cancelling: null, cancelling_since: null }).where('id', '=', orderId).execute();
}

export type ReturnableUnits = {
  variantId: string;
  quantity: number;
  /** Cents, at the time of purchase. */
  price: number;
  taken: number;
  takenMdo: number;
};

/** The units by variant that a cancelled order returns to the stock, without those returned before. */
export async function returnableUnits(tx: Transaction, orderId: string): Promise<ReturnableUnits[]> {
  const { rows } = await sql<ReturnableUnits>`
    select variant_id as "variantId", sum(quantity - returned)::int as quantity, max(price) as price,
      sum(greatest(taken - returned, 0))::int as taken, sum(greatest(taken_mdo - returned, 0))::int as "takenMdo"
    from current_order_line where order_id = ${orderId} and variant_id is not null
    group by variant_id order by min(position)`.execute(tx);
  return rows;
}
