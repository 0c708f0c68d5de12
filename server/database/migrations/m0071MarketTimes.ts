import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Times of the market's clock have no default: the database knows only the machine's. */
export const m0071MarketTimes: Migration = {
  async up(db) {
    await sql`
      alter table cart alter column updated_at drop default;
      alter table cart_item alter column added_at drop default;
      alter table customer alter column created_at drop default`.execute(db);
  },
};
