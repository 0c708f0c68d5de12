import { PERIOD_DAYS, PERIOD_START_WEEKDAY } from '../../rules/constants.ts';
import { isToPack } from '../../rules/orderStatus.ts';
import { openPeriodAt, periodStarting, type MarketPeriod } from '../../rules/period.ts';
import { pickupCode } from '../../rules/pickupCode.ts';
import { addDays, weekdayOf } from '../../rules/zone.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { LocationRow } from '../fulfilment/places.ts';
import type { Clock } from '../gateways/clock.ts';
import { MarketError } from '../marketError.ts';
import type { OrderView } from '../orders/orderView.ts';
import type { StaffOrders, WeekOrders } from '../orders/staffOrders.ts';
import { readExtras, readGoods, readPackers, type ProductFacts, type OrderExtras } from './packingStore.ts';
import { boxOf, inHandingOrder, inPickingOrder, type SheetView } from './packingView.ts';
import { producersOf, type ProducerView } from './producerTotals.ts';

/** Lists of a week's orders (field C 5), for staff only. `periodStart` is a Friday, ids are uuids. */
export type PackingService = {
  /** The week that starts on this Friday, else the one that closed last. BAD_INPUT for another day. */
  week(startDate: string | null, now: Date): MarketPeriod;
  /** What is packed, by place or round. In six statements however many orders. */
  sheets(week: WeekOrders): Promise<SheetView[]>;
  /** The sheet of one order, by its uuid. Null: there is no such order, or it is not packed. */
  sheet(orderId: string): Promise<SheetView | null>;
  /** What the producers bring, by name. As many statements. */
  producers(periodStart: string): Promise<ProducerView[]>;
  /** The first pickup point that serves the week, where producers bring its goods; null: there is none. */
  dropOff(period: MarketPeriod): Promise<LocationRow | null>;
  /** When the first slot of the week begins, of a pickup point or a round; null: there is none. */
  dropOffBefore(period: MarketPeriod): Promise<Date | null>;
};

type Parts = {
  database: Database;
  staffOrders: StaffOrders;
  fulfilment: FulfilmentService;
  catalogue: CatalogueService;
  clock: Clock;
};

/** Whoever marked a line less than this long ago is assumed to be at the crate still. */
const PACKING_MS = 10 * 60_000;

const NO_EXTRAS: OrderExtras = { shippingZoneId: null, disposableBox: false };
/** Defaults for a line whose product has left the catalogue. */
const NO_GOODS: ProductFacts = { temperature: 'normal', isAlcohol: false, shelf: null };

export function createPackingService({ database, staffOrders, fulfilment, catalogue, clock }: Parts): PackingService {
  const db = database.kysely;
  /** The pickup points of a week's goods: all except those for Express orders alone, which the market's storage serves. */
  const pickupPoints = async () => (await fulfilment.locations()).filter(({ storageOnly }) => !storageOnly);
  const boxVariant = async () => (await catalogue.current()).reusableBox?.id ?? null;

  async function sheetsOf(orders: readonly OrderView[]): Promise<SheetView[]> {
    const ids = orders.map(({ id }) => id);
    const [extras, goodsById] = [await readExtras(db, ids), await readGoods(db, ids)];
    const packers = await readPackers(db, ids, new Date(clock.now().getTime() - PACKING_MS));
    const [box, zones] = [await boxVariant(), await fulfilment.shippingZones()];
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

  return {
    week(startDate, now) {
      if (startDate === null) return periodStarting(addDays(openPeriodAt(now).startDate, -PERIOD_DAYS));
      if (weekdayOf(startDate) !== PERIOD_START_WEEKDAY) throw new MarketError('BAD_INPUT', { field: 'startDate' });
      return periodStarting(startDate);
    },
    async sheets(week) {
      const sheets = await sheetsOf(await staffOrders.toPack(week));
      return inHandingOrder(sheets, await fulfilment.locations());
    },
    async sheet(orderId) {
      const order = await staffOrders.byId(orderId);
      if (!order || !isToPack(order.status)) return null;
      const [sheet = null] = await sheetsOf([order]);
      return sheet;
    },
    async producers(periodStart) {
      const sheets = await sheetsOf(await staffOrders.toPack({ periodStart, locationId: null, shippingZoneId: null }));
      return producersOf(sheets, await boxVariant());
    },
    async dropOff(period) {
      const serving = await pickupPoints();
      return serving.find((location) => fulfilment.slotOf(location, period) !== null) ?? null;
    },
    async dropOffBefore(period) {
      const places = [...(await pickupPoints()), ...(await fulfilment.shippingZones())];
      const starts = places.flatMap((place) => fulfilment.slotOf(place, period)?.from.getTime() ?? []);
      return starts.length === 0 ? null : new Date(Math.min(...starts));
    },
  };
}
