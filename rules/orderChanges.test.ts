import { describe, expect, it } from 'vitest';
import { changeableUntil, isChangeable } from './orderChanges.ts';
import { ORDER_STATUSES } from './orderStatus.ts';
import { USUAL_CALENDAR } from './period.ts';

const ORDER = { status: 'processed', periodStart: '2026-11-27', fromStorage: false, slot: null } as const;
const CLOSING = new Date('2026-11-30T00:00:00-05:00');
const READY = new Date('2026-12-01T15:00:00-05:00');

describe("the deadline for changes by an order's owner (E60, E19)", () => {
  it('is the closing of the week, also on weekends with a clock change', () => {
    expect(changeableUntil(ORDER, USUAL_CALENDAR)).toEqual(CLOSING);
    expect(changeableUntil({ ...ORDER, slot: { from: READY } }, USUAL_CALENDAR)).toEqual(CLOSING);
    expect(changeableUntil({ ...ORDER, periodStart: '2026-10-30' }, USUAL_CALENDAR)).toEqual(
      new Date('2026-11-02T05:00:00Z'),
    );
  });
  it('has passed at the closing itself', () => {
    expect(isChangeable(ORDER, USUAL_CALENDAR, new Date(CLOSING.getTime() - 1))).toBe(true);
    expect(isChangeable(ORDER, USUAL_CALENDAR, CLOSING)).toBe(false);
  });
  it('is for an Express order the time when it is ready (E63)', () => {
    expect(changeableUntil({ ...ORDER, fromStorage: true, slot: { from: READY } }, USUAL_CALENDAR)).toEqual(READY);
    expect(changeableUntil({ ...ORDER, fromStorage: true }, USUAL_CALENDAR)).toEqual(CLOSING);
  });
  it('exists only for a paid order that is not assembled', () => {
    expect(ORDER_STATUSES.filter((status) => changeableUntil({ ...ORDER, status }, USUAL_CALENDAR) !== null)).toEqual([
      'processed',
    ]);
  });
});
