import { deliveryPrice } from './delivery.ts';
import type { CartFulfillment, DeliveryPrice } from './delivery.ts';
import type { DayTerms } from './marketTerms.ts';
import { cents } from './money.ts';
import type { Cents } from './money.ts';
import { gst, hasTax, pst } from './taxes.ts';
import type { TaxKind } from './taxes.ts';

/** Smallest card payment (E66): the balance leaves this much to pay, or nothing. */
const LEAST_CARD_PAYMENT_CENTS = 50;

/** A line as the totals need it. Amounts are per unit, in cents; `comparedAtPrice` is in no total (E10). */
export type CartLineInput = {
  readonly price: Cents;
  readonly quantity: number;
  readonly taxable: boolean;
  /** Which taxes it has if it is taxable; absent: both. */
  readonly taxKind?: TaxKind;
  readonly deposit: Cents;
  readonly unsure: boolean;
  readonly comparedAtPrice?: Cents | null;
  readonly reusableBox?: boolean;
  readonly stored?: boolean;
  readonly isAlcohol?: boolean;
  /** Part of a recurring basket, which brings no order fee by itself (E52). */
  readonly isBasket?: boolean;
};

export type CartTotalsInput = {
  /** Member or on trial. */
  readonly isSubscribed: boolean;
  /** Has a reusable box already: its line costs no new deposit (E9). */
  readonly hasReusableBox?: boolean;
  readonly fulfillment: CartFulfillment;
  readonly deliveryAlreadyPaidInPeriod: boolean;
  readonly useBalance: boolean;
  /** Negative is credit, positive is owed (E13). */
  readonly balanceAvailable: Cents;
  readonly items: readonly CartLineInput[];
  readonly fromStorage?: boolean;
};

/** total = itemsTotal + deposits + delivery + fee + gst + pst (spec 9, E12); all in cents. */
export type CartTotals = {
  readonly itemsTotal: Cents;
  readonly deposits: Cents;
  readonly delivery: Cents;
  readonly fee: Cents;
  /** Taxable items, of whichever tax, and the fee. */
  readonly taxBase: Cents;
  /** What each tax is taken on; absent where that is `taxBase`. */
  readonly gstBase?: Cents;
  readonly pstBase?: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
  readonly total: Cents;
  /** What the balance pays, 0 or positive. */
  readonly balanceApplied: Cents;
  readonly amountDue: Cents;
  /** The balance after it was applied; absent when it is not. */
  readonly balanceAfter?: Cents;
};

/** The lines that count: confirmed, with at least one unit (E27). */
export function confirmedLines<Line extends Pick<CartLineInput, 'unsure' | 'quantity'>>(
  items: readonly Line[],
): Line[] {
  return items.filter((line) => !line.unsure && line.quantity > 0);
}

/** The deposit of a line's unit: a box that the customer brings back has no new one (E9). */
export function unitDeposit(
  { deposit, reusableBox }: Pick<CartLineInput, 'deposit' | 'reusableBox'>,
  hasReusableBox: boolean,
): Cents {
  return reusableBox === true && hasReusableBox ? 0 : deposit;
}

function sumPerUnit(lines: readonly CartLineInput[], field: 'price' | 'deposit'): Cents {
  return lines.reduce((sum, line) => cents(sum + cents(line[field]) * cents(line.quantity)), 0);
}

/** The cart's delivery and why it is free, as in `cartTotals`: without confirmed lines it costs nothing. */
export function cartDelivery(
  input: CartTotalsInput,
  { freeDeliveryAbove: freeAbove }: Pick<DayTerms, 'freeDeliveryAbove'>,
): DeliveryPrice {
  const lines = confirmedLines(input.items);
  if (lines.length === 0) return { price: 0, waiver: null };
  return deliveryPrice({ ...input, itemsTotal: sumPerUnit(lines, 'price'), freeAbove });
}

/**
 * What the balance could pay of a total, 0 or positive: a positive balance is owed and never usable (E13, E14). Part of
 * it stays unused where the rest would be below the smallest card payment.
 */
export function usableCredit(balanceAvailable: Cents, total: Cents): Cents {
  const credit = balanceAvailable < 0 ? Math.min(-cents(balanceAvailable), total) : 0;
  const isPayable = credit === total || total - credit >= LEAST_CARD_PAYMENT_CENTS || total < LEAST_CARD_PAYMENT_CENTS;
  return isPayable ? credit : total - LEAST_CARD_PAYMENT_CENTS;
}

/**
 * Every sum of a cart on the terms of a day (spec 9, E1 to E14). Throws RangeError on amounts or quantities that are not
 * whole.
 */
export function cartTotals(input: CartTotalsInput, terms: DayTerms): CartTotals {
  const lines = confirmedLines(input.items);
  const itemsTotal = sumPerUnit(lines, 'price');
  const hasBox = input.hasReusableBox === true;
  const deposits = sumPerUnit(
    lines.map((line) => ({ ...line, deposit: unitDeposit(line, hasBox) })),
    'deposit',
  );
  const delivery = cartDelivery(input, terms).price;
  const fee = lines.some(({ isBasket }) => isBasket !== true) && !input.isSubscribed ? terms.orderFee : 0;
  const taxable = lines.filter((line) => line.taxable);
  const baseOf = (items: readonly CartLineInput[]) => cents(sumPerUnit(items, 'price') + fee);
  const taxBase = baseOf(taxable);
  const gstBase = baseOf(taxable.filter((line) => hasTax(line, 'gst')));
  const pstBase = baseOf(taxable.filter((line) => hasTax(line, 'pst')));
  const taxes = { gst: gst(gstBase, terms.taxes), pst: pst(pstBase, terms.taxes) };
  const total = cents(itemsTotal + deposits + delivery + fee + taxes.gst + taxes.pst);
  const balanceApplied = input.useBalance ? usableCredit(input.balanceAvailable, total) : 0;
  const totals = {
    itemsTotal,
    deposits,
    delivery,
    fee,
    taxBase,
    ...(gstBase !== taxBase && { gstBase }),
    ...(pstBase !== taxBase && { pstBase }),
    ...taxes,
    total,
    balanceApplied,
    amountDue: total - balanceApplied,
  };
  return balanceApplied > 0 ? { ...totals, balanceAfter: input.balanceAvailable + balanceApplied } : totals;
}
