import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Credit that pays an order which staff enter (ADR 181). `checkout_attempt.credit_asked`: how its customer asked for that; null: credit
 * pays nothing of it, or nobody entered it for them. A server of the release before neither reads nor writes it.
 */
export const m0060PhoneCredit: Migration = {
  async up(db) {
    await sql`alter table checkout_attempt add column credit_asked text check (credit_asked in ('phone', 'counter'))`.execute(
      db,
    );
  },
};
