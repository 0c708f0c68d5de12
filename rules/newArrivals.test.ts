import { expect, it } from 'vitest';
import { isNewProduct, isNewSeller } from './newArrivals.ts';

const joined = new Date('2026-11-01T14:00:00Z');

it.each([
  ['2026-11-01T13:59:59.999Z', false],
  ['2026-11-01T14:00:00Z', true],
  ['2026-12-01T13:59:59.999Z', true],
  ['2026-12-01T14:00:00Z', false],
])('counts a producer of November 1 at %s as new: %s (F-076)', (now, expected) => {
  expect(isNewSeller(joined, new Date(now))).toBe(expected);
});

it.each([
  ['2026-11-01T13:59:59.999Z', false],
  ['2026-11-01T14:00:00Z', true],
  ['2026-11-08T13:59:59.999Z', true],
  ['2026-11-08T14:00:00Z', false],
])('counts a product of November 1 at %s as new: %s', (now, expected) => {
  expect(isNewProduct(joined, new Date(now))).toBe(expected);
});
