import type { Selectable } from 'kysely';
import type { Weekday, WeeklyHours } from '#rules/constants.ts';
import { expressPickupAt, expressRoundAt, readWeeklyHours } from '#rules/express.ts';
import {
  closedDaysOf,
  handoverDaysOf,
  openPeriodAt,
  type MarketCalendar,
  type MarketPeriod,
  type Slot,
} from '#rules/period.ts';
import { placeSlotInWeek, readPlaceDay, type PlaceDay } from '#rules/placeDays.ts';
import { readPosition, readPostalArea, type Position, type PostalArea } from '#rules/position.ts';
import { liesInZone } from '#rules/postalCode.ts';
import type { LocationTable, ShippingZoneTable } from '../database/placeTables.ts';
import { toId } from '../graphql/globalId.ts';
import { textOf, type Text } from '../text/bilingualText.ts';

/** Weekly hours of a place: ISO weekday (1 Monday), `HH:mm` of market time. */
export type WeeklySlot = { readonly weekday: number; readonly from: string; readonly to: string };

export type PlaceAddress = {
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly state: string;
  /** Upper case without separators: J8X3G4. */
  readonly postalCode: string;
  readonly country: string;
};

type Place = WeeklySlot & {
  /** uuid */
  readonly id: string;
  /** The operator's own permanent name for it. */
  readonly key: string;
  readonly name: Text;
  readonly description: Text | null;
  /** False: it serves no week at present; past orders still show it. */
  readonly active: boolean;
  /** Days on which it is closed, or open at other hours (ADR 159), in their order. */
  readonly days: readonly PlaceDay[];
};

/** A pickup point. `expressHours`: when Express orders are handed out; empty: never (E63). */
export type LocationRow = Place & {
  readonly address: PlaceAddress;
  readonly storageOnly: boolean;
  readonly expressHours: readonly WeeklyHours[];
  readonly position: Position | null;
};

/** A delivery zone: `price` in cents, `prefixes` the first three characters of its postal codes, `centres` where those are. */
export type ShippingZoneRow = Place & {
  readonly price: number;
  readonly prefixes: string[];
  readonly centres: PostalArea[];
};

/** The API's id of a place. */
export const placeId = (place: LocationRow | ShippingZoneRow): string =>
  toId('prefixes' in place ? 'ShippingZone' : 'Location', place.id);

/** Whether a chosen pickup point hands out Express orders (E63); true without one. */
export const takesExpress = (location: LocationRow | null): boolean =>
  location === null || location.expressHours.length > 0;

/** Whether an address on file is outside a chosen zone; false without either of them. */
export const isOutsideZone = (zone: ShippingZoneRow | null, postalCode: string | null): boolean =>
  zone !== null && postalCode !== null && !liesInZone(postalCode, zone.prefixes);

/** When a place serves the orders of a week, as instants (E53); null: closed. */
export const slotOf = (place: LocationRow | ShippingZoneRow, period: Pick<MarketPeriod, 'handoverFrom'>): Slot | null =>
  place.active ? placeSlotInWeek(place, period) : null;

/** What slots follow: Express's lead time, and the weeks that differ. */
export type PlaceTerms = { readonly leadHours: number; readonly calendar: MarketCalendar };

/**
 * When an order paid at `now` is ready or delivered: its week's slot, or by the Express rule (E63); null: closed, or
 * not for Express.
 */
export function slotFor(
  place: LocationRow | ShippingZoneRow,
  now: Date,
  fromStorage: boolean,
  { leadHours, calendar }: PlaceTerms,
): Slot | null {
  if (!place.active) return null;
  if (!fromStorage) return slotOf(place, openPeriodAt(now, calendar));
  const express = { leadHours, closedDays: closedDaysOf(calendar) };
  if ('prefixes' in place)
    return expressRoundAt(
      now,
      { weekday: place.weekday as Weekday, from: place.from, to: place.to },
      express,
      place.days,
    );
  return place.expressHours.length > 0 ? expressPickupAt(now, place.expressHours, express, place.days) : null;
}

/** A day on which a place differs from its usual week. */
export type PlaceOnDay = { readonly place: LocationRow | ShippingZoneRow; readonly differing: PlaceDay };

/** The days of a week's handover on which places in service differ: by day, then in the order of the places. */
export function placesOnDays(
  places: readonly (LocationRow | ShippingZoneRow)[],
  period: Pick<MarketPeriod, 'handoverFrom'>,
): PlaceOnDay[] {
  const week = handoverDaysOf(period);
  const inService = places.filter(({ active }) => active);
  return week.flatMap((day) =>
    inService.flatMap((place) => {
      const differing = place.days.find((candidate) => candidate.day === day);
      return differing ? [{ place, differing }] : [];
    }),
  );
}

/** Places in the order in which they serve a week; at the same time, and where they do not serve it, in the market's own order. */
export function inWeekOrder<P extends LocationRow | ShippingZoneRow>(
  places: readonly P[],
  period: Pick<MarketPeriod, 'handoverFrom'>,
): P[] {
  const start = (place: P): number => {
    const slot = 'storageOnly' in place && place.storageOnly ? null : slotOf(place, period);
    return slot?.from.getTime() ?? Number.MAX_SAFE_INTEGER;
  };
  return places.toSorted((one, other) => start(one) - start(other));
}

/** Both by priority, then by id. */
export type Places = { readonly locations: LocationRow[]; readonly zones: ShippingZoneRow[] };

type PlaceColumns = Pick<LocationTable, keyof LocationTable & keyof ShippingZoneTable>;

function placeOf(row: Selectable<PlaceColumns>): Place {
  return {
    id: row.id,
    key: row.key,
    name: { primary: row.name_primary, secondary: row.name_secondary },
    description: textOf(row.description_primary, row.description_secondary),
    weekday: row.weekday,
    from: row.slot_from,
    to: row.slot_to,
    active: row.active,
    days: row.days.flatMap((text) => readPlaceDay(text) ?? []),
  };
}

export function locationOf(row: Selectable<LocationTable>): LocationRow {
  const { line1, line2, city, state, postal_code: postalCode, country } = row;
  return {
    ...placeOf(row),
    address: { line1, line2, city, state, postalCode, country },
    storageOnly: row.storage_only,
    expressHours: row.express_hours.flatMap((hours) => readWeeklyHours(hours) ?? []),
    position: row.position === null ? null : readPosition(row.position),
  };
}

export function zoneOf(row: Selectable<ShippingZoneTable>): ShippingZoneRow {
  const centres = row.centres.flatMap((text) => readPostalArea(text) ?? []);
  return { ...placeOf(row), price: row.price, prefixes: row.prefixes, centres };
}
