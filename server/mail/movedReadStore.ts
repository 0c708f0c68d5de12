import { sql, type Kysely } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import type { Slot } from '#rules/period.ts';
import type { Tables } from '../database/tables.ts';
import { IS_RECIPIENT, RECIPIENT_EMAIL, RECIPIENT_LOCALE } from './addressSql.ts';

/** An order that was moved (ADR 173), and where it was before. Ids are uuids. */
export type MovedOrderMail = {
  orderId: string;
  to: string;
  locale: Locale;
  locationId: string | null;
  zoneId: string | null;
  slot: Slot | null;
};

/**
 * The orders of a move that go to the same address as one of them, by number. Without those that were moved again or back since, were
 * cancelled, or merged into another.
 */
export async function readMovedOrders(
  db: Kysely<Tables>,
  { moveId, orderId }: { moveId: string; orderId: string },
): Promise<MovedOrderMail[]> {
  const { rows } = await sql<Omit<MovedOrderMail, 'slot'> & { from: Date | null; until: Date | null }>`
    with recipient as (
      select o.id, ${RECIPIENT_EMAIL} as email, ${RECIPIENT_LOCALE} as locale
      from moved_order v join orders o on o.id = v.order_id left join customer u on u.id = o.customer_id
      where v.move_id = ${moveId} and ${IS_RECIPIENT})
    select o.id as "orderId", r.email as "to", r.locale, v.from_location_id as "locationId", v.from_shipping_zone_id as "zoneId",
      v.from_slot_from as "from", v.from_slot_to as until
    from recipient r join moved_order v on v.order_id = r.id and v.move_id = ${moveId} join orders o on o.id = r.id
    where lower(r.email) = (select lower(email) from recipient where id = ${orderId})
      and o.status not in ('cancelled', 'refunded', 'merged') and o.moves = v.moves and coalesce(r.email, '') <> ''
    order by o.number`.execute(db);
  return rows.map(({ from, until, ...order }) => ({ ...order, slot: from && until ? { from, to: until } : null }));
}
