/** Why a customer's balance changed, in the words of the API (E13). */
export const BALANCE_REASONS = [
  'order_paid',
  'order_cancelled',
  'items_returned',
  'item_missing',
  'deposit_refunded',
  'adjustment',
] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

/** A reason that has words of its own; one of a newer server is told as an adjustment. */
export const knownReason = (reason: string): BalanceReason =>
  BALANCE_REASONS.find((known) => known === reason) ?? 'adjustment';

/** No correction of a balance by hand is greater, either way: 10 000,00 $. More is a slip of the hand. */
export const ADJUSTMENT_MOST_CENTS = 1_000_000;
/** Characters of the reason that a customer reads beside a correction. */
export const ADJUSTMENT_REASON_MAX = 280;
