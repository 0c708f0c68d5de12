import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The photo of a reported problem (ADR 139): JPEG, PNG or WebP, at most 2 MB. Null: none. */
export const m0023ProblemPhotos: Migration = {
  async up(db) {
    await sql`alter table order_problem add column photo bytea check (octet_length(photo) <= 2000000)`.execute(db);
  },
};
