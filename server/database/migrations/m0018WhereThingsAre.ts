import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Where things are (ADR 137): the group of a category in menus, a producer's story and seasons, the positions of producers,
 * pickup points and postal areas, and what the market's map shows below them. Positions and seasons are texts that
 * rules/position and rules/season read.
 */
export const m0018WhereThingsAre: Migration = {
  async up(db) {
    await sql`
      alter table collection add column group_primary text, add column group_secondary text;
      alter table seller
        add column story_primary text,
        add column story_secondary text,
        add column seasons_primary text[] not null default '{}',
        add column seasons_secondary text[] not null default '{}',
        add column position text;
      alter table location add column position text;
      alter table shipping_zone add column centres text[] not null default '{}';
      alter table market add column outlines jsonb not null default '[]';
    `.execute(db);
  },
};
