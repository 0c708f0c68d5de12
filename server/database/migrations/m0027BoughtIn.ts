import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The order that a line was bought in, where it has joined another since (E19): its taxes were rounded there. Null: its own, or from before. */
export const m0027BoughtIn: Migration = {
  async up(db) {
    await sql`alter table order_line add column bought_in uuid references orders on delete cascade`.execute(db);
    await sql`create index on order_line (bought_in) where bought_in is not null`.execute(db);
  },
};
