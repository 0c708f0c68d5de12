import { expect, test } from 'vitest';
import { isFormerPrice, isShelfPrice } from './shelfPrice.ts';

test('a price lies between a cent and 9 999,99 $', () => {
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

test('a former price lies above it, or there is none', () => {
  expect([null, 501, 500, 499, 1_000_000].map((former) => isFormerPrice(former, 500))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
