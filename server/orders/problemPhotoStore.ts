import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

type PhotoRow = { id: string; isOpen: boolean; photo: Buffer | null };

/** The last problem of a line (uuid) of a locked order; null: none. */
export async function readLastProblem(tx: Transaction, orderId: string, lineId: string): Promise<PhotoRow | null> {
  const row = await tx
    .selectFrom('order_problem as p')
    .innerJoin('order_line as l', 'l.id', 'p.line_id')
    .select(['p.id', 'p.status', 'p.photo'])
    .where('l.order_id', '=', orderId)
    .where('l.id', '=', lineId)
    .orderBy('p.reported_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { id: row.id, isOpen: row.status === 'open', photo: row.photo } : null;
}

export async function writePhoto(tx: Transaction, id: string, photo: Buffer): Promise<void> {
  await tx.updateTable('order_problem').set({ photo }).where('id', '=', id).execute();
}

/** The photo of a problem (uuid); null: none, or erased. */
export async function readPhoto(db: Kysely<Tables>, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('order_problem').select('photo').where('id', '=', id).executeTakeFirst();
  return row?.photo ? Buffer.from(row.photo) : null;
}

/** The photos of the problems of orders (uuids), for exports. */
export async function readPhotosOf(db: Kysely<Tables>, orderIds: readonly string[]): Promise<ProblemPhoto[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('order_problem as p')
    .innerJoin('order_line as l', 'l.id', 'p.line_id')
    .select(['p.id as problem', 'p.photo'])
    .where('l.order_id', 'in', orderIds)
    .where('p.photo', 'is not', null)
    .execute();
  return rows.map(({ problem, photo }) => ({ problem, photo: Buffer.from(photo ?? []).toString('base64') }));
}

/** problem: its uuid. photo: base64. */
export type ProblemPhoto = { problem: string; photo: string };
