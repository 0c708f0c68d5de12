import { sql } from 'kysely';
import { PREPARED } from '../../database/preparedStatements.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { AttemptRow } from './checkoutStore.ts';

/** A payment for baskets beside a cart's goods: it takes their week (E51), and they are delivered with the goods. */
export type Claiming = Pick<AttemptRow, 'id' | 'period_start' | 'location_id' | 'shipping_zone_id' | 'note'>;

const lockAll = (tx: Transaction, ids: readonly string[]) =>
  tx.selectFrom('user_basket').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();

/** Condition: an attempt is live, or has paid. */
const mayPay = sql`select from checkout_attempt a where a.id = d.attempt_id and a.status not in ('failed', 'expired')`;

/**
 * Reserves the week of these subscriptions for an attempt that is about to be written, so that neither their job nor
 * another payment buys it. Returns the ones reserved: the others were decided, paused, ended or bought in the meantime.
 */
export async function claimBaskets(tx: Transaction, by: Claiming, ids: readonly string[]): Promise<string[]> {
  await lockAll(tx, ids);
  const { rows } = await sql<{ id: string }>`${sql.raw(PREPARED)}
    insert into basket_delivery (user_basket_id, week, status, location_id, shipping_zone_id, note, attempt_id)
    select u.id, ${by.period_start}::date, 'due', ${by.location_id}::uuid, ${by.shipping_zone_id}::uuid, ${by.note}::text, ${by.id}::uuid
    from user_basket u
    where u.id = any(${ids}::uuid[]) and u.cancelled_at is null and u.decided_through < ${by.period_start}::date
      and not exists (select from basket_pause p where p.user_basket_id = u.id and p.week = ${by.period_start}::date)
    on conflict (user_basket_id, week) do nothing
    returning user_basket_id as id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Marks the week of these subscriptions as bought by a payment, and clears the choice for it. A payment that arrives
 * after its claim was released takes the week again unless another payment has it, whatever was decided in the meantime
 * (E56). Returns those that another payment has.
 */
export async function settleBaskets(tx: Transaction, by: Claiming, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  await lockAll(tx, ids);
  const { rows } = await sql<{ id: string }>`
    insert into basket_delivery as d (user_basket_id, week, status, location_id, shipping_zone_id, note, attempt_id)
    select id, ${by.period_start}::date, 'ordered', ${by.location_id}::uuid, ${by.shipping_zone_id}::uuid, ${by.note}::text, ${by.id}::uuid
    from unnest(${ids}::uuid[]) as b (id)
    on conflict (user_basket_id, week) do update set status = 'ordered', attempt_id = excluded.attempt_id, refusal = null,
      location_id = excluded.location_id, shipping_zone_id = excluded.shipping_zone_id, note = excluded.note
      where d.attempt_id = excluded.attempt_id or d.status = 'due' and not exists (${mayPay})
    returning d.user_basket_id as id`.execute(tx);
  await tx.deleteFrom('basket_choice').where('user_basket_id', 'in', ids).where('week', '=', by.period_start).execute();
  const claimed = rows.map(({ id }) => id);
  return ids.filter((id) => !claimed.includes(id));
}

/**
 * Releases the week of these subscriptions from an attempt. It is open again until its opt-out; after that the job
 * charges it, unless it was paused.
 */
export async function releaseBaskets(
  tx: Transaction,
  { id, period_start: week }: Pick<Claiming, 'id' | 'period_start'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await lockAll(tx, ids);
  const isClaim = sql`u.id = d.user_basket_id and d.user_basket_id = any(${ids}::uuid[]) and d.week = ${week}::date and d.attempt_id = ${id}::uuid`;
  await sql`
    delete from basket_delivery d using user_basket u
    where ${isClaim} and (d.week > u.decided_through
      or exists (select from basket_pause p where p.user_basket_id = u.id and p.week = d.week))`.execute(tx);
  await sql`
    update basket_delivery d set status = 'due', attempt_id = null, refusal = null, location_id = u.location_id,
      shipping_zone_id = u.shipping_zone_id, note = u.note
    from user_basket u where ${isClaim}`.execute(tx);
}

/** The same for a cancelled order: its baskets return to the cart at the prices that were paid (E60). */
export async function reopenBaskets(tx: Transaction, orderId: string): Promise<void> {
  const { rows } = await sql<{ id: string; price: number; attempt_id: string; period_start: string }>`
    select l.user_basket_id as id, l.price, o.attempt_id, o.period_start from order_line l join orders o on o.id = l.order_id
    where o.id = ${orderId} and o.user_basket_id is null and l.user_basket_id is not null`.execute(tx);
  const [first] = rows;
  if (!first) return;
  const { attempt_id: attemptId, period_start: week } = first;
  await releaseBaskets(
    tx,
    { id: attemptId, period_start: week },
    rows.map(({ id }) => id),
  );
  await sql`
    insert into basket_choice (user_basket_id, week, in_cart, price_seen)
    select b.id, ${week}::date, true, b.price
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ price }) => price)}::int[]) as b (id, price)
    on conflict (user_basket_id, week) do update set in_cart = true, price_seen = excluded.price_seen`.execute(tx);
}
