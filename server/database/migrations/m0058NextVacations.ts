import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A producer's next vacation as `rules/vacation` reads it: it begins and ends by its days, without a job (ADR 174). Null: none. */
export const m0058NextVacations: Migration = {
  async up(db) {
    await sql`alter table seller add column next_vacation text`.execute(db);
  },
};
