import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a group of synonyms names if no product is called so (ADR 132): something that is not sold, with what to try; a dish,
 * with what it is made of; or an occasion, with what suits it. Null: the terms only mean the same.
 */
export const m0016SynonymKinds: Migration = {
  async up(db) {
    await sql`
      alter table synonym_group add column kind text check (kind in ('not_sold', 'dish', 'occasion'));
    `.execute(db);
  },
};
