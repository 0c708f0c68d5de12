import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What of its order's discount a line had, which it keeps when its order joins another (E19). Of orders from before each line has
 * its part by price, as it was reckoned until now, so that together they have all of it.
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
