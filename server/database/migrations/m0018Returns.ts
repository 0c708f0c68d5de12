import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Returns of paid goods: brought back to the desk, or missing (F-150, F-197). Each is computed once, by its request
 * key; `order_return_line` lists the lines. A purchased line stores the taxed part of its price: for existing ones, by
 * the current product or basket. A refund may belong to a return.
 */
export const m0018Returns: Migration = {
  async up(db) {
    await sql`
      alter table attempt_line add column taxable_price integer not null default 0 check (taxable_price between 0 and price);
      alter table order_line add column taxable_price integer not null default 0 check (taxable_price between 0 and price);
      update attempt_line l set taxable_price = l.price
        from variant v join product p on p.id = v.product_id where v.id = l.variant_id and p.taxable;
      update order_line l set taxable_price = l.price
        from variant v join product p on p.id = v.product_id where v.id = l.variant_id and p.taxable;
      update attempt_line l set taxable_price = least(l.price, b.taxable_price)
        from user_basket u join basket b on b.id = u.basket_id where u.id = l.user_basket_id;
      update order_line l set taxable_price = least(l.price, b.taxable_price)
        from user_basket u join basket b on b.id = u.basket_id where u.id = l.user_basket_id;
      create table order_return (
        id uuid primary key,
        order_id uuid not null references orders on delete cascade,
        customer_id uuid,
        kind text not null check (kind in ('returned', 'missing')),
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
        asked_at timestamptz not null default now()
      );
      create index on order_return (order_id);
      create index on order_return (asked_at) where status = 'asked';
      create index on order_return (at) where kind = 'missing' and status = 'done' and not told;
      create unique index order_return_one_asked on order_return (order_id) where status = 'asked';
      create table order_return_line (
        return_id uuid not null references order_return on delete cascade,
        line_id uuid not null references order_line on delete cascade,
        quantity integer not null check (quantity > 0),
        primary key (return_id, line_id)
      );
      create index on order_return_line (line_id);
      create index on order_line (order_id) where status = 'missing' and returned < quantity;
      alter table refund add column return_id uuid references order_return on delete cascade;
      create index on refund (return_id) where return_id is not null;
    `.execute(db);
  },
};
