import { describe, expect, it } from 'vitest';
import { formatMoment } from '#rules/dates.ts';
import { periodStarting, USUAL_CALENDAR } from '#rules/period.ts';
import type { PurchaseProblem } from '#rules/purchase.ts';
import { toId } from '../graphql/globalId.ts';
import { cartRefusals, purchaseRefusals, type NamedLine, type RefusalInput } from './cartRefusals.ts';

const NOW = new Date('2026-11-24T17:00:00Z');
const PERIOD = periodStarting('2026-11-27', USUAL_CALENDAR);
const SLOT = { from: new Date('2026-12-03T19:00:00Z'), to: new Date('2026-12-03T23:30:00Z') };
const text = (primary: string, secondary: string) => ({ primary, secondary });
const BREAD = { name: text('Pain', 'Bread'), variant: text('miche', 'loaf') };
const CIDER = { name: text('Cidre', 'Cider'), variant: text('bouteille', 'bottle') };

/** One confirmed line that lies at the market, picked up. */
const CART: RefusalInput = {
  items: [{ ...BREAD, unsure: false, quantity: 2, stored: true }],
  fulfillment: { type: 'pickup' },
  fromStorage: false,
  useBalance: false,
};

describe('what stops a cart', () => {
  it.each<[string, Partial<RefusalInput>, { code: string; params?: object }[]]>([
    ['nothing', {}, []],
    ['an empty cart', { items: [] }, [{ code: 'EMPTY_CART' }]],
    ['nothing confirmed', { items: [{ ...BREAD, unsure: true, quantity: 2 }] }, [{ code: 'EMPTY_CART' }]],
    [
      'lines that Express does not have, confirmed ones alone',
      {
        fromStorage: true,
        items: [
          { ...BREAD, unsure: false, quantity: 2, stored: false },
          { ...CIDER, unsure: true, quantity: 1, stored: false },
        ],
      },
      [{ code: 'NOT_FROM_STORAGE', params: { items: ['Bread (loaf)'] } }],
    ],
    ['a point for Express alone', { placeStorageOnly: true }, [{ code: 'NEEDS_STORAGE' }]],
    ['a point without Express', { fromStorage: true, placeTakesExpress: false }, [{ code: 'NO_EXPRESS' }]],
    ['no place', { fulfillment: { type: 'none' } }, [{ code: 'NO_PLACE' }]],
    [
      'credit without an address',
      { useBalance: true, shippingAddressUnknown: true },
      [{ code: 'BALANCE_NEEDS_ADDRESS' }],
    ],
    [
      'alcohol without an age',
      { ageConfirmed: false, items: [{ ...CIDER, unsure: false, quantity: 1, isAlcohol: true }] },
      [{ code: 'NO_ALCOHOL' }],
    ],
  ])('names %s', (_, cart, expected) => {
    const errors = cartRefusals({ ...CART, ...cart }, 'en');
    expect(errors.map(({ code, params }) => ({ code, params }))).toEqual(
      expected.map((error) => ({ params: {}, ...error })),
    );
  });
});

describe('what stops a purchase', () => {
  const line = (more: Partial<NamedLine> = {}): NamedLine => ({ ...BREAD, isSold: true, quantity: 5, max: 3, ...more });
  const away = new Date('2026-12-20T05:00:00Z');

  it.each<[string, PurchaseProblem<NamedLine>, { code: string; params?: object }]>([
    [
      'prices that rose',
      { code: 'CART_CHANGED', lines: [line(), line(CIDER)] },
      { code: 'CART_CHANGED', params: { items: ['Pain (miche)', 'Cidre (bouteille)'] } },
    ],
    [
      'fewer units',
      { code: 'MAX_REACHED', lines: [line()] },
      { code: 'MAX_REACHED', params: { nb: 3, variant: 'miche', name: 'Pain' } },
    ],
    [
      'goods off sale',
      { code: 'UNAVAILABLE', lines: [line()] },
      { code: 'UNAVAILABLE', params: { variant: 'miche', name: 'Pain' } },
    ],
    [
      'a producer who is away',
      { code: 'UNAVAILABLE', lines: [line({ awayUntil: away })] },
      { code: 'UNAVAILABLE', params: { variant: 'miche', name: 'Pain', back: formatMoment(away, 'fr', NOW) } },
    ],
    [
      'lines that Express does not have',
      { code: 'BLOCKED', block: 'cart.not_completely_from_storage', lines: [line(), line({ ...CIDER, stored: true })] },
      { code: 'NOT_FROM_STORAGE', params: { items: ['Pain (miche)'] } },
    ],
    ['a block of the cart', { code: 'BLOCKED', block: 'cart.no_place', lines: [line()] }, { code: 'NO_PLACE' }],
    [
      'a week that is over',
      { code: 'PERIOD_CHANGED' },
      {
        code: 'PERIOD_CHANGED',
        params: { period: toId('Period', '2026-11-27'), closesAt: '2026-11-30T00:00:00-05:00' },
      },
    ],
    [
      'an hour that is over',
      { code: 'SLOT_CHANGED' },
      { code: 'SLOT_CHANGED', params: { from: '2026-12-03T14:00:00-05:00', to: '2026-12-03T18:30:00-05:00' } },
    ],
    ['a box for a guest', { code: 'BOX_NEEDS_ACCOUNT', lines: [line()] }, { code: 'BOX_NEEDS_ACCOUNT' }],
    ['any other reason by its code', { code: 'NO_CARD' }, { code: 'NO_CARD' }],
  ])('is %s', (_, problem, expected) => {
    const [error, ...others] = purchaseRefusals([problem], { locale: 'fr', now: NOW, openPeriod: PERIOD, slot: SLOT });
    expect([{ code: error?.code, params: error?.params }, others]).toEqual([{ params: {}, ...expected }, []]);
  });

  it('is an hour that is over, without another one', () => {
    const reader = { locale: 'fr', now: NOW, openPeriod: PERIOD, slot: null } as const;
    expect(purchaseRefusals([{ code: 'SLOT_CHANGED' }], reader).map(({ params }) => params)).toEqual([{}]);
  });
});
