import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { CancellingRow, RefundTable } from '../database/orderTables.ts';
import type { Tables } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';
import { ago, CLAIM_AT_ONCE } from './claimStore.ts';

export type RefundRow = Selectable<RefundTable>;
/** What a payment brought that is still with the market, in cents above 0. */
export type LeftOfPayment = { paymentIntent: string; amount: number };

/**
 * An order with all that joined it, and what joined those (E19), by their uuids: the whole of what a cancellation undoes.
 * To be followed by a statement on `tree (id)`.
 */
const tree = (orderId: string) => sql`
  with recursive tree as (
    select id from orders where id = ${orderId}
    union all select o.id from orders o join tree on o.merged_into = tree.id)`;

/** What each card payment of an order, and of those that joined it, brought, less what was given back or is owed for its goods. */
export async function leftOfPayments(tx: Kysely<Tables>, orderId: string): Promise<LeftOfPayment[]> {
  const { rows } = await sql<LeftOfPayment>`${tree(orderId)}
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

/** Whether an order, or one that joined it, lent the reusable box (E9). */
export async function lentBox(tx: Transaction, orderId: string): Promise<boolean> {
  const { rows } = await sql<{ lends: boolean }>`${tree(orderId)}
    select coalesce(bool_or(a.lends_box), false) as lends
    from orders o join tree using (id) join checkout_attempt a on a.id = o.attempt_id`.execute(tx);
  return rows[0]?.lends ?? false;
}

/** What of each payment is to go back when so many cents of all of them do not; payments of which nothing is, are left out. */
export function lessKept(left: readonly LeftOfPayment[], kept: number): LeftOfPayment[] {
  let rest = kept;
  return left.flatMap(({ paymentIntent, amount }) => {
    const off = Math.min(amount, rest);
    rest -= off;
    return amount > off ? [{ paymentIntent, amount: amount - off }] : [];
  });
}

/** Keeps, at `at` in market time, what is to go back to which payment of an order, as a whole or for goods of it. The refunds' uuids. */
export async function askRefunds(
  tx: Transaction,
  { orderId, returnId, at }: { orderId: string; returnId: string | null; at: Date },
  left: readonly LeftOfPayment[],
): Promise<string[]> {
  const rows = left.map(({ paymentIntent, amount }) => ({
    id: randomUUID(),
    order_id: orderId,
    return_id: returnId,
    payment_intent: paymentIntent,
    amount,
    status: 'asked' as const,
    provider_id: null,
    refusal: null,
    at,
  }));
  if (rows.length > 0) await tx.insertInto('refund').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Keeps that a locked order is to be cancelled, since when in market time, and what is to go back to which payment. */
export async function askCancel(
  tx: Transaction,
  orderId: string,
  { wish, left, at }: { wish: Omit<CancellingRow, 'refunds'>; left: readonly LeftOfPayment[]; at: Date },
): Promise<void> {
  const cancelling: CancellingRow = { ...wish, refunds: await askRefunds(tx, { orderId, returnId: null, at }, left) };
  await tx
    .updateTable('orders')
    .set({ cancelling: JSON.stringify(cancelling), cancelling_since: sql<Date>`now()` })
    .where('id', '=', orderId)
    .execute();
}

export type Wished = { cancelling: CancellingRow; sessionId: string; customerId: string | null };

/** Whose an order is: an account's uuid, null: a guest's; undefined: there is no such order. */
export async function ownerOf(db: Kysely<Tables>, orderId: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('orders').select('customer_id').where('id', '=', orderId).executeTakeFirst();
  return row?.customer_id;
}

/** The cancellation that an order waits for, and whose the order is; null: none. */
export async function readWish(db: Kysely<Tables>, orderId: string): Promise<Wished | null> {
  const row = await db
    .selectFrom('orders')
    .select(['cancelling', 'session_id', 'customer_id'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  return row?.cancelling
    ? { cancelling: row.cancelling, sessionId: row.session_id, customerId: row.customer_id }
    : null;
}

/** A locked order is not to be cancelled any more: what was refused for it is not owed. */
export async function dropCancel(
  tx: Transaction,
  orderId: string,
  { refunds }: Pick<CancellingRow, 'refunds'>,
): Promise<void> {
  if (refunds.length > 0) await tx.updateTable('refund').set({ dropped: true }).where('id', 'in', refunds).execute();
  await tx.updateTable('orders').set({ cancelling: null, cancelling_since: null }).where('id', '=', orderId).execute();
}

export async function refundsOf(db: Kysely<Tables>, { refunds }: Pick<CancellingRow, 'refunds'>): Promise<RefundRow[]> {
  if (refunds.length === 0) return [];
  return db.selectFrom('refund').selectAll().where('id', 'in', refunds).orderBy('id').execute();
}

/** Why the latest refund of an order was refused; null: none was. */
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

/** Keeps what the provider said, once. */
export async function endRefund(
  db: Kysely<Tables>,
  id: string,
  said: { providerId: string } | { refusal: string },
): Promise<void> {
  await db
    .updateTable('refund')
    .set({
      ...('refusal' in said
        ? { status: 'refused', refusal: said.refusal }
        : { status: 'done', provider_id: said.providerId }),
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute();
}

/** Of a refund whose outcome nobody knows: only whoever has looked at the provider's list may ask for it anew. */
export const UNANSWERED = 'The payment provider has not answered for half a day';

/**
 * Whether the provider gave back nothing at all, so that it is as if nobody had asked. Where it may have, and nobody knows,
 * it is done, and what is owed is the operator's to look up: asked for a second time it could go back twice.
 */
export const isAllRefused = (refunds: readonly Pick<RefundRow, 'status' | 'refusal'>[]): boolean =>
  refunds.length > 0 && refunds.every(({ status, refusal }) => status === 'refused' && refusal !== UNANSWERED);

/** What a refund is of has been done: its order is cancelled, or its goods are back. */
const isDue = sql<boolean>`(case when refund.return_id is null then orders.status in ('cancelled', 'refunded') and not refund.dropped
  else exists (select from order_return b where b.id = refund.return_id and b.status = 'done') end)`;

/**
 * Claims refunds of orders that were cancelled, and of goods that came back, meanwhile: those whose answer never came, and, as new tries, those that were
 * refused `refusedMs` ago. unanswered: those whose outcome nobody knows, too.
 */
export async function claimRefunds(
  db: Kysely<Tables>,
  ages: { askedMs: number; refusedMs: number },
  { unanswered }: { unanswered: boolean },
): Promise<RefundRow[]> {
  const refused = sql<boolean>`refund.status = 'refused' and refund.updated_at <= ${ago(ages.refusedMs)}
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
        .where(sql<boolean>`(refund.status = 'asked' and refund.updated_at <= ${ago(ages.askedMs)} or ${refused})`)
        .orderBy('refund.updated_at')
        .limit(CLAIM_AT_ONCE)
        .forUpdate('refund')
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Money of a cancelled order that has not gone back yet: cents. */
export type OwedRefund = Pick<RefundRow, 'payment_intent' | 'amount' | 'status' | 'refusal' | 'tries' | 'asked_at'> & {
  number: number;
};

/** All that is still owed to cards for cancelled orders, the oldest first. */
export async function owedRefunds(db: Kysely<Tables>): Promise<OwedRefund[]> {
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
      'refund.asked_at',
    ])
    .where('refund.status', '<>', 'done')
    .where(isDue)
    .orderBy('refund.asked_at')
    .orderBy('refund.id')
    .execute();
}

/** Money on its way back to a card, or back there: cents. */
export type RefundView = Pick<RefundRow, 'amount' | 'status'> & { askedAt: Date };

/** What went back to cards for a customer's cancelled orders, by the order's uuid. */
export async function refundsOfCustomer(db: Kysely<Tables>, customerId: string): Promise<Map<string, RefundView[]>> {
  const rows = await db
    .selectFrom('refund as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.order_id', 'r.amount', 'r.status', 'r.asked_at'])
    .where('o.customer_id', '=', customerId)
    .orderBy('r.asked_at')
    .orderBy('r.id')
    .execute();
  const refunds = Map.groupBy(rows, (row) => row.order_id);
  return new Map(
    [...refunds].map(([id, own]) => [
      id,
      own.map(({ amount, status, asked_at: askedAt }) => ({ amount, status, askedAt })),
    ]),
  );
}

export type LineBack = {
  variantId: string;
  quantity: number;
  /** Cents, as it was bought. */
  price: number;
  taken: number;
  takenMdo: number;
};

/** The lines of an order that still name a variant, without units that were brought back. */
export async function linesBack(tx: Transaction, orderId: string): Promise<LineBack[]> {
  const { rows } = await sql<LineBack>`
    select variant_id as "variantId", sum(quantity - returned)::int as quantity, max(price) as price,
      sum(greatest(taken - returned, 0))::int as taken, sum(greatest(taken_mdo - returned, 0))::int as "takenMdo"
    from order_line where order_id = ${orderId} and variant_id is not null
    group by variant_id order by min(position)`.execute(tx);
  return rows;
}
