import { describe, expect, test } from 'vitest';
import { isMember, membershipStatus, trialEnd } from './membership.ts';

describe('trialEnd (E62)', () => {
  test.each([
    ['2026-11-24T12:34:00-05:00', '2026-12-24T12:34:00-05:00'],
    ['2026-12-24T09:00:00-05:00', '2027-01-24T09:00:00-05:00'],
    ['2027-01-31T12:00:00-05:00', '2027-02-28T12:00:00-05:00'],
    ['2028-01-30T12:00:00-05:00', '2028-02-29T12:00:00-05:00'],
    // The last evening of October in UTC's November, and over the change of the clocks.
    ['2026-10-31T23:30:00-04:00', '2026-11-30T23:30:00-05:00'],
    ['2027-02-14T02:30:00-05:00', '2027-03-14T03:30:00-04:00'],
  ])('begun %s ends %s', (start, end) => {
    expect(trialEnd(new Date(start)).toISOString()).toBe(new Date(end).toISOString());
  });
});

describe('isMember (F-134)', () => {
  const end = new Date('2026-12-24T12:00:00-05:00');
  const before = new Date(end.getTime() - 1);
  test.each([
    ['trialing', before, true, 'trialing'],
    ['trialing', end, false, 'cancelled'],
    ['active', end, true, 'active'],
    ['past_due', end, true, 'past_due'],
    ['cancelled', before, false, 'cancelled'],
  ] as const)('%s at %s: %s', (status, now, member, shown) => {
    expect(isMember({ status, currentPeriodEnd: end }, now)).toBe(member);
    expect(membershipStatus({ status, currentPeriodEnd: end }, now)).toBe(shown);
  });
  test('who never had one is none', () => expect(isMember(null, end)).toBe(false));
});
