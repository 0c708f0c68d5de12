import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';
import type { BasketFrequency } from '#rules/basketDates.ts';
import type { BasketDeliveryTable } from '../database/basketTables.ts';
import type { AttemptStatus, Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

export type DeliveryRow = Selectable<BasketDeliveryTable>;
/**
 * A week that is still to be charged, its customer, the subscription's present place with the total agreed to for it (E69),
 * and the state of the latest try; null: none yet.
 */
export type DueDelivery = DeliveryRow & {
  customer_id: string;
  basket_id: string;
  agreed_total: number;
  agreed_zone_id: string | null;
  attempt_status: AttemptStatus | null;
  attempt_card: string | null;
  attempt_refusal: string | null;
};

/** Running subscriptions, by id after `after`, with weeks up to `week` to decide. */
export async function undecided(
  db: Kysely<Tables>,
  { week, after, limit }: { week: string; after: string; limit: number },
): Promise<string[]> {
  const query = db
    .selectFrom('user_basket')
    .select('id')
    .where('cancelled_at', 'is', null)
    .where('decided_through', '<', week)
    .where('id', '>', after);
  return (await query.orderBy('id').limit(limit).execute()).map(({ id }) => id);
}

/** Running subscriptions of baskets on offer that have not decided `week` and do not skip it, by id after `after`. */
export async function undecidedBaskets(
  db: Kysely<Tables>,
  { week, after, limit }: { week: string; after: string; limit: number },
): Promise<{ id: string; frequency: BasketFrequency; start: string }[]> {
  const { rows } = await sql<{ id: string; frequency: BasketFrequency; start: string }>`
    select u.id, b.frequency, u.start_week::text as start from user_basket u join basket b on b.id = u.basket_id
    where u.cancelled_at is null and b.active and u.decided_through < ${week}::date and u.start_week <= ${week}::date
      and u.id > ${after}::uuid
      and not exists (select from basket_pause p where p.user_basket_id = u.id and p.week = ${week}::date)
      and not exists (select from basket_delivery d where d.user_basket_id = u.id and d.week = ${week}::date)
    order by u.id limit ${limit}`.execute(db);
  return rows;
}

/** Writes the weeks with a delivery, each once. */
export async function insertDeliveries(
  tx: Transaction,
  of: Pick<DeliveryRow, 'user_basket_id' | 'location_id' | 'shipping_zone_id' | 'note'>,
  weeks: readonly string[],
): Promise<void> {
  if (weeks.length === 0) return;
  await tx
    .insertInto('basket_delivery')
    .values(weeks.map((week) => ({ ...of, week, status: 'due' as const })))
    .onConflict((conflict) => conflict.columns(['user_basket_id', 'week']).doNothing())
    .execute();
}

/** Marks the weeks whose charge was paid, whichever process received the message. */
export async function markOrdered(db: Kysely<Tables>): Promise<void> {
  await sql`
    update basket_delivery d set status = 'ordered', refusal = null from checkout_attempt a
    where d.status = 'due' and a.id = d.attempt_id and a.status = 'paid'`.execute(db);
}

/** The weeks that are still to be charged without a try in progress, customer by customer. */
export async function dueDeliveries(db: Kysely<Tables>): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    select d.*, u.customer_id, u.basket_id, u.agreed_total, u.shipping_zone_id as agreed_zone_id, a.status as attempt_status, a.card as attempt_card, a.refusal as attempt_refusal
    from basket_delivery d join user_basket u on u.id = d.user_basket_id
      left join checkout_attempt a on a.id = d.attempt_id
    where d.status = 'due' and coalesce(a.status, 'failed') in ('failed', 'expired')
    order by u.customer_id, d.week, u.created_at, u.id`.execute(db);
  return rows;
}

/**
 * Binds a week to the attempt that is about to be written, under the subscription's lock. False: it is no longer to be
 * charged, or another try is in progress or has paid it.
 */
export async function bindAttempt(
  tx: Transaction,
  of: Pick<DeliveryRow, 'user_basket_id' | 'week'>,
  attemptId: string,
) {
  await tx.selectFrom('user_basket').select('id').where('id', '=', of.user_basket_id).forNoKeyUpdate().execute();
  const { numAffectedRows } = await sql`
    update basket_delivery d set attempt_id = ${attemptId}::uuid, refusal = null
    where d.user_basket_id = ${of.user_basket_id} and d.week = ${of.week} and d.status = 'due'
      and not exists (select from checkout_attempt a where a.id = d.attempt_id and a.status not in ('failed', 'expired'))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) === 1;
}

/** Stores why a week could not be charged. False: stored already, or the week is no longer to be charged. */
export async function writeRefusal(
  tx: Transaction,
  of: Pick<DeliveryRow, 'user_basket_id' | 'week'>,
  refusal: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('basket_delivery')
    .set({ refusal })
    .where('user_basket_id', '=', of.user_basket_id)
    .where('week', '=', of.week)
    .where('status', '=', 'due')
    .where('refusal', 'is distinct from', refusal)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Why the delivery before a week was missed; null: it was not, or there is none. */
export async function previousRefusal(
  tx: Transaction,
  of: Pick<DeliveryRow, 'user_basket_id' | 'week'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('basket_delivery')
    .select(['status', 'refusal'])
    .where('user_basket_id', '=', of.user_basket_id)
    .where('week', '<', of.week)
    .orderBy('week', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.status === 'missed' ? row.refusal : null;
}

/** Cancels a week's delivery, under the subscription's lock. False: it is charged, in progress, or cancelled already. */
export async function giveUp(
  tx: Transaction,
  of: Pick<DeliveryRow, 'user_basket_id' | 'week'>,
  refusal: string,
): Promise<boolean> {
  await tx.selectFrom('user_basket').select('id').where('id', '=', of.user_basket_id).forNoKeyUpdate().execute();
  const { numAffectedRows } = await sql`
    update basket_delivery d set status = 'missed', refusal = ${refusal}
    where d.user_basket_id = ${of.user_basket_id} and d.week = ${of.week} and d.status = 'due'
      and not exists (select from checkout_attempt a where a.id = d.attempt_id and a.status not in ('failed', 'expired'))`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0) === 1;
}
