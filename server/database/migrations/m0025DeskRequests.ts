import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A digest of each desk request's input, so that a key reused with other input is distinguished from a repeated
 * request. Existing keys have none.
 */
export const m0025DeskRequests: Migration = {
  async up(db) {
    await sql`
      create table desk_request (
        request text primary key check (length(request) between 1 and 200),
        input text not null check (input ~ '^[0-9a-f]{64}$'),
        at timestamptz not null
      );
    `.execute(db);
  },
};
