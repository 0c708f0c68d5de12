import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The card that was asked last for a renewal that is owed, as the provider calls it; null: none was, or nothing is owed. */
export const m0036TriedCard: Migration = {
  async up(db) {
    await sql`alter table membership add column tried_card text`.execute(db);
  },
};
