import { describe, expect, it } from 'vitest';
import { deliveryPrice, freeDeliveryDistance, missingForFreeDelivery } from './delivery.ts';
import type { DeliveryDistanceInput, DeliveryInput } from './delivery.ts';

const ship = (itemsTotal: number, zonePrice = 700, deliveryAlreadyPaidInPeriod = false): DeliveryInput => ({
  fulfillment: { type: 'ship', zonePrice },
  itemsTotal,
  deliveryAlreadyPaidInPeriod,
});

describe('deliveryPrice (F-114, E4, E5, E37)', () => {
  it.each([
    ['14999 pays', ship(14_999), { price: 700, waiver: null }],
    ['15000 itself pays', ship(15_000), { price: 700, waiver: null }],
    ['15001 is free', ship(15_001), { price: 0, waiver: 'over_threshold' }],
    ['already paid in the period', ship(3000, 700, true), { price: 0, waiver: 'already_paid' }],
    ['the threshold is told before what was paid', ship(15_001, 700, true), { price: 0, waiver: 'over_threshold' }],
    ['a zone of price 0 is told first', ship(15_001, 0, true), { price: 0, waiver: 'free_zone' }],
    ['a zone of price 0 is a zone', ship(0, 0), { price: 0, waiver: 'free_zone' }],
    ['pickup', { ...ship(100), fulfillment: { type: 'pickup' } }, { price: 0, waiver: null }],
    ['no place yet', { ...ship(20_000), fulfillment: { type: 'none' } }, { price: 0, waiver: null }],
  ] satisfies [string, DeliveryInput, unknown][])('calculates the price: %s', (_, input, expected) => {
    expect(deliveryPrice(input)).toEqual(expected);
  });
  it('rejects a price that is not whole cents', () => {
    expect(() => deliveryPrice(ship(100, 6.5))).toThrow(RangeError);
  });
});

describe('freeDeliveryDistance', () => {
  const cart: DeliveryDistanceInput = { itemsTotal: 525, picksUp: false, zonePrice: null, waiver: null };
  it.each([
    ['the first item counts', cart, 14_475],
    ['in a zone that has a price', { ...cart, zonePrice: 700 }, 14_475],
    ['at the threshold itself', { ...cart, itemsTotal: 15_000 }, 0],
    ['above it', { ...cart, itemsTotal: 15_001 }, 'reached'],
    ['without items', { ...cart, itemsTotal: 0 }, null],
    ['a pickup point', { ...cart, picksUp: true }, null],
    ['a free zone', { ...cart, zonePrice: 0, waiver: 'free_zone' }, null],
    ['paid with another order', { ...cart, zonePrice: 700, waiver: 'already_paid' }, null],
  ] satisfies [string, DeliveryDistanceInput, unknown][])('calculates the distance: %s', (_, input, distance) => {
    expect(freeDeliveryDistance(input)).toBe(distance);
  });
});

describe('missingForFreeDelivery', () => {
  it.each([
    [0, 15_000],
    [14_999, 1],
    [15_000, 0],
    [15_001, null],
  ])('needs more than %s more with items of %d', (items, missing) => {
    expect(missingForFreeDelivery(items)).toBe(missing);
  });
  it('is free one cent above that, and not at exactly that', () => {
    const missing = missingForFreeDelivery(9999) ?? Number.NaN;
    expect(deliveryPrice(ship(9999 + missing)).waiver).toBeNull();
    expect(deliveryPrice(ship(9999 + missing + 1)).waiver).toBe('over_threshold');
  });
});
