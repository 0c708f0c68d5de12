import { describe, expect, it } from 'vitest';
import { moneyCases } from '../tests/support/moneyCases.ts';
import { cartBlocks, linesNotFromStorage } from './cartBlocks.ts';
import type { CartBlocksInput } from './cartBlocks.ts';

const sure = { quantity: 1, unsure: false };
const base: CartBlocksInput = { fulfillment: { type: 'pickup' }, useBalance: false, items: [sure] };

describe('the worked cases', () => {
  it('name three blocks', () => {
    const named = moneyCases.flatMap(({ checkoutBlocked }) => checkoutBlocked ?? []);
    expect(named).toEqual(['nothing confirmed', 'empty', 'cart.not_completely_from_storage']);
  });
  it.each(moneyCases)('$id is blocked by: $checkoutBlocked', ({ input, checkoutBlocked }) => {
    expect(cartBlocks(input)).toEqual(checkoutBlocked === undefined ? [] : [checkoutBlocked]);
  });
});

describe('cartBlocks', () => {
  it('lets a plain cart pass', () => {
    expect(cartBlocks(base)).toEqual([]);
  });
  it('a line of no unit is no line', () => {
    expect(cartBlocks({ ...base, items: [{ ...sure, quantity: 0 }] })).toEqual(['empty']);
  });
  it('Express refuses what is not said to be stored, at every step (E31)', () => {
    for (const step of [1, 2, 3] as const) {
      expect(cartBlocks({ ...base, fromStorage: true, step })).toEqual(['cart.not_completely_from_storage']);
    }
    expect(cartBlocks({ ...base, fromStorage: true, items: [{ ...sure, stored: true }] })).toEqual([]);
  });
  it('an unsure line is not in the storage check (E27)', () => {
    const items = [
      { ...sure, stored: true },
      { ...sure, stored: false, unsure: true },
    ];
    expect(cartBlocks({ ...base, fromStorage: true, items })).toEqual([]);
  });
  it('no place blocks from step 2 on and at checkout, not at step 1 (F-107)', () => {
    const nowhere: CartBlocksInput = { ...base, fulfillment: { type: 'none' } };
    expect(cartBlocks({ ...nowhere, step: 1 })).toEqual([]);
    expect(cartBlocks({ ...nowhere, step: 2 })).toEqual(['cart.no_place']);
    expect(cartBlocks({ ...nowhere, step: 3 })).toEqual(['cart.no_place']);
    expect(cartBlocks(nowhere)).toEqual(['cart.no_place']);
  });
  it('balance needs an address, only when it is used', () => {
    expect(cartBlocks({ ...base, useBalance: true, shippingAddressUnknown: true })).toEqual([
      'cart.balance_need_address',
    ]);
    expect(cartBlocks({ ...base, useBalance: false, shippingAddressUnknown: true })).toEqual([]);
    expect(cartBlocks({ ...base, useBalance: true, shippingAddressUnknown: false })).toEqual([]);
  });
  it('a place for Express only refuses an ordinary cart (E32)', () => {
    expect(cartBlocks({ ...base, placeStorageOnly: true })).toEqual(['cart.needs_storage']);
    const stored = [{ ...sure, stored: true }];
    expect(cartBlocks({ ...base, placeStorageOnly: true, fromStorage: true, items: stored })).toEqual([]);
  });
  it('alcohol needs a confirmed age, confirmed lines only', () => {
    const wine = { ...sure, isAlcohol: true };
    expect(cartBlocks({ ...base, items: [wine], ageConfirmed: false })).toEqual(['cart.no_alcohol']);
    expect(cartBlocks({ ...base, items: [wine], ageConfirmed: true })).toEqual([]);
    expect(cartBlocks({ ...base, items: [sure, { ...wine, unsure: true }], ageConfirmed: false })).toEqual([]);
  });
  it('tells several troubles at once, in order', () => {
    const input: CartBlocksInput = {
      items: [{ ...sure, isAlcohol: true }],
      fulfillment: { type: 'none' },
      fromStorage: true,
      useBalance: true,
      shippingAddressUnknown: true,
      ageConfirmed: false,
    };
    expect(cartBlocks(input)).toEqual([
      'cart.not_completely_from_storage',
      'cart.no_place',
      'cart.balance_need_address',
      'cart.no_alcohol',
    ]);
  });
});

describe('linesNotFromStorage', () => {
  it('lists the very lines, so that they can be shown', () => {
    const items = [
      { id: 'a', ...sure, stored: true },
      { id: 'b', ...sure, stored: false },
      { id: 'c', ...sure, stored: false, unsure: true },
    ];
    expect(linesNotFromStorage(items).map(({ id }) => id)).toEqual(['b']);
  });
});
