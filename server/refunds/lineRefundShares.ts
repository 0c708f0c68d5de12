import type { Cents } from '#rules/money.ts';
import type { PaidSums } from '#rules/refunds.ts';
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
  let withheld = depositKept;
  const remaining = { card, balance };
  return lines.map((line, index) => {
    if (line.more === 0) return { card: 0, balance: 0 };
    const linesAsOfThis = lines.map((otherLine, nth) => ({
      ...otherLine,
      returned: nth < index ? otherLine.returned + otherLine.more : otherLine.returned,
      more: nth === index ? otherLine.more : 0,
    }));
    const refund = additionalByOrigin(parts, linesAsOfThis);
    const credited = Math.min(withheld, refund.deposit);
    withheld -= credited;
    const due = Math.max(0, refund.total - credited);
    const toCard = Math.min(due, remaining.card);
    const toBalance = Math.min(due - toCard, remaining.balance);
    remaining.card -= toCard;
    remaining.balance -= toBalance;
    return { card: toCard, balance: toBalance };
  });
}
