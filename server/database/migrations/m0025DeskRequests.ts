import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What each request of the desk asked, as a digest, so that a key which comes again with something else is told from one that
 * is sent twice. Keys of before have none.
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
