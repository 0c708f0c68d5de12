import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The desk's journal: actions of staff on an order or customer, append-only. `request` is the caller's key, so that a
 * repeated request takes effect once; `desk_request` has a digest of its input, so that a key reused with other input is
 * distinguished from a repeated request.
 */
export const m0011Desk: Migration = {
  async up(db) {
    await sql`
      create table desk_action (
        id uuid primary key,
        position bigint generated always as identity unique,
        kind text not null check (kind ~ '^[a-z_]{3,40}$'),
        staff_id uuid not null,
        order_id uuid references orders on delete cascade,
        customer_id uuid,
        request text unique check (length(request) between 1 and 200),
        data jsonb not null default '{}',
        at timestamptz not null
      );
      create index on desk_action (order_id, position) where order_id is not null;
      create index on desk_action (customer_id, position) where customer_id is not null;
      create function keep_desk_action() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and old.order_id is not null and not exists (select from orders where id = old.order_id) then
          return old;
        end if;
        raise exception 'What was done at the desk is never rewritten, only followed by another action';
      end $$;
      create trigger keep_desk_action before update or delete on desk_action
        for each row execute function keep_desk_action();
      create table desk_request (
        request text primary key check (length(request) between 1 and 200),
        input text not null check (input ~ '^[0-9a-f]{64}$'),
        at timestamptz not null
      );
    `.execute(db);
  },
};
