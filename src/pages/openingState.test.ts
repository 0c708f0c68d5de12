import { expect, it } from 'vitest';
import { OPENING_HOURS } from '#rules/constants.ts';
import { closedDaysOf } from '#rules/period.ts';
import { openingState } from './openingState.ts';

// 24 November 2026 is a Tuesday; the market is five hours behind UTC.
it.each([
  ['2026-11-24T13:59:59Z', { open: false, opens: new Date('2026-11-24T14:00:00Z'), today: true }],
  ['2026-11-24T14:00:00Z', { open: true, until: '17:00' }],
  ['2026-11-24T21:59:59Z', { open: true, until: '17:00' }],
  ['2026-11-24T22:00:00Z', { open: false, opens: new Date('2026-11-25T14:00:00Z'), today: false }],
  ['2026-11-27T23:00:00Z', { open: false, opens: new Date('2026-12-01T14:00:00Z'), today: false }],
])('says whether the hall is open at %s (F-053)', (now, expected) => {
  expect(openingState(new Date(now), OPENING_HOURS, new Set())).toEqual(expected);
});

it('says that the hall is closed in a closed week, and when it opens after it', () => {
  const christmas = closedDaysOf({ closedWeeks: new Set(['2026-12-18']), plans: [] });
  const expected = { open: false, opens: new Date('2026-12-29T14:00:00Z'), today: false };
  expect(openingState(new Date('2026-12-23T16:00:00Z'), OPENING_HOURS, christmas)).toEqual(expected);
});
