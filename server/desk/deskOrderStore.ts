import { sql } from 'kysely';
import { DEFAULT_MISSING_WISH, type LineStatus, type MissingWish } from '#rules/lineStatus.ts';
import type { OrderStatus } from '#rules/orderStatus.ts';
import type { Transaction } from '../database/transaction.ts';
import type { Text } from '../text/bilingualText.ts';

/** A line as the desk marks it. Ids are uuids. */
export type MarkedLine = {
  id: string;
  orderId: string;
  orderStatus: OrderStatus;
  /** The whole order is being cancelled or refunded. */
  isGivenBack: boolean;
  status: LineStatus;
  quantity: number;
  returned: number;
  /** Missing units while the others have the status, and units that were refunded as missing. */
  missing: number;
  missingReturned: number;
  ifMissing: MissingWish;
  /** The name of the replacement for missing units; null: none. */
  replacedBy: string | null;
  replaced: number;
};

/** Lines of any orders; unknown ids are left out. */
export async function readLines(tx: Transaction, ids: readonly string[]): Promise<MarkedLine[]> {
  const { rows } = await sql<MarkedLine>`
    select l.id, l.order_id as "orderId", o.status as "orderStatus", o.cancelling is not null as "isGivenBack",
      l.status, l.quantity - l.removed as quantity, l.returned - l.removed as returned, l.missing, l.missing_returned as "missingReturned",
      coalesce(l.if_missing, ${DEFAULT_MISSING_WISH}) as "ifMissing", l.replaced, l.replaced_by_primary as "replacedBy"
    from order_line l join orders o on o.id = l.order_id where l.id = any(${ids}::uuid[]) order by o.id, l.position`.execute(
    tx,
  );
  return rows;
}

/** A line that a mark has changed: its status and missing units before. */
export type ChangedLine = { line: string; status: LineStatus; missing: number };

/** What a person's marks of one press have changed already on orders; `requestId`: of the press. */
export async function readRequestChanges(
  tx: Transaction,
  { staffId, orderIds, requestId }: { staffId: string; orderIds: readonly string[]; requestId: string },
): Promise<ChangedLine[]> {
  const { rows } = await sql<{ before: ChangedLine[] }>`
    select a.data -> 'before' as before from desk_action a
    where a.order_id = any(${orderIds}::uuid[]) and a.kind = 'mark_lines' and a.staff_id = ${staffId}
      and a.data ->> 'press' = ${requestId} order by a.position`.execute(tx);
  return rows.flatMap(({ before }) => before);
}

/** The press that marked each of these lines last, by line; null: none that named itself. Absent: nobody marked it. */
export async function readLastPresses(
  tx: Transaction,
  { orderIds, lineIds }: { orderIds: readonly string[]; lineIds: readonly string[] },
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ line: string; press: string | null }>`
    select distinct on (l.line) l.line, a.data ->> 'press' as press
    from desk_action a, jsonb_array_elements_text(a.data -> 'lines') l(line)
    where a.order_id = any(${orderIds}::uuid[]) and a.kind = 'mark_lines' and l.line = any(${lineIds}::text[])
    order by l.line, a.position desc`.execute(tx);
  return new Map(rows.map(({ line, press }) => [line, press]));
}

/** Of these orders, those that a person's press has advanced or undone already. */
export async function readPressedOrders(
  tx: Transaction,
  kind: 'advance_order' | 'undo_step',
  { staffId, orderIds, requestId }: { staffId: string; orderIds: readonly string[]; requestId: string },
): Promise<Set<string>> {
  const rows = await tx
    .selectFrom('desk_action')
    .select('order_id')
    .where('order_id', 'in', orderIds)
    .where('kind', '=', kind)
    .where('staff_id', '=', staffId)
    .where(sql<boolean>`data ->> 'press' = ${requestId}`)
    .execute();
  return new Set(rows.flatMap(({ order_id: id }) => id ?? []));
}

/** Whether the step of an order at this instant was made by this press. */
export async function isStepOf(
  tx: Transaction,
  { orderId, at, press }: { orderId: string; at: Date; press: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('desk_action')
    .select('id')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'advance_order')
    .where('at', '=', at)
    .where(sql<boolean>`data ->> 'press' = ${press}`)
    .executeTakeFirst();
  return row !== undefined;
}

/** A mark on lines. `missing`: units of each that will not come; absent: unchanged. */
export type LineMark = { status: LineStatus; missing?: number };

/**
 * Stores a mark and its time (market time) on lines whose orders are locked. Units that are no longer missing are no
 * longer replaced.
 */
export async function writeLines(tx: Transaction, ids: readonly string[], mark: LineMark, at: Date): Promise<void> {
  const missing = mark.status === 'missing' ? sql`(quantity - removed)` : sql`${mark.missing ?? null}::int`;
  const replaced = sql`greatest(0, least(replaced, coalesce(${missing}, missing) - missing_returned))`;
  await sql`
    update order_line set status = ${mark.status}, missing = coalesce(${mark.missing ?? null}::int, missing),
      last_updated = ${at}, replaced = ${replaced},
      replaced_by_primary = case when ${replaced} > 0 then replaced_by_primary end,
      replaced_by_secondary = case when ${replaced} > 0 then replaced_by_secondary end
    where id = any(${ids}::uuid[])`.execute(tx);
}

/** Stores the replacement for a line's missing units; null: none. The order is locked; market time. */
export async function writeReplacement(
  tx: Transaction,
  id: string,
  replacement: { by: Text; units: number } | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('order_line')
    .set({
      replaced: replacement?.units ?? 0,
      replaced_by_primary: replacement?.by.primary ?? null,
      replaced_by_secondary: replacement?.by.secondary ?? null,
      last_updated: at,
    })
    .where('id', '=', id)
    .execute();
}
