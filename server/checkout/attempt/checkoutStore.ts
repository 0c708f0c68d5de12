import { sql } from 'kysely';
import type { Insertable, Kysely, RawBuilder, Selectable } from 'kysely';
import { insertRecords } from '../../database/insertRecords.ts';
import type { ChargeRefusalRow } from '../../database/paymentTables.ts';
import type { AttemptLineTable, AttemptStatus, CheckoutAttemptTable, Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';

/** A stored attempt to pay a cart; money in cents, ids are uuids. */
export type AttemptRow = Selectable<CheckoutAttemptTable>;
export type AttemptInsert = Insertable<CheckoutAttemptTable>;
export type AttemptLine = Selectable<AttemptLineTable>;
export type AttemptLineInsert = Omit<AttemptLine, 'attempt_id'>;

const LIVE: AttemptStatus[] = ['creating', 'pending'];
/** Attempts per sweep. */
const CLAIM_AT_ONCE = 20;

/** A live attempt can still be paid, and its lines reserve stock. */
export const isLive = (attempt: AttemptRow): boolean => LIVE.includes(attempt.status);

/** The live attempt of a locked cart, or else the one with this id in any state. Null if neither exists. */
export async function liveAttempt(tx: Transaction, cartId: string, id?: string): Promise<AttemptRow | null> {
  const query = tx
    .selectFrom('checkout_attempt')
    .selectAll()
    .where('cart_id', '=', cartId)
    .where((where) => where.or([where('status', 'in', LIVE), ...(id === undefined ? [] : [where('id', '=', id)])]))
    .orderBy((order) => order('status', 'in', LIVE), 'desc')
    .limit(1);
  return (await query.executeTakeFirst()) ?? null;
}

export async function insertAttempt(
  tx: Transaction,
  attempt: AttemptInsert,
  lines: AttemptLineInsert[],
): Promise<AttemptRow> {
  const row = await tx.insertInto('checkout_attempt').values(attempt).returningAll().executeTakeFirstOrThrow();
  await insertRecords(
    'attempt_line',
    lines.map((line): AttemptLine => ({ ...line, attempt_id: row.id })),
  ).execute(tx);
  return row;
}

/** Whether a payment of any of a customer's baskets is open. */
export async function hasLiveBasket(tx: Transaction, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('checkout_attempt')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('user_basket_id', 'is not', null)
    .where('status', 'in', LIVE)
    .executeTakeFirst();
  return row !== undefined;
}

export async function attemptById(db: Kysely<Tables>, id: string): Promise<AttemptRow | null> {
  return (await db.selectFrom('checkout_attempt').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Locks an attempt, which comes after the cart and the variants in the order of locks. */
export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  return tx.selectFrom('checkout_attempt').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** By name: what is not named here is not copied to the order, whose lines may lack a later column. */
const LINE_COLUMNS = [
  'attempt_id',
  'position',
  'variant_id',
  'seller_id',
  'seller_name',
  'product_name_primary',
  'product_name_secondary',
  'variant_name_primary',
  'variant_name_secondary',
  'image',
  'price',
  'compared_at_price',
  'taxable_price',
  'tax_kind',
  'commission',
  'deposit',
  'quantity',
  'user_basket_id',
  'if_missing',
  'held',
  'held_mdo',
] as const satisfies readonly (keyof AttemptLineTable)[];

export async function attemptLines(db: Kysely<Tables>, attemptId: string): Promise<AttemptLine[]> {
  return db
    .selectFrom('attempt_line')
    .select(LINE_COLUMNS)
    .where('attempt_id', '=', attemptId)
    .orderBy('position')
    .execute();
}

/** Stores what the provider opened for a waiting attempt. Null if it is no longer waiting. */
export async function markPending(
  db: Kysely<Tables>,
  id: string,
  opened: { sessionId: string; url: string },
): Promise<AttemptRow | null> {
  const row = await db
    .updateTable('checkout_attempt')
    .set({
      status: 'pending',
      provider_session_id: opened.sessionId,
      payment_url: opened.url,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'creating')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Finishes a locked attempt, and stores the provider's session if it was unknown. */
export async function finishAttempt(
  tx: Transaction,
  id: string,
  status: Exclude<AttemptStatus, 'creating' | 'pending'>,
  providerSessionId: string | null = null,
): Promise<void> {
  await tx
    .updateTable('checkout_attempt')
    .set({
      status,
      provider_session_id: sql<string | null>`coalesce(provider_session_id, ${providerSessionId})`,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}

/** Stores why a card was not charged. */
export async function storeRefusal(tx: Transaction, id: string, refusal: ChargeRefusalRow): Promise<void> {
  await tx.updateTable('checkout_attempt').set({ refusal }).where('id', '=', id).execute();
}

/** Stores a provider's message by its id. Returns false if it is stored already. */
export async function recordEvent(tx: Kysely<Tables>, event: { id: string; type: string }): Promise<boolean> {
  const row = await tx
    .insertInto('payment_event')
    .values({ id: event.id, type: event.type })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** How long an attempt must have been unchanged before a sweep claims it, in milliseconds. */
export type SweepAges = { creating: number; pending: number; overdue: number };

/** Of a table of payments: those that are live, and were unchanged for long enough. */
export function forgotten(ages: SweepAges, now: Date): RawBuilder<boolean> {
  const olderThan = (ms: number) => sql<boolean>`updated_at <= now() - ${ms}::float8 * interval '1 millisecond'`;
  return sql<boolean>`((status = 'creating' and ${olderThan(ages.creating)})
    or (status = 'pending' and (${olderThan(ages.pending)} or (expires_at <= ${now} and ${olderThan(ages.overdue)}))))`;
}

/**
 * Claims live attempts that were unchanged for long enough: each by one process (locked rows are skipped), and not
 * again before the same time has passed.
 */
export async function claimForgotten(db: Kysely<Tables>, ages: SweepAges, now: Date): Promise<AttemptRow[]> {
  return db
    .updateTable('checkout_attempt')
    .set({ updated_at: sql<Date>`now()` })
    .where('id', 'in', (query) =>
      query
        .selectFrom('checkout_attempt')
        .select('id')
        .where(forgotten(ages, now))
        .orderBy('updated_at')
        .limit(CLAIM_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}
