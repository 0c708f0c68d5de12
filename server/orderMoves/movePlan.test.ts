import { describe, expect, it } from 'vitest';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import { slotOf } from '../fulfilment/places.ts';
import { isAgreed, moveGroups, movePlan, type MoveTarget, type Place } from './movePlan.ts';
import type { MovableOrder } from './moveStore.ts';

const WEEK = periodStarting('2026-12-18', USUAL_CALENDAR);
const NEXT = periodStarting('2026-12-25', USUAL_CALENDAR);
const NOW = new Date('2026-12-19T12:00:00-05:00');
const common = { active: true, weekday: 4, from: '14:00', to: '18:00', days: [] };
const point = (id: string, more: object = {}) =>
  ({ ...common, id, name: { primary: id }, storageOnly: false, ...more }) as unknown as Place;
const zone = (id: string, price: number, prefixes: string[]) =>
  ({ ...common, id, name: { primary: id }, price, prefixes }) as unknown as Place;
const HERE = point('here');
const THERE = point('there');
const NEAR = zone('near', 500, ['J8X']);
const FAR = zone('far', 900, ['J0X']);
const slotIn = (place: Place, period = WEEK) => slotOf(place, period)!;

const ORDER: MovableOrder = {
  id: 'one',
  number: 1,
  status: 'processed',
  isCancelling: false,
  fromStorage: false,
  week: '2026-12-18',
  locationId: HERE.id,
  zoneId: null,
  slot: slotIn(HERE),
  shipping: 0,
  postalCode: null,
  hasBasket: false,
  isJustMoved: false,
  customerId: null,
  email: null,
};
const delivered = { locationId: null, zoneId: NEAR.id, shipping: 500, postalCode: 'J0X1A0' };
const TARGET: MoveTarget = { period: WEEK, place: THERE, day: null, hours: null };
const plan = (order: Partial<MovableOrder>, target: Partial<MoveTarget> = {}, from: Place | null = HERE, now = NOW) =>
  movePlan([{ ...ORDER, ...order }], { ...TARGET, ...target }, { placeOf: () => from, now });
const EVE = '2026-12-24';

describe('the plan of a move', () => {
  it.each<[string, Partial<MovableOrder>, Partial<MoveTarget>, Place | null, string | null]>([
    ['goes to another place', {}, {}, HERE, null],
    ['stays where it is', {}, { place: HERE }, HERE, 'there'],
    [
      'goes to another hour of its place',
      {},
      { place: HERE, day: EVE, hours: { from: '10:00', to: '12:00' } },
      HERE,
      null,
    ],
    ['is worked on', { status: 'fulfilled' }, {}, HERE, 'worked_on'],
    ['has a basket, which stays in its week', { hasBasket: true }, { period: NEXT }, HERE, 'basket'],
    ['has a basket, which may go elsewhere in its week', { hasBasket: true }, {}, HERE, null],
    ['is delivered', delivered, {}, NEAR, 'delivery'],
    ['is picked up', {}, { place: FAR }, HERE, 'pickup'],
    ['is delivered to an address of the other zone', delivered, { place: FAR }, NEAR, null],
    [
      'is delivered to an address outside the other zone',
      { ...delivered, postalCode: 'J8X1A0' },
      { place: FAR },
      NEAR,
      'zone',
    ],
    ['is delivered without an address', { ...delivered, postalCode: null }, { place: FAR }, NEAR, 'zone'],
    ['is delivered in its own zone, whatever its address', delivered, { place: null, period: NEXT }, NEAR, null],
    ['has no place any more', {}, { place: null }, null, 'closed'],
    ['has a place that is closed, on a day', {}, { place: null, day: EVE }, point('here', { active: false }), 'closed'],
  ])('of an order that %s', (_, order, target, from, reason) => {
    const { moves, staying } = plan(order, target, from);
    expect([moves.length, staying.map((one) => one.reason)]).toEqual(reason === null ? [1, []] : [0, [reason]]);
  });

  it('hands nothing over at an hour that has begun', () => {
    const { from } = slotIn(THERE);
    expect(plan({}, {}, HERE, new Date(from.getTime() - 1)).moves).toHaveLength(1);
    expect(plan({}, {}, HERE, from).staying).toMatchObject([{ reason: 'closed' }]);
  });

  it.each([
    [500, 0, 400, 1, 0],
    [1000, 1, 0, 0, 100],
    [900, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ])('states what a delivery that cost %i would cost there', (shipping, cheaper, dearerBy, dearer, cheaperBy) => {
    const { moves: _moves, staying: _staying, ...difference } = plan({ ...delivered, shipping }, { place: FAR }, NEAR);
    expect(difference).toEqual({ cheaper, cheaperBy, dearer, dearerBy });
  });

  it('is the one that was agreed to only with the same orders, at the same times', () => {
    const orders = [ORDER, { ...ORDER, id: 'two', number: 2, slot: slotIn(HERE, NEXT), week: '2026-12-25' }];
    const { moves } = movePlan(orders, TARGET, { placeOf: () => HERE, now: NOW });
    const slots = moveGroups(moves).map(({ toSlot }) => toSlot.from);
    expect(moveGroups(moves).map(({ slot }) => slot)).toEqual([slotIn(HERE), slotIn(HERE, NEXT)]);
    const ids = ['two', 'one'];
    expect(isAgreed(moves, { orders: ids, slots })).toBe(true);
    expect(isAgreed(moves, { orders: ids, slots: null })).toBe(true);
    expect(isAgreed(moves, { orders: ids, slots: slots.slice(1) })).toBe(false);
    expect(isAgreed(moves, { orders: ['one'], slots })).toBe(false);
    expect(isAgreed(moves, { orders: ['one', 'one'], slots })).toBe(false);
    expect(isAgreed(moves, { orders: ['one', 'two', 'three'], slots })).toBe(false);
  });
});
