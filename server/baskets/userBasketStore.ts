import { sql } from 'kysely';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { BasketFrequency } from '#rules/basketDates.ts';
import type { UserBasketTable } from '../database/basketTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/**
 * A running subscription with its paused weeks, and the latest week whose charge failed. Once another card is stored,
 * the earlier refusal no longer counts: the next run charges the new card.
 */
export type UserBasketRow = Selectable<UserBasketTable> & {
  paused: string[];
  /** Undecided weeks that a cart has bought, or is paying (E51). */
  bought: string[];
  /** Decided weeks of the last month that come, with their place: charged, or about to be. */
  fixed: FixedWeek[];
  refused_week: string | null;
  refusal: string | null;
};
/** A decided week (its Friday) and the place that it was decided for (uuids). */
export type FixedWeek = { week: string; locationId: string | null; zoneId: string | null };
export type LockedUserBasket = Selectable<UserBasketTable>;

const reading = (where: ReturnType<typeof sql>) => sql<UserBasketRow>`
  select u.*, d.week as refused_week, d.refusal,
    array(select p.week::text from basket_pause p where p.user_basket_id = u.id order by p.week) as paused,
    array(select b.week::text from basket_delivery b where b.user_basket_id = u.id and b.week > u.decided_through
      order by b.week) as bought,
    array(select json_build_object('week', b.week, 'locationId', b.location_id, 'zoneId', b.shipping_zone_id)
      from basket_delivery b where b.user_basket_id = u.id and b.week > u.decided_through - 28
        and (b.status = 'ordered' or b.status = 'due' and b.week <= u.decided_through
          and b.refusal is distinct from 'TOTAL_RAISED') order by b.week) as fixed
  from user_basket u
    left join lateral (select b.week, b.refusal from basket_delivery b
        left join checkout_attempt a on a.id = b.attempt_id
        left join payment_card p on p.customer_id = u.customer_id
      where b.user_basket_id = u.id and b.status = 'due' and b.refusal is not null
        and (p.provider_id is null or b.refusal = 'NO_ADDRESS'
          or (b.refusal <> 'NO_CARD' and coalesce(a.card = p.provider_id, true)))
      order by b.week desc limit 1) d on true
  where u.cancelled_at is null and ${where}
  order by u.created_at desc, u.id`;

/** A customer's running subscriptions, newest first. */
export async function readUserBaskets(db: Kysely<Tables>, customerId: string): Promise<UserBasketRow[]> {
  return (await reading(sql`u.customer_id = ${customerId}::uuid`).execute(db)).rows;
}

/** A customer's subscription; null: none with this id, an ended one, or another customer's. */
export async function readUserBasket(
  db: Kysely<Tables>,
  customerId: string,
  id: string,
): Promise<UserBasketRow | null> {
  const { rows } = await reading(sql`u.customer_id = ${customerId}::uuid and u.id = ${id}::uuid`).execute(db);
  return rows[0] ?? null;
}

/** Locks a subscription, ended or not. Null: unknown id. */
export async function lockUserBasket(tx: Transaction, id: string): Promise<LockedUserBasket | null> {
  const query = tx.selectFrom('user_basket').selectAll().where('id', '=', id).forNoKeyUpdate();
  return (await query.executeTakeFirst()) ?? null;
}

/** Inserts a subscription. False: the customer has one of this basket already. */
export async function insertUserBasket(tx: Transaction, row: Insertable<UserBasketTable>): Promise<boolean> {
  const { rows } = await sql`
    insert into user_basket (id, customer_id, basket_id, location_id, shipping_zone_id, note, agreed_total, start_week, decided_through, created_at)
    select ${row.id}, u.id, ${row.basket_id}, ${row.location_id}, ${row.shipping_zone_id}, ${row.note}, ${row.agreed_total}, ${row.start_week},
      ${row.decided_through}, ${row.created_at}
    from customer u where u.id = ${row.customer_id} and u.deleted_at is null
    on conflict (customer_id, basket_id) where cancelled_at is null do nothing
    returning id`.execute(tx);
  return rows.length > 0;
}

export type UserBasketChange = Partial<
  Pick<UserBasketTable, 'location_id' | 'shipping_zone_id' | 'note' | 'agreed_total' | 'decided_through'>
> & { cancelled_at?: Date };

export async function writeUserBasket(tx: Transaction, id: string, change: UserBasketChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('user_basket').set(change).where('id', '=', id).execute();
}

/** The postal code of a customer's delivery address; null: none. */
export async function readPostalCode(db: Kysely<Tables>, customerId: string): Promise<string | null> {
  const query = db.selectFrom('customer').select('shipping_address').where('id', '=', customerId);
  return (await query.executeTakeFirst())?.shipping_address?.postalCode ?? null;
}

/** The frequency of a basket. Throws for an unknown one. */
export async function frequencyOf(tx: Transaction, basketId: string): Promise<BasketFrequency> {
  const query = tx.selectFrom('basket').select('frequency').where('id', '=', basketId);
  return (await query.executeTakeFirstOrThrow()).frequency;
}

/** The paused weeks from `from` on. */
export async function readPauses(tx: Transaction, id: string, from: string): Promise<string[]> {
  const query = tx.selectFrom('basket_pause').select('week').where('user_basket_id', '=', id).where('week', '>=', from);
  return (await query.orderBy('week').execute()).map(({ week }) => week);
}

/** The undecided weeks that a cart has bought, or is paying (E51), of a locked subscription. */
export async function readBought(
  tx: Transaction,
  { id, decided_through: decided }: LockedUserBasket,
): Promise<string[]> {
  const query = tx.selectFrom('basket_delivery').select('week').where('user_basket_id', '=', id);
  return (await query.where('week', '>', decided).execute()).map(({ week }) => week);
}

/** Writes which weeks from `from` on are paused; those before stay. No cart buys them any more. */
export async function writePauses(tx: Transaction, id: string, from: string, weeks: readonly string[]): Promise<void> {
  await tx.deleteFrom('basket_pause').where('user_basket_id', '=', id).where('week', '>=', from).execute();
  if (weeks.length === 0) return;
  await tx
    .insertInto('basket_pause')
    .values(weeks.map((week) => ({ user_basket_id: id, week })))
    .execute();
  await tx.deleteFrom('basket_choice').where('user_basket_id', '=', id).where('week', 'in', weeks).execute();
}

/** Ends a customer's subscriptions with their pending charges, and removes their notes (E49). */
export async function eraseUserBaskets(tx: Transaction, customerId: string, now: Date): Promise<void> {
  const subscriptions = tx.selectFrom('user_basket').select('id').where('customer_id', '=', customerId);
  await tx
    .updateTable('user_basket')
    .set({ note: null, cancelled_at: sql<Date>`coalesce(cancelled_at, ${now})` })
    .where('customer_id', '=', customerId)
    .execute();
  await tx
    .updateTable('basket_delivery')
    .set({ note: null, status: sql`case status when 'due' then 'missed' else status end` })
    .where('user_basket_id', 'in', subscriptions)
    .execute();
}
