import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The outbox of mails, each written by the transaction that it announces; the week in which a line was last confirmed
 * (E57); carts bought at the closing (E20), and orders merged into an earlier one (E19); guests' orders are found by
 * the email address of the payment (E64).
 */
export const m0008Work: Migration = {
  async up(db) {
    await sql`
      create table outbox (
        id uuid primary key,
        kind text not null check (kind in ('order_confirmed', 'payment_failed', 'auto_purchase_failed', 'abandoned_cart')),
        about text not null,
        data jsonb not null,
        status text not null default 'waiting' check (status in ('waiting', 'sent', 'dropped', 'failed')),
        tries integer not null default 0,
        next_at timestamptz not null default now(),
        message_id text,
        error text,
        created_at timestamptz not null default now(),
        unique (kind, about),
        check ((status = 'sent') = (message_id is not null))
      );
      create index on outbox (next_at) where status = 'waiting';
      alter table cart
        add column auto_close boolean not null default false,
        add column age_week date,
        add check (not auto_close or customer_id is not null);
      alter table cart_item add column week date not null
        default (date_trunc('week', now() at time zone 'America/Toronto') + interval '4 days')::date;
      create index on cart_item (week) where not unsure;
      alter table orders
        add column merged_into uuid references orders,
        add check ((status = 'merged') = (merged_into is not null));
      create index on orders (merged_into) where merged_into is not null;
      create index on orders (lower(contact_email)) where customer_id is null;
    `.execute(db);
  },
};
