import type { Cents } from './money.ts';
import type { CartLineInput } from './totals.ts';

/** A recurring basket as the sums see it; cents per delivery, `taxablePrice` the part of `price` that is taxed. */
export type PricedBasket = { readonly price: Cents; readonly taxablePrice: Cents; readonly deposit: Cents };

/** A basket's two parts, the untaxed and the taxed one: neither brings an order fee by itself (E52). */
export function basketParts({ price, taxablePrice, deposit }: PricedBasket, unsure = false): CartLineInput[] {
  const part = { quantity: 1, unsure, isBasket: true };
  return [
    { ...part, price: price - taxablePrice, deposit, taxable: false },
    { ...part, price: taxablePrice, deposit: 0, taxable: true },
  ];
}
