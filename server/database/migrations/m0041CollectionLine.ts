import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One sentence that a collection's strip says under its name, in both languages. */
export const m0041CollectionLine: Migration = {
  async up(db) {
    await sql`alter table collection add line_primary text, add line_secondary text`.execute(db);
  },
};
