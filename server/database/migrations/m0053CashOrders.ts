import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Orders that staff enter for somebody, to be paid in cash when they are received (ADR 169).
 *
 * - `checkout_attempt.kind` `cash`: it has no payment page; its order is written with it, for a customer or a guest.
 *   `entered_by`: the account of the staff member; null: its payer entered it. `added_to`: the order that it adds to.
 * - `orders.payment_intent` of such an order is `cash_` and the attempt's id, so that a server of the release before, which would
 *   ask the card's provider to refund it, is refused and moves nothing.
 * - `cash_receipt`: the cash of an order, received at once and once.
 * - `refund.provider_id` of cash: `due` lowered what was to be paid, `till` was paid out of it.
 */
export const m0053CashOrders: Migration = {
  async up(db) {
    await sql`
      alter table checkout_attempt add column entered_by uuid, add column added_to uuid references orders,
        drop constraint checkout_attempt_kind_check, drop constraint checkout_attempt_check4,
        add constraint checkout_attempt_kind_check check (kind in ('session', 'invoice', 'charge', 'cash')),
        add constraint checkout_attempt_customers_kinds check (kind in ('session', 'cash') or customer_id is not null);
      create table cash_receipt (
        order_id uuid primary key references orders on delete cascade,
        amount integer not null check (amount > 0),
        request text not null unique,
        staff_id uuid not null,
        at timestamptz not null
      );
      create index on cash_receipt (at);
    `.execute(db);
  },
};
