import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What a label says beside allergens (ADR 65): ingredients in both languages, and the nutrition facts of rules/nutrition. */
export const m0019FoodLabels: Migration = {
  async up(db) {
    await sql`
      alter table product
        add column ingredients_primary text,
        add column ingredients_secondary text,
        add column nutrition jsonb check (jsonb_typeof(nutrition) = 'object')
    `.execute(db);
  },
};
