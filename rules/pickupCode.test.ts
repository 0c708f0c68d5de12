import { expect, it } from 'vitest';
import { pickupCode } from './pickupCode.ts';

const letterOf = (number: number) => pickupCode(number).at(-1);

it('consists of the last three digits and a check letter, without a line break', () => {
  expect(pickupCode(20418)).toBe('418\u00A0R');
  expect(pickupCode(7)).toMatch(/^007\u00A0[A-Z]$/);
  expect(pickupCode(21_000)).toMatch(/^000\u00A0[A-Z]$/);
  for (const wrong of [0, -1, 2.5, Number.NaN]) expect(() => pickupCode(wrong)).toThrow(RangeError);
});

it('differs among 23,000 consecutive numbers, then repeats', () => {
  const codes = new Set(Array.from({ length: 23_000 }, (_, step) => pickupCode(20_000 + step)));
  expect(codes.size).toBe(23_000);
  expect(pickupCode(43_000)).toBe(pickupCode(20_000));
});

it('changes its letter for one wrong digit or two swapped neighbours', () => {
  for (const number of [20_418, 31_007, 29_990]) {
    const digits = [...String(number)];
    digits.forEach((digit, at) => {
      for (const other of '0123456789')
        if (other !== digit) expect(letterOf(Number(digits.with(at, other).join('')))).not.toBe(letterOf(number));
      const next = digits[at + 1];
      if (next !== undefined && next !== digit)
        expect(
          letterOf(
            Number(
              digits
                .with(at, next)
                .with(at + 1, digit)
                .join(''),
            ),
          ),
        ).not.toBe(letterOf(number));
    });
  }
});
