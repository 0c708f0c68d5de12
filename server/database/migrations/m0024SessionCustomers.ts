import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The customer whom a session has named with a token, for a day: whose cart the cart page may contain (ADR 141).
 * `session_id`: SHA-256 of the cookie's token in hex; `seen_at`: of the last token, to the hour.
 */
export const m0024SessionCustomers: Migration = {
  async up(db) {
    await sql`
      create table session_customer (
        session_id text primary key,
        customer_id uuid not null references customer on delete cascade,
        seen_at timestamptz not null default now()
      );
      create index on session_customer (customer_id);
      create index on session_customer (seen_at);
    `.execute(db);
  },
};
