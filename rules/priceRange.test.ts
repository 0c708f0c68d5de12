import { expect, it } from 'vitest';
import { priceBands, readPriceRange } from './priceRange.ts';

it('reads a range of dollars into cents, open on either side', () => {
  expect(readPriceRange('5-10')).toEqual({ from: 500, to: 1000 });
  expect(readPriceRange('0-12.50')).toEqual({ from: 0, to: 1250 });
  expect(readPriceRange('-5')).toEqual({ from: null, to: 500 });
  expect(readPriceRange('40-')).toEqual({ from: 4000, to: null });
  expect(readPriceRange('7-7')).toEqual({ from: 700, to: 700 });
});

it('reads no range in anything else', () => {
  for (const text of ['', '-', '5', '10-5', '5-10-20', '5,50-6', '1.5-2', '-5-', 'a-b', '99999-', ' 5-10'])
    expect(readPriceRange(text), text).toBeNull();
});

it('offers ranges that together contain every price', () => {
  const bands = priceBands.map((band) => readPriceRange(band));
  expect(bands[0]?.from).toBeNull();
  expect(bands.at(-1)?.to).toBeNull();
  for (const [index, band] of bands.slice(1).entries()) expect(band?.from).toBe(bands[index]?.to);
});
