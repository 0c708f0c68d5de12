import type { Cents } from './money.ts';

/** What a cart costs beside its articles, in the order of its rows (design 7). */
const CHARGES = ['deposits', 'delivery', 'fee', 'taxes'] as const;
export type Charge = (typeof CHARGES)[number];

/** The server's sums of a cart, in cents. credit: what credit would pay of the total. */
export type SummedCart = {
  readonly items: Cents;
  readonly deposits: Cents;
  readonly delivery: Cents;
  readonly fee: Cents;
  readonly gst: Cents;
  readonly pst: Cents;
  readonly total: Cents;
  readonly credit: Cents;
};

/** awaitsPlace: the place in view is still to be chosen, and what delivery costs with it. paysWithCredit: step 3 uses the credit. */
export type SumMoment = { readonly awaitsPlace?: boolean; readonly paysWithCredit?: boolean };

export type CartSum = {
  /** Cents: the whole cart, or what credit leaves to pay of it. */
  readonly amount: Cents;
  /** Cents of the whole cart that are not for articles: `total - charged` is what the articles cost. */
  readonly charged: Cents;
  /** What they are for. */
  readonly charges: readonly Charge[];
  /** Credit pays a part. */
  readonly isRemainder: boolean;
};

/**
 * The one sum of a cart (F-089, spec 9: items + deposits + delivery + fee + taxes): the same on every page's bar and button,
 * in the drawer and on the cart page.
 */
export function cartSum(sums: SummedCart, { awaitsPlace = false, paysWithCredit = false }: SumMoment = {}): CartSum {
  const delivery = awaitsPlace ? 0 : sums.delivery;
  const total = sums.total - sums.delivery + delivery;
  const parts = { deposits: sums.deposits, delivery, fee: sums.fee, taxes: sums.gst + sums.pst };
  const isRemainder = paysWithCredit && sums.credit > 0;
  return {
    amount: isRemainder ? total - sums.credit : total,
    charged: total - sums.items,
    charges: CHARGES.filter((charge) => parts[charge] > 0),
    isRemainder,
  };
}
