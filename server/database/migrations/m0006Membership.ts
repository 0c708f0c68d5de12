import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Cards stored at the payment provider, and memberships (F-137).
 *
 * - `membership.card_*`: the card that pays it (E72); `tried_card`: the provider's id of the card last tried for an overdue
 *   renewal; `ended_unpaid`: whether it ended because its card was refused.
 * - `card_setup.pays_membership`: the page that stores a card is for the membership too.
 * - `membership_page`: the payment page of a year, one per customer. `membership_charge`: a receipt of every paid period,
 *   unique by the provider's id. `trial_address`: addresses that had a trial (E62). Cents.
 */
export const m0006Membership: Migration = {
  async up(db) {
    await sql`
      create table payment_card (
        customer_id uuid primary key references customer on delete cascade,
        provider_id text not null,
        type text not null,
        brand text,
        country text,
        last4 text,
        exp_month integer,
        exp_year integer,
        created_at timestamptz not null,
        check (num_nonnulls(brand, country, last4, exp_month, exp_year) in (0, 5))
      );
      create table card_setup (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        status text not null check (status in ('creating', 'open', 'complete', 'expired')),
        success_url text not null,
        cancel_url text not null,
        locale text not null check (locale in ('fr', 'en')),
        provider_session_id text unique,
        url text,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        pays_membership boolean not null default false,
        check (status <> 'open' or (provider_session_id is not null and url is not null))
      );
      create index on card_setup (customer_id);
      create index on card_setup (updated_at) where status in ('creating', 'open');
      create table membership (
        id uuid primary key,
        customer_id uuid not null unique references customer on delete cascade,
        status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled')),
        trial_end timestamptz,
        current_period_end timestamptz not null,
        cancel_at_period_end boolean not null default false,
        start_date timestamptz not null,
        provider_id text unique,
        next_charge integer check (next_charge >= 0),
        tried_card text,
        ended_unpaid boolean not null default false,
        card_id text, card_brand text, card_last4 text,
        check (status <> 'trialing' or trial_end is not null)
      );
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
      create table membership_charge (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        provider_id text not null unique,
        number text not null,
        paid_at timestamptz not null,
        period_start timestamptz not null,
        period_end timestamptz not null,
        subtotal integer not null check (subtotal >= 0),
        total integer not null check (total >= subtotal)
      );
      create index on membership_charge (customer_id, paid_at desc);
      create table trial_address (
        hash text primary key,
        at timestamptz not null
      );
    `.execute(db);
  },
};
