import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Deposits of a guest's order that were refunded to its card are returns without units, of kind `deposit`.
 * `kept_of_card`: the part of a later return's deposits that such a return has refunded already.
 */
export const m0049GuestDeposits: Migration = {
  async up(db) {
    await sql`
      alter table order_return drop constraint order_return_kind_check;
      alter table order_return add constraint order_return_kind_check check (kind in ('returned', 'missing', 'deposit'));
      alter table order_return add column kept_of_card integer not null default 0 check (kept_of_card between 0 and deposit_kept);
      create index order_return_of_deposits on order_return (order_id) where kind = 'deposit' or kept_of_card > 0;
    `.execute(db);
  },
};
