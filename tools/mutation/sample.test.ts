import { describe, expect, it } from 'vitest';
import { marginOf, sampleOf } from './sample.ts';

const numbers = Array.from({ length: 200 }, (_, at) => at);
const sampled = (items: number[], size: number, seed = '') => sampleOf(items, size, seed, String);

describe('a sample', () => {
  it('is the same each time, and another one for another seed', () => {
    expect(sampled(numbers, 20)).toEqual(sampled(numbers.toReversed(), 20));
    expect(sampled(numbers, 20)).not.toEqual(sampled(numbers, 20, 'other'));
    expect(new Set(sampled(numbers, 20)).size).toBe(20);
  });
  it('keeps what it had of the rest when some are gone', () => {
    const before = sampled(numbers, 20);
    const without = numbers.filter((number) => number % 10 > 0);
    expect(sampled(without, 20)).toEqual(expect.arrayContaining(before.filter((number) => number % 10 > 0)));
  });
  it('is everything where there is no more', () => {
    expect(sampled(numbers, Infinity).toSorted((a, b) => a - b)).toEqual(numbers);
  });
});

describe('the margin of a score', () => {
  it.each([
    [54, 60, 400, 7.5],
    [60, 60, 400, 3.9],
    [30, 60, 400, 11.3],
    [0, 0, 400, 0],
    [350, 400, 400, 0],
  ])('of %i killed of %i measured of %i is %f points', (killed, measured, all, margin) => {
    expect(marginOf(killed, measured, all)).toBeCloseTo(margin, 1);
  });
});
