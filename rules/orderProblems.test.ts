import { describe, expect, it } from 'vitest';
import { problemsUntil, reportableUnits } from './orderProblems.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

const slot = { from: new Date('2026-12-03T15:00:00-05:00'), to: new Date('2026-12-03T18:00:00-05:00') };
const until = new Date('2026-12-10T18:00:00-05:00');
const before = new Date(slot.from.getTime() - 1);

describe('problemsUntil', () => {
  it('begins with the slot, or with an earlier handover, for each status', () => {
    const reportable = (now: Date) => ORDER_STATUSES.filter((status) => problemsUntil({ status, slot }, now) !== null);
    expect(reportable(before)).toEqual(['shipped', 'completed']);
    expect(reportable(slot.from)).toEqual(['processed', 'fulfilled', 'shipped', 'completed']);
  });
  it('ends seven days after the slot, exclusively', () => {
    const at = (now: Date) => problemsUntil({ status: 'completed', slot }, now);
    expect(at(new Date(until.getTime() - 1))).toEqual(until);
    expect(at(until)).toBeNull();
  });
  it('is null without a slot', () => {
    expect(problemsUntil({ status: 'completed', slot: null }, until)).toBeNull();
  });
});

describe('reportableUnits', () => {
  const line = { quantity: 5, missing: 0, returned: 0, missingReturned: 0, replaced: 0 };
  it('leaves out what was refunded, and what the market refunds by itself', () => {
    expect(reportableUnits(line)).toBe(5);
    expect(reportableUnits({ ...line, returned: 2 })).toBe(3);
    expect(reportableUnits({ ...line, missing: 2 })).toBe(3);
    expect(reportableUnits({ ...line, missing: 2, replaced: 2 })).toBe(5);
    expect(reportableUnits({ ...line, missing: 2, returned: 2, missingReturned: 2 })).toBe(3);
  });
});
