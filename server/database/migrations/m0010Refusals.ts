import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Why the closing did not buy a cart (E20), stored with it until the rest is settled. */
export const m0010Refusals: Migration = {
  async up(db) {
    await sql`alter table cart add column auto_close_refusal jsonb`.execute(db);
  },
};
