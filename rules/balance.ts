/** Why a customer's balance changed, in the words of the API (E13). */
export const BALANCE_REASONS = [
  'order_paid',
  'order_cancelled',
  'items_returned',
  'item_missing',
  'items_removed',
  'amount_refunded',
  'deposit_refunded',
  'adjustment',
] as const;
export type BalanceReason = (typeof BALANCE_REASONS)[number];

/**
 * Of movements that name an order, those that give nothing of it back: its payment, and deposits of containers that were counted when it was
 * handed over, which were paid with any of its customer's orders (ADR 162).
 */
export const REFUNDS_NO_ORDER: readonly BalanceReason[] = ['order_paid', 'deposit_refunded'];

/** A reason that has a text of its own; one of a newer server is shown as an adjustment. */
export const knownReason = (reason: string): BalanceReason =>
  BALANCE_REASONS.find((candidate) => candidate === reason) ?? 'adjustment';

/** Largest correction of a balance by hand, in either direction: 10 000,00 $. More is a typing error. */
export const ADJUSTMENT_MOST_CENTS = 1_000_000;
/** Longest reason of a correction or of a refunded amount, in characters; the customer reads it. */
export const ADJUSTMENT_REASON_MAX = 280;
