import { describe, expect, it } from 'vitest';
import { isBackNews, timesAfterCheck, type FavouriteTimes } from './favouriteNews.ts';

const start = Date.parse('2026-11-24T12:00:00-05:00');
const at = (ms: number) => new Date(start + ms);
const TWO_WEEKS = 14 * 86_400_000;
const never: FavouriteTimes = { goneAt: null, backAt: null };

describe('a favourite that is back in stock', () => {
  it('is news for two weeks, to the millisecond, and only while it is available', () => {
    const backInStock = { goneAt: at(-1), backAt: at(0) };
    expect([0, TWO_WEEKS, TWO_WEEKS + 1].map((ms) => isBackNews(true, backInStock, at(ms)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isBackNews(false, backInStock, at(0))).toBe(false);
  });

  it('is news even before the job has recorded its return, but only if it was unavailable', () => {
    expect(isBackNews(true, { goneAt: at(-5), backAt: null }, at(0))).toBe(true);
    expect(isBackNews(true, never, at(0))).toBe(false);
  });

  it('gets its times once per change of availability', () => {
    expect(timesAfterCheck(true, never, at(1))).toBeNull();
    const afterSoldOut = timesAfterCheck(false, never, at(2));
    expect(afterSoldOut).toEqual({ goneAt: at(2), backAt: null });
    expect(timesAfterCheck(false, afterSoldOut!, at(3))).toBeNull();
    const backInStock = timesAfterCheck(true, afterSoldOut!, at(4));
    expect(backInStock).toEqual({ goneAt: at(2), backAt: at(4) });
    expect(timesAfterCheck(true, backInStock!, at(5))).toBeNull();
    expect(timesAfterCheck(false, backInStock!, at(6))).toEqual({ goneAt: at(6), backAt: null });
  });
});
