import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A customer's choice that the closing buys what is available (E20), and the lines that such a purchase left out. */
export const m0034BuyAvailable: Migration = {
  async up(db) {
    await sql`alter table cart add column auto_close_partial boolean not null default false`.execute(db);
    await sql`alter table checkout_attempt add column left_out jsonb`.execute(db);
  },
};
