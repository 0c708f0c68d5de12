import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Money that goes back: returns, refunds to cards, and the append-only ledger behind the balance (E13).
 *
 * - `order_return`: goods brought back to the desk, or missing (F-150, F-197); of kind `deposit` without units: a guest's
 *   deposits that were refunded to its card. Each is computed once, by its request key. `order_return_line` has each line's
 *   part of its money, shown beside the line. `kept_of_card`: the part of a later return's deposits that a return of kind
 *   `deposit` has refunded already.
 * - `refund.at` is the market's time, `asked_at` the machine's. `dropped`: the provider refused all refunds of a cancellation,
 *   which therefore did not happen: they are not owed, and not retried once the order is cancelled after all.
 */
export const m0010Refunds: Migration = {
  async up(db) {
    await sql`
      create table order_return (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        customer_id uuid,
        kind text not null check (kind in ('returned', 'missing', 'deposit')),
        status text not null check (status in ('asked', 'done', 'refused')),
        request text not null unique,
        staff_id uuid,
        items integer not null check (items >= 0),
        discount integer not null check (discount >= 0),
        gst integer not null check (gst >= 0),
        pst integer not null check (pst >= 0),
        deposit integer not null check (deposit >= 0),
        deposit_kept integer not null check (deposit_kept between 0 and deposit),
        to_card integer not null check (to_card >= 0),
        to_balance integer not null check (to_balance >= 0),
        told boolean not null default false,
        at timestamptz not null,
        asked_at timestamptz not null default now(),
        kept_of_card integer not null default 0 check (kept_of_card between 0 and deposit_kept)
      );
      create index on order_return (order_id);
      create index on order_return (asked_at) where status = 'asked';
      create index on order_return (at) where kind = 'missing' and status = 'done' and not told;
      create unique index order_return_one_asked on order_return (order_id) where status = 'asked';
      create index order_return_of_deposits on order_return (order_id) where kind = 'deposit' or kept_of_card > 0;
      create table order_return_line (
        return_id uuid not null references order_return on delete cascade,
        line_id uuid not null references order_line on delete cascade,
        quantity integer not null check (quantity > 0),
        to_card integer not null check (to_card >= 0),
        to_balance integer not null check (to_balance >= 0),
        primary key (return_id, line_id)
      );
      create index on order_return_line (line_id);
      create table refund (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        payment_intent text not null,
        amount integer not null check (amount > 0),
        status text not null check (status in ('asked', 'done', 'refused')),
        provider_id text,
        refusal text,
        tries integer not null default 1 check (tries > 0),
        asked_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        at timestamptz,
        return_id uuid references order_return on delete cascade,
        dropped boolean not null default false,
        check ((status = 'done') = (provider_id is not null)),
        check ((status = 'refused') = (refusal is not null))
      );
      create index on refund (order_id);
      create index on refund (updated_at) where status <> 'done';
      create index on refund (return_id) where return_id is not null;
      create table balance_movement (
        id uuid primary key,
        customer_id uuid not null references customer on delete cascade,
        position integer not null check (position > 0),
        amount integer not null check (amount <> 0),
        balance integer not null,
        reason text not null check (reason in
          ('order_paid', 'order_cancelled', 'items_returned', 'item_missing', 'deposit_refunded', 'adjustment')),
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
    `.execute(db);
  },
};
