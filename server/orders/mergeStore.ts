import { sql, type Kysely } from 'kysely';
import { PREPARED } from '../database/preparedStatements.ts';
import { MERGE_WINDOW_MS } from '../../rules/constants.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** Where and when an order goes: what two of them have in common to be one (E19). Ids are uuids. */
export type MergeWish = {
  customerId: string;
  locationId: string | null;
  shippingZoneId: string | null;
  fromStorage: boolean;
  /** First day of its week. */
  periodStart: string;
  at: Date;
};

const within = sql`${MERGE_WINDOW_MS} * interval '1 millisecond'`;

/** The id of the order that one paid at `at` would join: the earliest of the last 4 hours that nobody has worked on yet. */
export async function mergeTarget(db: Kysely<Tables>, wish: MergeWish): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where customer_id = ${wish.customerId} and status = 'processed' and user_basket_id is null
      and period_start = ${wish.periodStart}
      and location_id is not distinct from ${wish.locationId}::uuid
      and shipping_zone_id is not distinct from ${wish.shippingZoneId}::uuid and from_storage = ${wish.fromStorage}
      and created_at between ${wish.at}::timestamptz - ${within} and ${wish.at}
    order by created_at, number limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Joins an order that was just written to the earliest one that it belongs with (E19): its lines move there, the sums
 * add up, and it becomes `merged`, its own sums staying as what was paid for it. A delivery joins one to the same
 * address, an Express order one that is ready at the same time, a recurring basket none (E51). Null: it stays its own.
 */
export async function mergeIntoEarlier(tx: Transaction, orderId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`${sql.raw(PREPARED)}
    select s.id from orders s
      join orders o on o.id = ${orderId}
      left join fulfillment fs on fs.order_id = s.id
      left join fulfillment fo on fo.order_id = o.id
    where s.customer_id = o.customer_id and s.id <> o.id and s.status = 'processed' and s.period_start = o.period_start
      and s.user_basket_id is null and o.user_basket_id is null
      and s.location_id is not distinct from o.location_id and s.shipping_zone_id is not distinct from o.shipping_zone_id
      and s.from_storage = o.from_storage and (not s.from_storage or s.slot_from is not distinct from o.slot_from)
      and s.created_at between o.created_at - ${within} and o.created_at
      and lower(coalesce(fs.line1, '')) = lower(coalesce(fo.line1, ''))
      and lower(coalesce(fs.line2, '')) = lower(coalesce(fo.line2, ''))
      and coalesce(fs.postal_code, '') = coalesce(fo.postal_code, '')
    order by s.created_at, s.number limit 1 for update of s`.execute(tx);
  const target = rows[0]?.id;
  if (target === undefined) return null;
  await sql`
    update order_line set order_id = ${target},
      position = position + (select coalesce(max(position) + 1, 0) from order_line where order_id = ${target})
    where order_id = ${orderId}`.execute(tx);
  await sql`
    update orders s set subtotal = s.subtotal + o.subtotal, deposit = s.deposit + o.deposit,
      shipping = s.shipping + o.shipping, fee = s.fee + o.fee, gst = s.gst + o.gst, pst = s.pst + o.pst,
      discount = s.discount + o.discount, balance_applied = s.balance_applied + o.balance_applied,
      total = s.total + o.total, note = nullif(concat_ws(E'\n', s.note, o.note), '')
    from orders o where s.id = ${target} and o.id = ${orderId}`.execute(tx);
  await sql`update orders set status = 'merged', merged_into = ${target} where id = ${orderId}`.execute(tx);
  return target;
}
