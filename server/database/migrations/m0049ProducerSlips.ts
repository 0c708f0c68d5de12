import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What producers were mailed to bring for a week (ADR 163). `staff_id` null: by the market's job, once for each producer and week.
 * The mail's link works until `link_ends_at`, unless it was revoked.
 */
export const m0049ProducerSlips: Migration = {
  async up(db) {
    await sql`
      create table producer_slip (
        id uuid primary key,
        seller_id uuid not null,
        week date not null,
        email text not null,
        locale text not null check (locale in ('fr', 'en')),
        units integer not null check (units > 0),
        content jsonb not null,
        sent_at timestamptz not null,
        staff_id uuid,
        link_ends_at timestamptz not null,
        link_revoked_at timestamptz);
      create unique index on producer_slip (seller_id, week) where staff_id is null;
      create index on producer_slip (week);
      create index on producer_slip (seller_id, link_ends_at)`.execute(db);
  },
};
