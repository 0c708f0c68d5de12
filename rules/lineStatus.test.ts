import { describe, expect, it } from 'vitest';
import {
  canMarkLine,
  canMissUnits,
  isAssembled,
  isLineSettled,
  LINE_STATUSES,
  missingUnits,
  replaceableUnits,
  sharedWish,
  unsettledUnits,
} from './lineStatus.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

describe('the states of a line', () => {
  it('are settled in the crate, or when it will not come', () => {
    expect(LINE_STATUSES.filter(isLineSettled)).toEqual(['packed', 'missing']);
  });

  it('make an order assembled once all are settled', () => {
    expect(isAssembled(['packed', 'missing'])).toBe(true);
    expect(isAssembled(['missing'])).toBe(true);
    for (const last of ['waiting', 'preparing', 'received'] as const) expect(isAssembled(['packed', last])).toBe(false);
    expect(isAssembled([])).toBe(false);
  });

  it('change while the order is paid, and while units are left', () => {
    const line = { quantity: 2, returned: 0 };
    expect(ORDER_STATUSES.filter((orderStatus) => canMarkLine({ ...line, orderStatus }))).toEqual(['processed']);
    expect(canMarkLine({ quantity: 2, returned: 1, orderStatus: 'processed' })).toBe(true);
    expect(canMarkLine({ quantity: 2, returned: 2, orderStatus: 'processed' })).toBe(false);
  });

  it('count missing units beside any status, and all of them for a line that is missing', () => {
    expect(missingUnits({ status: 'packed', quantity: 6, missing: 1 })).toBe(1);
    expect(missingUnits({ status: 'missing', quantity: 6, missing: 1 })).toBe(6);
  });

  it('leave to refund what is missing, less what was refunded for it, and never more than is left of the line', () => {
    const line = { quantity: 6, missing: 2, returned: 0, missingReturned: 0, replaced: 0 };
    expect(unsettledUnits(line)).toBe(2);
    expect(unsettledUnits({ ...line, returned: 1, missingReturned: 1 })).toBe(1);
    expect(unsettledUnits({ ...line, returned: 5 })).toBe(1);
    expect(unsettledUnits({ ...line, missing: 6, returned: 2 })).toBe(4);
    expect(unsettledUnits({ ...line, missing: 6, returned: 6, missingReturned: 6 })).toBe(0);
    expect(unsettledUnits({ ...line, replaced: 1 })).toBe(1);
    expect(unsettledUnits({ ...line, missing: 6, missingReturned: 1, returned: 1, replaced: 5 })).toBe(0);
  });

  it('may be replaced where the shopper wants it, as far as they are missing and not refunded (ADR 78)', () => {
    const line = { quantity: 6, missing: 3, returned: 1, missingReturned: 1 };
    expect(replaceableUnits({ ...line, ifMissing: 'replacement' })).toBe(2);
    expect(replaceableUnits({ ...line, ifMissing: 'refund' })).toBe(0);
  });

  it('have one wish where all lines agree', () => {
    expect(sharedWish(['refund', 'refund'])).toBe('refund');
    expect(sharedWish(['refund', 'replacement'])).toBeNull();
    expect(sharedWish([])).toBeNull();
  });

  it('allow fewer missing units than the line has, and no fewer than were refunded', () => {
    const line = { quantity: 6, missingReturned: 2 };
    expect([-1, 1, 2, 5, 6, 2.5].filter((units) => canMissUnits(line, units))).toEqual([2, 5]);
  });
});
