import { sql, type Insertable, type Kysely } from 'kysely';
import { cashDueOf, isRefundedSince } from '../balance/cashSql.ts';
import type { CashReceiptTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** What is still to be paid in cash for an order, in cents; 0 of any other. */
export async function readCashDue(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { rows } = await sql<{ due: number }>`
    select ${cashDueOf('o')} as due from orders o where o.id = ${orderId}`.execute(db);
  return rows[0]?.due ?? 0;
}

/** Whether the cash of an order was received. */
export async function isCashReceived(db: Kysely<Tables>, orderId: string): Promise<boolean> {
  const row = db.selectFrom('cash_receipt').select('order_id').where('order_id', '=', orderId);
  return (await row.executeTakeFirst()) !== undefined;
}

/** Records the cash of a locked order that still has something to be paid. */
export async function insertReceipt(tx: Transaction, receipt: Insertable<CashReceiptTable>): Promise<void> {
  await tx.insertInto('cash_receipt').values(receipt).execute();
}

/** The receipt of an order, and whether something was given back since; null: its cash was not received. */
export async function readReceipt(
  db: Kysely<Tables>,
  orderId: string,
): Promise<{ amount: number; at: Date; isRefunded: boolean } | null> {
  const row = db
    .selectFrom('cash_receipt')
    .innerJoin('orders', 'orders.id', 'cash_receipt.order_id')
    .select(['cash_receipt.amount', 'cash_receipt.at', isRefundedSince('orders').as('isRefunded')])
    .where('orders.id', '=', orderId);
  return (await row.executeTakeFirst()) ?? null;
}

/** Removes the receipt of a locked order, which is to be paid again. The link that ended with it, if its time is not over at `now`, waits again. */
export async function removeReceipt(
  tx: Transaction,
  { orderId, at, now }: { orderId: string; at: Date; now: Date },
): Promise<void> {
  await tx.deleteFrom('cash_receipt').where('order_id', '=', orderId).execute();
  await tx
    .updateTable('payment_link')
    .set({ ended: null, ended_at: null })
    .where('order_id', '=', orderId)
    .where('ended', '=', 'cash')
    .where('ended_at', '=', at)
    .where('pay_by', '>', now)
    .execute();
}
