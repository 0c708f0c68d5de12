import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { locationOf, zoneOf, type LocationRow, type Places, type ShippingZoneRow } from './places.ts';

/** Every pickup point and delivery zone, active or not. */
export async function readPlaces(db: Kysely<Tables>): Promise<Places> {
  const locations = await db.selectFrom('location').selectAll().orderBy('priority').orderBy('id').execute();
  const zones = await db.selectFrom('shipping_zone').selectAll().orderBy('priority').orderBy('id').execute();
  return { locations: locations.map(locationOf), zones: zones.map(zoneOf) };
}

export async function readLocation(db: Kysely<Tables>, id: string): Promise<LocationRow | null> {
  const row = await db.selectFrom('location').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? locationOf(row) : null;
}

export async function readZone(db: Kysely<Tables>, id: string): Promise<ShippingZoneRow | null> {
  const row = await db.selectFrom('shipping_zone').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? zoneOf(row) : null;
}
