import type { Kysely } from 'kysely';
import * as balance from '../balance/balanceService.ts';
import type { Tables } from '../database/tables.ts';
import { MarketError } from '../marketError.ts';
import type { LockedOrder } from '../orders/orderRecords.ts';
import * as refunds from './refundStore.ts';
import type { RefundablePayment } from './refundStore.ts';
import { readReturnedToBalance } from './returnStore.ts';

/** What cancelling an order gives back now, in cents. */
export type CancelRefund = { toCard: number; toBalance: number };

type CancellationPlan = {
  payments: RefundablePayment[];
  /** Cents of deposits that were credited by hand before, and what of all that was credited before the balance's part keeps. */
  creditedByHand: number;
  keptOfBalance: number;
  refund: CancelRefund;
};

/** How a whole order is given back as it was paid (E60). What was credited before, for goods or as deposits, is withheld. */
export async function planCancellation(
  db: Kysely<Tables>,
  order: Pick<LockedOrder, 'id' | 'customer_id' | 'balance_applied' | 'deposit_kept'>,
  hasAccount: boolean,
): Promise<CancellationPlan> {
  const { id, customer_id: customerId, balance_applied: applied } = order;
  const creditedByHand = hasAccount && customerId !== null ? await balance.creditedOf(db, customerId, id) : 0;
  const credited = creditedByHand + order.deposit_kept + (await readReturnedToBalance(db, id));
  // It is withheld from the balance's part first, then from the cards'.
  const keptOfBalance = Math.min(credited, applied);
  const payments = refunds.deductWithheld(await refunds.readRefundablePayments(db, id), credited - keptOfBalance);
  const toCard = payments.reduce((sum, { amount }) => sum + amount, 0);
  const toBalance = hasAccount ? applied - keptOfBalance : 0;
  return { payments, creditedByHand, keptOfBalance, refund: { toCard, toBalance } };
}

/** The displayed sum of a refund, in cents, and whether staff agrees to exactly that. */
export type ShownRefund = { total: number; isExact: boolean };

/**
 * Rejects another refund than the displayed one (E69): a lower one for the order's owner, who may well get more; any other
 * one for staff.
 */
export function requireShownRefund({ toCard, toBalance }: CancelRefund, shown: ShownRefund | null): void {
  const current = toCard + toBalance;
  if (shown === null || (shown.isExact ? current === shown.total : current >= shown.total)) return;
  throw new MarketError(shown.isExact ? 'REFUND_CHANGED' : 'REFUND_LOWERED', { shown: shown.total, current });
}
