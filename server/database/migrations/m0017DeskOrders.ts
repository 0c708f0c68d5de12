import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Indexes for lists of all orders, newest first, by week, and by words regardless of case and accents; and the market
 * time of a refund, which is listed among an order's events. An order in preparation can be refunded as a whole, too.
 */
export const m0017DeskOrders: Migration = {
  async up(db) {
    await sql`
      create index orders_newest on orders (created_at desc, number desc);
      create index orders_of_week on orders (period_start, created_at desc, number desc);
      create unique index orders_number on orders (number);
      alter table refund add column at timestamptz;
      do $$ declare former text; begin
        select conname into strict former from pg_constraint where conrelid = 'orders'::regclass and contype = 'c'
          and pg_get_constraintdef(oid) like '%(cancelling IS NULL) OR (status%';
        execute format('alter table orders drop constraint %I', former);
      end $$;
      alter table orders add constraint orders_cancelling_open
        check (cancelling is null or status not in ('cancelled', 'refunded', 'merged'));
      create function folded(words text) returns text language sql immutable parallel safe return
        translate(lower(words), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy');
    `.execute(db);
  },
};
