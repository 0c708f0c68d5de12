import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Days on which a place differs from its usual week, each as rules/placeDays reads it, and the closing of a week at another
 * moment than Sunday's midnight (ADR 159). Without them everything is as usual.
 */
export const m0045CalendarDays: Migration = {
  async up(db) {
    await sql`
      alter table location add column days text[] not null default '{}';
      alter table shipping_zone add column days text[] not null default '{}';
      alter table market_week add column closes_at timestamptz;
    `.execute(db);
  },
};
