import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { JoinedOrder } from '../../rules/joinedSums.ts';
import type { LineRefund } from '../../rules/lineRefunds.ts';
import type { Text } from '../text/bilingualText.ts';
import type { OrderReturnTable } from '../database/orderTables.ts';
import type { LineStatus, OrderTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LineReturnView } from './orderView.ts';

export type ReturnRow = Selectable<OrderReturnTable>;
export type ReturnInsert = Omit<ReturnRow, 'id' | 'status' | 'told' | 'asked_at'>;
/** Units of a line of an order; ids are uuids. */
export type LineUnits = { lineId: string; quantity: number };
/** What they had of what went back, in cents. */
type LineBack = LineUnits & LineRefund;
export type ReturnableRow = {
  id: string;
  name: Text;
  price: number;
  taxablePrice: number;
  deposit: number;
  discount: number;
  quantity: number;
  returned: number;
  status: LineStatus;
  lastUpdated: Date | null;
  /** The order that it was bought in, its own where nothing is said: its uuid. */
  boughtIn: string | null;
};

const bilingualName = sql<Text>`jsonb_build_object('primary', product_name_primary, 'secondary', product_name_secondary)`;

/** An order's lines as its returns see them, in their order; money in cents. */
export async function returnableLines(db: Kysely<Tables>, orderId: string): Promise<ReturnableRow[]> {
  return db
    .selectFrom('order_line')
    .select(['id', 'price', 'taxable_price as taxablePrice', 'deposit', 'discount'])
    .select(bilingualName.as('name'))
    .select(['quantity', 'returned', 'status', 'last_updated as lastUpdated', 'bought_in as boughtIn'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** Orders, by their uuids, and all that joined them, straight or by another: what was paid for each, in cents. */
export async function joinedOrders(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<(JoinedOrder & { survivor: string })[]> {
  const { rows } = await sql<JoinedOrder & { survivor: string }>`
    with recursive tree as (
      select id, id as survivor from orders where id = any(${[...ids]}::uuid[])
      union all select o.id, tree.survivor from orders o join tree on o.merged_into = tree.id)
    select id, survivor, merged_into as "mergedInto", subtotal, shipping, fee, gst, pst, discount, total
    from orders join tree using (id)`.execute(db);
  return rows;
}

/** The uuid of the return of an order that waits for the payment provider; null: none. */
export async function isAsked(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const asked = db
    .selectFrom('order_return')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked');
  return (await asked.executeTakeFirst())?.id ?? null;
}

/** Cents that returns of an order's goods have given to its customer's balance. */
export async function toBalance(db: Kysely<Tables>, orderId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('order_return')
    .select(sql<number>`coalesce(sum(to_balance), 0)::int`.as('sum'))
    .where('order_id', '=', orderId)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow();
  return sum;
}

/** Cents of its deposits did not go back with a locked order, or with goods of it: they were credited before. */
export async function keepDeposit(tx: Transaction, orderId: string, kept: number): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ deposit_kept: sql<number>`deposit_kept + ${kept}::int` })
    .where('id', '=', orderId)
    .execute();
}

/** Adds units to what is returned of the lines of a return, or with -1 takes them off again. */
async function moveUnits(tx: Transaction, returnId: string, sign: 1 | -1): Promise<void> {
  await sql`
    update order_line l set returned = l.returned + ${sign}::int * u.quantity
    from order_return_line u where u.return_id = ${returnId} and l.id = u.line_id`.execute(tx);
}

/** Keeps a return of a locked order, which from now on has these units. Its uuid. */
export async function askReturn(tx: Transaction, row: ReturnInsert, lines: readonly LineBack[]): Promise<string> {
  const id = randomUUID();
  await tx
    .insertInto('order_return')
    .values({ ...row, id, status: 'asked' })
    .execute();
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

/** Ends a return that waits, once: refused, its units are the order's again. False: it has ended before. */
export async function endReturn(tx: Transaction, id: string, status: 'done' | 'refused'): Promise<boolean> {
  const ended = tx.updateTable('order_return').set({ status }).where('id', '=', id).where('status', '=', 'asked');
  if (!(await ended.returning('id').executeTakeFirst())) return false;
  if (status === 'refused') await moveUnits(tx, id, -1);
  return true;
}

export async function readReturn(
  db: Kysely<Tables>,
  by: { id: string } | { request: string },
): Promise<ReturnRow | null> {
  const rows = db.selectFrom('order_return').selectAll();
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('request', '=', by.request);
  return (await found.executeTakeFirst()) ?? null;
}

/**
 * Whether the market's own box came back with a return (E9). One that is missing of an order that lent none, since its customer
 * had it, is still at home.
 */
export async function hasBox(tx: Transaction, returnId: string): Promise<boolean> {
  const { rows } = await sql`
    select from order_return_line u join order_return b on b.id = u.return_id
      join order_line l on l.id = u.line_id join market m on m.reusable_box = l.variant_id
    where u.return_id = ${returnId} and (b.kind <> 'missing' or l.deposit > 0)`.execute(tx);
  return rows.length > 0;
}

/** An order as it is stored, whoever's it is. */
export async function readOrderRow(db: Kysely<Tables>, orderId: string): Promise<Selectable<OrderTable> | null> {
  return (await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()) ?? null;
}

/** The units that a return is of. */
export async function returnedUnits(db: Kysely<Tables>, returnId: string): Promise<LineUnits[]> {
  const rows = db
    .selectFrom('order_return_line')
    .select(['line_id as lineId', 'quantity'])
    .where('return_id', '=', returnId)
    .orderBy('line_id');
  return rows.execute();
}

/** The returns of lines (uuids), oldest first, by line; those that were refused are none. */
export async function lineReturns(
  db: Kysely<Tables>,
  lines: readonly string[],
): Promise<ReadonlyMap<string, LineReturnView[]>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_return_line as u')
    .innerJoin('order_return as r', 'r.id', 'u.return_id')
    .select(['u.line_id', 'u.quantity', 'u.to_card as toCard', 'u.to_balance as toBalance', 'r.at', 'r.kind'])
    .where('u.line_id', 'in', lines)
    .where('r.status', '<>', 'refused')
    .orderBy('r.at')
    .orderBy('r.asked_at')
    .execute();
  const of = new Map<string, LineReturnView[]>();
  for (const { line_id: line, kind, ...row } of rows)
    of.set(line, [...(of.get(line) ?? []), { ...row, missing: kind === 'missing' }]);
  return of;
}

/** What became of the money of a return that goes to cards. */
export async function cardRefundsOf(db: Kysely<Tables>, returnId: string) {
  return db.selectFrom('refund').selectAll().where('return_id', '=', returnId).orderBy('id').execute();
}
