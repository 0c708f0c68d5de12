import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** How far a demo market's clock is ahead of the machine's, so that a restart does not turn it back. At most one row. */
export const m0033DemoClock: Migration = {
  async up(db) {
    await sql`
      create table demo_clock (
        singleton boolean primary key default true check (singleton),
        ahead_ms bigint not null
      );
    `.execute(db);
  },
};
