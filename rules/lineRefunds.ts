import type { Cents } from './money.ts';
import { moreOfParts, type BoughtLine } from './joinedSums.ts';
import type { PaidSums } from './refunds.ts';

/** Where what a return gave back went, and the deposits that were credited before and did not go back again (E50). Cents. */
export type ReturnMoney = { readonly card: Cents; readonly balance: Cents; readonly depositKept: Cents };

/** What of a return a line had. Cents, 0 or positive. */
export type LineRefund = { card: Cents; balance: Cents };

/**
 * What each line had of a return, in their order, so that together they had just what went back: the difference that its
 * units make after those of the lines before it (E1), less deposits that were credited before, from the first line on.
 * Where less went back than that, the last lines had less. The card gives first. Cents.
 */
export function lineRefunds(
  parts: ReadonlyMap<string, PaidSums>,
  lines: readonly BoughtLine[],
  { card, balance, depositKept }: ReturnMoney,
): LineRefund[] {
  let kept = depositKept;
  const left = { card, balance };
  return lines.map((line, index) => {
    if (line.more === 0) return { card: 0, balance: 0 };
    const before = lines.map((other, nth) => ({
      ...other,
      returned: nth < index ? other.returned + other.more : other.returned,
      more: nth === index ? other.more : 0,
    }));
    const back = moreOfParts(parts, before);
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
