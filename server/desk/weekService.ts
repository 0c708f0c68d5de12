import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { periodStarting, weekAt, type MarketPeriod } from '#rules/period.ts';
import { addDays, dayAt, weekdayOf, zonedInstant } from '#rules/zone.ts';
import { slotOf } from '../fulfilment/places.ts';
import type { LocationRow, ShippingZoneRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import type { OrderView, SlotView } from '../orders/orderView.ts';
import * as problemReports from '../orders/problemReports.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import * as refunds from '../refunds/refundService.ts';
import type { DeskMarket } from './deskMarket.ts';
import * as store from './weekStore.ts';

/** The most watched orders that are listed; their full number is returned too. */
const WATCHED = 100;

/** A pickup point or a round, the other null; slot null: closed that week. */
export type WeekPlaceView = {
  location: LocationRow | null;
  shippingZone: ShippingZoneRow | null;
  slot: SlotView | null;
  orders: number;
  assembled: number;
};
/** missing: unrefunded units; refundRefused: cents. */
export type WatchedOrderView = {
  order: OrderView;
  reasons: store.WatchReason[];
  missing: number;
  refundRefused: number;
};
/** A market week at a glance, for staff only. Money in cents. weekBefore: its orders are handed over on the first day. */
export type StaffWeekView = {
  period: MarketPeriod;
  orders: number;
  assembled: number;
  missing: number;
  missingAmount: number;
  reusableBoxes: number;
  watchedCount: number;
  weekBefore: boolean;
  places: WeekPlaceView[];
  producers: store.ProducerCount[];
  watched: WatchedOrderView[];
};

/** failedJobs: whose last run failed. */
export type StaffTasksView = store.OrderTasks & { failedJobs: number; problems: number };

const { compare: byName } = new Intl.Collator('fr', { numeric: true });
const totalOf = <Row, Field extends keyof Row>(rows: readonly (Row & Record<Field, number>)[], field: Field): number =>
  rows.reduce((sum, row) => sum + row[field], 0);

/**
 * A place at its time of the week, with its Express orders and those without a time; then at each other time that its orders have, as
 * they were moved there (ADR 173) or its hours were changed.
 */
function timesOf(counts: readonly store.PlaceCount[], slot: SlotView | null) {
  const isUsual = ({ from, to }: store.PlaceCount) =>
    from === null || (slot !== null && +from === +slot.from && +(to ?? from) === +slot.to);
  const usual = counts.filter(isUsual);
  const others = counts.filter((count) => !isUsual(count));
  return [
    { slot, orders: totalOf(usual, 'orders'), assembled: totalOf(usual, 'assembled') },
    ...others.map(({ from, to, orders, assembled }) => ({ slot: from && to && { from, to }, orders, assembled })),
  ].filter((time) => time.orders > 0 || time.slot !== null);
}

/** Those that serve the week, and those that its orders name, in the order of their times; at the same time rounds after pickup points. */
async function placesOf(market: DeskMarket, period: MarketPeriod, isClosed: boolean): Promise<WeekPlaceView[]> {
  const counts = await store.countByPlace(market.database.kysely, period.startDate);
  const slot = (place: LocationRow | ShippingZoneRow) => (isClosed ? null : slotOf(place, period));
  const locations = (await market.fulfilment.locations()).flatMap((location) =>
    timesOf(
      counts.filter(({ locationId }) => locationId === location.id),
      slot(location),
    ).map((time) => ({ location, shippingZone: null, ...time })),
  );
  const zones = (await market.fulfilment.shippingZones()).flatMap((shippingZone) =>
    timesOf(
      counts.filter(({ shippingZoneId }) => shippingZoneId === shippingZone.id),
      slot(shippingZone),
    ).map((time) => ({ location: null, shippingZone, ...time })),
  );
  const start = ({ slot }: WeekPlaceView): number => slot?.from.getTime() ?? Number.MAX_SAFE_INTEGER;
  return [...locations, ...zones].toSorted((one, other) => start(one) - start(other));
}

async function watchedOf(
  market: DeskMarket,
  week: string,
): Promise<{ watchedCount: number; watched: WatchedOrderView[] }> {
  const { count, rows } = await store.readWatched(market.database.kysely, week, WATCHED);
  const views = await staffOrders.byIds(
    market.database,
    rows.map(({ orderId }) => orderId),
  );
  const viewOf = new Map(views.map((order) => [order.id, order]));
  const watched = rows.flatMap(({ orderId, reasons, missing, refused }) => {
    const order = viewOf.get(orderId);
    return order ? [{ order, reasons, missing, refundRefused: refused }] : [];
  });
  return { watchedCount: count, watched };
}

/** Counts open tasks, in three statements. */
export async function tasks(market: DeskMarket, now: Date): Promise<StaffTasksView> {
  const day = dayAt(now);
  const waiting = await store.countTasks(market.database.kysely, {
    closedBefore: (await market.fulfilment.openPeriod(now)).startDate,
    today: {
      from: zonedInstant(day, '00:00'),
      to: zonedInstant(addDays(day, 1), '00:00'),
      since: addDays(day, -3 * 7),
    },
  });
  const problems = await problemReports.countOpen(market.database);
  const jobs = await market.work.list();
  return { ...waiting, problems, failedJobs: jobs.filter(({ lastRun }) => lastRun?.moved === null).length };
}

/**
 * The week that starts on this Friday; null: the one that contains `now`. The number of statements does not depend on
 * the number of orders. BAD_INPUT for another day.
 */
export async function glance(market: DeskMarket, startDate: string | null, now: Date): Promise<StaffWeekView> {
  if (startDate !== null && weekdayOf(startDate) !== PERIOD_START_WEEKDAY)
    throw new MarketError('BAD_INPUT', { field: 'period' });
  const { reusableBox, calendar } = await market.catalogue.current();
  const period = periodStarting(startDate ?? weekAt(now).startDate, calendar);
  const before = periodStarting(addDays(period.startDate, -PERIOD_DAYS), calendar);
  const box = reusableBox?.id ?? null;
  const places = await placesOf(market, period, calendar.closedWeeks.has(period.id));
  const producers = await store.countByProducer(market.database.kysely, period.startDate, box);
  const { missing, boxes } = await store.countUnits(market.database.kysely, period.startDate, box);
  const unsettled = await store.readUnsettled(market.database.kysely, period.startDate);
  return {
    period,
    orders: totalOf(places, 'orders'),
    assembled: totalOf(places, 'assembled'),
    missing,
    missingAmount: await refunds.missingAmount(market, unsettled),
    reusableBoxes: boxes,
    weekBefore: now < before.closesAt || (await store.hasOrders(market.database.kysely, before.startDate)),
    places,
    producers: producers.toSorted((one, other) => byName(one.name, other.name)),
    ...(await watchedOf(market, period.startDate)),
  };
}
