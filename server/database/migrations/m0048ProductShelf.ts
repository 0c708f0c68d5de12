import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A product's shelf at the market, `B-04`, for those who pack (ADR 71). Null: none is stated. */
export const m0048ProductShelf: Migration = {
  async up(db) {
    await sql`alter table product add column shelf text check (shelf <> '' and length(shelf) <= 12)`.execute(db);
  },
};
