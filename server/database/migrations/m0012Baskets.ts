import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Subscriptions to recurring baskets, their paused weeks, and the weeks decided at their opt-out, once for each (E51);
 * a basket's contents, and the taxed part of its price (E52). An attempt that pays one belongs to the subscription
 * instead of a cart; at most one is live. The outbox accepts any kind of mail that the code writes.
 */
export const m0012Baskets: Migration = {
  async up(db) {
    await sql`
      alter table basket
        add column deposit integer not null default 0 check (deposit >= 0),
        add column taxable_price integer not null default 0 check (taxable_price between 0 and price),
        add column contents_primary text[] not null default '{}',
        add column contents_secondary text[] not null default '{}';
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
        check (num_nonnulls(location_id, shipping_zone_id) = 1)
      );
      create unique index user_basket_once on user_basket (customer_id, basket_id) where cancelled_at is null;
      create index on user_basket (decided_through) where cancelled_at is null;
      create index on user_basket (basket_id);
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
      alter table checkout_attempt
        add column user_basket_id uuid references user_basket,
        add check (user_basket_id is null or kind = 'charge');
      alter table orders add column user_basket_id uuid references user_basket;
      create unique index orders_one_basket_a_week on orders (user_basket_id, period_start) where user_basket_id is not null;
      alter table outbox drop constraint if exists outbox_kind_check;
    `.execute(db);
  },
};
