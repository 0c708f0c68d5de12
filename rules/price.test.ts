import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badgeCases } from '../tests/support/moneyCases.ts';
import { discountPercent, isFormerPrice, isShelfPrice } from './price.ts';

describe('discountPercent (F-065, E10)', () => {
  it('has nine worked cases', () => {
    expect(badgeCases).toHaveLength(9);
  });
  it.each(badgeCases)('shows for $comparedAtPrice to $price: $percent', ({ price, comparedAtPrice, percent }) => {
    expect(discountPercent(price, comparedAtPrice)).toBe(percent);
  });
  it('shows no badge without a former price', () => {
    expect(discountPercent(500, undefined)).toBeNull();
  });
  it('rounds an exact half up: 995 of 1000 is 1 %', () => {
    expect(discountPercent(995, 1000)).toBe(1);
  });
  it('is between 0 and 100 % for a price from 0 up to the former one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat(10_000_000), (compared, drop) => {
        const percent = discountPercent(compared - Math.min(compared, drop + 1), compared);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

it('accepts prices from a cent to 9 999,99 $', () => {
  expect([-1, 0, 1, 999_999, 1_000_000, 1.5, Number.NaN].map(isShelfPrice)).toEqual([
    false,
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('requires a former price above the price, or none', () => {
  expect([null, 501, 500, 499, 1_000_000].map((former) => isFormerPrice(former, 500))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
