import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from './marketTerms.ts';
import { gst, pst, withTaxes } from './taxes.ts';

/** The exact rational, rounded half-up, in integers without a limit: owes nothing to the code under test. */
const exact = (base: number, numerator: bigint, denominator: bigint) =>
  Number((BigInt(base) * numerator * 2n + denominator) / (denominator * 2n));

describe('taxes (F-188, E1)', () => {
  it.each([
    [500, 25, 50],
    [10_000, 500, 998],
    [50, 3, 5],
    [30, 2, 3],
    [2000, 100, 200],
    [6000, 300, 599],
    [14_000, 700, 1397],
    [1030, 52, 103],
    [0, 0, 0],
  ])('charges on %d: gst %d, pst %d', (base, federal, provincial) => {
    expect([gst(base, DEFAULT_TAXES), pst(base, DEFAULT_TAXES), withTaxes(base, DEFAULT_TAXES)]).toEqual([
      federal,
      provincial,
      base + federal + provincial,
    ]);
  });
  it('equal the exact fraction for every base up to 2,000.00 $', () => {
    for (let base = 0; base <= 200_000; base += 1) {
      if (gst(base, DEFAULT_TAXES) !== exact(base, 5n, 100n)) expect.fail(`gst of ${base}`);
      if (pst(base, DEFAULT_TAXES) !== exact(base, 9975n, 100_000n)) expect.fail(`pst of ${base}`);
    }
  });
  it('equal the exact fraction for any base up to a billion dollars', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000_000), (base) => {
        expect(gst(base, DEFAULT_TAXES)).toBe(exact(base, 5n, 100n));
        expect(pst(base, DEFAULT_TAXES)).toBe(exact(base, 9975n, 100_000n));
      }),
    );
  });
  it.each([-1, 0.5, Number.NaN])('reject a base of %d', (base) => {
    expect(() => gst(base, DEFAULT_TAXES)).toThrow(RangeError);
    expect(() => pst(base, DEFAULT_TAXES)).toThrow(RangeError);
  });
});
