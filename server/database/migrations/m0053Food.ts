import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Whether a category holds food (ADR 85). What is not food has no allergens to declare. */
export const m0053Food: Migration = {
  async up(db) {
    await sql`alter table collection add column food boolean not null default true`.execute(db);
  },
};
