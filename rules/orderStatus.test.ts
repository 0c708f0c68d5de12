import { describe, expect, it } from 'vitest';
import {
  awaitsHandover,
  canTransition,
  isOngoing,
  isStepBack,
  isToPack,
  isUndoable,
  isUndoTime,
  ORDER_STATUS_COLORS,
  ORDER_STATUSES,
  settlesDelivery,
  STEP_UNDO_MS,
  stepsToHandOver,
} from './orderStatus.ts';

const statusesWhere = (holds: (status: (typeof ORDER_STATUSES)[number]) => boolean) =>
  ORDER_STATUSES.filter(holds).join(' ');

describe('order statuses (spec 4)', () => {
  it('are nine, each with its colour', () => {
    expect(ORDER_STATUSES.map((status) => `${status} ${ORDER_STATUS_COLORS[status]}`)).toEqual([
      'pending orange',
      'processed turquoise',
      'fulfilled blue',
      'shipped blue',
      'completed gray',
      'cancelled red',
      'refunded red',
      'disputed red',
      'merged red',
    ]);
  });
  it('include those in progress, and those that settle the delivery of the period (E5)', () => {
    expect(statusesWhere(isOngoing)).toBe('pending processed fulfilled shipped');
    expect(statusesWhere(settlesDelivery)).toBe('processed fulfilled shipped completed');
  });
  it('include those that are handed over and packed, also when they are disputed', () => {
    expect(statusesWhere(awaitsHandover)).toBe('pending processed fulfilled shipped disputed');
    expect(statusesWhere(isToPack)).toBe('processed fulfilled shipped completed disputed');
  });
});

/** Rows: from; columns: to, in the order of ORDER_STATUSES. x: by both; s: delivered only; p: picked up only. */
const TABLE = `
             pending processed fulfilled shipped completed cancelled refunded disputed merged
  pending    .       x         .         .       .         x         .        .        .
  processed  .       .         x         .       .         x         x        x        x
  fulfilled  .       .         .         s       p         .         x        x        .
  shipped    .       .         .         .       x         .         x        x        .
  completed  .       .         .         .       .         .         x        x        .
  cancelled  .       .         .         .       .         .         .        .        .
  refunded   .       .         .         .       .         .         .        .        .
  disputed   .       .         .         .       x         .         x        .        .
  merged     .       .         .         .       .         .         .        .        .`;
const [columns = [], ...rows] = TABLE.trim()
  .split('\n')
  .map((line) => line.trim().split(/ +/));

describe('canTransition (F-161, E44)', () => {
  it('has all nine twice, so that none of the 81 is left out', () => {
    expect(columns).toEqual([...ORDER_STATUSES]);
    expect(rows.map(([from]) => from)).toEqual([...ORDER_STATUSES]);
    expect(rows.every((row) => row.length === 10)).toBe(true);
  });
  it.each(ORDER_STATUSES)('allows from %s exactly what the table does', (from) => {
    const row = rows.find(([name]) => name === from) ?? [];
    const targets = ORDER_STATUSES.map((to) => {
      const [ship, pickup] = [canTransition(from, to, 'ship'), canTransition(from, to, 'pickup')];
      return ship && pickup ? 'x' : ship ? 's' : pickup ? 'p' : '.';
    });
    expect([from, ...targets]).toEqual(row);
  });
});

describe('steps of the desk', () => {
  const pairs = (holds: typeof isUndoable) =>
    ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.filter((to) => holds({ from, to })).map((to) => `${from} ${to}`));
  it('are assembled, on its way and handed over, and can be undone', () => {
    expect(pairs(isUndoable)).toEqual([
      'processed fulfilled',
      'fulfilled shipped',
      'fulfilled completed',
      'shipped completed',
      'disputed completed',
    ]);
    expect(isUndoable({ from: null, to: 'completed' })).toBe(false);
    expect(pairs(isStepBack)).toEqual([
      'fulfilled processed',
      'shipped fulfilled',
      'completed fulfilled',
      'completed shipped',
    ]);
  });
  it('can be undone within two minutes', () => {
    const at = new Date('2026-11-26T21:00:00Z');
    const after = (ms: number) => isUndoTime(at, new Date(at.getTime() + ms));
    expect([after(0), after(STEP_UNDO_MS - 1), after(STEP_UNDO_MS)]).toEqual([true, true, false]);
  });
  it('lead up to the handover', () => {
    const remainingSteps = (by: 'pickup' | 'ship') => ORDER_STATUSES.map((from) => stepsToHandOver(from, by).join(' '));
    expect(remainingSteps('pickup')).toEqual(['', 'fulfilled completed', 'completed', '', '', '', '', '', '']);
    expect(remainingSteps('ship').slice(1, 5)).toEqual([
      'fulfilled shipped completed',
      'shipped completed',
      'completed',
      '',
    ]);
  });
});
