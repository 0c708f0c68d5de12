import { describe, expect, test } from 'vitest';
import { canTransition, isOngoing, ORDER_STATUS_COLORS, ORDER_STATUSES, settlesDelivery } from './orderStatus.ts';

const statusesWhere = (holds: (status: (typeof ORDER_STATUSES)[number]) => boolean) =>
  ORDER_STATUSES.filter(holds).join(' ');

describe('order statuses (spec 4)', () => {
  test('are nine, each with its colour', () => {
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
  test('some are under way, some settle the delivery of the period (E5)', () => {
    expect(statusesWhere(isOngoing)).toBe('pending processed fulfilled shipped');
    expect(statusesWhere(settlesDelivery)).toBe('processed fulfilled shipped completed');
  });
});

describe('canTransition (E44)', () => {
  test.each([
    ['pending', 'processed cancelled', 'processed cancelled'],
    ['processed', 'fulfilled cancelled refunded disputed merged', 'fulfilled cancelled refunded disputed merged'],
    ['fulfilled', 'shipped refunded disputed', 'completed refunded disputed'],
    ['shipped', 'completed refunded disputed', 'completed refunded disputed'],
    ['completed', 'refunded disputed', 'refunded disputed'],
    ['cancelled', '', ''],
    ['refunded', '', ''],
    ['disputed', 'completed refunded', 'completed refunded'],
    ['merged', '', ''],
  ] as const)('%s leads to: delivered %j, picked up %j', (from, delivered, pickedUp) => {
    expect(statusesWhere((to) => canTransition(from, to, 'ship'))).toBe(delivered);
    expect(statusesWhere((to) => canTransition(from, to, 'pickup'))).toBe(pickedUp);
  });
});
