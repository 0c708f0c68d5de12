import { describe, expect, it } from 'vitest';
import type { RehearsalResult, RehearsedCart } from '../checkout/closing/closingRehearsal.ts';
import { clockResolvers } from './clockResolvers.ts';

/** A cart's name and what its closing would do. */
function cart(
  name: string,
  result: Partial<RehearsalResult>,
  customer: object = { name, email: `${name}@exemple.ca` },
) {
  return { cartId: `cart ${name}`, customer, result } as RehearsedCart;
}
const bought = (name: string, total: number, more = {}) =>
  cart(name, { kind: 'bought', total, credit: total + 1, card: { brand: 'visa', last4: `${total}` }, ...more });
const [cheap, dear, refused] = [
  bought('cheap', 1100),
  bought('dear', 2200),
  cart('refused', { kind: 'refused', reasons: [{ code: 'NO_CARD', params: {} }] }),
];
const unsure = [1, 2, 3].map((nth) => cart(`unsure ${nth}`, { kind: 'unsure' }));
const waiting = [1, 2, 3, 4].map((nth) => cart(`waiting ${nth}`, { kind: 'waiting' }));
const rehearsal = { carts: [cheap, ...unsure, refused, ...waiting, dear] };

/** A field of the API, of this parent. */
const read = (type: 'ClosingRehearsal' | 'RehearsedCart', field: string, parent: object): unknown =>
  (clockResolvers[type] as Record<string, (...args: unknown[]) => unknown>)[field]?.(parent, {}, { locale: 'fr' });

describe('the rehearsal of a closing at the desk', () => {
  it('counts each kind of cart', () => {
    const counted = ['bought', 'refused', 'unsure', 'waiting'].map((kind) => read('ClosingRehearsal', kind, rehearsal));
    expect(counted).toEqual([2, 1, 3, 4]);
  });

  it('lists the refused carts first, then the dearest, and neither unsure nor waiting ones', () => {
    expect(read('ClosingRehearsal', 'carts', rehearsal)).toEqual([refused, dear, cheap]);
  });

  it('says whose a cart is, what it costs, what credit and which card pay', () => {
    const fieldsOf = (parent: object) =>
      ['customer', 'total', 'credit', 'card'].map((field) => read('RehearsedCart', field, parent));
    expect(fieldsOf(dear!)).toEqual(['dear', 2200, 2201, 'visa 2200']);
    expect(fieldsOf(refused!)).toEqual(['refused', null, null, null]);
    expect(fieldsOf(bought('x', 3300, { card: { brand: null, last4: '3300' } }))).toEqual(['x', 3300, 3301, '3300']);
    const named = (customer: object) => read('RehearsedCart', 'customer', cart('x', { kind: 'bought' }, customer));
    expect(named({ name: '', email: 'a@exemple.ca' })).toBe('a@exemple.ca');
    expect(read('RehearsedCart', 'reasons', refused!)).toMatchObject([{ code: 'NO_CARD' }]);
    expect(read('RehearsedCart', 'reasons', cheap!)).toEqual([]);
  });
});
