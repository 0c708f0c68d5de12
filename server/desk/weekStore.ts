import { sql, type Kysely, type RawBuilder } from 'kysely';
import { ORDER_STATUSES, isToPack } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import type { Tables } from '../database/tables.ts';
import { isUnsettled, missingUnitsOf, nothingComesOf, unsettledUnitsOf } from '../orders/unsettledSql.ts';

const TO_PACK = ORDER_STATUSES.filter(isToPack);
const RETURNABLE = ORDER_STATUSES.filter(isReturnable);

/** Condition for the packed orders of a week, named by its Friday: paid, and not cancelled, refunded or merged. */
const packed = (week: string): RawBuilder<boolean> => sql`o.period_start = ${week} and o.status = any(${TO_PACK})`;
/** Conditions for orders whose missing units Wednesday evening refunds (F-150). */
const RETURNABLE_NOW = sql<boolean>`o.status = any(${RETURNABLE}) and o.cancelling is null`;
const UNSETTLED = sql<boolean>`${RETURNABLE_NOW}
  and exists (select from current_order_line m where m.order_id = o.id and ${isUnsettled('m')})`;

/** Numbers of orders with an open task; toReceive: of producers. */
export type OrderTasks = { toPack: number; toReceive: number; toHandOver: number; missing: number; proposals: number };

/** Whether somebody can work on an order's crate: a line is at the market and not in it, or all of them are settled. */
const PACKABLE = sql<boolean>`(exists (select from current_order_line l where l.order_id = o.id and l.status = 'received')
  or not exists (select from current_order_line l where l.order_id = o.id and l.status not in ('packed', 'missing')))
  and not ${nothingComesOf('o')}`;

/**
 * `closedBefore`: the Friday of the first week that has not closed. today: its first instant, and that of tomorrow; since: before the
 * Fridays of all weeks that are handed over then. Each count reads an index of few other rows.
 */
export async function countTasks(
  db: Kysely<Tables>,
  { closedBefore, today }: { closedBefore: string; today: { from: Date; to: Date; since: string } },
): Promise<OrderTasks> {
  const { rows } = await sql<OrderTasks>`
    select (select count(*) from orders o where o.status = 'processed' and o.cancelling is null
        and (o.period_start < ${closedBefore} or o.from_storage) and ${PACKABLE})::int as "toPack",
      (select count(distinct coalesce(l.seller_id::text, l.seller_name)) from orders o join current_order_line l on l.order_id = o.id
        where o.status = 'processed' and o.cancelling is null and o.period_start < ${closedBefore} and not o.from_storage
          and l.status in ('waiting', 'preparing')
          and not exists (select from market k where k.reusable_box = l.variant_id))::int as "toReceive",
      (select count(*) from orders o where o.status in ('processed', 'fulfilled', 'shipped') and o.cancelling is null
        and o.period_start >= ${today.since} and o.slot_from >= ${today.from} and o.slot_from < ${today.to} and not ${nothingComesOf('o')})::int as "toHandOver",
      (select count(distinct m.order_id) from current_order_line m join orders o on o.id = m.order_id
        where ${isUnsettled('m')} and ${RETURNABLE_NOW})::int as missing,
      (select count(*) from producer_proposal p join seller s on s.id = p.seller_id where p.status = 'waiting')::int as proposals`.execute(
    db,
  );
  return rows[0] ?? { toPack: 0, toReceive: 0, toHandOver: 0, missing: 0, proposals: 0 };
}

/** Whether a week, named by its Friday, has orders that are packed. */
export async function hasOrders(db: Kysely<Tables>, week: string): Promise<boolean> {
  const { rows } = await sql`select 1 from orders o where ${packed(week)} limit 1`.execute(db);
  return rows.length > 0;
}

/** Orders of a pickup point or of a round at one time, Express ones without it; ids are uuids. */
export type PlaceCount = {
  locationId: string | null;
  shippingZoneId: string | null;
  from: Date | null;
  to: Date | null;
  orders: number;
  assembled: number;
};

/**
 * An order counts as assembled from its status on; a disputed one if all its lines are packed or missing and something
 * comes.
 */
export async function countByPlace(db: Kysely<Tables>, week: string): Promise<PlaceCount[]> {
  const { rows } = await sql<PlaceCount>`
    select o.location_id as "locationId", o.shipping_zone_id as "shippingZoneId",
      case when not o.from_storage then o.slot_from end as "from", case when not o.from_storage then o.slot_to end as "to",
      count(*)::int as orders,
      count(*) filter (where o.status in ('fulfilled', 'shipped', 'completed') or (o.status = 'disputed'
        and exists (select from current_order_line l where l.order_id = o.id)
        and not exists (select from current_order_line l where l.order_id = o.id and l.status not in ('packed', 'missing'))
        and not ${nothingComesOf('o')}))::int
        as assembled
    from orders o where ${packed(week)} group by 1, 2, 3, 4 order by 3`.execute(db);
  return rows;
}

/** Units that a producer brings for a week; sellerId: uuid, null: has left the market. */
export type ProducerCount = {
  sellerId: string | null;
  name: string;
  expected: number;
  received: number;
  missing: number;
};

/** Excludes what Express orders take from the market's own storage, and the market's box (its variant's uuid). */
export async function countByProducer(db: Kysely<Tables>, week: string, box: string | null): Promise<ProducerCount[]> {
  const { rows } = await sql<ProducerCount>`
    select min(l.seller_id::text) as "sellerId", min(l.seller_name) as name, sum(l.quantity)::int as expected,
      coalesce(sum(l.quantity - l.missing) filter (where l.status in ('received', 'packed')), 0)::int as received,
      sum(${missingUnitsOf('l')})::int as missing
    from orders o join current_order_line l on l.order_id = o.id
    where ${packed(week)} and not o.from_storage and (${box}::uuid is null or l.variant_id is distinct from ${box}::uuid)
    group by coalesce(l.seller_id::text, l.seller_name)`.execute(db);
  return rows;
}

/** missing: units that will not come. boxes: orders that the market's own box is packed for. */
export async function countUnits(
  db: Kysely<Tables>,
  week: string,
  box: string | null,
): Promise<{ missing: number; boxes: number }> {
  const { rows } = await sql<{ missing: number; boxes: number }>`
    select coalesce(sum(${missingUnitsOf('l')}), 0)::int as missing,
      count(distinct o.id) filter (where l.variant_id = ${box}::uuid and l.status <> 'missing')::int as boxes
    from orders o join current_order_line l on l.order_id = o.id where ${packed(week)}`.execute(db);
  return rows[0] ?? { missing: 0, boxes: 0 };
}

/** The orders of a week (uuids) with missing units that are not refunded. */
export async function readUnsettled(db: Kysely<Tables>, week: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where ${packed(week)} and ${UNSETTLED}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Why somebody should look at an order. */
export type WatchReason = 'pending' | 'disputed' | 'missing' | 'outside_zone' | 'refund_refused';
/**
 * orderId: uuid. missing: unrefunded units. refused: cents that are owed to the card because the payment provider
 * refused the refund.
 */
export type WatchedRow = { orderId: string; reasons: WatchReason[]; missing: number; refused: number };

/**
 * The orders of a week that somebody should look at, by number, at most `limit`, and how many there are. An address outside
 * its zone (E59) until the order has left for it.
 */
export async function readWatched(
  db: Kysely<Tables>,
  week: string,
  limit: number,
): Promise<{ count: number; rows: WatchedRow[] }> {
  const { rows } = await sql<WatchedRow & { count: number }>`
    select w.id as "orderId", w.missing, w.refused, count(*) over ()::int as count,
      array_remove(array[case when w.status = 'pending' then 'pending' end, case when w.status = 'disputed' then 'disputed' end,
        case when w.missing > 0 then 'missing' end, case when w.outside then 'outside_zone' end,
        case when w.refused > 0 then 'refund_refused' end], null) as reasons
    from (select o.id, o.number, o.status,
        case when ${UNSETTLED} then (select sum(${unsettledUnitsOf('m')}) from current_order_line m
          where m.order_id = o.id) else 0 end::int as missing,
        (o.status in ('processed', 'fulfilled', 'disputed')
          and exists (select from fulfillment f where f.order_id = o.id and f.outside_zone)) as outside,
        coalesce((select sum(r.amount) from refund r where r.order_id = o.id and r.status = 'refused'
          and case when r.return_id is null then o.status in ('cancelled', 'refunded')
            else exists (select from order_return b where b.id = r.return_id and b.status = 'done') end), 0)::int as refused
      from orders o where o.period_start = ${week}) w
    where w.status in ('pending', 'disputed') or w.missing > 0 or w.outside or w.refused > 0
    order by w.number limit ${limit}`.execute(db);
  return {
    count: rows[0]?.count ?? 0,
    rows: rows.map(({ orderId, reasons, missing, refused }) => ({ orderId, reasons, missing, refused })),
  };
}
