import type { DayTerms } from './marketTerms.ts';
import type { Cents } from './money.ts';
import { cartTotals } from './totals.ts';
import type { CartLineInput, CartTotals } from './totals.ts';

/** A recurring basket as the totals need it: cents per delivery; `taxablePrice` is the taxed part of `price`. */
export type PricedBasket = { readonly price: Cents; readonly taxablePrice: Cents; readonly deposit: Cents };

/** Splits a basket into an untaxed and a taxed line. Neither brings an order fee by itself (E52). */
export function basketParts({ price, taxablePrice, deposit }: PricedBasket, unsure = false): CartLineInput[] {
  const part = { quantity: 1, unsure, isBasket: true };
  return [
    { ...part, price: price - taxablePrice, deposit, taxable: false },
    { ...part, price: taxablePrice, deposit: 0, taxable: true },
  ];
}

/**
 * What each basket costs at a place (`zone` null: picked up), before another order of its week pays the delivery: the
 * total that a subscriber agrees to (E52, E69).
 */
export const usualBasketTotals = (
  basket: PricedBasket,
  zone: { readonly price: Cents } | null,
  terms: DayTerms,
): CartTotals =>
  cartTotals(
    {
      items: basketParts(basket),
      fulfillment: zone ? { type: 'ship', zonePrice: zone.price } : { type: 'pickup' },
      isSubscribed: false,
      hasReusableBox: false,
      deliveryAlreadyPaidInPeriod: false,
      useBalance: false,
      balanceAvailable: 0,
    },
    terms,
  );
