import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Customers with their profile and consents, and what they wait for. A deleted customer's row stays, blanked, since
 * orders refer to it (E49).
 *
 * - `credit_first`: whether credit pays automatic purchases and baskets before the card (E71).
 * - `*_asked` and `*_told` number the queries to the payment provider about card and membership, so that an earlier answer
 *   never replaces a later one.
 * - `folded`: names are searched for without apostrophes, with a space for each dash, without accents however they are
 *   written, and with oe for œ, as `foldedName` of rules/plainText.ts. `search_words` are folded when written. The index
 *   `customer_by_name` holds the list of customers, so that every page costs the same: by last and first name regardless
 *   of case and accents, those without one last, then by address.
 * - `favourite`: when a product was marked, was found unavailable, and became available again.
 * - `restock_notice`: requests for a mail when a product is back, by customers and by guests' addresses.
 */
export const m0005Customers: Migration = {
  async up(db) {
    await sql`
      create function folded(words text) returns text language sql immutable parallel safe return
        replace(replace(replace(replace(
          lower(regexp_replace(
            normalize(translate(words,
              E'\\u002d\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2212\\u00a0\\u202f\\u2009''\\u2019\\u2018\\u201b\\u02bc\\u02b9\\u2032\\u0060\\u00b4',
              '           '), nfd),
            '[\\u0300-\\u036f]', '', 'g')),
          'œ', 'oe'), 'Œ', 'oe'), 'æ', 'ae'), 'Æ', 'ae');
      create function list_name(last_name text, first_name text, email text) returns text
        language sql immutable parallel safe return
        case when coalesce(last_name, '') = '' then '2' else '1' || folded(last_name) end || chr(1)
        || case when coalesce(first_name, '') = '' then '2' else '1' || folded(first_name) end || chr(1) || folded(email);
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
        created_at timestamptz not null,
        deleted_at timestamptz,
        provider_customer_id text unique,
        card_asked integer not null default 0,
        card_told integer not null default 0,
        balance integer not null default 0,
        membership_asked integer not null default 0,
        membership_told integer not null default 0,
        notify_order_progress boolean not null default true,
        allergies text check (char_length(allergies) <= 200),
        credit_first boolean not null default true,
        search_words text not null generated always as
          (folded(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)) stored,
        check ((subject is null) = (deleted_at is not null)),
        check ((pending_email is null) = (pending_email_at is null)),
        check (deleted_at is null or provider_customer_id is null)
      );
      create index customer_by_name on customer ((list_name(last_name, first_name, email) collate "C"), id)
        where deleted_at is null;
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
      create table favourite (
        customer_id uuid not null references customer on delete cascade,
        product_id uuid not null references product on delete cascade,
        marked_at timestamptz not null,
        gone_at timestamptz,
        back_at timestamptz,
        primary key (customer_id, product_id),
        check (back_at is null or gone_at is not null)
      );
      create index on favourite (product_id);
      create table restock_notice (
        id uuid primary key,
        product_id uuid not null references product on delete cascade,
        customer_id uuid references customer on delete cascade,
        email text,
        locale text not null check (locale in ('fr', 'en')),
        requested_at timestamptz not null,
        ended_at timestamptz,
        check ((customer_id is null) <> (email is null)),
        unique (product_id, customer_id),
        unique (product_id, email)
      );
      create index on restock_notice (customer_id);
      create index on restock_notice (email);
    `.execute(db);
  },
};
