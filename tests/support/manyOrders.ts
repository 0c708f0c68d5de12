import { sql } from 'kysely';
import { addDays } from '#rules/zone.ts';
import type { Database } from '../../server/database/database.ts';

/** The size of a market's past. `period`: the Friday of its last week. */
export type History = { customers: number; orders: number; weeks: number; period: string };

const LINES = 3;
const uuid = (kind: string) => sql.raw(`md5('${kind} ' || n)::uuid`);

/**
 * Writes a market's past as rows alone: customers with accents in their names (every fifth without one), and their
 * orders of three lines each, spread evenly over the weeks up to `period`; all but those of the last week are
 * completed, and in each week the same few are contested or have a missing item.
 */
export async function writeManyOrders(
  { kysely: db }: Database,
  { customers, orders, weeks, period }: History,
): Promise<void> {
  const first = addDays(period, -7 * (weeks - 1));
  await sql`
    insert into customer (id, subject, email, identity_at, created_at, first_name, last_name, locale, has_reusable_box)
    select ${uuid('customer')}, 'many ' || n, 'client' || n || '@exemple.ca', now(), now(),
      case when n % 5 > 0 then (array['Élise', 'Camille', 'Zoé', 'Karim'])[1 + n % 4] end,
      case when n % 5 > 0 then (array['Émond', 'Roy', 'Ève', 'Abel', 'tremblay'])[1 + n % 7 % 5] || n end, 'fr', n % 40 = 0
    from generate_series(1, ${customers}::int) n`.execute(db);
  await sql`
    insert into checkout_attempt (id, cart_id, session_id, status, fingerprint, expires_at, subtotal, deposit, shipping, fee,
      gst, pst, total, location_id, from_storage, period_start, locale)
    select ${uuid('attempt')}, ${uuid('cart')}, 'many', 'paid', 'many', now(), 0, 0, 0, 0, 0, 0, 0,
      (select id from location order by id limit 1), false, ${first}::date, 'fr'
    from generate_series(1, ${orders}::int) n`.execute(db);
  await sql`
    insert into orders (id, attempt_id, session_id, status, contact_name, contact_email, customer_id, subtotal, deposit, shipping,
      fee, gst, pst, total, location_id, from_storage, period_start, locale, created_at)
    select ${uuid('order')}, ${uuid('attempt')}, 'many',
      case when n % 97 = 0 then 'disputed' when week = ${weeks}::int - 1 then 'processed' else 'completed' end,
      concat_ws(' ', c.first_name, c.last_name), c.email, c.id, 3000, 30, 0, 0, 0, 0, 3030,
      (select id from location order by id limit 1), false, ${first}::date + 7 * week, 'fr',
      ${first}::date + 7 * week + n * interval '1 second'
    from (select n, ((n - 1) * ${weeks}::bigint / ${orders}::int)::int as week from generate_series(1, ${orders}::int) n) o
      join customer c on c.id = md5('customer ' || (1 + n % ${customers}::int))::uuid
    order by n`.execute(db);
  await sql`
    insert into order_line (id, order_id, position, status, seller_name, product_name_primary, variant_name_primary, price,
      taxable_price, deposit, quantity, taken, taken_mdo)
    select md5('line ' || n || ' ' || at)::uuid, ${uuid('order')}, at,
      case when n % 89 = 0 and at = 0 then 'missing' when n % 3 = 0 then 'packed' else 'waiting' end,
      'Ferme ' || (n + at) % 100, 'Produit ' || (n + at) % 3000, 'le pot', 500, 0, 5, 2, 0, 0
    from generate_series(1, ${orders}::int) n, generate_series(0, ${LINES - 1}::int) at`.execute(db);
  await sql`analyze`.execute(db);
}
