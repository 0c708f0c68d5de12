import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The key that signs session cookies: 244 random bits from the database, the same for every process. */
export const m0029SessionKey: Migration = {
  async up(db) {
    await sql`alter table market add column session_key text not null
      default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`.execute(db);
  },
};
