import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const bought = sql`
  position integer not null,
  variant_id uuid references variant on delete set null,
  seller_id uuid references seller on delete set null,
  seller_name text not null,
  product_name_primary text not null, product_name_secondary text,
  variant_name_primary text not null, variant_name_secondary text,
  image text,
  price integer not null check (price >= 0),
  compared_at_price integer,
  deposit integer not null check (deposit >= 0),
  quantity integer not null check (quantity > 0)`;

const sums = sql`
  subtotal integer not null, deposit integer not null, shipping integer not null, fee integer not null,
  gst integer not null, pst integer not null, total integer not null`;

const destination = sql`
  location_id uuid references location,
  shipping_zone_id uuid references shipping_zone,
  slot_from timestamptz, slot_to timestamptz,
  from_storage boolean not null,
  note text,
  period_start date not null,
  locale text not null check (locale in ('fr', 'en')),
  check (num_nonnulls(location_id, shipping_zone_id) = 1)`;

/** Sessions, carts, checkout attempts with their stock holds, provider messages, orders. */
export const m0002Purchase: Migration = {
  async up(db) {
    await sql`
      create table session (
        id text primary key,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        age_confirmed boolean not null default false
      );
      create table cart (
        id uuid primary key,
        session_id text not null unique references session on delete cascade,
        from_storage boolean not null default false,
        location_id uuid references location,
        shipping_zone_id uuid references shipping_zone,
        note text check (char_length(note) <= 500),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check (num_nonnulls(location_id, shipping_zone_id) <= 1)
      );
      create table cart_item (
        id uuid primary key,
        cart_id uuid not null references cart on delete cascade,
        variant_id uuid not null references variant on delete cascade,
        quantity integer not null check (quantity between 1 and 1000),
        price_seen integer not null,
        unsure boolean not null default false,
        unsure_reason text check (unsure_reason in ('price_changed', 'stock_changed', 'from_basket', 'last_week')),
        added_at timestamptz not null default clock_timestamp(),
        unique (cart_id, variant_id),
        check (unsure = (unsure_reason is not null))
      );
      create index on cart_item (variant_id);
      create table checkout_attempt (
        id uuid primary key,
        cart_id uuid not null,
        session_id text not null,
        status text not null check (status in ('creating', 'pending', 'paid', 'failed', 'expired')),
        fingerprint text not null,
        provider_session_id text unique,
        payment_url text,
        expires_at timestamptz not null,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        ${sums}, ${destination}
      );
      create unique index checkout_attempt_one_live on checkout_attempt (cart_id) where status in ('creating', 'pending');
      create index on checkout_attempt (session_id);
      create table attempt_line (
        attempt_id uuid not null references checkout_attempt on delete cascade,
        held integer not null check (held >= 0),
        held_mdo integer not null check (held_mdo >= 0),
        ${bought},
        primary key (attempt_id, position)
      );
      create table payment_event (
        id text primary key,
        type text not null,
        received_at timestamptz not null default now()
      );
      create table orders (
        id uuid primary key,
        number integer generated always as identity (start with 20001),
        attempt_id uuid not null unique references checkout_attempt,
        session_id text not null,
        status text not null check (status in ('pending', 'processed', 'fulfilled', 'shipped', 'completed',
          'cancelled', 'refunded', 'disputed', 'merged')),
        discount integer not null default 0 check (discount >= 0),
        balance_applied integer not null default 0 check (balance_applied >= 0),
        contact_email text, contact_name text, contact_phone text,
        payment_intent text,
        created_at timestamptz not null default now(),
        ${sums}, ${destination}
      );
      create index on orders (session_id);
      create table order_line (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        status text not null default 'waiting' check (status in ('waiting', 'preparing', 'received', 'packed', 'missing')),
        last_updated timestamptz,
        returned integer not null default 0,
        ${bought},
        unique (order_id, position),
        check (returned between 0 and quantity)
      );
      create table fulfillment (
        id uuid primary key,
        order_id uuid not null unique references orders on delete cascade,
        recipient text not null,
        line1 text not null, line2 text, city text not null, state text not null,
        postal_code text not null, country text not null,
        outside_zone boolean not null,
        delivered_at timestamptz
      );
    `.execute(db);
  },
};
