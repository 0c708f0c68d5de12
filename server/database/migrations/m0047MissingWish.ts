import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a shopper wants in place of an item that does not come (ADR 66), of each line of a cart, payment and order; of the
 * cart itself the last choice, which new lines begin with. Null: the market's default, a refund.
 */
export const m0047MissingWish: Migration = {
  async up(db) {
    for (const table of ['cart', 'cart_item', 'attempt_line', 'order_line'])
      await sql`
        alter table ${sql.table(table)}
          add column if_missing text check (if_missing in ('refund', 'replacement'))`.execute(db);
  },
};
