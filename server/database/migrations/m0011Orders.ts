import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statuses = sql`('pending', 'processed', 'fulfilled', 'shipped', 'completed', 'cancelled', 'refunded', 'disputed', 'merged')`;

/**
 * What happens to an order after payment: every change of its status with actor and time (E44), append-only; what its
 * lines took from stock and what was refunded, so that a cancellation returns exactly that (E60); and the key of its
 * calendar file, which opens nothing else.
 */
export const m0011Orders: Migration = {
  async up(db) {
    await sql`
      create table order_change (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        position integer not null check (position > 0),
        from_status text check (from_status in ${statuses}),
        to_status text not null check (to_status in ${statuses}),
        changed_by text not null check (changed_by in ('market', 'guest', 'customer', 'staff')),
        customer_id uuid,
        at timestamptz not null,
        unique (order_id, position),
        check ((position = 1) = (from_status is null)),
        check ((changed_by in ('customer', 'staff')) = (customer_id is not null))
      );
      insert into order_change (id, order_id, position, to_status, changed_by, at)
        select gen_random_uuid(), id, 1, status, 'market', created_at from orders;
      create function keep_order_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select from orders where id = old.order_id) then return old; end if;
        raise exception 'A change of an order is never rewritten, only followed by another';
      end $$;
      create trigger keep_order_change before update or delete on order_change
        for each row execute function keep_order_change();
      alter table order_line
        add column taken integer not null default 0 check (taken between 0 and quantity),
        add column taken_mdo integer not null default 0 check (taken_mdo between 0 and quantity);
      update order_line l set
        taken = case when v.track_stock then l.quantity else 0 end,
        taken_mdo = case when o.from_storage and v.stored then l.quantity else 0 end
        from variant v, orders o where v.id = l.variant_id and o.id = l.order_id;
      alter table orders
        add column calendar_key uuid not null unique default gen_random_uuid(),
        add column cancelling jsonb,
        add column deposit_kept integer not null default 0 check (deposit_kept >= 0),
        add column cancelling_since timestamptz,
        add check ((cancelling is null) = (cancelling_since is null)),
        add check (cancelling is null or status = 'processed');
      create index on orders (cancelling_since) where cancelling is not null;
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
        check ((status = 'done') = (provider_id is not null)),
        check ((status = 'refused') = (refusal is not null))
      );
      create index on refund (order_id);
      create index on refund (updated_at) where status <> 'done';
      alter table balance_movement drop constraint balance_movement_reason_check;
      alter table balance_movement add constraint balance_movement_reason_check
        check (reason in ('order_paid', 'order_cancelled', 'items_returned', 'item_missing', 'deposit_refunded', 'adjustment'));
    `.execute(db);
  },
};
