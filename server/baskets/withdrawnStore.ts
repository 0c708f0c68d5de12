import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * Queues one mail to each running subscriber of a basket that is no longer offered, and one for each place of theirs that
 * is no longer served, as soon as it is withdrawn. Returns how many.
 */
export async function notifyWithdrawn(db: Kysely<Tables>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into outbox (id, kind, about, data)
    select gen_random_uuid(), w.kind, w.about, jsonb_build_object('userBasketId', w.id)
    from (
      select u.id, u.customer_id, 'basket_withdrawn' as kind, u.id::text as about
      from user_basket u join basket b on b.id = u.basket_id
      where u.cancelled_at is null and not b.active
      union all
      select u.id, u.customer_id, 'basket_place_closed', u.id || ' ' || coalesce(l.id, z.id)
      from user_basket u join basket b on b.id = u.basket_id
        left join location l on l.id = u.location_id left join shipping_zone z on z.id = u.shipping_zone_id
      where u.cancelled_at is null and b.active and (not l.active or not z.active)) w
    join customer c on c.id = w.customer_id
    where c.deleted_at is null and c.email <> ''
    on conflict (kind, about) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Ends a running subscription (uuid) whose basket is no longer offered; market time. */
export async function endWithdrawn(tx: Transaction, userBasketId: string, at: Date): Promise<void> {
  await tx
    .updateTable('user_basket')
    .set({ cancelled_at: at })
    .where('id', '=', userBasketId)
    .where('cancelled_at', 'is', null)
    .execute();
}
