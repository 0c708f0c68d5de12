import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * How often each document of a released storefront was called on a day (UTC), by its hash. Beside the files of releases, outside
 * the market's data: backups omit it.
 */
export const m0083OperationUse: Migration = {
  async up(db) {
    await sql`
      create table released.operation_use (
        day date not null,
        document text not null,
        operation text not null,
        calls bigint not null,
        last_call timestamptz not null,
        primary key (day, document)
      )`.execute(db);
  },
};
