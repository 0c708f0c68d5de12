import { cents, halfUp } from './money.ts';
import type { Cents } from './money.ts';
import type { OrderStatus } from './orderStatus.ts';
import { gst, hasTax, pst, withTaxes } from './taxes.ts';
import type { TaxKind, TaxRates } from './taxes.ts';

/**
 * A line of a paid order, per unit in cents; `taxablePrice`: the taxed part of `price`, by the taxes of `taxKind` (absent:
 * both). `discount`: the share of all its units in the discount of the order that it was bought with.
 */
export type ReturnableLine = {
  readonly price: Cents;
  readonly taxablePrice: Cents;
  readonly taxKind?: TaxKind;
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
  /** The rates that it was charged with. */
  readonly taxes: TaxRates;
};

/** What returned units are worth: total = items - discount + gst + pst + deposit. Cents, 0 or positive. */
export type ReturnAmounts = {
  readonly items: Cents;
  /** Their share of the order's discount. */
  readonly discount: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
  readonly deposit: Cents;
  readonly total: Cents;
};

/** Statuses in which goods can be returned: paid, and not refunded as a whole (E44). */
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
 * The part of a tax that belongs to returned items: the difference of the tax before and after (E1); for the last of
 * them, all of it but the fee's. Taxes of merged orders were rounded one by one (E19): the result never exceeds what
 * was paid.
 */
function taxBack(
  tax: (base: Cents) => Cents,
  paid: Cents,
  fee: Cents,
  { all, back }: { all: Cents; back: Cents },
): Cents {
  if (back === 0) return 0;
  const maximum = Math.max(0, paid - tax(fee));
  return back === all ? maximum : Math.min(maximum, tax(cents(all + fee)) - tax(cents(all - back + fee)));
}

/**
 * What an order has given back in total once `returned` units of each line are returned: price, taxes and deposit, less
 * their share of the discount. Delivery and fee stay. The result depends on the units alone, not on the order of
 * returns, grows with each unit, and never exceeds what was paid. RangeError for impossible units.
 */
export function returnedAmounts(
  paid: PaidSums,
  lines: readonly (ReturnableLine & { readonly returned: number })[],
): ReturnAmounts {
  for (const { returned, quantity } of lines)
    if (!Number.isSafeInteger(returned) || returned < 0 || returned > quantity)
      throw new RangeError(`${returned} of ${quantity} units`);
  type Amount = 'price' | 'taxablePrice' | 'deposit';
  const sum = (field: Amount, units: 'returned' | 'quantity', of = lines) =>
    of.reduce((total, line) => cents(total + cents(line[field]) * line[units]), 0);
  const taxedBy = (tax: keyof TaxRates) => {
    const taxed = lines.filter((line) => hasTax(line, tax));
    return { all: sum('taxablePrice', 'quantity', taxed), back: sum('taxablePrice', 'returned', taxed) };
  };
  const items = sum('price', 'returned');
  const deposit = sum('deposit', 'returned');
  const taxes = {
    gst: taxBack((base) => gst(base, paid.taxes), paid.gst, paid.fee, taxedBy('gst')),
    pst: taxBack((base) => pst(base, paid.taxes), paid.pst, paid.fee, taxedBy('pst')),
  };
  const gross = cents(items + taxes.gst + taxes.pst + deposit);
  const off = lines.reduce((sum, line) => sum + halfUp(cents(line.discount) * line.returned, line.quantity), 0);
  // A discount greater than the items has reduced what is returned with them.
  const retained = paid.shipping + withTaxes(paid.fee, paid.taxes);
  const total = Math.max(0, Math.min(gross - off, paid.total - retained));
  return { items, discount: gross - total, ...taxes, deposit, total };
}

/** What further units give back: the difference between the totals with and without them. Cents. */
export function additionalReturn(
  paid: PaidSums,
  lines: readonly (ReturnableLine & { readonly returned: number; readonly more: number })[],
): ReturnAmounts {
  const before = returnedAmounts(paid, lines);
  const after = returnedAmounts(
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
 * Where refunded money goes: to the card at most what it paid and did not get back yet, the rest to the balance.
 * `left`: that amount, and what remains of the whole order. Without a balance (a guest, a deleted customer) only the
 * card can be refunded, and what credit had paid stays. Cents.
 */
export function splitRefund(
  amount: Cents,
  { to, left, hasBalance }: { to: RefundTarget; left: { card: Cents; all: Cents }; hasBalance: boolean },
): { card: Cents; balance: Cents } {
  const due = Math.min(cents(amount), left.all);
  const card = to === 'card' || !hasBalance ? Math.min(due, left.card) : 0;
  return { card, balance: hasBalance ? due - card : 0 };
}

/**
 * Deposits of an order's containers that are still out; `depositsBack`: what was given back of them already, without their goods.
 * Cents, 0 or positive.
 */
export function depositsOut(
  lines: readonly { readonly deposit: Cents; readonly quantity: number; readonly returned: number }[],
  depositsBack: Cents,
): Cents {
  const unreturned = lines.reduce(
    (sum, { deposit, quantity, returned }) => sum + cents(deposit) * (quantity - returned),
    0,
  );
  return Math.max(0, cents(unreturned) - cents(depositsBack));
}

/**
 * What is left of a paid order without deposits whose containers are still out, `depositsOut`: they are given back with the
 * containers. The card still gets as much as it can. Cents.
 */
export function withoutDeposits(
  { toCard, toBalance }: { toCard: Cents; toBalance: Cents },
  depositsOut: Cents,
): { toCard: Cents; toBalance: Cents } {
  const left = Math.max(0, cents(toCard + toBalance) - cents(depositsOut));
  const card = Math.min(toCard, left);
  return { toCard: card, toBalance: left - card };
}

/**
 * The same units for less money: what staff gives back of goods that were good in part. Deposits are given back whole, less
 * `depositKept`, and items, taxes and discount in proportion. `part`: cents, more than the deposits and at most the total.
 * RangeError otherwise.
 */
export function partOfReturn(
  { discount, gst, pst, deposit, total }: ReturnAmounts,
  depositKept: Cents,
  part: Cents,
): ReturnAmounts {
  const goods = total - deposit;
  const goodsPart = cents(part) - (deposit - depositKept);
  if (goodsPart < 1 || goodsPart > goods) throw new RangeError(`${part} of ${total} cents`);
  const shareOf = (amount: Cents) => halfUp(amount * goodsPart, goods);
  const [gstPart, pstPart, discountPart] = [shareOf(gst), shareOf(pst), shareOf(discount)];
  // Rounding may leave a cent more of tax than of goods.
  const itemsPart = Math.max(0, goodsPart - gstPart - pstPart + discountPart);
  return {
    items: itemsPart,
    discount: itemsPart + gstPart + pstPart - goodsPart,
    gst: gstPart,
    pst: pstPart,
    deposit,
    total: goodsPart + deposit,
  };
}
