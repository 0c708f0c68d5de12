import { sql, type Kysely } from 'kysely';
import { MERGE_WINDOW_MS } from '#rules/constants.ts';
import { isCashOf } from '../balance/cashSql.ts';
import { ordersOfCustomer } from '../database/combinedStatements.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { MARKET, type Actor } from './actor.ts';
import { lockOrders, moveOrder } from './orderStatusStore.ts';

/** Place and time of an order, which must match for a merge (E19). Ids are uuids. */
export type MergeCriteria = {
  customerId: string;
  locationId: string | null;
  shippingZoneId: string | null;
  fromStorage: boolean;
  /** Start of its slot: orders merge only within the same one. */
  slotFrom: Date | null;
  /** First day of its week. */
  periodStart: string;
  at: Date;
};

/** The order has no line of a recurring basket: orders with one never merge (E51). */
const withoutBasket = (order: string) =>
  sql`not exists (select from order_line b where b.order_id = ${sql.ref(order)}.id and b.user_basket_id is not null)`;

/**
 * None of the order's goods were returned or are being returned: such a refund was calculated from this order's own
 * totals and tax codes.
 */
const withoutReturn = (order: string) =>
  sql`not exists (select from order_return r where r.order_id = ${sql.ref(order)}.id and r.status <> 'refused')`;

/** Entered by staff, an order stays on its own: each is received with its own amount, or paid by its own link (ADR 169, 172). */
const notInCash = (order: string) => sql`(not ${isCashOf(order)}
  and not exists (select from payment_link p where p.order_id = ${sql.ref(`${order}.id`)}))`;

/**
 * Of a customer's order, `orders`, as it is being written: another of its week is being processed, which it may match. Most have none, and are
 * not compared.
 */
export const mayMerge = sql<boolean>`exists (
  select from ${ordersOfCustomer(sql`orders.customer_id`)} e where e.period_start = orders.period_start and e.status = 'processed')`;

const mergeWindow = sql`${MERGE_WINDOW_MS} * interval '1 millisecond'`;

/**
 * The id of the order that one paid at `at` would merge into: the earliest of the last 4 hours that is still
 * `processed`.
 */
export async function mergeTarget(db: Kysely<Tables>, criteria: MergeCriteria): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where customer_id = ${criteria.customerId} and status = 'processed' and cancelling is null and ${withoutBasket('orders')}
      and ${withoutReturn('orders')} and ${notInCash('orders')}
      and period_start = ${criteria.periodStart}
      and location_id is not distinct from ${criteria.locationId}::uuid
      and shipping_zone_id is not distinct from ${criteria.shippingZoneId}::uuid and from_storage = ${criteria.fromStorage}
      and slot_from is not distinct from ${criteria.slotFrom}::timestamptz
      and created_at between ${criteria.at}::timestamptz - ${mergeWindow} and ${criteria.at}
    order by created_at, number limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/**
 * Whether orders `s` and `o` match, whenever they were paid: same customer, week, slot, and place or address, and neither a
 * recurring basket (E51) nor returned goods.
 */
const isMatching = sql`s.customer_id = o.customer_id and s.id <> o.id and s.status = 'processed' and s.cancelling is null
  and ${withoutBasket('s')} and ${withoutBasket('o')} and ${withoutReturn('s')} and ${withoutReturn('o')}
  and ${notInCash('s')} and ${notInCash('o')} and s.period_start = o.period_start
  and s.location_id is not distinct from o.location_id and s.shipping_zone_id is not distinct from o.shipping_zone_id
  and s.from_storage = o.from_storage and s.slot_from is not distinct from o.slot_from
  and lower(coalesce(fs.line1, '')) = lower(coalesce(fo.line1, ''))
  and lower(coalesce(fs.line2, '')) = lower(coalesce(fo.line2, ''))
  and coalesce(fs.postal_code, '') = coalesce(fo.postal_code, '')`;

const fulfillments = sql`left join fulfillment fs on fs.order_id = s.id left join fulfillment fo on fo.order_id = o.id`;
const orderPair = sql`orders s join orders o on o.customer_id = s.customer_id ${fulfillments}`;

export type OrderMerge = { into: string; order: string; actor: Actor; at: Date };

/**
 * Merges one locked order into another (E19): moves its lines and adds its totals. The merged order gets the status
 * `merged` and keeps its own totals, as the record of what was paid for it.
 */
async function mergeOrder(tx: Transaction, { into, order, actor, at }: OrderMerge): Promise<void> {
  await sql`
    update order_line set order_id = ${into}, bought_in = coalesce(bought_in, ${order}),
      position = position + (select coalesce(max(position) + 1, 0) from order_line where order_id = ${into})
    where order_id = ${order}`.execute(tx);
  await sql`
    update orders s set subtotal = s.subtotal + o.subtotal, deposit = s.deposit + o.deposit,
      shipping = s.shipping + o.shipping, fee = s.fee + o.fee, gst = s.gst + o.gst, pst = s.pst + o.pst,
      discount = s.discount + o.discount, balance_applied = s.balance_applied + o.balance_applied,
      total = s.total + o.total, note = nullif(concat_ws(E'\n', s.note, o.note), '')
    from orders o where s.id = ${into} and o.id = ${order}`.execute(tx);
  await moveOrder(tx, { orderId: order, to: 'merged', mergedInto: into, actor, at });
}

/** Whether two orders that are locked or newly written match. */
async function areMatching(tx: Transaction, { into, order }: Pick<OrderMerge, 'into' | 'order'>): Promise<boolean> {
  const { rows } =
    await sql`select from ${orderPair} where s.id = ${into} and o.id = ${order} and ${isMatching}`.execute(tx);
  return rows.length > 0;
}

/**
 * Merges an order written at `at` into the earliest matching one of the last 4 hours (E19): for a delivery the same
 * address, for an Express order the same hour. Returns null if the order stays on its own.
 */
export async function mergeIntoEarlier(tx: Transaction, order: string, at: Date): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with own as materialized (select * from orders where customer_id = (select customer_id from orders where id = ${order})),
      matching as materialized (
        select s.id from own s join own o on o.id = ${order} ${fulfillments}
        where ${isMatching} and s.created_at between o.created_at - ${mergeWindow} and o.created_at
        order by s.created_at, s.number limit 1)
    select id from orders where id = (select id from matching) for update`.execute(tx);
  const into = rows[0]?.id;
  // Its goods may have been returned before it was locked.
  if (into === undefined || !(await areMatching(tx, { into, order }))) return null;
  await mergeOrder(tx, { into, order, actor: MARKET, at });
  return into;
}

/** Combines two orders that were paid too far apart to merge automatically. Returns false if they do not match. */
export async function combine(tx: Transaction, joining: OrderMerge): Promise<boolean> {
  const { into, order } = joining;
  const locked = await lockOrders(tx, [into, order]);
  const fits = locked.length === 2 && locked.every(({ status, cancelling }) => status === 'processed' && !cancelling);
  if (!fits) return false;
  if (!(await areMatching(tx, joining))) return false;
  await mergeOrder(tx, joining);
  return true;
}

/** The uuids of the orders that this one could be combined with, oldest first. */
export async function combinableWith(db: Kysely<Tables>, order: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from ${orderPair} where o.id = ${order} and o.status = 'processed' and o.cancelling is null and ${isMatching}
    order by s.created_at, s.number`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The uuid of the order that a merged order ended up in, after any number of merges; an order that was not merged
 * returns its own.
 */
export async function survivorOf(db: Kysely<Tables>, order: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with recursive up as (
      select id, merged_into from orders where id = ${order}
      union all select o.id, o.merged_into from orders o join up on o.id = up.merged_into)
    select id from up where merged_into is null`.execute(db);
  return rows[0]?.id ?? order;
}

/** The uuids of all orders merged into this one, directly or not, oldest first. */
export async function joinedTo(db: Kysely<Tables>, order: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive down as (
      select id, created_at, number from orders where merged_into = ${order}
      union all select o.id, o.created_at, o.number from orders o join down on o.merged_into = down.id)
    select id from down order by created_at, number`.execute(db);
  return rows.map(({ id }) => id);
}
