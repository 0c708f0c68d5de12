import { describe, expect, it } from 'vitest';
import { FREE_DELIVERY_ABOVE_CENTS as LIMIT } from './constants.ts';
import { deliveryPrice, freeDeliveryDistance } from './delivery.ts';
import type { DeliveryDistanceInput, DeliveryInput } from './delivery.ts';

const ship = (itemsTotal: number, zonePrice = 700, deliveryAlreadyPaidInPeriod = false): DeliveryInput => ({
  fulfillment: { type: 'ship', zonePrice },
  itemsTotal,
  deliveryAlreadyPaidInPeriod,
  freeAbove: LIMIT,
});

describe('deliveryPrice (F-114, E4, E5, E37)', () => {
  it.each([
    ['a cent below the limit pays', ship(LIMIT - 1), { price: 700, waiver: null }],
    ['the limit itself pays', ship(LIMIT), { price: 700, waiver: null }],
    ['a cent above it is free', ship(LIMIT + 1), { price: 0, waiver: 'over_threshold' }],
    ['already paid in the period', ship(3000, 700, true), { price: 0, waiver: 'already_paid' }],
    ['the threshold is told before what was paid', ship(LIMIT + 1, 700, true), { price: 0, waiver: 'over_threshold' }],
    ['a zone of price 0 is told first', ship(LIMIT + 1, 0, true), { price: 0, waiver: 'free_zone' }],
    ['a zone of price 0 is a zone', ship(0, 0), { price: 0, waiver: 'free_zone' }],
    ['pickup', { ...ship(100), fulfillment: { type: 'pickup' } }, { price: 0, waiver: null }],
    ['no place yet', { ...ship(LIMIT + 5000), fulfillment: { type: 'none' } }, { price: 0, waiver: null }],
  ] satisfies [string, DeliveryInput, unknown][])('calculates the price: %s', (_, input, expected) => {
    expect(deliveryPrice(input)).toEqual(expected);
  });
  it('rejects a price that is not whole cents', () => {
    expect(() => deliveryPrice(ship(100, 6.5))).toThrow(RangeError);
  });
});

describe('freeDeliveryDistance', () => {
  const cart: DeliveryDistanceInput = {
    itemsTotal: 525,
    picksUp: false,
    zonePrice: null,
    waiver: null,
    freeAbove: 9000,
  };
  it.each([
    ['the first item counts', cart, 8475],
    ['in a zone that has a price', { ...cart, zonePrice: 700 }, 8475],
    ['at the limit itself', { ...cart, itemsTotal: 9000 }, 0],
    ['above it', { ...cart, itemsTotal: 9001 }, 'reached'],
    ['without items', { ...cart, itemsTotal: 0 }, null],
    ['a pickup point', { ...cart, picksUp: true }, null],
    ['a free zone', { ...cart, zonePrice: 0, waiver: 'free_zone' }, null],
    ['paid with another order', { ...cart, zonePrice: 700, waiver: 'already_paid' }, null],
  ] satisfies [string, DeliveryDistanceInput, unknown][])('calculates the distance: %s', (_, input, distance) => {
    expect(freeDeliveryDistance(input)).toBe(distance);
  });
  it('is reached where the price is waived, one cent above the limit and not at it', () => {
    for (const itemsTotal of [LIMIT - 1, LIMIT, LIMIT + 1]) {
      const isReached = freeDeliveryDistance({ ...cart, itemsTotal, freeAbove: LIMIT }) === 'reached';
      expect(deliveryPrice(ship(itemsTotal)).waiver === 'over_threshold').toBe(isReached);
    }
  });
});
