import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Largest number of rows in one claim. */
export const CLAIM_BATCH_SIZE = 20;
/** The instant `ms` milliseconds ago by the database's clock. */
export const timeBefore = (ms: number) => sql<Date>`now() - ${ms}::float8 * interval '1 millisecond'`;

/** Rows that wait for the payment provider, and the column with the time of their last claim. */
const WAITING = {
  returns: { table: 'order_return', since: 'asked_at', waits: sql`status = 'asked'` },
  cancelling: { table: 'orders', since: 'cancelling_since', waits: sql`cancelling is not null` },
} as const;

/** Claims returns or cancellations that made no progress for `ageMs`, each for one process. Returns their uuids. */
export async function claimWaiting(db: Kysely<Tables>, kind: keyof typeof WAITING, ageMs: number): Promise<string[]> {
  const { waits, ...names } = WAITING[kind];
  const [table, since] = [sql.table(names.table), sql.ref(names.since)];
  const { rows } = await sql<{ id: string }>`
    update ${table} set ${since} = now() where id in (
      select id from ${table} where ${waits} and ${since} <= ${timeBefore(ageMs)}
      order by ${since} limit ${CLAIM_BATCH_SIZE} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}
