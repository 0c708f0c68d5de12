import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a membership ended because its card was refused. */
export const m0070EndedUnpaid: Migration = {
  async up(db) {
    await sql`alter table membership add column ended_unpaid boolean not null default false`.execute(db);
  },
};
