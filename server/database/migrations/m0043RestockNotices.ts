import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Requests for a mail when a product is back, by customers and by guests' addresses. */
export const m0043RestockNotices: Migration = {
  async up(db) {
    await sql`
      create table restock_notice (
        id uuid primary key,
        product_id uuid not null references product on delete cascade,
        customer_id uuid references customer on delete cascade,
        email text,
        locale text not null check (locale in ('fr', 'en')),
        requested_at timestamptz not null,
        ended_at timestamptz,
        check ((customer_id is null) <> (email is null)),
        unique (product_id, customer_id),
        unique (product_id, email)
      );
      create index on restock_notice (customer_id);
      create index on restock_notice (email);
    `.execute(db);
  },
};
