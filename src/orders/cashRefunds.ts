import type { Cents } from '#rules/money.ts';

type CashOrder = {
  readonly cash: { readonly received: Cents; readonly receivedAt?: string | null } | null | undefined;
  readonly total: Cents;
  readonly balanceApplied: Cents;
  readonly refundedToCard: Cents;
};

/** Of an order paid in cash: what lowered the amount to pay, and what was paid and refunded since. Null: of any other order. */
export function cashRefunds({
  cash,
  total,
  balanceApplied,
  refundedToCard,
}: CashOrder): { lowered: Cents; givenBack: Cents } | null {
  if (!cash) return null;
  const lowered = cash.receivedAt ? total - balanceApplied - cash.received : refundedToCard;
  return { lowered, givenBack: refundedToCard - lowered };
}

/** Whether a refund of this moment (ISO) lowered the amount to pay in cash: it had not been received. */
export const isDeducted = (cash: { readonly receivedAt?: string | null } | null | undefined, at: string): boolean =>
  Boolean(cash) && (!cash?.receivedAt || Date.parse(at) < Date.parse(cash.receivedAt));
