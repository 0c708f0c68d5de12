import type { Kysely, Selectable } from 'kysely';
import type { UnappliedPaymentTable } from '../../database/paymentTables.ts';
import type { Tables } from '../../database/tables.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { PaidState } from '../../gateways/payment.ts';

/** `order_number`: the order that another payment of the attempt became. `email`: the customer's. */
export type UnappliedRow = Selectable<UnappliedPaymentTable> & {
  order_number: number | null;
  email: string | null;
};

/** Stores a payment that became no order once, however often the provider reports it. */
export async function storeUnapplied(
  tx: Transaction,
  state: Omit<PaidState, 'attemptId'>,
  { attemptId, reason, at }: { attemptId: string; reason: UnappliedRow['reason']; at: Date },
): Promise<void> {
  const { sessionId, amountTotal: amount, currency, paymentIntent } = state;
  await tx
    .insertInto('unapplied_payment')
    .values({
      session_id: sessionId,
      attempt_id: attemptId,
      reason,
      amount,
      currency,
      payment_intent: paymentIntent,
      at,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .execute();
}

/** Those that are not settled yet, oldest first. */
export async function unappliedPayments(db: Kysely<Tables>): Promise<UnappliedRow[]> {
  return db
    .selectFrom('unapplied_payment as p')
    .leftJoin('checkout_attempt as a', 'a.id', 'p.attempt_id')
    .leftJoin('orders as o', 'o.attempt_id', 'p.attempt_id')
    .leftJoin('customer as c', (join) => join.onRef('c.id', '=', 'a.customer_id').on('c.deleted_at', 'is', null))
    .selectAll('p')
    .select(['o.number as order_number', 'c.email'])
    .where('p.settled_at', 'is', null)
    .orderBy('p.at')
    .orderBy('p.session_id')
    .execute();
}

/** Marks a payment as settled (refunded, or handled otherwise). Returns false if there is none with this session. */
export async function settleUnapplied(db: Kysely<Tables>, sessionId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('unapplied_payment')
    .set({ settled_at: at })
    .where('session_id', '=', sessionId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
