import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** As what a market was first opened: a trial, whose orders nobody paid, or for real. Null: as neither yet. */
export const m0041OpenedAs: Migration = {
  async up(db) {
    await sql`alter table market add column opened_as text check (opened_as in ('trial', 'live'))`.execute(db);
  },
};
