import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Recurring baskets in the cart (E51): a customer's choice about the one proposed for a week, and which lines of a
 * payment and of an order are a subscription's basket. The key of basket_delivery prevents buying one twice.
 */
export const m0015BasketLines: Migration = {
  async up(db) {
    await sql`
      create table basket_choice (
        user_basket_id uuid not null references user_basket on delete cascade,
        week date not null check (extract(isodow from week) = 5),
        in_cart boolean not null,
        price_seen integer not null check (price_seen >= 0),
        primary key (user_basket_id, week)
      );
      create index on user_basket (customer_id);
      alter table attempt_line add column user_basket_id uuid references user_basket;
      alter table order_line add column user_basket_id uuid references user_basket;
    `.execute(db);
  },
};
