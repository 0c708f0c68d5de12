import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Where else a market is, such as its social networks: names in both languages and addresses, in their order (ADR 166). */
export const m0050MarketLinks: Migration = {
  async up(db) {
    await sql`alter table market add column links jsonb not null default '[]'`.execute(db);
  },
};
