import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The provider's id of the card last tried for an overdue renewal; null: none was, or nothing is overdue. */
export const m0036TriedCard: Migration = {
  async up(db) {
    await sql`alter table membership add column tried_card text`.execute(db);
  },
};
