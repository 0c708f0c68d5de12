import { cents } from './money.ts';
import type { Cents } from './money.ts';
import { gst, pst } from './taxes.ts';
import type { TaxRates } from './taxes.ts';

/** What a cart costs beside its items, in the order of its rows (design 7). */
const CHARGES = ['deposits', 'delivery', 'fee', 'taxes'] as const;
export type Charge = (typeof CHARGES)[number];

/** The server's sums of a cart, in cents. credit: what the balance could pay of the total. */
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

/** awaitsPlace: no place is chosen yet, so delivery has no price. paysWithCredit: step 3 uses the balance. */
export type SumMoment = { readonly awaitsPlace?: boolean; readonly paysWithCredit?: boolean };

export type CartSum = {
  /** Cents: the whole cart, or what the balance leaves to pay. */
  readonly amount: Cents;
  /** Cents of the whole cart that are not for items: `total - charged` is the price of the items. */
  readonly charged: Cents;
  /** What `charged` consists of. */
  readonly charges: readonly Charge[];
  /** The balance pays a part. */
  readonly isRemainder: boolean;
};

/**
 * The total of a cart as every bar, button, drawer and page shows it (F-089, spec 9: items + deposits + delivery + fee
 * + taxes).
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

/**
 * Cents that a membership would take off a cart: the order fee and what it adds to both taxes. 0 without a fee.
 * gstBase, pstBase: what each tax is taken on, the fee included.
 */
export function membershipSaving(
  { fee, gstBase, pstBase }: { readonly fee: Cents; readonly gstBase: Cents; readonly pstBase: Cents },
  taxes: TaxRates,
): Cents {
  const onGst = gst(gstBase, taxes) - gst(gstBase - fee, taxes);
  const onPst = pst(pstBase, taxes) - pst(pstBase - fee, taxes);
  return cents(fee + onGst + onPst);
}
