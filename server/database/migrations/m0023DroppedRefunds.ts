import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A cancellation whose refunds the provider refused entirely did not happen: those refunds are not owed, and are not
 * retried once the order is cancelled after all, with refunds of its own. `dropped` marks them; of existing ones, those
 * of uncancelled orders, and those that were followed by a later request for the same payment.
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
