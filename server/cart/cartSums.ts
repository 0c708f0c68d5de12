import type { Totals } from '#generated/schemaTypes.ts';
import type { DayTerms } from '#rules/marketTerms.ts';
import { cartDelivery, cartTotals, usableCredit } from '#rules/totals.ts';
import type { CartLineInput, CartTotalsInput } from '#rules/totals.ts';
import type { Standing } from './standingStore.ts';

/** The place of a cart: a location or a zone, or neither. */
export type ChosenPlace = { location: unknown; zone: { price: number } | null };

/** The place of a cart as the totals need it. */
export function fulfillmentOf({ location, zone }: ChosenPlace): CartTotalsInput['fulfillment'] {
  if (zone) return { type: 'ship', zonePrice: zone.price };
  return location ? { type: 'pickup' } : { type: 'none' };
}

/** The totals of a cart by the schema's names; `credit` is what the balance would pay if it were used. */
export function cartSums(
  items: readonly CartLineInput[],
  place: ChosenPlace,
  standing: Standing,
  terms: DayTerms,
): Totals {
  const input: CartTotalsInput = {
    isSubscribed: standing.isSubscribed,
    hasReusableBox: standing.hasReusableBox,
    fulfillment: fulfillmentOf(place),
    deliveryAlreadyPaidInPeriod: standing.deliveryAlreadyPaid,
    useBalance: false,
    balanceAvailable: standing.balance,
    items,
  };
  const sums = cartTotals(input, terms);
  return {
    items: sums.itemsTotal,
    deposits: sums.deposits,
    delivery: sums.delivery,
    deliveryWaiver: cartDelivery(input, terms).waiver,
    freeDeliveryAbove: terms.freeDeliveryAbove,
    fee: sums.fee,
    taxBase: sums.taxBase,
    gstBase: sums.gstBase ?? sums.taxBase,
    pstBase: sums.pstBase ?? sums.taxBase,
    gst: sums.gst,
    pst: sums.pst,
    gstRate: terms.taxes.gst,
    pstRate: terms.taxes.pst,
    total: sums.total,
    credit: usableCredit(input.balanceAvailable, sums.total),
  };
}
