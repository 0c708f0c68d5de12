import type { PlannedPlaceInput } from '#generated/schemaTypes.ts';
import { formatDay } from '#rules/dates.ts';
import { handoverDaysOf, slotInWeek, type MarketPeriod, type Slot } from '#rules/period.ts';
import { areDayHours, placeDayText, placeSlotOn, type PlaceDay } from '#rules/placeDays.ts';
import type { CalendarDay } from '#rules/zone.ts';
import type { Caller } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import { countSoldOn, readPlaces, writePlaceDays } from '../fulfilment/fulfilmentService.ts';
import { placeId, type LocationRow, type PlaceOnDay, type Places, type ShippingZoneRow } from '../fulfilment/places.ts';
import { MarketError } from '../marketError.ts';
import { textIn } from '../text/bilingualText.ts';

type Place = LocationRow | ShippingZoneRow;
type Period = Pick<MarketPeriod, 'handoverFrom'>;

/** A place in a week that the desk plans. `usual`: its slot without the days that differ. */
export type PlannedPlace = { place: Place; usual: Slot; days: PlaceOnDay[] };

/** The days of a place that differ before and after a change, each as rules/placeDays writes it, for the journal. */
export type PlaceChanged = { place: string; before: string[]; after: string[] };

const MOST_PLACES = 100;

const dayOrder = (a: PlaceDay, b: PlaceDay): number => (a.day < b.day ? -1 : 1);

/** The places in service in a week, in their order. */
export const plannedPlaces = ({ locations, zones }: Places, period: Period): PlannedPlace[] => {
  const week = new Set(handoverDaysOf(period));
  return [...locations, ...zones]
    .filter(({ active }) => active)
    .map((place) => ({
      place,
      usual: slotInWeek(period, place.weekday, place.from, place.to),
      days: place.days.filter(({ day }) => week.has(day)).map((differing) => ({ place, differing })),
    }));
};

/** The days that an input states. BAD_INPUT {field: places}: one outside the week or twice, or hours that are none. */
function daysOf({ days }: PlannedPlaceInput, week: ReadonlySet<CalendarDay>): PlaceDay[] {
  const read = days.map(({ day, from, to }): PlaceDay | null => {
    if (!week.has(day)) return null;
    if (!from && !to) return { day, hours: null };
    const hours = { from: from ?? '', to: to ?? '' };
    return areDayHours(hours) ? { day, hours } : null;
  });
  const valid = read.filter((day) => day !== null);
  if (valid.length < days.length || new Set(valid.map(({ day }) => day)).size < days.length)
    throw new MarketError('BAD_INPUT', { field: 'places' });
  return valid.toSorted(dayOrder);
}

/** A place whose days of a week change: all its days, and those that change, with when it will be open then. */
type Change = {
  place: Place;
  days: PlaceDay[];
  changed: { day: CalendarDay; wasOpen: boolean; slot: Slot | null }[];
  entry: PlaceChanged;
};

function changeOf(place: Place, wanted: readonly PlaceDay[], period: Period): Change | null {
  const week = new Set(handoverDaysOf(period));
  const stored = place.days.filter(({ day }) => week.has(day));
  const before = stored.map(placeDayText);
  const after = wanted.map(placeDayText);
  const changed = [...stored, ...wanted].filter(
    (day) => before.includes(placeDayText(day)) !== after.includes(placeDayText(day)),
  );
  if (changed.length === 0) return null;
  const days = [...place.days.filter(({ day }) => !week.has(day)), ...wanted].toSorted(dayOrder);
  return {
    place,
    days,
    changed: [...new Set(changed.map(({ day }) => day))].sort().map((day) => ({
      day,
      wasOpen: placeSlotOn(place, period, day) !== null,
      slot: placeSlotOn({ ...place, days }, period, day),
    })),
    entry: { place: place.key, before, after },
  };
}

/**
 * What an input changes of the places' days in a week; empty: nothing. The market's row must be locked. NOT_FOUND for an unknown
 * place, BAD_INPUT {field}.
 */
export async function placeChanges(
  tx: Transaction,
  period: Period,
  input: readonly PlannedPlaceInput[],
): Promise<Change[]> {
  const ids = new Set(input.map(({ place }) => place));
  if (input.length > MOST_PLACES || ids.size < input.length) throw new MarketError('BAD_INPUT', { field: 'places' });
  const week = new Set(handoverDaysOf(period));
  const { locations, zones } = await readPlaces(tx);
  const places = new Map<string, Place>([...locations, ...zones].map((place) => [placeId(place), place]));
  return input.flatMap((planned) => {
    const place = places.get(planned.place);
    if (!place) throw new MarketError('NOT_FOUND');
    return changeOf(place, daysOf(planned, week), period) ?? [];
  });
}

/**
 * Writes them. PLACE_SOLD {orders, place, day}: an order is handed over there on a day that would change, at another time than it would be
 * open.
 */
export async function writePlaceChanges(
  tx: Transaction,
  changes: readonly Change[],
  { locale, now }: Pick<Caller, 'locale' | 'now'>,
): Promise<PlaceChanged[]> {
  for (const { place, days, changed } of changes) {
    for (const day of changed) {
      const orders = await countSoldOn(tx, place, day);
      if (orders > 0)
        throw new MarketError('PLACE_SOLD', {
          orders,
          place: textIn(place.name, locale),
          day: formatDay(day.day, locale, now),
        });
    }
    await writePlaceDays(tx, place, days);
  }
  return changes.map(({ entry }) => entry);
}
