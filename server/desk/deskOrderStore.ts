import { sql } from 'kysely';
import type { LineStatus } from '../../rules/lineStatus.ts';
import type { OrderStatus } from '../../rules/orderStatus.ts';
import type { Transaction } from '../database/transaction.ts';

/** A line as the desk marks it. Ids are uuids. */
export type MarkedLine = {
  id: string;
  orderId: string;
  orderStatus: OrderStatus;
  /** Somebody waits for the whole order to be given back. */
  isGivenBack: boolean;
  status: LineStatus;
  quantity: number;
  returned: number;
  /** Units that will not come beside the status, and those that were refunded as missing. */
  missing: number;
  missingReturned: number;
};

/** Lines of any orders; those that are not there are left out. */
export async function readLines(tx: Transaction, ids: readonly string[]): Promise<MarkedLine[]> {
  const { rows } = await sql<MarkedLine>`
    select l.id, l.order_id as "orderId", o.status as "orderStatus", o.cancelling is not null as "isGivenBack",
      l.status, l.quantity, l.returned, l.missing, l.missing_returned as "missingReturned"
    from order_line l join orders o on o.id = l.order_id where l.id = any(${ids}::uuid[]) order by o.id, l.position`.execute(
    tx,
  );
  return rows;
}

/** What the desk makes of lines; `missing`: units of each that will not come, left out: as many as before. */
export type LineMark = { status: LineStatus; missing?: number };

/** Stores a mark on lines whose orders are locked, and when, in market time. */
export async function writeLines(tx: Transaction, ids: readonly string[], mark: LineMark, at: Date): Promise<void> {
  await tx
    .updateTable('order_line')
    .set({ ...mark, last_updated: at })
    .where('id', 'in', ids)
    .execute();
}

/** The statuses of the lines of a locked order. */
export async function lineStatuses(tx: Transaction, orderId: string): Promise<LineStatus[]> {
  const rows = await tx.selectFrom('order_line').select('status').where('order_id', '=', orderId).execute();
  return rows.map(({ status }) => status);
}
