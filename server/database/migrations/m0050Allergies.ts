import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Allergies, as a customer writes them in the account, and a guest in the cart, whose order keeps them (ADR 69). An order of a
 * customer has them from the account.
 */
export const m0050Allergies: Migration = {
  async up(db) {
    for (const table of ['customer', 'cart', 'checkout_attempt', 'orders'])
      await sql`alter table ${sql.table(table)} add column allergies text check (char_length(allergies) <= 200)`.execute(
        db,
      );
  },
};
