import { expect, it } from 'vitest';
import { testId } from '../../tests/support/smallMarket.ts';
import type { Visitor } from '../caller.ts';
import { sessionIdOf } from '../identity/session.ts';
import { cartIdOf, customerCartId, ownerOf } from './cartOwner.ts';
import { entering } from './enteredCart.ts';

const ANN = testId('ann');
const TOKEN = 'token'.padEnd(43, '-');
const visitor = (customer: string | null, isCalling?: true) =>
  ({ sessionToken: TOKEN, sessionId: 'session', customer: customer && { id: customer }, isCalling }) as Visitor;

/** A cart is found again by these as long as there is a database. */
const GUEST_CART = '7b8e1514-09e8-8bb2-b892-3292dbdf71ea';
const CUSTOMER_CART = 'eed8a2b1-e8a4-8e15-b252-0eb2e7c823d4';

it.each<[string, Visitor, { owner: string | null; cart: string }]>([
  ['a guest', visitor(null), { owner: null, cart: GUEST_CART }],
  ['a customer', visitor(ANN), { owner: ANN, cart: CUSTOMER_CART }],
  ['a customer whose order staff enter', visitor(ANN, true), { owner: null, cart: GUEST_CART }],
])('derives the id of the cart of %s', (_, who, { owner, cart }) => {
  expect(ownerOf(who)).toEqual({ sessionId: 'session', customerId: owner });
  expect(cartIdOf(who)).toBe(cart);
});

it('derives the id of a customer’s cart from the customer alone', () => {
  expect(customerCartId(ANN)).toBe(CUSTOMER_CART);
});

it.each([
  ['somebody without an account', null, null],
  ['a customer', ANN, { id: ANN, subject: '', isStaff: false, isManager: false, completeProfile: false }],
])('gives %s for whom staff order a session that no browser has, and no rights', (_, customerId, customer) => {
  const who = entering(customerId);
  expect(who).toEqual({
    sessionToken: expect.stringMatching(/^[\w-]{43}$/) as string,
    sessionId: sessionIdOf(who.sessionToken),
    isNew: true,
    customer,
    isCalling: true,
    address: '',
    origin: '',
  });
  expect(entering(customerId).sessionId).not.toBe(who.sessionId);
});
