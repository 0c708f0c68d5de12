import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The total in cents of each basket that a subscriber agreed to (E69): at its place, before another order pays the
 * delivery. Subscriptions from before it agreed to the prices of that moment.
 */
export const m0073AgreedTotal: Migration = {
  async up(db) {
    await sql`
      alter table user_basket add column agreed_total integer check (agreed_total >= 0);
      update user_basket u
      set agreed_total = b.price + b.deposit
        + (b.taxable_price::bigint * 5 * 2 + 100) / 200 + (b.taxable_price::bigint * 9975 * 2 + 100000) / 200000
        + case when b.price > 15000 then 0
            else coalesce((select z.price from shipping_zone z where z.id = u.shipping_zone_id), 0) end
      from basket b where b.id = u.basket_id;
      alter table user_basket alter column agreed_total set not null;
    `.execute(db);
  },
};
