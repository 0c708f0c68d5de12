import { randomUUID } from 'node:crypto';
import { PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { STEP_UNDO_MS } from '#rules/orderStatus.ts';
import { periodStarting, type MarketCalendar, type Slot } from '#rules/period.ts';
import type { DayHours } from '#rules/placeDays.ts';
import { dayAt, weekdayOf, type CalendarDay } from '#rules/zone.ts';
import { staffOf, type Caller } from '../caller.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { readPlaces } from '../fulfilment/fulfilmentService.ts';
import { placeId } from '../fulfilment/places.ts';
import { toId } from '../graphql/globalId.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import { queueMail, withdrawMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import {
  checkTarget,
  isAgreed,
  isZone,
  moveGroups,
  movePlan,
  outsideHours,
  type Move,
  type MoveGroup,
  type MovePlan,
  type MoveTarget,
  type Place,
} from './movePlan.ts';
import * as store from './moveStore.ts';
import type { MoveSelection, StoredMove } from './moveStore.ts';

/* Paid orders that go to another place, day or week (ADR 173). Ids are uuids. */

/** What the desk states of a move: weeks by their Friday, places by the API's id, which says their kind, the order by uuid. */
export type MoveInput = {
  week: CalendarDay;
  placeId: string | null;
  day: CalendarDay | null;
  orderId: string | null;
  toWeek: CalendarDay;
  toPlaceId: string | null;
  toDay: CalendarDay | null;
  hours: DayHours | null;
};

type MoveCaller = Pick<Caller, 'visitor' | 'now'>;

/** What a move would do now. */
export type MovePreview = MovePlan & {
  groups: MoveGroup[];
  payments: number;
  mails: number;
  withoutAddress: number;
  outsideHours: Slot | null;
};

/** The orders (uuids) that were displayed as moving, and the beginnings of the slots that they move to. */
export type Agreed = { orders: readonly string[]; slots: readonly Date[] | null };

/** A move that was done. `undoUntil` null: it was taken back, or it is too late. */
export type DoneMove = { id: string; orders: number; undoUntil: Date | null; undone: boolean };

type Prepared = MovePreview & { target: MoveTarget; recipients: Move[] };

/** The API's id of a place by its uuid; '' for neither. */
const idOfPlace = (zoneId: string | null, locationId: string | null): string =>
  zoneId === null ? (locationId === null ? '' : toId('Location', locationId)) : toId('ShippingZone', zoneId);

/** One of the moved orders for each address that mails go to. */
const recipientsOf = (moves: readonly Move[]): Move[] =>
  [
    ...Map.groupBy(
      moves.filter(({ order }) => order.email !== null),
      ({ order }) => order.email,
    ).values(),
  ].flatMap(([first]) => first ?? []);

async function prepare(
  db: Transaction | Market['database']['kysely'],
  input: MoveInput,
  { now, isLocking }: { now: Date; isLocking: boolean },
): Promise<Prepared> {
  if (weekdayOf(input.week) !== PERIOD_START_WEEKDAY) throw new MarketError('BAD_INPUT', { field: 'period' });
  if (weekdayOf(input.toWeek) !== PERIOD_START_WEEKDAY) throw new MarketError('BAD_INPUT', { field: 'toPeriod' });
  const calendar: MarketCalendar = await readCalendar(db);
  const { locations, zones } = await readPlaces(db);
  const places = new Map<string, Place>([...locations, ...zones].map((place) => [placeId(place), place]));
  const placeNamed = (id: string | null, field: string): Place | null => {
    const place = id === null ? null : places.get(id);
    if (place === undefined) throw new MarketError('BAD_INPUT', { field });
    return place;
  };
  const source = periodStarting(input.week, calendar);
  const selection: MoveSelection = {
    period: source,
    place: placeNamed(input.placeId, 'place'),
    day: input.day,
    orderId: input.orderId,
  };
  const orders = await store.readMovable(db, selection, { now, isLocking });
  const placeOf = ({ zoneId, locationId }: store.MovableOrder) => places.get(idOfPlace(zoneId, locationId)) ?? null;
  const [only] = orders;
  const stated = placeNamed(input.toPlaceId ?? input.placeId, 'toPlace');
  const target: MoveTarget = {
    period: periodStarting(input.toWeek, calendar),
    place: stated ?? (input.orderId !== null && only ? placeOf(only) : null),
    day: input.toDay,
    hours: input.hours,
  };
  checkTarget(target, { source, closedWeeks: calendar.closedWeeks, now });
  const plan = movePlan(orders, target, { placeOf, now });
  const recipients = recipientsOf(plan.moves);
  const counts = {
    payments: await store.countPayments(db, selection),
    mails: recipients.length,
    withoutAddress: plan.moves.filter(({ order }) => order.email === null).length,
  };
  return {
    ...plan,
    ...counts,
    groups: moveGroups(plan.moves),
    outsideHours: outsideHours(target),
    target,
    recipients,
  };
}

/** What a move would do now. BAD_INPUT {field}. */
export async function preview({ database }: Market, now: Date, input: MoveInput): Promise<MovePreview> {
  return prepare(database.kysely, input, { now, isLocking: false });
}

const doneMove = ({ id, at, orders, undone_at: undoneAt }: StoredMove, now: Date): DoneMove => {
  const until = new Date(at.getTime() + STEP_UNDO_MS);
  return { id, orders, undone: undoneAt !== null, undoUntil: undoneAt === null && until > now ? until : null };
};

/** The uuid of the latest move of an order (uuid); null: it was never moved. */
export const lastOf = ({ database }: Market, orderId: string): Promise<string | null> =>
  store.lastMoveOf(database.kysely, orderId);

/** Where an order is, as the journal and the order's history have it. */
const whereabouts = (place: Place, slot: Slot | null) => ({
  [isZone(place) ? 'zone' : 'location']: place.id,
  from: slot?.from.toISOString() ?? null,
  to: slot?.to.toISOString() ?? null,
});

/**
 * Moves orders in one transaction, with their mails and the journal. The calendar stays as it is: on a day on which their place is closed
 * they alone are handed over there. Once per request key. BAD_INPUT {field}, MOVE_CHANGED, REQUEST_REUSED.
 */
export async function move(
  market: Market,
  { visitor, now }: MoveCaller,
  { orders, slots, requestId, ...input }: MoveInput & Agreed & { requestId: string },
): Promise<DoneMove> {
  const staffId = staffOf(visitor);
  const request = callersRequest('move_orders', requestId, { ...input, orders, slots });
  const id = randomUUID();
  await inTransaction(market.database, async (tx) => {
    if (!(await journal.recordRequest(tx, request, now))) return;
    await store.lockCalendar(tx);
    const plan = await prepare(tx, input, { now, isLocking: true });
    if (plan.moves.length === 0 || !isAgreed(plan.moves, { orders, slots })) throw new MarketError('MOVE_CHANGED');
    await store.insertMove(tx, { id, request: request.key, staff_id: staffId, at: now });
    for (const { order, from, place, slot } of plan.moves) {
      const [locationId, zoneId] = isZone(place) ? [null, place.id] : [place.id, null];
      const to = { locationId, zoneId, week: plan.target.period.startDate, slot };
      await store.moveOrder(tx, { moveId: id, orderId: order.id, to });
      const data = { move: { from: whereabouts(from, order.slot), to: whereabouts(place, slot) } };
      const { id: orderId, customerId } = order;
      await journal.record(tx, { kind: 'move_order', staffId, orderId, customerId, data, at: now });
    }
    for (const { order } of plan.recipients)
      await queueMail(
        tx,
        { kind: 'orders_moved', about: `${id} ${order.id}`, data: { moveId: id, orderId: order.id } },
        STEP_UNDO_MS,
      );
  });
  const done = await store.readMove(market.database.kysely, { request: request.key });
  if (!done) throw new MarketError('NOT_FOUND');
  return doneMove(done, now);
}

/** Whether the orders of a move can be where they were: unchanged since, and their places serve that day. */
async function canGoBack(tx: Transaction, orders: readonly store.MovedOrder[]): Promise<boolean> {
  const { locations, zones } = await readPlaces(tx);
  const { closedWeeks } = await readCalendar(tx);
  const places = new Map<string, Place>([...locations, ...zones].map((place) => [placeId(place), place]));
  return orders.every((order) => {
    const place = places.get(idOfPlace(order.from_shipping_zone_id, order.from_location_id));
    const day = order.from_slot_from && dayAt(order.from_slot_from);
    const isClosed = place?.days.some((differing) => differing.day === day && !differing.hours) ?? true;
    return order.isUnchanged && place?.active === true && !isClosed && !closedWeeks.has(order.from_period);
  });
}

/**
 * Takes orders of a move back to where they were, before anybody is mailed. Repeated, it changes nothing.
 * NOT_FOUND; MOVE_FINAL: too late, or something has happened since.
 */
export async function undo(market: Market, { visitor, now }: MoveCaller, moveId: string): Promise<DoneMove> {
  const staffId = staffOf(visitor);
  await inTransaction(market.database, async (tx) => {
    await store.lockCalendar(tx);
    const done = await store.readMove(tx, { id: moveId });
    if (!done) throw new MarketError('NOT_FOUND');
    if (done.undone_at !== null) return;
    const orders = await store.lockMoved(tx, moveId);
    const isInTime = now.getTime() < done.at.getTime() + STEP_UNDO_MS;
    if (!isInTime || !(await canGoBack(tx, orders))) throw new MarketError('MOVE_FINAL');
    const queued = await store.mailedOrders(tx, moveId);
    for (const orderId of queued) {
      const isWithdrawn = await withdrawMail(tx, { kind: 'orders_moved', about: `${moveId} ${orderId}` });
      if (!isWithdrawn) throw new MarketError('MOVE_FINAL');
    }
    await store.undoMove(tx, moveId, now);
    for (const order of orders.filter(({ isMerged }) => !isMerged)) {
      const placed = (zone: string | null, location: string | null, from: Date | null, to: Date | null) => ({
        ...(zone === null ? { location } : { zone }),
        from: from?.toISOString() ?? null,
        to: to?.toISOString() ?? null,
      });
      const before = placed(
        order.from_shipping_zone_id,
        order.from_location_id,
        order.from_slot_from,
        order.from_slot_to,
      );
      const after = placed(order.to_shipping_zone_id, order.to_location_id, order.to_slot_from, order.to_slot_to);
      const about = { staffId, orderId: order.order_id, customerId: order.customer_id, at: now };
      await journal.record(tx, {
        kind: 'move_order',
        ...about,
        data: { move: { from: after, to: before }, undone: true },
      });
    }
  });
  const done = await store.readMove(market.database.kysely, { id: moveId });
  if (!done) throw new MarketError('NOT_FOUND');
  return doneMove(done, now);
}
