import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The postal code that a guest typed to find the zone, for the payment page's address. */
export const m0076TypedPostalCode: Migration = {
  async up(db) {
    await sql`alter table checkout_attempt add column typed_postal_code text`.execute(db);
  },
};
