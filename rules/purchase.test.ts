import { describe, expect, it } from 'vitest';
import { availableUnits, lineProblem, purchaseOf } from './purchase.ts';
import type { PurchaseInput, PurchaseLine } from './purchase.ts';

type Line = PurchaseLine & { name: string };
const makeLine = (name: string, line: Partial<PurchaseLine> = {}): Line => ({
  name,
  isSold: true,
  quantity: 2,
  max: 9,
  ...line,
});
const purchase = (lines: Line[], input: Partial<PurchaseInput<Line>> = {}) =>
  purchaseOf({
    lines,
    fulfillment: { type: 'pickup' },
    isGuest: false,
    hasAddress: false,
    isOutsideZone: false,
    isServed: true,
    credit: null,
    isWeekOver: false,
    closing: null,
    ...input,
  });
const codes = (problems: readonly { code: string }[]) =>
  problems.map((problem) => ('block' in problem ? problem.block : problem.code));
const shopper = { fromStorage: false, isGuest: false };
const closing = { hasCard: true, buysAvailable: true };

describe('lineProblem', () => {
  it.each([
    ['passes a line at its maximum', { quantity: 9 }, null],
    ['refuses one unit more than there is (F-127)', { quantity: 10 }, 'MAX_REACHED'],
    ['refuses a line that is sold out', { max: 0 }, 'MAX_REACHED'],
    ['refuses what is not on sale before anything else', { isSold: false, max: 0 }, 'UNAVAILABLE'],
  ] as const)('%s', (_, line, problem) => {
    expect(lineProblem(makeLine('pain', line), shopper)).toBe(problem);
  });

  it('lends the box to customers only (E9)', () => {
    const box = makeLine('boîte', { reusableBox: true });
    expect(lineProblem(box, { ...shopper, isGuest: true })).toBe('BOX_NEEDS_ACCOUNT');
    expect(lineProblem(box, shopper)).toBeNull();
  });

  it('leaves what Express does not allow to the cart (E31)', () => {
    const express = { ...shopper, fromStorage: true };
    expect(lineProblem(makeLine('pain', { max: 0, stored: false }), express)).toBeNull();
    expect(lineProblem(makeLine('pain', { max: 0, stored: true }), express)).toBe('MAX_REACHED');
  });

  it('returns the number of available units', () => {
    expect(
      [{ max: 1 }, { max: 0 }, { isSold: false }, {}].map((line) => availableUnits(makeLine('x', line), shopper)),
    ).toEqual([1, 0, 0, 2]);
  });
});

describe('purchaseOf', () => {
  it('buys a complete cart', () => {
    const { lines, problems, leftOut } = purchase([makeLine('pain'), makeLine('miel', { quantity: 9 })]);
    expect(lines.map(({ line, units }) => [line.name, units])).toEqual([
      ['pain', 2],
      ['miel', 9],
    ]);
    expect([problems, leftOut]).toEqual([[], []]);
  });

  it('returns everything that stops it at once, in order', () => {
    const { problems } = purchase(
      [makeLine('pain', { isPriceChanged: true }), makeLine('miel', { max: 1 }), makeLine('vin', { isAlcohol: true })],
      { ageConfirmed: false, isServed: false, isWeekOver: true, credit: false },
    );
    expect(codes(problems)).toEqual([
      'CART_CHANGED',
      'MAX_REACHED',
      'cart.no_alcohol',
      'NO_DELIVERY',
      'NO_CREDIT',
      'PERIOD_CHANGED',
    ]);
  });

  it('requires an address for the delivery to a customer, but not to a guest (E59)', () => {
    const delivery = { fulfillment: { type: 'ship', zonePrice: 700 } } as const;
    expect(codes(purchase([makeLine('pain')], delivery).problems)).toEqual(['NO_ADDRESS']);
    expect(codes(purchase([makeLine('pain')], { ...delivery, isGuest: true }).problems)).toEqual([]);
    expect(codes(purchase([makeLine('pain')], { ...delivery, credit: true }).problems)).toEqual([
      'cart.balance_need_address',
    ]);
  });

  it("rejects a zone that the customer's address lies outside of, but not a guest's (E59)", () => {
    const delivery = { fulfillment: { type: 'ship', zonePrice: 0 }, hasAddress: true, isOutsideZone: true } as const;
    expect(codes(purchase([makeLine('pain')], delivery).problems)).toEqual(['ADDRESS_OUTSIDE_ZONE']);
    expect(codes(purchase([makeLine('pain')], { ...delivery, credit: true }).problems)).toEqual([
      'ADDRESS_OUTSIDE_ZONE',
    ]);
    expect(codes(purchase([makeLine('pain')], { ...delivery, isOutsideZone: false }).problems)).toEqual([]);
    expect(codes(purchase([makeLine('pain')], { ...delivery, isGuest: true }).problems)).toEqual([]);
    expect(codes(purchase([makeLine('pain')], { ...delivery, fulfillment: { type: 'pickup' } }).problems)).toEqual([]);
  });

  it('stops an automatic purchase for one short line (E20), or without a card', () => {
    const { problems, leftOut } = purchase([makeLine('pain'), makeLine('miel', { max: 1 })], {
      closing: { hasCard: false, buysAvailable: false },
    });
    expect([codes(problems), leftOut]).toEqual([['MAX_REACHED', 'NO_CARD'], []]);
  });

  it('buys what is available if the customer chose so, and names what is left behind', () => {
    const { lines, problems, leftOut } = purchase(
      [
        makeLine('pain'),
        makeLine('miel', { max: 1 }),
        makeLine('vin', { isSold: false, isAlcohol: true }),
        makeLine('lait', { isPriceChanged: true }),
      ],
      { closing, ageConfirmed: false },
    );
    expect(lines.map(({ line, units }) => [line.name, units])).toEqual([
      ['pain', 2],
      ['miel', 1],
    ]);
    expect([codes(problems), codes(leftOut)]).toEqual([[], ['CART_CHANGED', 'MAX_REACHED', 'UNAVAILABLE']]);
  });

  it('stops all the same for problems of the whole cart, or when nothing is left', () => {
    const allOrNothing = { closing, fulfillment: { type: 'none' } } as const;
    expect(codes(purchase([makeLine('pain'), makeLine('miel', { max: 0 })], allOrNothing).problems)).toEqual([
      'cart.no_place',
    ]);
    const none = purchase([makeLine('pain', { max: 0 })], { closing });
    expect([codes(none.problems), none.leftOut]).toEqual([['MAX_REACHED'], []]);
  });

  it('buys nothing of a cart without confirmed lines', () => {
    expect(codes(purchase([]).problems)).toEqual(['empty']);
  });

  it('reports once that a place hands out no Express orders, and a changed slot (E63)', () => {
    const express = { fromStorage: true, isServed: false, placeTakesExpress: false };
    const flour = [makeLine('farine', { stored: true })];
    expect(codes(purchase(flour, express).problems)).toEqual(['cart.no_express']);
    expect(codes(purchase(flour, { ...express, placeTakesExpress: true }).problems)).toEqual(['NO_DELIVERY']);
    expect(codes(purchase(flour, { isHourOver: true }).problems)).toEqual(['SLOT_CHANGED']);
    expect(codes(purchase(flour, { isHourOver: true, isWeekOver: true }).problems)).toEqual(['PERIOD_CHANGED']);
    // The closing left all of its lines to be confirmed: still one cause.
    expect(codes(purchase([], { isWeekOver: true }).problems)).toEqual(['PERIOD_CHANGED']);
  });
});
