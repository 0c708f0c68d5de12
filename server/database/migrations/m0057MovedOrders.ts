import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Paid orders that staff moved to another place, day or week (ADR 173). `orders.moves` counts the moves of an order and those taken back,
 * for its entry in calendars. `request`: the press at the desk, so that it is done once.
 */
export const m0057MovedOrders: Migration = {
  async up(db) {
    await sql`
      alter table orders add column moves integer not null default 0 check (moves >= 0);
      create table order_move (
        id uuid primary key,
        request text not null unique,
        staff_id uuid not null,
        at timestamptz not null,
        undone_at timestamptz);
      create table moved_order (
        move_id uuid not null references order_move (id) on delete cascade,
        order_id uuid not null references orders (id) on delete cascade,
        moves integer not null,
        from_location_id uuid,
        from_shipping_zone_id uuid,
        from_period date not null,
        from_slot_from timestamptz,
        from_slot_to timestamptz,
        from_outside_zone boolean,
        to_location_id uuid,
        to_shipping_zone_id uuid,
        to_period date not null,
        to_slot_from timestamptz not null,
        to_slot_to timestamptz not null,
        primary key (move_id, order_id));
      create index on moved_order (order_id)`.execute(db);
  },
};
