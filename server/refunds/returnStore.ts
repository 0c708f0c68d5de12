import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { LineStatus } from '#rules/lineStatus.ts';
import type { TaxKind } from '#rules/taxes.ts';
import type { OrderReturnTable } from '../database/orderTables.ts';
import type { OrderTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';
import type { LineRefundShare } from './lineRefundShares.ts';
import type { MergedOrder } from './mergedOrderSums.ts';

export type ReturnRow = Selectable<OrderReturnTable>;
export type ReturnInsert = Omit<ReturnRow, 'id' | 'status' | 'told' | 'asked_at' | 'done_at'>;
/** Units of a line of an order; ids are uuids. */
export type LineUnits = { lineId: string; quantity: number };
/** The units of a line and its share of the money, in cents. */
type LineReturn = LineUnits & LineRefundShare;
export type ReturnableRow = {
  id: string;
  orderId: string;
  name: Text;
  status: LineStatus;
  /** The box that the market lends. */
  isBox: boolean;
  price: number;
  taxablePrice: number;
  taxKind: TaxKind;
  deposit: number;
  discount: number;
  /** Units as they were bought. */
  quantity: number;
  returned: number;
  /** Units of `returned` that were removed before they were packed (ADR 168). */
  removed: number;
  /** All units that will not come. */
  missing: number;
  missingReturned: number;
  /** Missing units that were replaced. */
  replaced: number;
  lastUpdated: Date | null;
  /** The uuid of the order it was bought in; null if it is this one. */
  boughtIn: string | null;
};

const bilingualName = sql<Text>`jsonb_build_object('primary', product_name_primary, 'secondary', product_name_secondary)`;

/** The lines of these orders as they were bought, with the columns that returns need, in their order; cents. */
export async function returnableLines(db: Kysely<Tables>, orderIds: readonly string[]): Promise<ReturnableRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('order_line')
    .select([
      'id',
      'order_id as orderId',
      'status',
      'price',
      'taxable_price as taxablePrice',
      'tax_kind as taxKind',
      'deposit',
      'discount',
    ])
    .select(bilingualName.as('name'))
    .select([
      'quantity',
      'returned',
      'removed',
      sql<number>`case status when 'missing' then quantity - removed else missing end`.as('missing'),
      sql<boolean>`exists (select from market m where m.reusable_box = order_line.variant_id)`.as('isBox'),
      'missing_returned as missingReturned',
      'replaced',
    ])
    .select(['last_updated as lastUpdated', 'bought_in as boughtIn'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('position')
    .execute();
}

/** The orders with these uuids and all orders merged into them at any depth: what was paid for each, in cents. */
export async function readMergedOrders(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<(MergedOrder & { survivor: string })[]> {
  const { rows } = await sql<MergedOrder & { survivor: string }>`
    with recursive tree as (
      select id, id as survivor from orders where id = any(${[...ids]}::uuid[])
      union all select o.id, tree.survivor from orders o join tree on o.merged_into = tree.id)
    select id, survivor, merged_into as "mergedInto", subtotal, shipping, fee, gst, pst, discount, total,
      json_build_object('gst', gst_rate, 'pst', pst_rate) as taxes
    from orders join tree using (id)`.execute(db);
  return rows;
}

/** The uuid of the order's return that waits for the payment provider; null if none. */
export async function pendingReturnId(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const pending = db
    .selectFrom('order_return')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked');
  return (await pending.executeTakeFirst())?.id ?? null;
}

/** Cents that returns of an order credited to its customer's balance. */
export async function readReturnedToBalance(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('order_return')
    .select(sql<number>`coalesce(sum(to_balance), 0)::int`.as('sum'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Adds deposits that a locked order did not refund because they had been credited by hand before (E50). Cents. */
export async function addWithheldDeposit(tx: Transaction, orderId: string, amount: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ deposit_kept: sql<number>`deposit_kept + ${amount}::int` })
    .where('id', '=', orderId)
    .execute();
}

/**
 * Adds the units of a return to (1) or takes them from (-1) the returned units of their lines. Units that were to be removed from the
 * order, and stay after all, are missing where the line was packed without them meanwhile.
 */
async function moveUnits(tx: Transaction, returnId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update order_line l set returned = l.returned + ${sign}::int * u.quantity,
      missing_returned = l.missing_returned + case b.kind when 'missing' then ${sign}::int * u.quantity else 0 end,
      removed = l.removed + case b.kind when 'removed' then ${sign}::int * u.quantity else 0 end,
      missing = l.missing + case when b.kind = 'removed' and ${sign}::int < 0 and l.status = 'packed' then u.quantity else 0 end
    from order_return_line u join order_return b on b.id = u.return_id
    where u.return_id = ${returnId} and l.id = u.line_id`.execute(tx);
}

/** Stores a return of a locked order, which reserves its units. Returns its uuid. */
export async function insertReturn(tx: Transaction, row: ReturnInsert, lines: readonly LineReturn[]): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('order_return')
    .values({ ...row, id, status: 'asked' })
    .execute();
  if (lines.length === 0) return id;
  await tx
    .insertInto('order_return_line')
    .values(
      lines.map(({ lineId, quantity, card, balance }) => ({
        return_id: id,
        line_id: lineId,
        quantity,
        to_card: card,
        to_balance: balance,
      })),
    )
    .execute();
  await moveUnits(tx, id, 1);
  return id;
}

/** Finishes a pending return once, at `at` (market time); a refused one releases its units. Returns false if it was finished before. */
export async function finishReturn(
  tx: Transaction,
  id: string,
  { status, at }: { status: 'done' | 'refused'; at: Date },
): Promise<boolean> {
  const finished = { status, done_at: status === 'done' ? at : null };
  const update = tx.updateTable('order_return').set(finished).where('id', '=', id).where('status', '=', 'asked');
  if (!(await update.returning('id').executeTakeFirst())) return false;
  if (status === 'refused') await moveUnits(tx, id, -1);
  return true;
}

export async function readReturn(
  db: Kysely<Tables>,
  by: { id: string } | { request: string },
): Promise<ReturnRow | null> {
  const rows = db.selectFrom('order_return').selectAll();
  const matching = 'id' in by ? rows.where('id', '=', by.id) : rows.where('request', '=', by.request);
  return (await matching.executeTakeFirst()) ?? null;
}

/**
 * Whether the market's box was returned (E9). A box that is missing in an order that lent none, or removed from it, is still at
 * the customer's home.
 */
export async function hasBox(tx: Transaction, returnId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_return_line u join order_return b on b.id = u.return_id
      join order_line l on l.id = u.line_id join market m on m.reusable_box = l.variant_id
    where u.return_id = ${returnId} and (b.kind not in ('missing', 'removed') or l.deposit > 0)`.execute(tx);
  return rows.length > 0;
}

/** A stored order, whoever owns it. */
export async function readOrderRow(db: Kysely<Tables>, orderId: string): Promise<Selectable<OrderTable> | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()) ?? null;
}

/** The units of a return. */
export async function returnedUnits(db: Kysely<Tables>, returnId: string): Promise<LineUnits[]> {
  const rows = db
    .selectFrom('order_return_line')
    .select(['line_id as lineId', 'quantity'])
    .where('return_id', '=', returnId)
    .orderBy('line_id');
  return rows.execute();
}
