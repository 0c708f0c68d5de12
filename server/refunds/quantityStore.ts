import { sql } from 'kysely';
import type { Transaction } from '../database/transaction.ts';
import type { ReturnedUnits } from '../stock/stockMoves.ts';

/* Units that a return removed from a paid order before they were packed (ADR 168). */

/** The variants (uuids) of a return's lines; it keeps them, since an order with a return is not merged. */
export async function variantsOf(tx: Transaction, returnId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct l.variant_id as id from order_return_line u join order_line l on l.id = u.line_id
    where u.return_id = ${returnId} and l.variant_id is not null`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Takes from the lines of a return what they took from stock and need no longer, and returns it. Of units that were sold short, those
 * that the stock did not have are removed first.
 */
export async function releaseStock(tx: Transaction, returnId: string): Promise<ReturnedUnits[]> {
  const { rows } = await sql<ReturnedUnits>`
    with before as (
      select l.id, l.variant_id, l.position, l.quantity - l.removed as units, l.taken, l.taken_mdo
      from order_return_line u join order_line l on l.id = u.line_id where u.return_id = ${returnId}),
    after as (
      update order_line l set taken = least(l.taken, b.units), taken_mdo = least(l.taken_mdo, b.units)
      from before b where l.id = b.id returning l.id)
    select variant_id as "variantId", sum(greatest(taken - units, 0))::int as taken,
      sum(greatest(taken_mdo - units, 0))::int as "takenMdo"
    from before join after using (id) where variant_id is not null
    group by variant_id order by min(position)`.execute(tx);
  return rows;
}

/** A line (uuid) and its units before and after a return that has just removed some. */
export type ChangedQuantity = { line: string; from: number; to: number };

export async function changedQuantities(tx: Transaction, returnId: string): Promise<ChangedQuantity[]> {
  const { rows } = await sql<ChangedQuantity>`
    select l.id as line, l.quantity - l.removed + u.quantity as "from", l.quantity - l.removed as "to"
    from order_return_line u join order_line l on l.id = u.line_id where u.return_id = ${returnId} order by l.position`.execute(
    tx,
  );
  return rows;
}
