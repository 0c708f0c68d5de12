import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The append-only ledger behind the balance (E13); memberships, and the addresses that had a trial (E62); the variant
 * that lends a reusable box (E9; none if it was deleted), the price of a year, and a payment's choices about boxes.
 */
export const m0009Balance: Migration = {
  async up(db) {
    await sql`
      alter table customer add column balance integer not null default 0;
      create table balance_movement (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        position integer not null check (position > 0),
        amount integer not null check (amount <> 0),
        balance integer not null,
        reason text not null check (reason in ('order_paid', 'items_returned', 'item_missing', 'deposit_refunded', 'adjustment')),
        note text,
        order_id uuid references orders,
        request text not null unique,
        created_at timestamptz not null,
        unique (customer_id, position)
      );
      create index on balance_movement (order_id) where order_id is not null;
      create function keep_movement() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from customer where id = old.customer_id) then return old; end if;
        if tg_op = 'UPDATE' and new.note is null then
          old.note := null;
          if new is not distinct from old then return new; end if;
        end if;
        raise exception 'A movement of a balance is never changed, only answered by another';
      end $$;
      create trigger keep_movement before update or delete on balance_movement for each row execute function keep_movement();
      create table membership (
        id uuid primary key,
        customer_id uuid not null unique references customer on delete cascade,
        status text not null check (status in ('trialing', 'active', 'past_due', 'cancelled')),
        trial_end timestamptz,
        current_period_end timestamptz not null,
        cancel_at_period_end boolean not null default false,
        start_date timestamptz not null,
        check (status <> 'trialing' or trial_end is not null)
      );
      create table trial_address (
        hash text primary key,
        at timestamptz not null
      );
      alter table market
        add column membership_price integer not null default 3000 check (membership_price >= 0),
        add column reusable_box uuid;
      alter table checkout_attempt
        add column disposable_box boolean not null default false,
        add column lends_box boolean not null default false,
        add check (not lends_box or customer_id is not null);
      alter table orders add column disposable_box boolean not null default false;
    `.execute(db);
  },
};
