import { sql, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** How far the demo's clock is ahead of the machine's, in ms, negative if behind; null if it was never moved. */
export async function readClockAhead(db: Kysely<Tables>): Promise<number | null> {
  const row = await db.selectFrom('demo_clock').select('ahead_ms').executeTakeFirst();
  return row ? Number(row.ahead_ms) : null;
}

/** Stores how far ahead the demo's clock is, in ms. */
export async function writeClockAhead(db: Kysely<Tables>, aheadMs: number): Promise<void> {
  await sql`
    insert into demo_clock (ahead_ms) values (${Math.round(aheadMs)})
    on conflict (singleton) do update set ahead_ms = excluded.ahead_ms`.execute(db);
}
