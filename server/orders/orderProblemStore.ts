import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { RefundedUnits } from '#rules/lineStatus.ts';
import type { ProblemKind } from '#rules/orderProblems.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LineProblemView } from './orderView.ts';
import { missingUnitsOf } from './unsettledSql.ts';

/** Of a statement that selects from order_line: whether a problem of the line was reported. */
export const hasProblem = sql<boolean>`exists (select from order_problem p where p.line_id = order_line.id)`;

/** The problems of order lines (uuids), by line, oldest first. */
export async function lineProblems(
  db: Kysely<Tables>,
  lines: readonly string[],
): Promise<ReadonlyMap<string, LineProblemView[]>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_problem as p')
    .leftJoin('order_return as r', (join) => join.onRef('r.id', '=', 'p.return_id').on('r.status', '=', 'done'))
    .select(['p.id', 'p.line_id', 'p.kind', 'p.quantity', 'p.note', 'p.status', 'p.reported_at as reportedAt'])
    .select(['p.answer', 'p.answered_at as answeredAt'])
    .select(sql<boolean>`p.photo is not null`.as('hasPhoto'))
    .select([sql<number>`coalesce(r.to_card, 0)`.as('toCard'), sql<number>`coalesce(r.to_balance, 0)`.as('toBalance')])
    .where('p.line_id', 'in', lines)
    .orderBy('p.reported_at')
    .orderBy('p.id')
    .execute();
  const problemsByLine = new Map<string, LineProblemView[]>();
  for (const { line_id: line, ...row } of rows)
    problemsByLine.set(line, [...(problemsByLine.get(line) ?? []), { ...row, isWithheld: false }]);
  return problemsByLine;
}

/** A line of an order with what decides whether a problem of it can be reported. */
export type ReportableLine = RefundedUnits & { isBox: boolean; hasOpen: boolean };

/** A line (uuid) of a locked order; null: it has no such line. */
export async function readReportableLine(
  tx: Transaction,
  orderId: string,
  lineId: string,
): Promise<ReportableLine | null> {
  const row = await tx
    .selectFrom('current_order_line as l')
    .select(['l.quantity', 'l.returned', 'l.missing_returned as missingReturned', 'l.replaced'])
    .select(missingUnitsOf('l').as('missing'))
    .select([
      sql<boolean>`exists (select from market m where m.reusable_box = l.variant_id)`.as('isBox'),
      sql<boolean>`exists (select from order_problem p where p.line_id = l.id and p.status in ('open', 'answering'))`.as(
        'hasOpen',
      ),
    ])
    .where('l.order_id', '=', orderId)
    .where('l.id', '=', lineId)
    .executeTakeFirst();
  return row ?? null;
}

export type NewProblem = { lineId: string; kind: ProblemKind; quantity: number; note: string | null; at: Date };

/** Stores an open problem of a line; returns its uuid. */
export async function insertProblem(
  tx: Transaction,
  { lineId, kind, quantity, note, at }: NewProblem,
): Promise<string> {
  const id = randomUUID();
  await tx.insertInto('order_problem').values({ id, line_id: lineId, kind, quantity, note, reported_at: at }).execute();
  return id;
}

/** The order and the line (uuids) of a problem; null: there is none. */
export async function readProblemLine(
  db: Kysely<Tables>,
  id: string,
): Promise<{ orderId: string; lineId: string; customerId: string | null } | null> {
  const row = await db
    .selectFrom('order_problem as p')
    .innerJoin('order_line as l', 'l.id', 'p.line_id')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.order_id as orderId', 'l.id as lineId', 'o.customer_id as customerId'])
    .where('p.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether a problem waits for an answer. */
export async function isOpen(tx: Transaction, id: string): Promise<boolean> {
  const row = tx.selectFrom('order_problem').select('id').where('id', '=', id).where('status', '=', 'open');
  return (await row.executeTakeFirst()) !== undefined;
}

export type ProblemAnswer = { id: string; answer: string | null; at: Date };

/** Answers an open problem of a locked order: declined, or by a return (uuid) that waits for the payment provider. */
export async function writeAnswer(
  tx: Transaction,
  { id, answer, at }: ProblemAnswer,
  result: { status: 'declined' } | { status: 'answering'; return_id: string },
): Promise<void> {
  await tx
    .updateTable('order_problem')
    .set({ ...result, answer, answered_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute();
}

/** Ends the answer of a return (uuid): its problem is refunded, or open again. Returns its uuid; null: the return answers none. */
export async function endAnswer(tx: Transaction, returnId: string, isRefunded: boolean): Promise<string | null> {
  const result = isRefunded
    ? ({ status: 'refunded' } as const)
    : ({ status: 'open', return_id: null, answer: null, answered_at: null } as const);
  const row = tx
    .updateTable('order_problem')
    .set(result)
    .where('return_id', '=', returnId)
    .where('status', '=', 'answering')
    .returning('id');
  return (await row.executeTakeFirst())?.id ?? null;
}

/** Ends the open problems of a locked order that is refunded as a whole: their answer is that refund. */
export async function endByWholeRefund(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('order_problem')
    .set({ status: 'refunded', answered_at: at })
    .where('line_id', 'in', (query) => query.selectFrom('order_line').select('id').where('order_id', '=', orderId))
    .where('status', '=', 'open')
    .execute();
}

/** A problem that waits for an answer, with its order and line; uuids. */
export type OpenProblem = { id: string; orderId: string; lineId: string };

/** The number of open problems. */
export async function countOpenProblems(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('order_problem')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', 'in', ['open', 'answering'])
    .executeTakeFirstOrThrow();
  return count;
}

/** The oldest open problems. */
export async function readOpenProblems(db: Kysely<Tables>, limit: number): Promise<OpenProblem[]> {
  return db
    .selectFrom('order_problem as p')
    .innerJoin('order_line as l', 'l.id', 'p.line_id')
    .select(['p.id', 'l.order_id as orderId', 'l.id as lineId'])
    .where('p.status', 'in', ['open', 'answering'])
    .orderBy('p.reported_at')
    .orderBy('p.id')
    .limit(limit)
    .execute();
}
