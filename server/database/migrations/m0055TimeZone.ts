import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The zone in which a market's days begin and its hours count, a name of the time zone database, and the day with which its lists of
 * days begin, as ISO counts them (ADR 171).
 */
export const m0055TimeZone: Migration = {
  async up(db) {
    await sql`
      alter table market
        add column time_zone text not null default 'America/Toronto' check (time_zone like '%/%'),
        add column first_weekday smallint not null default 1 check (first_weekday in (1, 6, 7))`.execute(db);
  },
};
