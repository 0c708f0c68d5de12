import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { LineReturnView } from './orderView.ts';

/** The returns of order lines (uuids), by line, oldest first, without refused ones. */
export async function lineReturns(
  db: Kysely<Tables>,
  lines: readonly string[],
): Promise<ReadonlyMap<string, LineReturnView[]>> {
  if (lines.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_return_line as u')
    .innerJoin('order_return as r', 'r.id', 'u.return_id')
    .select(['u.line_id', 'u.quantity', 'u.to_card as toCard', 'u.to_balance as toBalance', 'r.at', 'r.kind'])
    .select(sql<boolean>`exists (select from order_problem p where p.return_id = r.id)`.as('problem'))
    .where('u.line_id', 'in', lines)
    .where('r.status', '<>', 'refused')
    .orderBy('r.at')
    .orderBy('r.id')
    .execute();
  const returnsByLine = new Map<string, LineReturnView[]>();
  for (const { line_id: line, kind, ...row } of rows)
    returnsByLine.set(line, [
      ...(returnsByLine.get(line) ?? []),
      { ...row, missing: kind === 'missing', removed: kind === 'removed' },
    ]);
  return returnsByLine;
}
