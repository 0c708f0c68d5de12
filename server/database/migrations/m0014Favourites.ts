import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Customers' favourite products: when each was marked, was found unavailable, and became available again. */
export const m0014Favourites: Migration = {
  async up(db) {
    await sql`
      create table favourite (
        customer_id uuid not null references customer on delete cascade,
        product_id uuid not null references product on delete cascade,
        marked_at timestamptz not null,
        gone_at timestamptz,
        back_at timestamptz,
        primary key (customer_id, product_id),
        check (back_at is null or gone_at is not null)
      );
      create index on favourite (product_id);
    `.execute(db);
  },
};
