import { sql } from 'kysely';
import type { Insertable, Kysely, RawBuilder, Selectable } from 'kysely';
import { afterLocks, writeAll, writeTogether, type Locking, type Write } from '../../database/combinedStatements.ts';
import { recordsStatement } from '../../database/insertRecords.ts';
import type { ChargeRefusalRow } from '../../database/paymentTables.ts';
import { PREPARED } from '../../database/preparedStatements.ts';
import type { AttemptLineTable, AttemptStatus, CheckoutAttemptTable, Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { VariantStock } from '../../stock/stockService.ts';

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

/** By name, since statements that name them are prepared. */
const ATTEMPT_COLUMNS = [
  'id',
  'cart_id',
  'session_id',
  'customer_id',
  'kind',
  'status',
  'balance_applied',
  'card',
  'contact',
  'typed_postal_code',
  'refusal',
  'disposable_box',
  'lends_box',
  'user_basket_id',
  'fingerprint',
  'provider_session_id',
  'payment_url',
  'entered_by',
  'added_to',
  'expires_at',
  'created_at',
  'updated_at',
  'subtotal',
  'deposit',
  'shipping',
  'fee',
  'gst',
  'pst',
  'gst_rate',
  'pst_rate',
  'usual_fee',
  'total',
  'location_id',
  'shipping_zone_id',
  'slot_from',
  'slot_to',
  'from_storage',
  'note',
  'allergies',
  'period_start',
  'locale',
  'left_out',
  'credit_asked',
] as const satisfies readonly (keyof CheckoutAttemptTable)[];
/** A column that is missing above is an error here. */
type EveryColumn = Exclude<keyof CheckoutAttemptTable, (typeof ATTEMPT_COLUMNS)[number]> extends never ? true : never;
const isEveryColumn: EveryColumn = true;
const attemptColumns = (alias: string) =>
  isEveryColumn && sql.join(ATTEMPT_COLUMNS.map((column) => sql.ref(`${alias}.${column}`)));

const parsed = (json: string | null | undefined): unknown => (typeof json === 'string' ? JSON.parse(json) : json);

/** Writes an attempt with its lines and `more` in one statement. */
export async function insertAttempt(
  tx: Transaction,
  attempt: AttemptInsert & { id: string },
  lines: readonly AttemptLineInsert[],
  more: readonly Write[] = [],
): Promise<AttemptRow> {
  const record = Object.entries({ ...attempt, contact: parsed(attempt.contact), left_out: parsed(attempt.left_out) });
  // An absent value is the column's default.
  const stored = Object.fromEntries(record.filter(([, value]) => value !== undefined));
  const lineRecords = lines.map((line): AttemptLine => ({ ...line, attempt_id: attempt.id }));
  const [row] = await writeTogether<AttemptRow>(
    tx,
    sql`${recordsStatement('checkout_attempt', [stored as AttemptInsert])} returning ${attemptColumns('checkout_attempt')}`,
    [{ statement: recordsStatement('attempt_line', lineRecords) }, ...more],
  );
  if (!row) throw new Error(`The attempt ${attempt.id} was not written`);
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
  const { rows } = await sql<AttemptRow>`${sql.raw(PREPARED)}
    select ${attemptColumns('a')} from checkout_attempt a where a.id = ${id}::uuid`.execute(db);
  return rows[0] ?? null;
}

/** Locks an attempt, which comes after the cart and the variants in the order of locks. */
export async function lockAttempt(tx: Transaction, id: string): Promise<AttemptRow> {
  return tx.selectFrom('checkout_attempt').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** What an attempt's end depends on, locked in the order cart, variants, balance, attempt. */
export type LockedAttempt = { attempt: AttemptRow; lines: AttemptLine[]; variants: VariantStock[] };

/**
 * Locks all that the end of an attempt changes, one after the other, in one statement. Its lines are read on the statement's snapshot,
 * since nothing but the deletion of a variant changes them; what is locked is read once it is. `cart`, `variants` and `buyer` are the
 * queries that lock these, `buyer` null for a guest.
 */
export async function lockForEnd(
  tx: Transaction,
  id: string,
  locks: {
    cart: Locking;
    variants: (ids: RawBuilder<unknown>, earlier: string) => Locking;
    buyer: ((earlier: string) => Locking) | null;
  },
): Promise<LockedAttempt> {
  const ids = sql`select variant_id from attempt_line where attempt_id = ${id}::uuid`;
  const { rows } = await sql<
    AttemptRow & { locked_lines: AttemptLine[] | null; locked_variants: VariantStock[] | null }
  >`${sql.raw(PREPARED)}
    with locked_cart as materialized (${locks.cart}),
      locked_variant as materialized (${locks.variants(ids, 'locked_cart')}),
      locked_buyer as materialized (${locks.buyer ? locks.buyer('locked_variant') : sql`select count(*) from locked_variant`}),
      locked as materialized (
        select ${attemptColumns('a')} from checkout_attempt a where a.id = ${id}::uuid and ${afterLocks('locked_buyer')} for update of a)
    select locked.*,
      (select json_agg(l order by l.position) from (
        select ${sql.join(LINE_COLUMNS.map((column) => sql.ref(column)))} from attempt_line where attempt_id = ${id}::uuid) l) as locked_lines,
      (select json_agg(v) from locked_variant v) as locked_variants
    from locked`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`The checkout attempt ${id} is gone`);
  const { locked_lines: lines, locked_variants: variants, ...attempt } = row;
  return { attempt, lines: lines ?? [], variants: variants ?? [] };
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

/** The end of a locked attempt, and the provider's session if it was unknown, as a write. */
export const finishWrite = (
  id: string,
  status: Exclude<AttemptStatus, 'creating' | 'pending'>,
  providerSessionId: string | null = null,
): Write => ({
  statement: sql`
    update checkout_attempt set status = ${status}, updated_at = now(),
      provider_session_id = coalesce(provider_session_id, ${providerSessionId}::text)
    where id = ${id}::uuid`,
});

/** The same at once. */
export function finishAttempt(tx: Transaction, ...end: Parameters<typeof finishWrite>): Promise<void> {
  return writeAll(tx, [finishWrite(...end)]);
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
