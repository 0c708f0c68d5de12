import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** A document's calls of one day, 'YYYY-MM-DD' in UTC. document: the SHA-256 of its text, in hex. */
export type DayUse = { day: string; operation: string; document: string; calls: number; lastCall: string };
/** The counted days, first and last included, and the calls on them, oldest first. */
export type UseReport = { from: string; to: string; uses: DayUse[] };

/** Adds calls to those of today, by the database's clock. */
export async function addCalls(
  db: Kysely<Tables>,
  uses: readonly { document: string; operation: string; calls: number }[],
): Promise<void> {
  await sql`
    insert into released.operation_use (day, document, operation, calls, last_call)
    select (now() at time zone 'utc')::date, document, operation, calls, now()
    from unnest(
      ${uses.map(({ document }) => document)}::text[], ${uses.map(({ operation }) => operation)}::text[],
      ${uses.map(({ calls }) => calls)}::bigint[]) as added (document, operation, calls)
    on conflict (day, document) do update set
      calls = operation_use.calls + excluded.calls, last_call = excluded.last_call`.execute(db);
}

/** The calls of the last days, today included; fewer days if counting began later. */
export async function readUse(db: Kysely<Tables>, days: number): Promise<UseReport> {
  const { rows } = await sql<{ day: string; operation: string; document: string; calls: string; last_call: Date }>`
    select to_char(day, 'YYYY-MM-DD') as day, operation, document, calls::text as calls, last_call
    from released.operation_use
    where day > (now() at time zone 'utc')::date - ${days}::int
    order by day, operation, document`.execute(db);
  const { rows: period } = await sql<{ from: string; to: string }>`
    select to_char(today, 'YYYY-MM-DD') as to, to_char(greatest(today - ${days}::int + 1, coalesce(
      (select min(day) from released.operation_use), today)), 'YYYY-MM-DD') as from
    from (select (now() at time zone 'utc')::date as today) as clock`.execute(db);
  const { from = '', to = '' } = period[0] ?? {};
  const uses = rows.map(({ calls, last_call: lastCall, ...row }) => {
    return { ...row, calls: Number(calls), lastCall: lastCall.toISOString() };
  });
  return { from, to, uses };
}

/** Documents that were called in the last days, with the names of their operations. */
export async function usedDocuments(db: Kysely<Tables>, days: number): Promise<Map<string, string>> {
  const { rows } = await sql<{ document: string; operation: string }>`
    select distinct document, operation from released.operation_use
    where day > (now() at time zone 'utc')::date - ${days}::int`.execute(db);
  return new Map(rows.map(({ document, operation }) => [document, operation]));
}

/** Erases the counts of days longer ago; returns how many. */
export async function eraseUse(db: Kysely<Tables>, days: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from released.operation_use
    where day <= (now() at time zone 'utc')::date - ${days}::int`.execute(db);
  return Number(numAffectedRows ?? 0);
}
