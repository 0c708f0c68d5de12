import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The total in cents that a customer with automatic purchase saw last (E69): the closing charges no more. Null: none
 * was shown since the last purchase.
 */
export const m0054AutoCloseTotal: Migration = {
  async up(db) {
    await sql`alter table cart add column auto_close_total integer check (auto_close_total >= 0)`.execute(db);
  },
};
