import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from './marketTerms.ts';
import { isMember, isRenewalDue, membershipStatus, membershipTaxes, trialEnd } from './membership.ts';

describe('trialEnd (E62)', () => {
  it.each([
    ['2026-11-24T12:34:00-05:00', '2026-12-24T12:34:00-05:00'],
    ['2026-12-24T09:00:00-05:00', '2027-01-24T09:00:00-05:00'],
    ['2027-01-31T12:00:00-05:00', '2027-02-28T12:00:00-05:00'],
    ['2028-01-30T12:00:00-05:00', '2028-02-29T12:00:00-05:00'],
    // The last evening of October in UTC's November, and over the change of the clocks.
    ['2026-10-31T23:30:00-04:00', '2026-11-30T23:30:00-05:00'],
    ['2027-02-14T02:30:00-05:00', '2027-03-14T03:30:00-04:00'],
  ])('ends a trial begun %s on %s', (start, end) => {
    expect(trialEnd(new Date(start), 1).toISOString()).toBe(new Date(end).toISOString());
  });
});

describe('isMember (F-134)', () => {
  const end = new Date('2026-12-24T12:00:00-05:00');
  const before = new Date(end.getTime() - 1);
  it.each([
    ['trialing', before, false, false, 'trialing'],
    ['trialing', end, false, false, 'cancelled'],
    // With a card the provider says how it goes on, however late (E62).
    ['trialing', end, true, false, 'trialing'],
    ['trialing', end, true, true, 'cancelled'],
    ['active', end, true, false, 'active'],
    ['active', before, true, true, 'active'],
    ['active', end, true, true, 'cancelled'],
    ['active', end, false, false, 'cancelled'],
    ['past_due', end, true, false, 'past_due'],
    ['cancelled', before, true, false, 'cancelled'],
  ] as const)(
    'is, for %s at %s, billed %s, cancelled at its end %s: %s',
    (status, now, isBilled, cancelAtPeriodEnd, expected) => {
      const membership = { status, currentPeriodEnd: end, isBilled, cancelAtPeriodEnd };
      expect(membershipStatus(membership, now)).toBe(expected);
      expect(isMember(membership, now)).toBe(expected !== 'cancelled');
    },
  );
  it('is false for somebody who never had one', () => expect(isMember(null, end)).toBe(false));
});

describe('isRenewalDue (E24, F-139)', () => {
  const end = new Date('2026-12-24T12:00:00-05:00');
  const year = { status: 'active', currentPeriodEnd: end, isBilled: true, cancelAtPeriodEnd: true } as const;
  const at = (ms: number) => new Date(end.getTime() - ms);
  const WINDOW_MS = 31 * 86_400 * 1000;
  it.each([
    [WINDOW_MS + 1, false],
    [WINDOW_MS, true],
    [1, true],
    [0, false],
    [-1, false],
  ])('answers %d ms before the end: %s', (ms, due) => expect(isRenewalDue(year, at(ms))).toBe(due));
  it.each([
    { status: 'trialing' },
    { status: 'past_due' },
    { status: 'cancelled' },
    { cancelAtPeriodEnd: false },
  ] as const)('is never due for %j', (change) => expect(isRenewalDue({ ...year, ...change }, at(1))).toBe(false));
});

describe('membershipTaxes (E47)', () => {
  it.each([
    [3000, 3449, { gst: 150, pst: 299 }],
    [4000, 4599, { gst: 200, pst: 399 }],
    [3000, 3000, { tax: 0 }],
    // Another province's, and one cent less than Québec's.
    [3000, 3390, { tax: 390 }],
    [3000, 3448, { tax: 448 }],
  ])('are, of %d cents charged as %d, %j', (subtotal, total, taxes) => {
    expect(membershipTaxes({ subtotal, total }, DEFAULT_TAXES)).toEqual(taxes);
  });
});
