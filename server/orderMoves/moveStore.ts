import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import { PERIOD_DAYS } from '#rules/constants.ts';
import { STEP_UNDO_MS, type OrderStatus } from '#rules/orderStatus.ts';
import type { MarketPeriod, Slot } from '#rules/period.ts';
import { addDays, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import type { MovedOrderTable, OrderMoveTable } from '../database/orderMoveTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL } from '../mail/addressSql.ts';

/** Which orders a move is about: of a week, of a place, on a day, or one of them. */
export type MoveSelection = {
  period: MarketPeriod;
  place: LocationRow | ShippingZoneRow | null;
  day: CalendarDay | null;
  orderId: string | null;
};

/** An order as a move sees it. */
export type MovableOrder = {
  id: string;
  number: number;
  status: OrderStatus;
  isCancelling: boolean;
  fromStorage: boolean;
  /** The Friday of its week. */
  week: CalendarDay;
  locationId: string | null;
  zoneId: string | null;
  slot: Slot | null;
  /** Cents that its delivery was paid with. */
  shipping: number;
  postalCode: string | null;
  /** It has the goods of a recurring basket (E51). */
  hasBasket: boolean;
  /** It was moved within the time in which that can be taken back. */
  isJustMoved: boolean;
  customerId: string | null;
  /** The address that its mails go to, in lower case; null: none. */
  email: string | null;
};

const columnOf = (place: LocationRow | ShippingZoneRow) => ('prefixes' in place ? 'shipping_zone_id' : 'location_id');

/** The condition on orders, or on payments under way, by the alias of their table. */
function isSelected(alias: string, { period, place, day, orderId }: MoveSelection): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const between = (first: CalendarDay, until: CalendarDay) =>
    sql`${column('slot_from')} >= ${zonedInstant(first, '00:00')} and ${column('slot_from')} < ${zonedInstant(until, '00:00')}`;
  const first = period.handoverFrom;
  // As the calendar counts them: Express orders belong to the day of their pickup.
  const ofWeek = sql`case when ${column('from_storage')} then ${between(first, addDays(first, PERIOD_DAYS))}
    else ${column('period_start')} = ${period.startDate}::date end`;
  return sql<boolean>`${ofWeek}
    and ${place === null ? sql`true` : sql`${column(columnOf(place))} = ${place.id}::uuid`}
    and ${day === null ? sql`true` : between(day, addDays(day, 1))}
    and ${orderId === null ? sql`true` : sql`${column('id')} = ${orderId}::uuid`}`;
}

/** The market's row, locked until the transaction ends: payments, which read the calendar, wait. */
export async function lockCalendar(tx: Transaction): Promise<void> {
  await tx.selectFrom('market').select('version').forUpdate().execute();
}

/** The orders of a selection that stand, by number; locked if they are to be moved. */
export async function readMovable(
  db: Kysely<Tables>,
  selection: MoveSelection,
  { now, isLocking }: { now: Date; isLocking: boolean },
): Promise<MovableOrder[]> {
  const { rows } = await sql<Omit<MovableOrder, 'slot'> & { from: Date | null; to: Date | null }>`
    select o.id, o.number, o.status, o.cancelling is not null as "isCancelling", o.from_storage as "fromStorage", o.period_start as week,
      o.location_id as "locationId", o.shipping_zone_id as "zoneId", o.slot_from as "from", o.slot_to as "to", o.shipping,
      (select f.postal_code from fulfillment f where f.order_id = o.id limit 1) as "postalCode",
      exists (select from order_line l where l.order_id = o.id and l.user_basket_id is not null) as "hasBasket",
      exists (select from moved_order v join order_move w on w.id = v.move_id where v.order_id = o.id and w.undone_at is null
        and w.at > ${new Date(now.getTime() - STEP_UNDO_MS)}) as "isJustMoved",
      o.customer_id as "customerId", case when ${IS_RECIPIENT} then nullif(lower(${RECIPIENT_EMAIL}), '') end as email
    from orders o left join customer u on u.id = o.customer_id
    where o.status not in ('cancelled', 'refunded', 'merged') and ${isSelected('o', selection)}
    order by o.number ${isLocking ? sql`for update of o` : sql``}`.execute(db);
  return rows.map(({ from, to, ...order }) => ({ ...order, slot: from && to ? { from, to } : null }));
}

/** How many payments of a selection are under way; of one order none. */
export async function countPayments(db: Kysely<Tables>, selection: MoveSelection): Promise<number> {
  if (selection.orderId !== null) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from checkout_attempt a where a.status in ('creating', 'pending') and ${isSelected('a', selection)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Where an order is, or shall be; places are uuids. */
export type Whereabouts = { locationId: string | null; zoneId: string | null; week: CalendarDay; slot: Slot };

/**
 * Moves an order, with those that were merged into it (E19), and records where each was. An address in its new zone is in it (E59).
 */
export async function moveOrder(
  tx: Transaction,
  { moveId, orderId, to }: { moveId: string; orderId: string; to: Whereabouts },
): Promise<void> {
  await sql`
    with recursive whole as (
      select id from orders where id = ${orderId} union all select o.id from orders o join whole on o.merged_into = whole.id),
    before as (select o.* from orders o join whole using (id)),
    moved as (
      update orders o set location_id = ${to.locationId}::uuid, shipping_zone_id = ${to.zoneId}::uuid, period_start = ${to.week}::date,
        slot_from = ${to.slot.from}::timestamptz, slot_to = ${to.slot.to}::timestamptz, moves = o.moves + 1
      from whole where o.id = whole.id returning o.*),
    inside as (
      update fulfillment f set outside_zone = false from before b
      where f.order_id = b.id and b.shipping_zone_id is distinct from ${to.zoneId}::uuid)
    insert into moved_order (move_id, order_id, moves, from_location_id, from_shipping_zone_id, from_period, from_slot_from, from_slot_to,
      from_outside_zone, to_location_id, to_shipping_zone_id, to_period, to_slot_from, to_slot_to)
    select ${moveId}, m.id, m.moves, b.location_id, b.shipping_zone_id, b.period_start, b.slot_from, b.slot_to,
      (select f.outside_zone from fulfillment f where f.order_id = b.id limit 1), m.location_id, m.shipping_zone_id, m.period_start, m.slot_from, m.slot_to
    from moved m join before b on b.id = m.id`.execute(tx);
}

export const insertMove = (tx: Transaction, move: Omit<OrderMoveTable, 'at' | 'undone_at'> & { at: Date }) =>
  tx.insertInto('order_move').values(move).execute();

export type StoredMove = Pick<Selectable<OrderMoveTable>, 'id' | 'at' | 'undone_at'> & { orders: number };

/** A move by its id or by the key of its call; `orders`: without those that were merged into others. */
export async function readMove(
  db: Kysely<Tables>,
  by: { id: string } | { request: string },
): Promise<StoredMove | null> {
  const query = db
    .selectFrom('order_move as w')
    .select(['w.id', 'w.at', 'w.undone_at'])
    .select(
      sql<number>`(select count(*)::int from moved_order v join orders o on o.id = v.order_id
        where v.move_id = w.id and o.status <> 'merged')`.as('orders'),
    );
  const row = 'id' in by ? query.where('w.id', '=', by.id) : query.where('w.request', '=', by.request);
  return (await row.executeTakeFirst()) ?? null;
}

export async function lastMoveOf(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const query = db.selectFrom('moved_order').select('move_id').where('order_id', '=', orderId).orderBy('moves', 'desc');
  return (await query.limit(1).executeTakeFirst())?.move_id ?? null;
}

/** An order of a move, locked, as it is now, and whether nothing has happened to it since. */
export type MovedOrder = Selectable<MovedOrderTable> & {
  isUnchanged: boolean;
  isMerged: boolean;
  customer_id: string | null;
};

/** The orders of a move, by number, locked until the transaction ends. */
export async function lockMoved(tx: Transaction, moveId: string): Promise<MovedOrder[]> {
  const { rows } = await sql<MovedOrder>`
    select v.*, o.customer_id, o.status = 'merged' as "isMerged",
      o.status in ('processed', 'merged') and o.cancelling is null and o.moves = v.moves
        and not exists (select from orders m where m.merged_into = o.id
          and not exists (select from moved_order x where x.move_id = v.move_id and x.order_id = m.id)) as "isUnchanged"
    from moved_order v join orders o on o.id = v.order_id where v.move_id = ${moveId} order by o.number for update of o`.execute(
    tx,
  );
  return rows;
}

/** The orders of a move (uuids) whose people are mailed, each with the orders of the same address. */
export async function mailedOrders(tx: Transaction, moveId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select v.order_id as id from moved_order v
    where v.move_id = ${moveId} and exists (select from outbox x
      where x.kind = 'orders_moved' and x.about = concat(v.move_id, ' ', v.order_id))`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Takes every order of a move back to where it was. */
export async function undoMove(tx: Transaction, moveId: string, at: Date): Promise<void> {
  await sql`
    update orders o set location_id = v.from_location_id, shipping_zone_id = v.from_shipping_zone_id, period_start = v.from_period,
      slot_from = v.from_slot_from, slot_to = v.from_slot_to, moves = o.moves + 1
    from moved_order v where v.move_id = ${moveId} and o.id = v.order_id`.execute(tx);
  await sql`
    update fulfillment f set outside_zone = v.from_outside_zone from moved_order v
    where v.move_id = ${moveId} and f.order_id = v.order_id and v.from_outside_zone is not null`.execute(tx);
  await tx.updateTable('order_move').set({ undone_at: at }).where('id', '=', moveId).execute();
}
