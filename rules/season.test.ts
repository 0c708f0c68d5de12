import { describe, expect, it } from 'vitest';
import { isInSeason, readSeason } from './season.ts';

describe('readSeason', () => {
  it('reads months and what they bring', () => {
    expect(readSeason('4-6 asperges, rhubarbe')).toEqual({ from: 4, to: 6, name: 'asperges, rhubarbe' });
    expect(readSeason('10-3 courges')).toEqual({ from: 10, to: 3, name: 'courges' });
    expect(readSeason('9 raisins')).toEqual({ from: 9, to: 9, name: 'raisins' });
  });

  it.each(['', 'asperges', '4-6', '0-3 a', '4-13 a', '13 a', '4-6asperges', '100-2 a'])(
    'reads nothing from “%s”',
    (text) => {
      expect(readSeason(text)).toBeNull();
    },
  );
});

describe('isInSeason', () => {
  it.each([
    [4, 6, [4, 5, 6]],
    [10, 3, [1, 2, 3, 10, 11, 12]],
    [9, 9, [9]],
    [1, 12, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
  ])('is on from month %i to %i in %j', (from, to, months) => {
    const all = Array.from({ length: 12 }, (_, index) => index + 1);
    expect(all.filter((month) => isInSeason({ from, to }, month))).toEqual(months);
  });
});
