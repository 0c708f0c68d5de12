import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Weeks that differ from the usual ones, by their Friday (ADR 150): closed, or with a note to shoppers. A week that has no row
 * is an ordinary one. Being part of the public answers, a change makes a new version of the catalogue.
 */
export const m0033MarketWeeks: Migration = {
  async up(db) {
    await sql`
      create table market_week (
        start_date date primary key check (extract(isodow from start_date) = 5),
        closed boolean not null default false,
        note_primary text check (length(note_primary) between 1 and 300),
        note_secondary text check (length(note_secondary) between 1 and 300),
        version integer not null default 1,
        check (note_primary is not null or note_secondary is null)
      );
      create trigger log_catalogue after insert or update or delete on market_week
        for each statement execute function log_change('catalogue');
    `.execute(db);
  },
};
