import type { Cents } from '#rules/money.ts';

/** What is still to be paid in cash of an order (`Order.cash.due`); null: it is not paid in cash. */
export type CashDue = Cents | null | undefined;

/** Not paid yet: whatever is refunded lowers the amount to pay (ADR 169). */
export const isCashDue = (due: CashDue): boolean => (due ?? 0) > 0;

/** The key among three: of money that goes to the card, that is refunded in cash, and that is no longer to be paid. */
export const byCash = <const Card, const Cash, const Due>(
  due: CashDue,
  keys: { card: Card; paid: Cash; due: Due },
): Card | Cash | Due => {
  if (isCashDue(due)) return keys.due;
  return due === null || due === undefined ? keys.card : keys.paid;
};
