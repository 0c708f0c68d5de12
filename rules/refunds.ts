import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';
import type { OrderStatus } from './orderStatus.ts';
import { gst, pst } from './taxes.ts';

/**
 * A line of a paid order, per unit in cents; `taxablePrice`: the part of `price` that was taxed. `discount`: what all its units
 * had of the discount of the order that it was bought with.
 */
export type ReturnableLine = {
  readonly price: Cents;
  readonly taxablePrice: Cents;
  readonly deposit: Cents;
  readonly discount: Cents;
  readonly quantity: number;
};

/** What an order was paid for: total = subtotal + deposit + shipping + fee + gst + pst - discount (E12). */
export type PaidSums = {
  readonly subtotal: Cents;
  readonly shipping: Cents;
  readonly fee: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
  readonly discount: Cents;
  readonly total: Cents;
};

/** What units give back: total = items - discount + gst + pst + deposit. Cents, 0 or positive. */
export type GivenBack = {
  readonly items: Cents;
  /** The part of the order's discount that they had. */
  readonly discount: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
  readonly deposit: Cents;
  readonly total: Cents;
};

/** The statuses of an order whose goods can be taken back: it is paid, and not given back as a whole (E44). */
export function isReturnable(status: OrderStatus): boolean {
  return (
    status === 'processed' ||
    status === 'fulfilled' ||
    status === 'shipped' ||
    status === 'completed' ||
    status === 'disputed'
  );
}

/**
 * What of a tax goes back with so much of the taxed sum: its difference before and after (E1), and with the last of it all
 * that the fee does not keep. Of orders that were joined the taxes were rounded one by one (E19): never more than was paid.
 */
function taxBack(
  tax: (base: Cents) => Cents,
  paid: Cents,
  fee: Cents,
  { all, back }: { all: Cents; back: Cents },
): Cents {
  if (back === 0) return 0;
  const most = Math.max(0, paid - tax(fee));
  return back === all ? most : Math.min(most, tax(cents(all + fee)) - tax(cents(all - back + fee)));
}

/**
 * All that an order has given back once `returned` units of each line are returned: price, taxes, deposit, less their part
 * of the line's discount; delivery and fee stay. It depends on the units alone, whatever the order of the returns, grows with each
 * unit, and never exceeds what was paid. RangeError on units that are not there.
 */
export function givenBack(
  paid: PaidSums,
  lines: readonly (ReturnableLine & { readonly returned: number })[],
): GivenBack {
  for (const { returned, quantity } of lines)
    if (!Number.isSafeInteger(returned) || returned < 0 || returned > quantity)
      throw new RangeError(`${returned} of ${quantity} units`);
  const sum = (field: 'price' | 'taxablePrice' | 'deposit', units: 'returned' | 'quantity') =>
    lines.reduce((total, line) => cents(total + cents(line[field]) * line[units]), 0);
  const items = sum('price', 'returned');
  const taxed = { all: sum('taxablePrice', 'quantity'), back: sum('taxablePrice', 'returned') };
  const deposit = sum('deposit', 'returned');
  const taxes = {
    gst: taxBack(gst, paid.gst, paid.fee, taxed),
    pst: taxBack(pst, paid.pst, paid.fee, taxed),
  };
  const gross = cents(items + taxes.gst + taxes.pst + deposit);
  const off = lines.reduce((sum, line) => sum + halfUp(cents(line.discount) * line.returned, line.quantity), 0);
  // A discount that is greater than the items took the rest off what goes back with them.
  const kept = paid.shipping + paid.fee + gst(paid.fee) + pst(paid.fee);
  const total = Math.max(0, Math.min(gross - off, paid.total - kept));
  return { items, discount: gross - total, ...taxes, deposit, total };
}

/** What more units give back, beside those that were returned before: the difference of the two. Cents. */
export function moreGivenBack(
  paid: PaidSums,
  lines: readonly (ReturnableLine & { readonly returned: number; readonly more: number })[],
): GivenBack {
  const before = givenBack(paid, lines);
  const after = givenBack(
    paid,
    lines.map((line) => ({ ...line, returned: line.returned + line.more })),
  );
  return {
    items: after.items - before.items,
    discount: after.discount - before.discount,
    gst: after.gst - before.gst,
    pst: after.pst - before.pst,
    deposit: after.deposit - before.deposit,
    total: after.total - before.total,
  };
}

export type RefundTarget = 'balance' | 'card';

/**
 * Where money goes back to: to the card at most what it paid and did not get back yet, the rest to the balance. `left`:
 * that, and what is left of the whole order; without a balance (a guest, a deleted customer) the card is the only way, and
 * what credit had paid stays. Cents.
 */
export function splitRefund(
  amount: Cents,
  { to, left, hasBalance }: { to: RefundTarget; left: { card: Cents; all: Cents }; hasBalance: boolean },
): { card: Cents; balance: Cents } {
  const due = Math.min(cents(amount), left.all);
  const card = to === 'card' || !hasBalance ? Math.min(due, left.card) : 0;
  return { card, balance: hasBalance ? due - card : 0 };
}
