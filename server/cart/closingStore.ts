import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { AutoCloseRefusalRow, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** A cart with confirmed lines of a closed week; ids are uuids. */
export type LateCart = {
  id: string;
  /** Null for a guest. */
  customerId: string | null;
  autoClose: boolean;
  /** First day of the last week in which one of its lines was confirmed. */
  week: string;
};

const liveAttempt = sql`select from checkout_attempt a where a.cart_id = c.id and a.status in ('creating', 'pending')`;

/** Of a cart `c`: it still has confirmed lines of a closing week (its first day), and no payment of it is open. */
export const awaitsPurchase = (
  week: string,
): RawBuilder<boolean> => sql<boolean>`(not c.from_storage and not exists (${liveAttempt})
  and exists (select from cart_item i where i.cart_id = c.id and not i.unsure and i.week = ${week}::date))`;

export type LateCartFilter = {
  /** First day of the open week. */
  openWeek: string;
  after: string;
  until: string;
  limit: number;
  /** Only carts with a live attempt. */
  paying?: boolean;
};

/**
 * Carts with lines that a closing makes unsure (E57), by id, after `after` and up to `until`: no Express carts (E63),
 * none with a live attempt (E56).
 */
export async function lateCarts(
  db: Kysely<Tables>,
  { openWeek, after, until, limit, paying = false }: LateCartFilter,
): Promise<LateCart[]> {
  const lateItems = sql`from cart_item i where i.cart_id = c.id and not i.unsure and i.week < ${openWeek}`;
  const { rows } = await sql<LateCart>`
    select c.id, c.customer_id as "customerId", c.auto_close as "autoClose", (select max(i.week) ${lateItems}) as week
    from cart c
    where c.id > ${after} and c.id <= ${until} and exists (select ${lateItems}) and not c.from_storage
      and exists (${liveAttempt}) = ${paying}
    order by c.id limit ${limit}`.execute(db);
  return rows;
}

/** Carts with confirmed lines of the open week that its closing buys up to a total that was shown (E20, E69). */
export async function countAutoPurchases(db: Kysely<Tables>, openWeek: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart as c')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql<boolean>`c.auto_close and not c.from_storage and c.auto_close_total is not null
      and exists (select from cart_item i where i.cart_id = c.id and not i.unsure and i.week = ${openWeek})`)
    .executeTakeFirstOrThrow();
  return count;
}

/** `lines`: confirmed lines of weeks before the open one. */
export type LateCartOwner = { email: string | null; name: string | null; lines: number };

/**
 * The owners of these carts, for operators, and the number of confirmed lines of weeks before `openWeek`, by the cart's
 * id.
 */
export async function lateCartOwners(
  db: Kysely<Tables>,
  openWeek: string,
  cartIds: readonly string[],
): Promise<Map<string, LateCartOwner>> {
  const { rows } = await sql<LateCartOwner & { id: string }>`
    select c.id, u.email, nullif(concat_ws(' ', u.first_name, u.last_name), '') as name,
      (select count(*) from cart_item i where i.cart_id = c.id and not i.unsure and i.week < ${openWeek}) as lines
    from cart c left join customer u on u.id = c.customer_id
    where c.id = any(${cartIds}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}

/** Stores why the closing did not buy the cart, and that nothing of it is agreed to any more; null: automatic purchase was off. */
export async function writeRefusal(
  tx: Transaction,
  cartId: string,
  refusal: AutoCloseRefusalRow | null,
): Promise<void> {
  await tx
    .updateTable('cart')
    .set({ auto_close_refusal: refusal && JSON.stringify(refusal), auto_close_total: null })
    .where('id', '=', cartId)
    .execute();
}

/**
 * Makes a cart's confirmed lines of closed weeks unsure and removes a place that no longer exists. Returns how many
 * lines: 0 if another process has the cart or did it, or while it is being paid.
 */
export async function markLinesUnsure(tx: Transaction, cartId: string, openWeek: string): Promise<number> {
  const { rows } = await sql<{ free: boolean }>`
    select not exists (${liveAttempt}) and not c.from_storage as free from cart c
    where c.id = ${cartId} for update of c skip locked`.execute(tx);
  if (rows[0]?.free !== true) return 0;
  const { numAffectedRows } = await sql`
    update cart_item set unsure = true, unsure_reason = 'last_week'
    where cart_id = ${cartId} and not unsure and week < ${openWeek}`.execute(tx);
  await sql`
    update cart c set
      location_id = (select l.id from location l where l.id = c.location_id and l.active),
      shipping_zone_id = (select z.id from shipping_zone z where z.id = c.shipping_zone_id and z.active)
    where c.id = ${cartId}
      and (exists (select from location l where l.id = c.location_id and not l.active)
        or exists (select from shipping_zone z where z.id = c.shipping_zone_id and not z.active))`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
