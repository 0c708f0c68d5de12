import { describe, expect, it } from 'vitest';
import {
  type ComingLine,
  removableUnits,
  canMarkLine,
  canMissUnits,
  comingUnits,
  isAssembled,
  isLineSettled,
  LINE_STATUSES,
  type LineStatus,
  missingUnits,
  nothingComes,
  replaceableUnits,
  sharedChoice,
  unsettledUnits,
} from './lineStatus.ts';
import { ORDER_STATUSES } from './orderStatus.ts';

describe('line status', () => {
  it('settles a line that is in the crate or missing', () => {
    expect(LINE_STATUSES.filter((status) => isLineSettled({ status, quantity: 1 }))).toEqual(['packed', 'missing']);
    expect(LINE_STATUSES.every((status) => isLineSettled({ status, quantity: 0 }))).toBe(true);
  });

  const lineOf = (status: LineStatus, more: Partial<ComingLine> = {}): ComingLine => ({
    status,
    quantity: 2,
    missing: 0,
    replaced: 0,
    isBox: false,
    ...more,
  });

  it.each([
    [{ quantity: 7, missing: 2, returned: 0, missingReturned: 0 }, 5],
    [{ quantity: 7, missing: 2, returned: 3, missingReturned: 2 }, 4],
    [{ quantity: 7, missing: 2, returned: 3, missingReturned: 0 }, 2],
    [{ quantity: 7, missing: 7, returned: 7, missingReturned: 7 }, 0],
    // Refunded before they were missing.
    [{ quantity: 7, missing: 7, returned: 4, missingReturned: 3 }, 0],
  ])('expects of %j neither what is missing nor what was refunded: %i', (units, coming) =>
    expect(comingUnits(units)).toBe(coming),
  );

  it('completes an order once all of its lines are settled and something comes', () => {
    expect(isAssembled([lineOf('packed'), lineOf('missing')])).toBe(true);
    expect(isAssembled([lineOf('missing')])).toBe(false);
    expect(isAssembled([lineOf('missing', { replaced: 1 })])).toBe(true);
    for (const last of ['waiting', 'preparing', 'received'] as const)
      expect(isAssembled([lineOf('packed'), lineOf(last)])).toBe(false);
    expect(isAssembled([])).toBe(false);
  });

  it('finds orders of which no unit comes, whatever happens to the box (E70)', () => {
    const box = lineOf('packed', { isBox: true });
    expect(nothingComes([lineOf('missing'), lineOf('missing')])).toBe(true);
    expect(nothingComes([lineOf('missing'), box])).toBe(true);
    expect(nothingComes([lineOf('missing'), lineOf('waiting')])).toBe(false);
    expect(nothingComes([lineOf('received', { missing: 1 })])).toBe(false);
    expect(nothingComes([lineOf('missing', { replaced: 1 })])).toBe(false);
    expect(nothingComes([box])).toBe(false);
    expect(nothingComes([{ ...box, status: 'missing' }])).toBe(true);
    expect(nothingComes([])).toBe(false);
  });

  it('may change while the order is paid and units are left', () => {
    const line = { quantity: 2, returned: 0 };
    expect(ORDER_STATUSES.filter((orderStatus) => canMarkLine({ ...line, orderStatus }))).toEqual(['processed']);
    expect(canMarkLine({ quantity: 2, returned: 1, orderStatus: 'processed' })).toBe(true);
    expect(canMarkLine({ quantity: 2, returned: 2, orderStatus: 'processed' })).toBe(false);
  });

  it('counts missing units beside any status, and all units of a missing line', () => {
    expect(missingUnits({ status: 'packed', quantity: 6, missing: 1 })).toBe(1);
    expect(missingUnits({ status: 'missing', quantity: 6, missing: 1 })).toBe(6);
  });

  it('leaves the missing units less the refunded ones to refund, never more than the line has left', () => {
    const line = { quantity: 6, missing: 2, returned: 0, missingReturned: 0, replaced: 0 };
    expect(unsettledUnits(line)).toBe(2);
    expect(unsettledUnits({ ...line, returned: 1, missingReturned: 1 })).toBe(1);
    expect(unsettledUnits({ ...line, returned: 5 })).toBe(1);
    expect(unsettledUnits({ ...line, missing: 6, returned: 2 })).toBe(4);
    expect(unsettledUnits({ ...line, missing: 6, returned: 6, missingReturned: 6 })).toBe(0);
    expect(unsettledUnits({ ...line, replaced: 1 })).toBe(1);
    expect(unsettledUnits({ ...line, missing: 6, missingReturned: 1, returned: 1, replaced: 5 })).toBe(0);
  });

  it('allows replacing missing units that are not refunded, if the shopper wants it (ADR 78)', () => {
    const line = { quantity: 6, missing: 3, returned: 1, missingReturned: 1 };
    expect(replaceableUnits({ ...line, ifMissing: 'replacement' })).toBe(2);
    expect(replaceableUnits({ ...line, ifMissing: 'refund' })).toBe(0);
  });

  it('finds the common wish of all lines', () => {
    expect(sharedChoice(['refund', 'refund'])).toBe('refund');
    expect(sharedChoice(['refund', 'replacement'])).toBeNull();
    expect(sharedChoice([])).toBeNull();
  });

  it('allows fewer missing units than the line has, and at least the refunded ones', () => {
    const line = { quantity: 6, missingReturned: 2 };
    expect([-1, 1, 2, 5, 6, 2.5].filter((units) => canMissUnits(line, units))).toEqual([2, 5]);
  });

  it('removes units only before they are packed, of an order that is paid', () => {
    const line = {
      orderStatus: 'processed',
      status: 'waiting',
      quantity: 7,
      returned: 2,
      missing: 0,
      missingReturned: 0,
    } as const;
    const removable = (more: Partial<Parameters<typeof removableUnits>[0]>) => removableUnits({ ...line, ...more });
    expect(ORDER_STATUSES.filter((orderStatus) => removable({ orderStatus }) > 0)).toEqual(['processed']);
    expect(LINE_STATUSES.map((status) => removable({ status }))).toEqual([5, 5, 5, 0, 0]);
    // With others that are missing one that comes stays; those refunded as missing are no others.
    expect([3, 2, 1].map((missing) => removable({ missing, missingReturned: 2 }))).toEqual([3, 4, 5]);
    expect([5, 6, 7].map((returned) => removable({ returned }))).toEqual([2, 1, 0]);
    expect([removable({ missing: 4 }), removable({ missing: 5 }), removable({ quantity: 0, returned: 0 })]).toEqual([
      0, 0, 0,
    ]);
  });
});
