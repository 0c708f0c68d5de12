import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The provider's customers, their cards, and two further ways to pay an attempt: an invoice that the balance pays in
 * part (E13), and a charge of the stored card in the customer's absence (E20).
 */
export const m0007Payments: Migration = {
  async up(db) {
    await sql`
      alter table customer
        add column provider_customer_id text unique,
        add column card_asked integer not null default 0,
        add column card_told integer not null default 0,
        add check (deleted_at is null or provider_customer_id is null);
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
        check (status <> 'open' or (provider_session_id is not null and url is not null))
      );
      create index on card_setup (customer_id);
      create index on card_setup (updated_at) where status in ('creating', 'open');
      alter table checkout_attempt
        add column kind text not null default 'session' check (kind in ('session', 'invoice', 'charge')),
        add column balance_applied integer not null default 0 check (balance_applied between 0 and total),
        add column card text,
        add column contact jsonb,
        add column refusal text check (refusal in ('authentication', 'insufficientFunds', 'expiredCard', 'declined')),
        add check ((kind = 'charge') = (card is not null)),
        add check ((kind = 'invoice') = (balance_applied > 0)),
        add check (kind = 'session' or customer_id is not null);
    `.execute(db);
  },
};
