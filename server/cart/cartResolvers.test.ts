import { describe, expect, it } from 'vitest';
import { cartResolvers } from './cartResolvers.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const visitor = { sessionId: 'session' };
/** Services that answer what they were asked. */
const services = {
  fulfilment: {
    currentPeriod: () => ({ startDate: '2026-11-20' }),
    openPeriod: () => ({ startDate: '2026-11-27' }),
    slotFor: ({ id }: { id: string }, _now: Date, fromStorage: boolean) => ({
      from: `from: ${id} ${fromStorage}`,
      to: `to: ${id} ${fromStorage}`,
    }),
  },
  orderMerging: { findMergeTarget: (who: unknown, criteria: object) => ({ who, ...criteria }) },
};
const SURE = { unsure: false, basket: null };
const UNSURE = { unsure: true, basket: null };
const BASKET = { userBasketId: 'subscription' };

const mergesInto = (cart: object): unknown => {
  const resolve = cartResolvers.Cart.mergesInto as unknown as (...args: unknown[]) => unknown;
  const plain = { lines: [SURE], location: null, zone: null, fromStorage: false };
  return resolve({ ...plain, ...cart }, {}, { services, visitor, now: NOW });
};

describe('the order that a cart would merge into (E19)', () => {
  const ordinary = { who: visitor, fromStorage: false, periodStart: '2026-11-27', at: NOW };

  it.each([
    [{ location: { id: 'point' } }, { locationId: 'point', shippingZoneId: null, slotFrom: 'from: point false' }],
    [{ zone: { id: 'zone' } }, { locationId: null, shippingZoneId: 'zone', slotFrom: 'from: zone false' }],
    [{}, { locationId: null, shippingZoneId: null, slotFrom: null }],
  ])('has the place, the slot and the open week of %j', async (cart, criteria) => {
    expect(await mergesInto(cart)).toEqual({ ...ordinary, ...criteria });
  });

  it('is of the current week and the next hour in Express (E63)', async () => {
    expect(await mergesInto({ location: { id: 'point' }, fromStorage: true })).toEqual({
      ...ordinary,
      locationId: 'point',
      shippingZoneId: null,
      slotFrom: 'from: point true',
      fromStorage: true,
      periodStart: '2026-11-20',
    });
  });

  it('is none without a confirmed line, or with a confirmed basket (E51)', async () => {
    for (const lines of [[], [UNSURE], [SURE, { unsure: false, basket: BASKET }], [{ unsure: false, basket: BASKET }]])
      expect(await mergesInto({ lines })).toBeNull();
    for (const lines of [
      [UNSURE, SURE],
      [SURE, { unsure: true, basket: BASKET }],
    ])
      expect(await mergesInto({ lines })).toMatchObject(ordinary);
  });
});
