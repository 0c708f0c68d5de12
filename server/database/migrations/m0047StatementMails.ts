import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Statements that were mailed to producers (ADR 161). A mail stores what it states, so that it says what was previewed. `number` counts those of a producer and weeks (their first days, joined by
 * spaces), each of which replaces the one before. `content`: a digest of address, language and statement.
 */
export const m0047StatementMails: Migration = {
  async up(db) {
    await sql`
      create table statement_mail (
        id uuid primary key,
        seller_id uuid not null,
        weeks text not null,
        number integer not null check (number > 0),
        content text not null,
        email text not null,
        language text not null check (language in ('fr', 'en')),
        statement jsonb not null,
        staff_id uuid not null,
        sent_at timestamptz not null,
        unique (seller_id, weeks, number)
      )`.execute(db);
  },
};
