import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../database/tables.ts';

/**
 * The rows `location_id, shipping_zone_id` of a customer's preferred place (F-111): the zone of their address if they
 * prefer delivery, else their pickup point. A place that is out of service or only for Express does not count. It is
 * stored in the cart and not only shown, because totals, the closing and every device have to agree.
 */
export const preferredPlace = (customer: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select u.id as customer_id, z.id as shipping_zone_id, l.id as location_id
  from customer u
    left join shipping_zone z on u.shipping_preference = 'ship' and z.id = (
      select id from shipping_zone
      where active and left(u.shipping_address ->> 'postalCode', 3) = any(prefixes) order by priority, id limit 1)
    left join location l on u.shipping_preference is distinct from 'ship'
      and l.id = u.preferred_location_id and l.active and not l.storage_only
  where u.id = ${customer}`;

/** Gives a customer's cart without a place the preferred one; no choice is overwritten. */
export async function preselectPlace(db: Kysely<Tables>, customerId: string): Promise<void> {
  await sql`
    update cart c set location_id = p.location_id, shipping_zone_id = p.shipping_zone_id
    from (${preferredPlace(sql`${customerId}::uuid`)}) p
    where c.customer_id = p.customer_id and c.location_id is null and c.shipping_zone_id is null`.execute(db);
}

/** Uuids, at most one of them. */
export type PreferredPlace = { locationId: string | null; shippingZoneId: string | null };

/** A customer's preferred place. */
export async function readPreferredPlace(db: Kysely<Tables>, customerId: string): Promise<PreferredPlace> {
  const { rows } = await sql<PreferredPlace>`
    select location_id as "locationId", shipping_zone_id as "shippingZoneId"
    from (${preferredPlace(sql`${customerId}::uuid`)}) p`.execute(db);
  return rows[0] ?? { locationId: null, shippingZoneId: null };
}
