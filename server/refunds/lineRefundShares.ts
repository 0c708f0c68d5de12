import type { Cents } from '../../rules/money.ts';
import type { PaidSums } from '../../rules/refunds.ts';
import { additionalByOrigin, type OriginLine } from './mergedOrderSums.ts';

/** Where the money of a return went, and the deposits that were withheld because they had been credited before (E50). Cents. */
export type ReturnMoney = { readonly card: Cents; readonly balance: Cents; readonly depositKept: Cents };

/** The share of one line in a return. Cents, 0 or positive. */
export type LineRefundShare = { card: Cents; balance: Cents };

/**
 * Allocates the money of a return to its lines in order, so that the shares add up to it. A line's share is what its
 * units add to the refund after those of the earlier lines (E1), less withheld deposits, which are taken from the first
 * lines. If less was refunded, the last lines get less. Card money is allocated first. Cents.
 */
export function lineRefundShares(
  parts: ReadonlyMap<string, PaidSums>,
  lines: readonly OriginLine[],
  { card, balance, depositKept }: ReturnMoney,
): LineRefundShare[] {
  let kept = depositKept;
  const left = { card, balance };
  return lines.map((line, index) => {
    if (line.more === 0) return { card: 0, balance: 0 };
    const before = lines.map((other, nth) => ({
      ...other,
      returned: nth < index ? other.returned + other.more : other.returned,
      more: nth === index ? other.more : 0,
    }));
    const back = additionalByOrigin(parts, before);
    const credited = Math.min(kept, back.deposit);
    kept -= credited;
    const due = Math.max(0, back.total - credited);
    const toCard = Math.min(due, left.card);
    const toBalance = Math.min(due - toCard, left.balance);
    left.card -= toCard;
    left.balance -= toBalance;
    return { card: toCard, balance: toBalance };
  });
}
