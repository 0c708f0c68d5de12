import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Customers with their profile and consents; a cart, a checkout attempt and an order may belong to one. A deleted
 * customer's row stays, blanked, since orders refer to it (E49).
 */
export const m0006Customers: Migration = {
  async up(db) {
    await sql`
      create table customer (
        id uuid primary key,
        subject text unique,
        email text not null default '',
        email_verified boolean not null default false,
        identity_at timestamptz not null,
        pending_email text,
        pending_email_at timestamptz,
        first_name text check (char_length(first_name) <= 80),
        last_name text check (char_length(last_name) <= 80),
        locale text not null check (locale in ('fr', 'en')),
        newsletter boolean not null default false,
        notify_abandoned_cart boolean not null default false,
        notify_item_missing boolean not null default true,
        preferred_location_id uuid references location,
        shipping_preference text check (shipping_preference in ('pickup', 'ship')),
        shipping_address jsonb,
        has_reusable_box boolean not null default false,
        profile_completed_at timestamptz,
        version integer not null default 1,
        field_versions jsonb not null default '{}',
        created_at timestamptz not null default now(),
        deleted_at timestamptz,
        check ((subject is null) = (deleted_at is not null)),
        check ((pending_email is null) = (pending_email_at is null))
      );
      create table newsletter_consent (
        id bigint generated always as identity primary key,
        customer_id uuid not null references customer on delete cascade,
        given boolean not null,
        source text not null check (source in ('sign_up', 'wizard', 'account')),
        at timestamptz not null
      );
      create index on newsletter_consent (customer_id, id);
      create table ended_subject (
        hash text primary key,
        at timestamptz not null default now()
      );
      alter table cart
        alter column session_id drop not null,
        add column customer_id uuid unique references customer on delete cascade,
        add check (num_nonnulls(session_id, customer_id) = 1);
      alter table checkout_attempt add column customer_id uuid references customer;
      create index on checkout_attempt (customer_id);
      alter table orders add column customer_id uuid references customer;
      create index on orders (customer_id);
    `.execute(db);
  },
};
