import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a shopper wants if an item is missing (ADR 66), for each line of a cart, payment and order; for the cart itself
 * the latest choice, which new lines start with. Null: the market's default, a refund.
 */
export const m0047MissingWish: Migration = {
  async up(db) {
    for (const table of ['cart', 'cart_item', 'attempt_line', 'order_line'])
      await sql`
        alter table ${sql.table(table)}
          add column if_missing text check (if_missing in ('refund', 'replacement'))`.execute(db);
  },
};
