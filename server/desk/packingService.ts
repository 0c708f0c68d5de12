import { PERIOD_START_WEEKDAY } from '#rules/constants.ts';
import { dropOffIn } from '#rules/goodsDays.ts';
import { isToPack, STEP_UNDO_MS } from '#rules/orderStatus.ts';
import { openBefore, periodStarting, type MarketPeriod, type Slot } from '#rules/period.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { weekdayOf } from '#rules/zone.ts';
import * as balance from '../balance/balanceService.ts';
import { slotOf } from '../fulfilment/places.ts';
import type { LocationRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import type { OrderView } from '../orders/orderView.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import type { WeekOrders } from '../orders/staffOrders.ts';
import type { Market } from '../runningMarket.ts';
import type { Text } from '../text/bilingualText.ts';
import { readAssemblies, readBuyers, readExtras, readFirstWeek, readGoods, readPackers } from './packingStore.ts';
import type { AssemblyRow, OrderExtras, ProductFacts } from './packingStore.ts';
import { boxOf, inHandingOrder, inPickingOrder, type SheetView } from './packingView.ts';
import { producersOf, type ProducerView } from './producerTotals.ts';

/** Whoever marked a line less than this long ago is assumed to be at the crate still. */
const PACKING_MS = 10 * 60_000;

const NO_EXTRAS: OrderExtras = { shippingZoneId: null, disposableBox: false };
/** Defaults for a line whose product has left the catalogue. */
const NO_GOODS: ProductFacts = { temperature: 'normal', isAlcohol: false, shelf: null };

/** The pickup points of a week's goods: all except those for Express orders alone, which the market's storage serves. */
async function pickupPoints(market: Market) {
  return (await market.fulfilment.locations()).filter(({ storageOnly }) => !storageOnly);
}

async function boxVariant(market: Market) {
  return (await market.catalogue.current()).reusableBox?.id ?? null;
}

async function sheetsOf(market: Market, orders: readonly OrderView[]): Promise<SheetView[]> {
  const ids = orders.map(({ id }) => id);
  const [extras, goodsById] = [
    await readExtras(market.database.kysely, ids),
    await readGoods(market.database.kysely, ids),
  ];
  const packers = await readPackers(market.database.kysely, ids, new Date(market.clock.now().getTime() - PACKING_MS));
  const [box, zones] = [await boxVariant(market), await market.fulfilment.shippingZones()];
  return orders.map((order) => {
    const { shippingZoneId, disposableBox } = extras.get(order.id) ?? NO_EXTRAS;
    const lines = order.products.map((line) => ({ line, ...(goodsById.get(line.variantId ?? '') ?? NO_GOODS) }));
    return {
      order,
      code: pickupCode(order.number),
      shippingZone: zones.find(({ id }) => id === shippingZoneId) ?? null,
      box: boxOf(order, box, disposableBox),
      packer: packers.get(order.id) ?? null,
      lines: inPickingOrder(lines, box),
    };
  });
}

/** The week that starts on this Friday, else the one that closed last. BAD_INPUT for another day. */
export async function week({ fulfilment }: Market, startDate: string | null, now: Date): Promise<MarketPeriod> {
  const calendar = await fulfilment.calendar();
  if (startDate === null) return openBefore(await fulfilment.openPeriod(now), calendar);
  if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new MarketError('BAD_INPUT', { field: 'startDate' });
  return periodStarting(startDate, calendar);
}

/**
 * The week that starts on this Friday, else the one with work: that which closed last if it has orders, else the first after it that has, else
 * that which takes orders. BAD_INPUT for another day.
 */
export async function workWeek(market: Market, startDate: string | null, now: Date): Promise<MarketPeriod> {
  const period = await week(market, startDate, now);
  if (startDate !== null) return period;
  const first = await readFirstWeek(market.database.kysely, period.startDate);
  return first === null ? market.fulfilment.openPeriod(now) : periodStarting(first, await market.fulfilment.calendar());
}

/** What is packed, by place or round. In six statements however many orders. */
export async function sheets(market: Market, week: WeekOrders): Promise<SheetView[]> {
  const sheets = await sheetsOf(market, await staffOrders.toPack(market.database, week));
  return inHandingOrder(sheets, await market.fulfilment.locations());
}

/** The sheet of one order, by its uuid. Null: there is no such order, or it is not packed. */
export async function sheet(market: Market, orderId: string): Promise<SheetView | null> {
  const order = await staffOrders.byId(market.database, orderId);
  if (!order || !isToPack(order.status)) return null;
  const [sheet = null] = await sheetsOf(market, [order]);
  return sheet;
}

/** What the producers bring, by name. As many statements. */
export async function producers(market: Market, periodStart: string): Promise<ProducerView[]> {
  const sheets = await sheetsOf(
    market,
    await staffOrders.toPack(market.database, { periodStart, locationId: null, shippingZoneId: null }),
  );
  return producersOf(sheets, await boxVariant(market));
}

/** Orders of a week that a press has assembled, one or many, as long as that can be undone (`undoAssembly`), the latest first. */
export function assemblies(market: Market, periodStart: string): Promise<AssemblyRow[]> {
  const since = new Date(market.clock.now().getTime() - STEP_UNDO_MS);
  return readAssemblies(market.database.kysely, periodStart, since);
}

/** An order (uuid) and what its customer holds; null: a guest's. */
export type ContainersView = { orderId: string; containers: balance.HeldContainers[] | null };

/** Of a week's orders those of customers who hold containers, and those of guests. In a few statements however many orders. */
export async function containersHeld(market: Market, periodStart: string): Promise<ContainersView[]> {
  const orders = await readBuyers(market.database.kysely, periodStart);
  const customerIds = new Set(orders.flatMap(({ customerId }) => customerId ?? []));
  const held = await balance.containersHeldBy(market.database, [...customerIds]);
  return orders.flatMap(({ id: orderId, customerId }): ContainersView[] => {
    if (customerId === null) return [{ orderId, containers: null }];
    const containers = held.get(customerId);
    return containers ? [{ orderId, containers }] : [];
  });
}

/** The first pickup point that serves the week, where producers bring its goods; null: there is none. */
export async function dropOff(market: Market, period: MarketPeriod): Promise<LocationRow | null> {
  const serving = await pickupPoints(market);
  return serving.find((location) => slotOf(location, period) !== null) ?? null;
}

/** When producers bring a week's goods, and where there, as the market has set (ADR 195); null: it has not. */
export async function dropOffTime(
  { siteInformation }: Pick<Market, 'siteInformation'>,
  period: MarketPeriod,
): Promise<(Slot & { place: Text | null }) | null> {
  const { identity } = await siteInformation.settings();
  if (!identity?.dropOff) return null;
  const slot = dropOffIn(period, identity.dropOff);
  return slot && { ...slot, place: identity.dropOff.place };
}
