import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** What one claim takes at most. */
export const CLAIM_AT_ONCE = 20;
/** So many milliseconds ago, by the database's own clock. */
export const ago = (ms: number) => sql<Date>`now() - ${ms}::float8 * interval '1 millisecond'`;

/** Rows that wait for the payment provider, and since when they were last taken up. */
const WAITING = {
  returns: { table: 'order_return', since: 'asked_at', waits: sql`status = 'asked'` },
  cancelling: { table: 'orders', since: 'cancelling_since', waits: sql`cancelling is not null` },
} as const;

/** Claims returns, or orders being cancelled, that nothing was heard of for so many milliseconds, each for one process. Their uuids. */
export async function claimWaiting(db: Kysely<Tables>, what: keyof typeof WAITING, ageMs: number): Promise<string[]> {
  const { waits, ...names } = WAITING[what];
  const [table, since] = [sql.table(names.table), sql.ref(names.since)];
  const { rows } = await sql<{ id: string }>`
    update ${table} set ${since} = now() where id in (
      select id from ${table} where ${waits} and ${since} <= ${ago(ageMs)}
      order by ${since} limit ${CLAIM_AT_ONCE} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
