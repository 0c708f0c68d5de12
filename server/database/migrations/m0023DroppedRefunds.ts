import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A cancellation of which the provider refused all was never done: its refunds are not owed, and are not asked for again
 * once the order is cancelled after all, by refunds of its own. `dropped` says so of those that are refused; of what was
 * there before, those of orders that stand, and those that a later wish for the same payment followed.
 */
export const m0023DroppedRefunds: Migration = {
  async up(db) {
    await sql`
      alter table refund add column dropped boolean not null default false;
      update refund r set dropped = true from orders o
      where o.id = r.order_id and r.return_id is null and r.status = 'refused' and (
        o.status not in ('cancelled', 'refunded') and o.cancelling is null
        or exists (select from refund l where l.order_id = r.order_id and l.payment_intent = r.payment_intent
          and l.return_id is null and l.id <> r.id and coalesce(l.at, l.asked_at) > coalesce(r.at, r.asked_at)));
    `.execute(db);
  },
};
