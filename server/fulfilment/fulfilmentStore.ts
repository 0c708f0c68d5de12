import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely';
import type { Slot } from '#rules/period.ts';
import { placeDayText, type PlaceDay } from '#rules/placeDays.ts';
import { addDays, zonedInstant, type CalendarDay } from '#rules/zone.ts';
import type { LocationTable, ShippingZoneTable } from '../database/placeTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { locationOf, zoneOf, type LocationRow, type Places, type ShippingZoneRow } from './places.ts';

/** Every pickup point and delivery zone, active or not. */
export async function readPlaces(db: Kysely<Tables>): Promise<Places> {
  const locations = await db.selectFrom('location').selectAll().orderBy('priority').orderBy('id').execute();
  const zones = await db.selectFrom('shipping_zone').selectAll().orderBy('priority').orderBy('id').execute();
  return { locations: locations.map(locationOf), zones: zones.map(zoneOf) };
}

/** The place of a cart (uuid) as a value of a query: a transaction that has locked the market's row sees its days as they stay. */
export const placeOfCart = (cartId: string): RawBuilder<PlaceJson | null> => sql<PlaceJson | null>`(
  select jsonb_build_object('location', to_jsonb(l), 'zone', to_jsonb(z))
  from cart c left join location l on l.id = c.location_id left join shipping_zone z on z.id = c.shipping_zone_id
  where c.id = ${cartId}::uuid)`;

/** As `placeOfCart` returns it: of either, or of neither. */
export type PlaceJson = { location: Selectable<LocationTable> | null; zone: Selectable<ShippingZoneTable> | null };

export const placeFrom = (json: PlaceJson | null): { location: LocationRow | null; zone: ShippingZoneRow | null } => ({
  location: json?.location ? locationOf(json.location) : null,
  zone: json?.zone ? zoneOf(json.zone) : null,
});

/** Writes the days on which a place differs from its usual week. */
export async function writePlaceDays(
  tx: Transaction,
  place: LocationRow | ShippingZoneRow,
  days: readonly PlaceDay[],
): Promise<void> {
  await tx
    .updateTable('prefixes' in place ? 'shipping_zone' : 'location')
    .set({ days: days.map(placeDayText) })
    .where('id', '=', place.id)
    .execute();
}

/**
 * How many orders, paid ones and payments under way, are handed over at a place on a day at another time than it will be open; slot null: it
 * will be closed. Where it was closed until now and opens, Express orders alone: others were moved there with a time of their own (ADR 182).
 */
export async function countSoldOn(
  db: Kysely<Tables>,
  place: LocationRow | ShippingZoneRow,
  { day, slot, wasOpen }: { day: CalendarDay; slot: Slot | null; wasOpen: boolean },
): Promise<number> {
  const column = sql.ref('prefixes' in place ? 'shipping_zone_id' : 'location_id');
  const isThen = sql`${column} = ${place.id} and slot_from >= ${zonedInstant(day, '00:00')}
    and slot_from < ${zonedInstant(addDays(day, 1), '00:00')}
    and (slot_from, slot_to) is distinct from (${slot?.from ?? null}::timestamptz, ${slot?.to ?? null}::timestamptz)
    and (from_storage or ${wasOpen || slot === null})`;
  const { rows } = await sql<{ sold: number }>`
    select ((select count(*) from orders where status not in ('cancelled', 'refunded', 'merged') and ${isThen}) +
      (select count(*) from checkout_attempt where status in ('creating', 'pending') and ${isThen}))::int as sold`.execute(
    db,
  );
  return rows[0]?.sold ?? 0;
}
