import { expect, it } from 'vitest';
import { basketParts } from './basketParts.ts';
import { DEFAULT_DAY_TERMS } from './marketTerms.ts';
import { cartTotals } from './totals.ts';

const basket = { price: 4900, taxablePrice: 1900, deposit: 80 };
const cart = {
  isSubscribed: false,
  fulfillment: { type: 'pickup' as const },
  deliveryAlreadyPaidInPeriod: false,
  useBalance: false,
  balanceAvailable: 0,
};
const bread = { price: 900, quantity: 1, taxable: false, deposit: 0, unsure: false };

it('counts price and deposit once, taxes the taxable part, and adds no fee by itself (E52)', () => {
  expect(cartTotals({ ...cart, items: basketParts(basket) }, DEFAULT_DAY_TERMS)).toMatchObject({
    itemsTotal: 4900,
    deposits: 80,
    fee: 0,
    taxBase: 1900,
    total: 5265,
  });
});

it('keeps the taxed order fee of other goods', () => {
  const sums = cartTotals({ ...cart, items: [bread, ...basketParts(basket)] }, DEFAULT_DAY_TERMS);
  expect(sums).toMatchObject({ itemsTotal: 5800, fee: 500, taxBase: 2400 });
  expect(
    cartTotals({ ...cart, isSubscribed: true, items: [bread, ...basketParts(basket)] }, DEFAULT_DAY_TERMS).fee,
  ).toBe(0);
});

it('leaves a proposed basket out of all totals', () => {
  expect(cartTotals({ ...cart, items: basketParts(basket, true) }, DEFAULT_DAY_TERMS)).toMatchObject({
    total: 0,
    deposits: 0,
  });
});
