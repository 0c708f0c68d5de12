import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The paid year (F-137): the provider's membership beside the market's, the payment page, one per customer, and numbers
 * of the queries about it, so that an earlier answer never replaces a later one.
 */
export const m0013Membership: Migration = {
  async up(db) {
    await sql`
      alter table customer
        add column membership_asked integer not null default 0,
        add column membership_told integer not null default 0;
      alter table membership add column provider_id text unique;
      create index on membership (current_period_end) where status <> 'cancelled';
      create table membership_page (
        customer_id uuid primary key references customer on delete cascade,
        id uuid not null unique,
        locale text not null check (locale in ('fr', 'en')),
        price integer not null check (price >= 0),
        trial_end timestamptz,
        provider_session_id text,
        url text,
        expires_at timestamptz not null
      );
    `.execute(db);
  },
};
