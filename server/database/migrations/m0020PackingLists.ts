import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An index of a week's orders by place or round, independent of the years of orders beside them. */
export const m0020PackingLists: Migration = {
  async up(db) {
    await sql`create index on orders (period_start, number)`.execute(db);
  },
};
