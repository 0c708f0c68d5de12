import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Allergies: a customer states them in the account, a guest in the cart, and the guest's order stores them (ADR 69). A
 * customer's order reads them from the account.
 */
export const m0050Allergies: Migration = {
  async up(db) {
    for (const table of ['customer', 'cart', 'checkout_attempt', 'orders'])
      await sql`alter table ${sql.table(table)} add column allergies text check (char_length(allergies) <= 200)`.execute(
        db,
      );
  },
};
