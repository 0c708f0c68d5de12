import { expect, it } from 'vitest';
import { cardExpiry } from './cardExpiry.ts';

it.each([
  // The market's midnight of January 1, 2027 is 05:00 UTC.
  [{ month: 12, year: 2026 }, '2026-12-02T04:59:59Z', 'valid'],
  [{ month: 12, year: 2026 }, '2026-12-02T05:00:00Z', 'soon'],
  [{ month: 12, year: 2026 }, '2027-01-01T04:59:59Z', 'soon'],
  [{ month: 12, year: 2026 }, '2027-01-01T05:00:00Z', 'expired'],
  [{ month: 2, year: 2028 }, '2028-02-29T12:00:00Z', 'soon'],
  [{ month: 2, year: 2028 }, '2028-03-01T05:00:00Z', 'expired'],
  [{ month: 11, year: 2027 }, '2026-12-02T12:00:00Z', 'valid'],
] as const)('a card of %j at %s: %s', (card, now, expiry) => {
  expect(cardExpiry(card, new Date(now))).toBe(expiry);
});
