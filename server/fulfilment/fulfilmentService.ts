import {
  announcedWeeks,
  handedOverOn,
  openPeriodAt,
  periodStarting,
  weekAt,
  type MarketPeriod,
  type MarketWeek,
  type Slot,
} from '#rules/period.ts';
import { checkPostalCode, liesInZone } from '#rules/postalCode.ts';
import { dayAt, type CalendarDay } from '#rules/zone.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { MarketError } from '../marketError.ts';
import type { SnapshotCalendar } from '../snapshot/catalogueSnapshot.ts';
import type { Text } from '../text/bilingualText.ts';
import { readPlaces } from './fulfilmentStore.ts';
import { placesOnDays, slotFor, slotOf, type LocationRow, type PlaceOnDay, type ShippingZoneRow } from './places.ts';

export { countSoldOn, placeFrom, placeOfCart, readPlaces, writePlaceDays, type PlaceJson } from './fulfilmentStore.ts';

type Place = LocationRow | ShippingZoneRow;
export type LocationQuery = { ongoing?: boolean | null };
export type ZoneQuery = { code?: string | null; ongoing?: boolean | null };

/** Without a code every zone; none while it is too short. */
function zonesOfCode(zones: readonly ShippingZoneRow[], code: string): ShippingZoneRow[] {
  if (checkPostalCode(code).state === 'bad') throw new MarketError('ZIP_INVALID');
  return zones.filter(({ prefixes }) => liesInZone(code, prefixes));
}

export type FulfilmentService = ReturnType<typeof createFulfilmentService>;

export function createFulfilmentService(options: { database: Database; catalogue: CatalogueService }) {
  const { database, catalogue } = options;
  const places = catalogue.cachedPerVersion(() => readPlaces(database.kysely));
  /** What differs from the usual weeks, from memory. */
  const calendar = async (): Promise<SnapshotCalendar> => (await catalogue.current()).calendar;
  const allPlaces = async (): Promise<Place[]> => {
    const { locations, zones } = await places();
    return [...locations, ...zones];
  };
  const serving = <T extends Place>(places: readonly T[], ongoing: boolean | null | undefined) =>
    places.filter(({ active }) => active || !ongoing);
  return {
    /** Pickup points by priority; `ongoing`: only those that serve the open week. */
    locations: async ({ ongoing }: LocationQuery = {}): Promise<LocationRow[]> =>
      serving((await places()).locations, ongoing),
    /**
     * Delivery zones by priority; `code`: those of a postal code or its beginning, none while it is too short. Throws
     * ZIP_INVALID for an invalid beginning (spec 5, E36).
     */
    async shippingZones({ code, ongoing }: ZoneQuery = {}): Promise<ShippingZoneRow[]> {
      const { zones } = await places();
      return serving(typeof code === 'string' ? zonesOfCode(zones, code) : zones, ongoing);
    },
    /** The zones in service for an address with this postal code, by priority. */
    zonesAt: async (postalCode: string): Promise<ShippingZoneRow[]> =>
      (await places()).zones.filter(({ active, prefixes }) => active && liesInZone(postalCode, prefixes)),
    /** By uuid, active or not. */
    location: async (id: string): Promise<LocationRow | null> =>
      (await places()).locations.find((location) => location.id === id) ?? null,
    zone: async (id: string): Promise<ShippingZoneRow | null> =>
      (await places()).zones.find((zone) => zone.id === id) ?? null,
    /** When a place serves the orders of a week, as instants (E53); null: closed. */
    slotOf,
    /** The first day on which a week's orders are handed over; without any place the first of its seven days. */
    async deliveryDay({ startDate }: Pick<MarketWeek, 'startDate'>): Promise<CalendarDay> {
      const period = periodStarting(startDate, await calendar());
      const { locations, zones } = await places();
      const weekly = [...locations.filter(({ storageOnly }) => !storageOnly), ...zones];
      const starts = weekly.flatMap((place) => slotOf(place, period)?.from.getTime() ?? []);
      return starts.length > 0 ? dayAt(new Date(Math.min(...starts))) : period.handoverFrom;
    },
    /**
     * When an order paid at `now` is ready or delivered: its week's slot, or by the Express rule (E63); null: closed, or
     * not for Express.
     */
    async slotFor(place: Place, now: Date, fromStorage: boolean): Promise<Slot | null> {
      const { terms, calendar } = await catalogue.current();
      return slotFor(place, now, fromStorage, { leadHours: terms.expressLeadHours, calendar });
    },
    /** Whether an order paid at `now` reaches a shopper anywhere, by its week's slot or as Express. */
    async serves(now: Date): Promise<boolean> {
      const { terms, calendar, offers } = await catalogue.current();
      const by = { leadHours: terms.expressLeadHours, calendar };
      return (await allPlaces()).some((place) => {
        const isWeekly = !('storageOnly' in place && place.storageOnly);
        const slot =
          (isWeekly ? slotFor(place, now, false, by) : null) ?? (offers.express ? slotFor(place, now, true, by) : null);
        return slot !== null;
      });
    },
    calendar,
    /** The week of an order paid at `now` (E18). */
    openPeriod: async (now: Date): Promise<MarketPeriod> => openPeriodAt(now, await calendar()),
    /** What the market tells shoppers of a week; null: nothing. */
    noteOf: async ({ startDate }: Pick<MarketWeek, 'startDate'>): Promise<Text | null> =>
      (await calendar()).notes.get(startDate) ?? null,
    /** The days after a week's closing on which a place differs from its usual week. */
    placeDays: async ({ startDate }: Pick<MarketWeek, 'startDate'>): Promise<PlaceOnDay[]> =>
      placesOnDays(await allPlaces(), periodStarting(startDate, await calendar())),
    /** The weeks that shoppers hear of at `now`, since they are closed, have a note, or days on which a place differs. */
    async announced(now: Date): Promise<MarketPeriod[]> {
      const { notes, ...calendar } = (await catalogue.current()).calendar;
      const inService = (await allPlaces()).filter(({ active }) => active);
      const differing = inService.flatMap(({ days }) => days.map(({ day }) => handedOverOn(day, calendar).id));
      return announcedWeeks(now, calendar, { noted: new Set(notes.keys()), differing: new Set(differing) });
    },
    /** The week that contains `now`. */
    currentPeriod: (now: Date): MarketWeek => weekAt(now),
  };
}
