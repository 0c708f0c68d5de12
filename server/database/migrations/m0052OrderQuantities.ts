import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Units that a manager removes from a paid order before they are packed (ADR 168): a return of kind `removed`. A line has them in
 * `returned`, for its money, and in `removed`. `current_order_line` is what an order still has: lines without units are left out.
 */
export const m0052OrderQuantities: Migration = {
  async up(db) {
    await sql`
      alter table order_line add column removed integer not null default 0,
        add constraint order_line_removed_check check (removed between 0 and returned);
      alter table order_return drop constraint order_return_kind_check,
        add constraint order_return_kind_check check (kind in ('returned', 'missing', 'deposit', 'amount', 'removed'));
      alter table balance_movement drop constraint balance_movement_reason_check,
        add constraint balance_movement_reason_check check (reason in ('order_paid', 'order_cancelled', 'items_returned',
          'item_missing', 'items_removed', 'amount_refunded', 'deposit_refunded', 'adjustment'));
      -- The same rows by the terms of the view, so that its readers find them.
      drop index order_line_unsettled;
      create index order_line_unsettled on order_line (order_id)
        where (status = 'missing' or missing > missing_returned) and returned - removed < quantity - removed;
      create view current_order_line as
        select id, order_id, status, last_updated, position, variant_id, seller_id, seller_name, product_name_primary, product_name_secondary,
          variant_name_primary, variant_name_secondary, price, deposit, user_basket_id, bought_in, if_missing, replaced, replaced_by_primary,
          replaced_by_secondary, missing, missing_returned, taken, taken_mdo,
          quantity - removed as quantity, returned - removed as returned
        from order_line where quantity > removed;
    `.execute(db);
  },
};
