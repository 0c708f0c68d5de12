import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What producers declare of their products (ADR 65): the diets that they suit, and per allergen whether they contain it,
 * may contain traces of it or are free of it. Null: nothing is declared.
 */
export const m0046Dietary: Migration = {
  async up(db) {
    await sql`
      alter table product
        add column diets text[] check (diets <@ array['vegan', 'vegetarian', 'gluten_free', 'lactose_free']),
        add column allergens jsonb check (jsonb_typeof(allergens) = 'object' and allergens <> '{}')`.execute(db);
  },
};
