import { expect, it } from 'vitest';
import { parseAmount } from './typedAmount.ts';

it.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.50 $', 1250],
  ['$0.05', 5],
  ['0,01', 1],
  [' 1 200,00 $ ', 120_000],
  ['0', 0],
])('%s dollars are %d cents', (typed, cents) => {
  expect(parseAmount(typed)).toBe(cents);
});

it.each(['', ' ', '-5', '+5', '1,200', '1.234', '12,', ',50', '1,2,3', '1e3', '12a', '12345678'])(
  '%j is no amount',
  (typed) => {
    expect(parseAmount(typed)).toBeNull();
  },
);
