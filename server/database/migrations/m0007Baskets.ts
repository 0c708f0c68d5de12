import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Subscriptions to recurring baskets (E51): their paused weeks, the weeks decided at their opt-out, once for each, and a
 * customer's choice about the one proposed for a week. `agreed_total`: the total in cents that the subscriber agreed to
 * (E69), at its place, before another order pays the delivery.
 */
export const m0007Baskets: Migration = {
  async up(db) {
    await sql`
      create table user_basket (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        basket_id uuid not null references basket,
        location_id uuid references location,
        shipping_zone_id uuid references shipping_zone,
        note text check (char_length(note) <= 500),
        start_week date not null check (extract(isodow from start_week) = 5),
        decided_through date not null check (extract(isodow from decided_through) = 5),
        created_at timestamptz not null,
        cancelled_at timestamptz,
        agreed_total integer not null check (agreed_total >= 0),
        check (num_nonnulls(location_id, shipping_zone_id) = 1)
      );
      create unique index user_basket_once on user_basket (customer_id, basket_id) where cancelled_at is null;
      create index on user_basket (decided_through) where cancelled_at is null;
      create index on user_basket (basket_id);
      create index on user_basket (customer_id);
      create table basket_pause (
        user_basket_id uuid not null references user_basket on delete cascade,
        week date not null check (extract(isodow from week) = 5),
        primary key (user_basket_id, week)
      );
      create table basket_delivery (
        user_basket_id uuid not null references user_basket on delete cascade,
        week date not null check (extract(isodow from week) = 5),
        status text not null check (status in ('due', 'ordered', 'missed')),
        location_id uuid references location,
        shipping_zone_id uuid references shipping_zone,
        note text,
        attempt_id uuid,
        refusal text,
        primary key (user_basket_id, week),
        check (num_nonnulls(location_id, shipping_zone_id) = 1),
        check (status <> 'ordered' or attempt_id is not null)
      );
      create index on basket_delivery (week) where status = 'due';
      create table basket_choice (
        user_basket_id uuid not null references user_basket on delete cascade,
        week date not null check (extract(isodow from week) = 5),
        in_cart boolean not null,
        price_seen integer not null check (price_seen >= 0),
        primary key (user_basket_id, week)
      );
    `.execute(db);
  },
};
