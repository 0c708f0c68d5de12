import { sql, type Insertable, type Kysely } from 'kysely';
import type { CashReceiptTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { cashDueOf } from './cashSql.ts';

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
