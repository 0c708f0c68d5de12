import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import { CASH_DUE, CASH_TILL, isCashIntent } from '../balance/cashSql.ts';
import type { RefundTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { isCashReceived } from '../orders/orderRecords.ts';
import { timeBefore, CLAIM_BATCH_SIZE } from './claimStore.ts';

export type RefundRow = Selectable<RefundTable>;
/** The part of a card payment that can still be refunded, in cents above 0. */
export type RefundablePayment = { paymentIntent: string; amount: number };

/**
 * An order with all orders merged into it, at any depth (E19): everything that a cancellation undoes. Must be followed
 * by a statement that selects from `tree (id)`.
 */
export const orderTree = (orderId: string) => sql`
  with recursive tree as (
    select id from orders where id = ${orderId}
    union all select o.id from orders o join tree on o.merged_into = tree.id)`;

/**
 * The card payments of an order and of those merged into it, less what was refunded or is being refunded for returned
 * goods.
 */
export async function readRefundablePayments(tx: Kysely<Tables>, orderId: string): Promise<RefundablePayment[]> {
  const { rows } = await sql<RefundablePayment>`${orderTree(orderId)}
    select * from (
      select o.payment_intent as "paymentIntent", (o.total - o.balance_applied
        - coalesce((select sum(m.total - m.balance_applied) from orders m where m.merged_into = o.id), 0)
        - coalesce((select sum(r.amount) from refund r
            where r.payment_intent = o.payment_intent and (r.status <> 'refused'
              or exists (select from order_return b where b.id = r.return_id and b.status = 'done'))), 0))::int as amount
      from orders o join tree using (id) where o.payment_intent is not null) p
    where amount > 0 order by "paymentIntent"`.execute(tx);
  return rows;
}

/** Deducts `withheld` cents from the payments, starting with the first. Payments with nothing left are dropped. */
export function deductWithheld(payments: readonly RefundablePayment[], withheld: number): RefundablePayment[] {
  let rest = withheld;
  return payments.flatMap(({ paymentIntent, amount }) => {
    const off = Math.min(amount, rest);
    rest -= off;
    return amount > off ? [{ paymentIntent, amount: amount - off }] : [];
  });
}

/**
 * Stores refunds of a locked order, or of one of its returns, requested at `at` (market time). Returns their uuids. Those of cash
 * are done at once: they lower what is to be paid, or are paid out (ADR 169).
 */
export async function insertRefunds(
  tx: Transaction,
  { orderId, returnId, at }: { orderId: string; returnId: string | null; at: Date },
  payments: readonly RefundablePayment[],
): Promise<string[]> {
  const inCash = (await isCashReceived(tx, orderId)) ? CASH_TILL : CASH_DUE;
  const stateOf = (paymentIntent: string) =>
    isCashIntent(paymentIntent)
      ? { status: 'done' as const, provider_id: inCash }
      : { status: 'asked' as const, provider_id: null };
  const rows = payments.map(({ paymentIntent, amount }) => ({
    id: randomUUID(),
    order_id: orderId,
    return_id: returnId,
    payment_intent: paymentIntent,
    amount,
    ...stateOf(paymentIntent),
    refusal: null,
    at,
  }));
  if (rows.length > 0) await tx.insertInto('refund').values(rows).execute();
  return rows.map(({ id }) => id);
}

export async function readRefunds(db: Kysely<Tables>, refunds: readonly string[]): Promise<RefundRow[]> {
  if (refunds.length === 0) return [];
  return db.selectFrom('refund').selectAll().where('id', 'in', refunds).orderBy('id').execute();
}

/** Why the latest refund of an order was refused; null if none was. */
export async function latestRefusal(db: Kysely<Tables>, orderId: string): Promise<string | null> {
  const row = await db
    .selectFrom('refund')
    .select('refusal')
    .where('order_id', '=', orderId)
    .where('status', '=', 'refused')
    .orderBy('updated_at', 'desc')
    .executeTakeFirst();
  return row?.refusal ?? null;
}

/** Stores the provider's answer to a refund, once. */
export async function finishRefund(
  db: Kysely<Tables>,
  id: string,
  result: { providerId: string } | { refusal: string },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({
      ...('refusal' in result
        ? { status: 'refused', refusal: result.refusal }
        : { status: 'done', provider_id: result.providerId }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute();
}

/** Refusal reason of a refund with an unknown result: retry it only after checking the provider's list. */
export const UNANSWERED = 'The payment provider has not answered for half a day';

/**
 * Whether the provider refused every refund, so that nothing happened. A refund with an unknown result counts as made
 * and is left to the operator: a second request could pay twice.
 */
export const isAllRefused = (refunds: readonly Pick<RefundRow, 'status' | 'refusal'>[]): boolean =>
  refunds.length > 0 && refunds.every(({ status, refusal }) => status === 'refused' && refusal !== UNANSWERED);

/** SQL condition: the cancellation or return that a refund belongs to was completed. */
const isDue = sql<boolean>`(case when refund.return_id is null then orders.status in ('cancelled', 'refunded') and not refund.dropped
  else exists (select from order_return b where b.id = refund.return_id and b.status = 'done') end)`;

/**
 * Claims due refunds for this process: those without an answer for `askedMs`, and those refused `refusedMs` ago as new
 * tries. `unanswered`: also those with an unknown result.
 */
export async function claimRefunds(
  db: Kysely<Tables>,
  ages: { askedMs: number; refusedMs: number },
  { unanswered }: { unanswered: boolean },
): Promise<RefundRow[]> {
  const isRetryDue = sql<boolean>`refund.status = 'refused' and refund.updated_at <= ${timeBefore(ages.refusedMs)}
    and (${unanswered} or refund.refusal <> ${UNANSWERED})`;
  return db
    .updateTable('refund')
    .set({
      updated_at: sql<Date>`now()`,
      asked_at: sql<Date>`case status when 'refused' then now() else asked_at end`,
      tries: sql<number>`case status when 'refused' then tries + 1 else tries end`,
      refusal: null,
      status: 'asked',
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('refund')
        .innerJoin('orders', 'orders.id', 'refund.order_id')
        .select('refund.id')
        .where(isDue)
        .where(
          sql<boolean>`(refund.status = 'asked' and refund.updated_at <= ${timeBefore(ages.askedMs)} or ${isRetryDue})`,
        )
        .orderBy('refund.updated_at')
        .limit(CLAIM_BATCH_SIZE)
        .forUpdate('refund')
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Market time of a refund's request; older refunds have only the machine's. */
const requestedAt = (refund: 'refund' | 'r') =>
  sql<Date>`coalesce(${sql.ref(`${refund}.at`)}, ${sql.ref(`${refund}.asked_at`)})`;

/** A refund that still has to be made, in cents. */
export type OutstandingRefund = Pick<
  RefundRow,
  'payment_intent' | 'amount' | 'status' | 'refusal' | 'tries' | 'asked_at'
> & {
  number: number;
};

/** Card refunds that wait for an answer or were refused, oldest first. */
export async function readOutstanding(db: Kysely<Tables>): Promise<OutstandingRefund[]> {
  return db
    .selectFrom('refund')
    .innerJoin('orders', 'orders.id', 'refund.order_id')
    .select([
      'orders.number',
      'refund.payment_intent',
      'refund.amount',
      'refund.status',
      'refund.refusal',
      'refund.tries',
      requestedAt('refund').as('asked_at'),
    ])
    .where('refund.status', '<>', 'done')
    .where(isDue)
    .orderBy('asked_at')
    .orderBy('refund.id')
    .execute();
}

/** A refund as shown to its customer, in cents. */
export type RefundView = Pick<RefundRow, 'amount' | 'status'> & { askedAt: Date };

/** The refunds of a customer's orders, by order uuid. */
export async function refundsOfCustomer(db: Kysely<Tables>, customerId: string): Promise<Map<string, RefundView[]>> {
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'r.amount', 'r.status', requestedAt('r').as('asked_at')])
    .where('o.customer_id', '=', customerId)
    .orderBy('asked_at')
    .orderBy('r.id')
    .execute();
  const refunds = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...refunds].map(([id, orderRefunds]) => [
      id,
      orderRefunds.map(({ amount, status, asked_at: askedAt }) => ({ amount, status, askedAt })),
    ]),
  );
}

/** An amount that was given back without goods, with its reason; cents. `order`: its number. */
export type RefundedAmount = { order: number; amount: number; reason: string | null; at: Date };

/** Those of these orders (uuids), oldest first. */
export async function readRefundedAmounts(db: Kysely<Tables>, orderIds: readonly string[]): Promise<RefundedAmount[]> {
  const { rows } = await sql<RefundedAmount>`
    select o.number as order, b.to_card + b.to_balance as amount, b.reason, b.at from order_return b join orders o on o.id = b.order_id
    where b.kind = 'amount' and b.status = 'done' and b.order_id = any(${[...orderIds]}::uuid[]) order by b.at`.execute(
    db,
  );
  return rows;
}

/** The card refunds of a return. */
export async function readRefundsOfReturn(db: Kysely<Tables>, returnId: string) {
  return db.selectFrom('refund').selectAll().where('return_id', '=', returnId).orderBy('id').execute();
}
