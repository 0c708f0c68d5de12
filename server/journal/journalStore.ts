import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { shiftName } from './deskShift.ts';
import type { DeskAction, DeskActionKind, JournalEntry } from './journalEntry.ts';

/**
 * Stores an action. Returns false, without writing, if its request key exists; waits for a concurrent transaction with
 * the same key.
 */
export async function insertAction(tx: Transaction, action: DeskAction): Promise<boolean> {
  const { kind, staffId, orderId = null, customerId = null, request = null, data = {}, at } = action;
  const by = shiftName();
  const inserted = await tx
    .insertInto('desk_action')
    .values({
      id: randomUUID(),
      kind,
      staff_id: staffId,
      order_id: orderId,
      customer_id: customerId,
      request,
      data: JSON.stringify(by === null ? data : { ...data, by }),
      at,
    })
    .onConflict((conflict) => conflict.column('request').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

const entries = (db: Kysely<Tables>) =>
  db
    .selectFrom('desk_action as a')
    .leftJoin('customer as c', 'c.id', 'a.staff_id')
    .select(['a.id', 'a.kind', 'a.staff_id', 'a.order_id', 'a.customer_id', 'a.request', 'a.data', 'a.at'])
    .select(sql<string>`coalesce(nullif(c.first_name, ''), c.email, '')`.as('staff_name'))
    .orderBy('a.position');

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number];

const entryOf = (row: Row): JournalEntry => ({
  id: row.id,
  kind: row.kind as DeskActionKind,
  staffId: row.staff_id,
  staffName: row.staff_name,
  orderId: row.order_id,
  customerId: row.customer_id,
  request: row.request,
  data: row.data,
  at: row.at,
});

/** Everything that was done to an order, oldest first. */
export async function readOrderActions(db: Kysely<Tables>, orderId: string): Promise<JournalEntry[]> {
  return (await entries(db).where('a.order_id', '=', orderId).execute()).map(entryOf);
}

/** The action with a request; null: there is none. */
export async function readRequestedAction(db: Kysely<Tables>, request: string): Promise<JournalEntry | null> {
  const row = await entries(db).where('a.request', '=', request).executeTakeFirst();
  return row ? entryOf(row) : null;
}
