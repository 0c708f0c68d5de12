import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Carts, each of a session or of a customer.
 *
 * - `cart.auto_close*`: whether the closing buys the cart (E20), and what is available of it if not all is; the total in cents
 *   that the customer saw last, above which nothing is charged (E69); why the closing did not buy it, until the rest is
 *   settled.
 * - `merge_left_out`: variants of a guest's cart that did not fit into the customer's at sign-in (E38).
 * - `if_missing`: what the shopper wants if an item is missing (ADR 66); for the cart itself the latest choice, which new
 *   lines start with. Null: the market's default, a refund.
 * - `allergies` are a guest's (ADR 69). `cart_item.week`: the week in which the line was last confirmed (E57).
 */
export const m0008Carts: Migration = {
  async up(db) {
    await sql`
      create table cart (
        id uuid primary key,
        session_id text unique references session on delete cascade,
        from_storage boolean not null default false,
        location_id uuid references location,
        shipping_zone_id uuid references shipping_zone,
        note text check (char_length(note) <= 500),
        created_at timestamptz not null default now(),
        updated_at timestamptz not null,
        customer_id uuid unique references customer on delete cascade,
        auto_close boolean not null default false,
        age_week date,
        auto_close_refusal jsonb,
        auto_close_partial boolean not null default false,
        if_missing text check (if_missing in ('refund', 'replacement')),
        allergies text check (char_length(allergies) <= 200),
        auto_close_total integer check (auto_close_total >= 0),
        merge_left_out uuid[] not null default '{}',
        check (num_nonnulls(location_id, shipping_zone_id) <= 1),
        check (num_nonnulls(session_id, customer_id) = 1),
        check (not auto_close or customer_id is not null)
      );
      create table cart_item (
        id uuid primary key,
        cart_id uuid not null references cart on delete cascade,
        variant_id uuid not null references variant on delete cascade,
        quantity integer not null check (quantity between 1 and 1000),
        price_seen integer not null,
        unsure boolean not null default false,
        unsure_reason text check (unsure_reason in ('price_changed', 'stock_changed', 'from_basket', 'last_week')),
        added_at timestamptz not null,
        week date not null default (date_trunc('week', now() at time zone 'America/Toronto') + interval '4 days')::date,
        if_missing text check (if_missing in ('refund', 'replacement')),
        unique (cart_id, variant_id),
        check (unsure = (unsure_reason is not null))
      );
      create index on cart_item (variant_id);
      create index on cart_item (week) where not unsure;
    `.execute(db);
  },
};
