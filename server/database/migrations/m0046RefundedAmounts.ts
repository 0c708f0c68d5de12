import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Amounts of an order that a manager gives back without goods, for a reason (ADR 160): a return of kind `amount`, whose
 * discount is the amount, negative: it lowers what was paid, as a code does.
 */
export const m0046RefundedAmounts: Migration = {
  async up(db) {
    await sql`
      alter table order_return add column reason text,
        drop constraint order_return_kind_check, drop constraint order_return_discount_check,
        add constraint order_return_kind_check check (kind in ('returned', 'missing', 'deposit', 'amount')),
        add constraint order_return_discount_check check (discount >= 0 or kind = 'amount');
      alter table balance_movement drop constraint balance_movement_reason_check,
        add constraint balance_movement_reason_check check (reason in ('order_paid', 'order_cancelled', 'items_returned',
          'item_missing', 'amount_refunded', 'deposit_refunded', 'adjustment'));
    `.execute(db);
  },
};
