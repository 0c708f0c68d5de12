import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A week's orders are listed at the desk, of a place or a round, while those of years lie beside them. */
export const m0020PackingLists: Migration = {
  async up(db) {
    await sql`create index on orders (period_start, number)`.execute(db);
  },
};
