import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each line's part of its order's discount, which it keeps when the order is merged into another (E19). For existing
 * orders, the part by price, as it was calculated until now, so that the parts add up to the discount.
 */
export const m0026LineDiscount: Migration = {
  async up(db) {
    await sql`
      alter table order_line add column discount integer not null default 0 check (discount between 0 and price * quantity);
      with reckoned as (
        select l.id, least(o.discount, o.subtotal)::bigint as off, o.subtotal as items, (l.price * l.quantity)::bigint as own,
          sum((l.price * l.quantity)::bigint) over (partition by o.id order by l.position, l.id) as upto
        from order_line l join orders o on o.id = l.order_id where o.discount > 0 and o.subtotal > 0)
      update order_line l set discount = (2 * r.off * r.upto + r.items) / (2 * r.items)
          - (2 * r.off * (r.upto - r.own) + r.items) / (2 * r.items)
        from reckoned r where r.id = l.id;
    `.execute(db);
  },
};
