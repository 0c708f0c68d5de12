import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The order in which a merged line was purchased (E19): its taxes were rounded there. Null: its own order, or an older
 * line.
 */
export const m0027BoughtIn: Migration = {
  async up(db) {
    await sql`alter table order_line add column bought_in uuid references orders on delete cascade`.execute(db);
    await sql`create index on order_line (bought_in) where bought_in is not null`.execute(db);
  },
};
