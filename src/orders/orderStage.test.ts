import { expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { stageOf } from './orderStage.ts';

const facts = { status: 'processed', isPickup: true, fromStorage: false, open: false, arrived: false } as const;
/** The current stop; 'done' after the last one. */
function at(more: Partial<Parameters<typeof stageOf>[0]> = {}) {
  const stage = stageOf({ ...facts, ...more });
  return stage && (stage.stops[stage.at] ?? 'done');
}

it('moves a pickup from stop to stop by its statuses and lines', () => {
  expect(at({ open: true })).toBe('paid');
  expect(at()).toBe('producers');
  expect(at({ arrived: true })).toBe('packing');
  expect(at({ status: 'fulfilled', arrived: true })).toBe('ready');
  expect(at({ status: 'completed' })).toBe('done');
});

it('packs a delivery before it is on the road', () => {
  expect(stageOf({ ...facts, isPickup: false })?.stops).toEqual(['paid', 'producers', 'packing', 'road']);
  expect(at({ isPickup: false, status: 'fulfilled' })).toBe('packing');
  expect(at({ isPickup: false, status: 'shipped' })).toBe('road');
  expect(at({ isPickup: false, status: 'completed' })).toBe('done');
});

it('skips the producers for goods that are already at the market (E63)', () => {
  expect(stageOf({ ...facts, fromStorage: true })).toEqual({ stops: ['paid', 'packing', 'ready'], at: 1 });
  expect(at({ fromStorage: true, open: true })).toBe('paid');
});

it('has no stops for an order that is unpaid, or ended otherwise', () => {
  const without = ORDER_STATUSES.filter((status) => at({ status }) === null);
  expect(without).toEqual(['pending', 'cancelled', 'refunded', 'disputed', 'merged']);
});
