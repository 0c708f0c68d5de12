import type { Insertable, Kysely } from 'kysely';
import type { LocationTable, ShippingZoneTable, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { locationOf, zoneOf, type Places } from './places.ts';

/** Every pickup point and delivery zone, active or not. */
export async function readPlaces(db: Kysely<Tables>): Promise<Places> {
  const locations = await db.selectFrom('location').selectAll().orderBy('priority').orderBy('id').execute();
  const zones = await db.selectFrom('shipping_zone').selectAll().orderBy('priority').orderBy('id').execute();
  return { locations: locations.map(locationOf), zones: zones.map(zoneOf) };
}

/** Writes new places. */
export async function insertPlaces(
  tx: Transaction,
  locations: Insertable<LocationTable>[],
  zones: Insertable<ShippingZoneTable>[],
): Promise<void> {
  if (locations.length > 0) await tx.insertInto('location').values(locations).execute();
  if (zones.length > 0) await tx.insertInto('shipping_zone').values(zones).execute();
}
