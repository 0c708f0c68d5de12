import { describe, expect, it } from 'vitest';
import { moneyCases } from '../tests/support/moneyCases.ts';
import { cartBlocks, linesNotFromStorage } from './cartBlocks.ts';
import type { CartBlocksInput } from './cartBlocks.ts';

const sure = { quantity: 1, unsure: false };
const base: CartBlocksInput = { fulfillment: { type: 'pickup' }, useBalance: false, items: [sure] };

describe('the worked cases', () => {
  it('cover three blocks', () => {
    const namedBlocks = moneyCases.flatMap(({ checkoutBlocked }) => checkoutBlocked ?? []);
    expect(namedBlocks).toEqual(['nothing confirmed', 'empty', 'cart.not_completely_from_storage']);
  });
  it.each(moneyCases)('block $id by $checkoutBlocked', ({ input, checkoutBlocked }) => {
    expect(cartBlocks(input)).toEqual(checkoutBlocked === undefined ? [] : [checkoutBlocked]);
  });
});

describe('cartBlocks', () => {
  it('passes an ordinary cart', () => {
    expect(cartBlocks(base)).toEqual([]);
  });
  it('ignores a line of 0 units', () => {
    expect(cartBlocks({ ...base, items: [{ ...sure, quantity: 0 }] })).toEqual(['empty']);
  });
  it('rejects goods that are not at the market for Express, at every step (E31)', () => {
    for (const step of [1, 2, 3] as const) {
      expect(cartBlocks({ ...base, fromStorage: true, step })).toEqual(['cart.not_completely_from_storage']);
    }
    expect(cartBlocks({ ...base, fromStorage: true, items: [{ ...sure, stored: true }] })).toEqual([]);
    const express = { ...base, fromStorage: true, items: [{ ...sure, stored: true }], placeTakesExpress: false };
    const refusals = ([1, 2, 3] as const).map((step) => cartBlocks({ ...express, step }));
    expect(refusals).toEqual([[], ['cart.no_express'], ['cart.no_express']]);
  });
  it('leaves unsure lines out of the storage check (E27)', () => {
    const items = [
      { ...sure, stored: true },
      { ...sure, stored: false, unsure: true },
    ];
    expect(cartBlocks({ ...base, fromStorage: true, items })).toEqual([]);
  });
  it('requires a place from step 2 on and at checkout, but not at step 1 (F-107)', () => {
    const nowhere: CartBlocksInput = { ...base, fulfillment: { type: 'none' } };
    expect(cartBlocks({ ...nowhere, step: 1 })).toEqual([]);
    expect(cartBlocks({ ...nowhere, step: 2 })).toEqual(['cart.no_place']);
    expect(cartBlocks({ ...nowhere, step: 3 })).toEqual(['cart.no_place']);
    expect(cartBlocks(nowhere)).toEqual(['cart.no_place']);
  });
  it('requires an address for the balance, only when it is used', () => {
    expect(cartBlocks({ ...base, useBalance: true, shippingAddressUnknown: true })).toEqual([
      'cart.balance_need_address',
    ]);
    expect(cartBlocks({ ...base, useBalance: false, shippingAddressUnknown: true })).toEqual([]);
    expect(cartBlocks({ ...base, useBalance: true, shippingAddressUnknown: false })).toEqual([]);
  });
  it('rejects a place for Express only in an ordinary cart (F-177, E32)', () => {
    expect(cartBlocks({ ...base, placeStorageOnly: true })).toEqual(['cart.needs_storage']);
    const stored = [{ ...sure, stored: true }];
    expect(cartBlocks({ ...base, placeStorageOnly: true, fromStorage: true, items: stored })).toEqual([]);
  });
  it('requires a confirmed age for confirmed lines with alcohol', () => {
    const wine = { ...sure, isAlcohol: true };
    expect(cartBlocks({ ...base, items: [wine], ageConfirmed: false })).toEqual(['cart.no_alcohol']);
    expect(cartBlocks({ ...base, items: [wine], ageConfirmed: true })).toEqual([]);
    expect(cartBlocks({ ...base, items: [sure, { ...wine, unsure: true }], ageConfirmed: false })).toEqual([]);
  });
  it('returns several blocks at once, in order', () => {
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
  it('returns the lines themselves, so that they can be shown', () => {
    const items = [
      { id: 'a', ...sure, stored: true },
      { id: 'b', ...sure, stored: false },
      { id: 'c', ...sure, stored: false, unsure: true },
    ];
    expect(linesNotFromStorage(items).map(({ id }) => id)).toEqual(['b']);
  });
});
