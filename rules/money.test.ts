import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, formatAmount, formatCents, halfUp } from './money.ts';
import { readDollars } from './typedAmount.ts';

const replaceSpaces = (text: string) => text.replace(/[\u00A0\u202F]/g, ' ');

describe('cents', () => {
  it.each([0, 1, -1438, 1_999_000, Number.MAX_SAFE_INTEGER])('accepts the whole number %d', (value) => {
    expect(cents(value)).toBe(value);
  });
  it.each([0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('rejects %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });
  it('returns 0 for -0', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('halfUp', () => {
  it.each([
    [1, 2, 1],
    [3, 2, 2],
    [5, 2, 3],
    [49, 100, 0],
    [50, 100, 1],
    [0, 7, 0],
  ])('rounds %d / %d to %d', (numerator, denominator, rounded) => {
    expect(halfUp(numerator, denominator)).toBe(rounded);
  });
  it.each([
    [-1, 2],
    [1, 0],
    [1, -2],
    [0.5, 2],
    [1, 0.5],
    [Number.MAX_SAFE_INTEGER, 2],
  ])('rejects %d / %d', (numerator, denominator) => {
    expect(() => halfUp(numerator, denominator)).toThrow(RangeError);
  });
  it('returns the integer nearest to the exact fraction, the upper one of two', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 40), fc.integer({ min: 1, max: 2 ** 30 }), (numerator, denominator) => {
        const doubled = BigInt(halfUp(numerator, denominator)) * 2n * BigInt(denominator);
        const error = doubled - 2n * BigInt(numerator);
        expect(error > -BigInt(denominator) && error <= BigInt(denominator)).toBe(true);
      }),
    );
  });
});

describe('formatCents (F-187, E16, E54)', () => {
  it.each([
    [0, '0,00 $'],
    [5, '0,05 $'],
    [500, '5,00 $'],
    [695, '6,95 $'],
    [21_485_050, '214 850,50 $'],
    [-1438, '\u221214,38 $'],
  ])('writes %d as %s', (amount, text) => {
    expect(replaceSpaces(formatCents(amount))).toBe(text);
  });
  it('contains no line break', () => {
    expect(formatCents(21_485_050)).not.toContain(' ');
  });
  it('rejects what is not whole cents', () => {
    expect(() => formatCents(5.5)).toThrow(RangeError);
  });
  it('loses no cent at any size', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const digits = formatCents(amount).replace(/\D/g, '');
        expect(Number(digits)).toBe(Math.abs(amount));
      }),
    );
  });
});

describe('amounts as people write them', () => {
  it.each([
    ['4,50', 450],
    ['4.50', 450],
    ['4,50 $', 450],
    ['$4.5', 450],
    [' 4 ', 400],
    ['0,05', 5],
    ['1\u00A0234,50\u00A0$', 123_450],
    ['1,234.50', 123_450],
    ['-3', -300],
    ['', null],
    ['$', null],
    ['4$5', null],
    ['$4$', null],
    ['4,505', null],
    ['4,5,0', null],
    ['quatre', null],
    ['1e3', null],
    ['4.50.', null],
    ['9999999999', null],
  ])('reads %j as %j', (text, expected) => expect(readDollars(text)).toBe(expected));
});

it.each([
  [1025, 'cad', '10,25 $'],
  [1025, 'eur', '10,25 €'],
  [4500, 'jpy', '4 500 ¥'],
])('formats %i of the smallest unit of %s', (amount, currency, text) => {
  expect(replaceSpaces(formatAmount(amount, currency))).toBe(text);
});
