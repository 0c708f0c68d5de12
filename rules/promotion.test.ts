import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { promotionCases } from '../tests/support/moneyCases.ts';
import { discountShares, promotionDiscount } from './promotion.ts';

describe('a promotion code (E12)', () => {
  it.each(promotionCases)('deducts: $id $title', ({ of, percentOff, discount, charged }) => {
    expect(promotionDiscount(of.expected.itemsTotal, percentOff)).toBe(discount);
    expect(of.expected.total - discount).toBe(charged);
  });

  it('deducts whole cents, at most the price of the goods, all of it at 100 %', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 1, max: 100 }), (items, percent) => {
        const off = promotionDiscount(items, percent);
        expect(Number.isInteger(off) && off >= 0 && off <= items).toBe(true);
        expect(Math.abs(off - (items * percent) / 100)).toBeLessThanOrEqual(0.5);
      }),
    );
    expect(promotionDiscount(2599, 100)).toBe(2599);
  });

  it.each([0, -10, 101, 10.5, Number.NaN])('rejects %d %%', (percent) => {
    expect(() => promotionDiscount(1000, percent)).toThrow(RangeError);
  });
});

describe('the shares of a discount', () => {
  const line = (price: number, quantity = 1) => ({ price, quantity });
  it.each([
    [100, [line(500), line(500), line(500)], [33, 34, 33]],
    [1, [line(500), line(500)], [1, 0]],
    [250, [line(1000, 2), line(500)], [200, 50]],
    [9999, [line(700), line(300)], [700, 300]],
    [50, [line(0), line(0)], [0, 0]],
  ])('of %d cents are whole cents that add up', (discount, lines, shares) => {
    expect(discountShares(discount, lines)).toEqual(shares);
  });
});
