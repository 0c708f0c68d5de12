import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What a product is, in terms of each language, the most exact first: the search ranks by them (ADR 84). Empty: not
 * stated.
 */
export const m0052ProductType: Migration = {
  async up(db) {
    await sql`
      alter table product
        add column type_primary text[] not null default '{}',
        add column type_secondary text[] not null default '{}'`.execute(db);
  },
};
