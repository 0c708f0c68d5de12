import { describe, expect, it } from 'vitest';
import { codes } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { toId } from '../graphql/globalId.ts';
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

describe('the calls of a cart', () => {
  const VARIANT = toId('Variant', testId('bread'));
  const ITEM = toId('CartItem', testId('line'));
  const context = {
    services: {
      cart: new Proxy(
        {},
        {
          get:
            (_, name) =>
            (caller: unknown, ...args: unknown[]) => [name, caller === context, ...args],
        },
      ),
    },
  };
  const call = (name: keyof typeof cartResolvers.Mutation, args: object): unknown =>
    (cartResolvers.Mutation[name] as unknown as (...all: unknown[]) => unknown)(null, args, context);

  it.each<[keyof typeof cartResolvers.Mutation, object, unknown[]]>([
    [
      'addToCart',
      { variant: VARIANT, quantity: 3, seenPrice: 450, requestId: 'one' },
      ['add', testId('bread'), 3, 450, 'one'],
    ],
    ['removeFromCart', { variant: VARIANT, all: true, requestId: 'one' }, ['remove', testId('bread'), true, 'one']],
    [
      'confirmItemInCart',
      { item: ITEM, seenPrice: 450, quantity: 2 },
      ['confirm', testId('line'), { seenPrice: 450, quantity: 2 }],
    ],
    ['chooseIfMissing', { item: ITEM, wish: 'replacement' }, ['chooseIfMissing', testId('line'), 'replacement']],
    ['updateShoppingSession', { input: { autoClose: true } }, ['updateSession', { autoClose: true }]],
    ['updateCart', { input: { note: 'Sonnez' } }, ['updateCart', { note: 'Sonnez' }]],
    ['confirmAge', { birthDate: '1990-01-01' }, ['confirmAge', '1990-01-01']],
  ])('%s goes to the service with %j', (name, args, [method, ...passed]) => {
    expect(call(name, args)).toEqual([method, true, ...passed]);
  });

  it.each<[keyof typeof cartResolvers.Mutation, object, string]>([
    ['addToCart', { variant: ITEM }, 'NOT_FOUND'],
    ['removeFromCart', { variant: ITEM }, 'NOT_IN_CART'],
    ['confirmItemInCart', { item: VARIANT }, 'NOT_IN_CART'],
    ['chooseIfMissing', { item: VARIANT }, 'NOT_IN_CART'],
  ])('%s of %j is refused', async (name, args, code) => {
    expect(await codes(Promise.resolve().then(() => call(name, args)))).toEqual([code]);
  });
});

describe('the fields of a cart', () => {
  const context = {
    services: {
      ...services,
      cart: { previewClosing: (caller: unknown, cart: object) => [caller === context, cart] },
      baskets: { byId: (id: string) => `basket ${id}` },
    },
    visitor,
    now: NOW,
    locale: 'fr',
  };
  type Fields = Readonly<Record<string, unknown>>;
  const read = (fields: Fields, field: string, parent: object) =>
    (fields[field] as (...args: unknown[]) => unknown)(parent, {}, context);
  const cartField = (field: string, cart: object) => read(cartResolvers.Cart as Fields, field, cart);
  const itemField = (field: string, line: object) => read(cartResolvers.CartItem as Fields, field, line);
  const NOWHERE = { location: null, zone: null, fromStorage: false };
  const [POINT, ZONE] = [{ id: testId('point') }, { id: testId('zone') }];

  it('are those of its place and its lines', () => {
    const cart = { id: testId('cart'), ...NOWHERE, lines: [SURE] };
    expect(cartField('id', cart)).toBe(toId('Cart', testId('cart')));
    expect(cartField('items', cart)).toEqual([SURE]);
    expect(cartField('autoClosePreview', cart)).toEqual([true, cart]);
    expect(['locationId', 'shippingZone', 'slot'].map((field) => cartField(field, cart))).toEqual([null, null, null]);
    expect(cartField('locationId', { ...cart, location: POINT })).toBe(toId('Location', POINT.id));
    expect(cartField('shippingZone', { ...cart, zone: ZONE })).toBe(ZONE);
    expect(cartField('slot', { ...cart, location: POINT, fromStorage: true })).toMatchObject({
      from: `from: ${POINT.id} true`,
    });
    expect(cartField('slot', { ...cart, zone: ZONE })).toMatchObject({ from: `from: ${ZONE.id} false` });
  });

  it('are the texts of why the closing did not buy it', () => {
    expect(cartField('autoCloseRefusal', { refusal: null })).toBeNull();
    expect(cartField('autoCloseRefusal', { refusal: [{ code: 'NO_CARD', params: {} }] })).toMatchObject([
      { code: 'NO_CARD' },
    ]);
  });

  it('are those of a line, and of its basket', () => {
    const line = { id: testId('line'), variant: { id: testId('bread') }, basket: null };
    expect(['id', 'variantId', 'basket'].map((field) => itemField(field, line))).toEqual([
      toId('CartItem', testId('line')),
      toId('Variant', testId('bread')),
      null,
    ]);
    expect(itemField('basket', { ...line, basket: { basketId: 'discovery' } })).toBe('basket discovery');
  });

  it('are the visitor’s', () => {
    const view = { services: { cart: { view: (caller: unknown) => ['view', caller === view] } } };
    expect((cartResolvers.Query.cart as unknown as (...args: unknown[]) => unknown)(null, {}, view)).toEqual([
      'view',
      true,
    ]);
  });
});
