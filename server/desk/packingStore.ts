import { sql, type Kysely } from 'kysely';
import { isToPack, ORDER_STATUSES } from '#rules/orderStatus.ts';
import type { Tables, Temperature } from '../database/tables.ts';

/** What the desk packs by and its owner does not see; the id is a uuid. */
export type OrderExtras = { shippingZoneId: string | null; disposableBox: boolean };

/** By the orders' uuids, in one statement. */
export async function readExtras(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, OrderExtras>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'shipping_zone_id', 'disposable_box'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [row.id, { shippingZoneId: row.shipping_zone_id, disposableBox: row.disposable_box }]),
  );
}

/** The orders of a week that are packed, by number, with who bought each (uuids); null: a guest. */
export async function readBuyers(
  db: Kysely<Tables>,
  periodStart: string,
): Promise<{ id: string; customerId: string | null }[]> {
  return db
    .selectFrom('orders')
    .select(['id', 'customer_id as customerId'])
    .where('period_start', '=', periodStart)
    .where('status', 'in', ORDER_STATUSES.filter(isToPack))
    .orderBy('number')
    .execute();
}

/** The first week with orders that are packed, of this one (its Friday) and those after it; null: none has. */
export async function readFirstWeek(db: Kysely<Tables>, from: string): Promise<string | null> {
  const row = await db
    .selectFrom('orders')
    .select('period_start as week')
    .where('period_start', '>=', from)
    .where('status', 'in', ORDER_STATUSES.filter(isToPack))
    .orderBy('period_start')
    .limit(1)
    .executeTakeFirst();
  return row?.week ?? null;
}

export type ProductFacts = { temperature: Temperature; isAlcohol: boolean; shelf: string | null };

/** Current properties of the products of these orders' lines, by the variant's uuid, in one statement. */
export async function readGoods(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ProductFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('variant as v')
    .innerJoin('product as p', 'p.id', 'v.product_id')
    .select(['v.id', 'p.temperature', 'p.is_alcohol', 'p.shelf'])
    .where('v.id', 'in', (line) =>
      line
        .selectFrom('current_order_line')
        .select('variant_id')
        .where('order_id', 'in', ids)
        .where('variant_id', 'is not', null),
    )
    .execute();
  return new Map(
    rows.map((row) => [row.id, { temperature: row.temperature, isAlcohol: row.is_alcohol, shelf: row.shelf }]),
  );
}

/** Who did something at the desk: the name entered at the device, else the account's. */
const actorName = sql<string>`coalesce(a.data ->> 'by', nullif(c.first_name, ''), c.email)`;

/** Orders (uuids) that one call has assembled, and who made it. */
export type AssemblyRow = { at: Date; by: string; orders: string[] };

/** What calls since an instant have assembled of a week's orders, by call: those of which it is still the last step. */
export async function readAssemblies(db: Kysely<Tables>, periodStart: string, since: Date): Promise<AssemblyRow[]> {
  const isLast = sql`o.status = 'fulfilled' and o.cancelling is null
    and not exists (select from order_change later where later.order_id = s.order_id and later.position > s.position)`;
  const { rows } = await sql<AssemblyRow>`
    select s.at, ${actorName} as by, array_agg(s.order_id order by o.number) filter (where ${isLast}) as orders
    from order_change s join orders o on o.id = s.order_id
      join desk_action a on a.order_id = s.order_id and a.at = s.at and a.kind = 'advance_order'
      join customer c on c.id = a.staff_id
    where o.period_start = ${periodStart} and s.from_status = 'processed' and s.to_status = 'fulfilled' and s.changed_by = 'staff' and s.at > ${since}
    group by s.at, ${actorName} having bool_or(${isLast})
    order by s.at desc`.execute(db);
  return rows;
}

/**
 * The name of who marked a line of each order last, since an instant (market time), by the order's uuid, in one
 * statement: the name entered at the device, else the account's.
 */
export async function readPackers(
  db: Kysely<Tables>,
  ids: readonly string[],
  since: Date,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('desk_action as a')
    .innerJoin('customer as c', 'c.id', 'a.staff_id')
    .distinctOn('a.order_id')
    .select(['a.order_id', actorName.as('name')])
    .where('a.order_id', 'in', ids)
    .where('a.kind', '=', 'mark_lines')
    .where('a.at', '>=', since)
    .orderBy('a.order_id')
    .orderBy('a.position', 'desc')
    .execute();
  return new Map(rows.flatMap(({ order_id: id, name }) => (id === null ? [] : [[id, name] as const])));
}
