import type { CheckoutMutation } from '#generated/relay/CheckoutMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { fromState, anyText, anyTexts, rejects } from '../engine/contractCase.ts';
import { like, type ExpectedFields } from '../engine/expectedData.ts';
import type { Params } from '../engine/stateParams.ts';
import { address, customer, homeAddress } from '../states/customerStates.ts';
import { boxToBorrow, customerNumbered, deliveryZone, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { marketAsItIs, cartOf, boxToLend, lineParams, newVisitor, providerRefuses } from '../states/states.ts';

const toPickUp = { location: pickupPoint };
const toDeliver = { zone: deliveryZone, price: 700 };
const tomato = { variant: tomatoes, quantity: 2, price: 450 };
const storedTomato = { ...tomato, stored: true, stock: 9, stockMdo: 5 };

/**
 * Checkouts are rate-limited per customer, so each case has a customer of its own, with a cart for pickup unless stated
 * otherwise.
 */
const buying = (number: number, who: Params = {}, cart: Params = {}, lines: Params[] = [tomato]): ProviderState[] => [
  customer({ customer: customerNumbered(number), ...who }),
  cartOf(lines, { place: toPickUp, ...cart, customer: customerNumbered(number) }),
];

/** The id of a session of the market's own /paiement/ page; a URL when the balance pays the order (F-122). */
const session: ExpectedFields = { checkout: like(/^[\w-]+$/, 'cs_1') };
const invoice: ExpectedFields = { checkout: like(/^https?:\/\/\S+$/, 'https://invoice.stripe.com/i/in_1') };

/** Does not use credit, and takes the box that the order needs. */
const plainly = { useBalance: false, forceDisposableBox: false };

export const checkoutCases: readonly ContractCase<CheckoutMutation>[] = [
  {
    name: 'orders a cart for pickup',
    given: [cartOf([{ variant: tomatoes, quantity: 2, stock: 5 }], { place: toPickUp })],
    variables: plainly,
    data: session,
  },
  {
    name: 'orders a guest’s cart for delivery in the displayed week',
    given: [marketAsItIs, cartOf([tomato], { place: toDeliver })],
    variables: { ...plainly, period: fromState('period') },
    data: session,
  },
  {
    name: 'orders an Express cart, which has no week',
    given: [cartOf([storedTomato], { place: toPickUp, fromStorage: true })],
    variables: { ...plainly, period: 'per_20200103' },
    data: session,
  },
  {
    name: 'orders alcohol with a confirmed age',
    suite: 'conformance',
    given: [cartOf([{ ...tomato, isAlcohol: true }], { place: toPickUp, ageConfirmed: true })],
    variables: plainly,
    data: session,
  },
  { name: 'orders a customer’s cart', suite: 'conformance', given: buying(31), variables: plainly, data: session },
  {
    name: 'orders a customer’s cart for delivery to their address, in a disposable box',
    given: buying(32, { shippingAddress: homeAddress, hasReusableBox: true }, { place: toDeliver }),
    variables: { ...plainly, forceDisposableBox: true },
    data: session,
  },
  {
    name: 'spends credit on a part of the total',
    given: buying(33, { shippingAddress: address, balance: -500 }),
    variables: { ...plainly, useBalance: true },
    data: invoice,
  },
  {
    name: 'spends credit on the whole total, in English',
    given: buying(34, { shippingAddress: address, balance: -5000 }),
    variables: { ...plainly, useBalance: true },
    locale: 'en',
    data: session,
  },
  {
    name: 'leaves credit on the balance when it is not requested',
    suite: 'conformance',
    given: buying(35, { shippingAddress: address, balance: -5000 }),
    variables: plainly,
    data: session,
  },
  rejects('rejects the balance of a customer without credit', 'NO_CREDIT', {
    given: buying(36, { shippingAddress: address }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('rejects the balance of a customer who owes', 'NO_CREDIT', {
    given: buying(37, { shippingAddress: address, balance: 1200 }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('rejects credit of a customer without an address', 'BALANCE_NEEDS_ADDRESS', {
    given: buying(38, { balance: -500 }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('rejects delivery to a customer without an address', 'NO_ADDRESS', {
    given: buying(39, {}, { place: toDeliver }),
    variables: plainly,
  }),
  rejects('rejects delivery to an address outside the chosen zone', 'ADDRESS_OUTSIDE_ZONE', {
    given: buying(40, { shippingAddress: address }, { place: toDeliver }),
    variables: plainly,
  }),
  rejects('rejects a cart left over from a closed week', 'EMPTY_CART', {
    given: [cartOf([{ ...tomato, unsureReason: 'last_week' }], { place: toPickUp })],
    variables: plainly,
  }),
  rejects('rejects a place that has closed', 'NO_DELIVERY', {
    given: [cartOf([tomato], { place: { ...toPickUp, open: false } })],
    variables: plainly,
  }),
  rejects('rejects a zone that has closed', 'NO_DELIVERY', {
    given: [cartOf([tomato], { place: { ...toDeliver, open: false } })],
    variables: plainly,
  }),
  rejects('rejects a point that now takes Express orders only', 'NEEDS_STORAGE', {
    given: [cartOf([tomato], { place: { ...toPickUp, storageOnly: true } })],
    variables: plainly,
  }),
  rejects('rejects an Express cart for a point that no longer takes any', 'NO_EXPRESS', {
    given: [cartOf([storedTomato], { place: { ...toPickUp, express: false }, fromStorage: true })],
    variables: plainly,
  }),
  {
    name: 'rejects another time slot than the displayed one',
    given: [cartOf([storedTomato], { place: toPickUp, fromStorage: true })],
    variables: { ...plainly, slot: '2020-01-07T09:00:00-05:00' },
    errors: [{ code: 'SLOT_CHANGED', params: { from: anyText, to: anyText } }],
  },
  {
    name: 'rejects an Express cart with products that the market does not hold',
    given: [cartOf([tomato], { place: toPickUp, fromStorage: true })],
    variables: plainly,
    errors: [{ code: 'NOT_FROM_STORAGE', params: { items: anyTexts } }],
  },
  rejects('rejects a reusable box for a guest', 'BOX_NEEDS_ACCOUNT', {
    given: [
      cartOf([tomato, { variant: boxToBorrow, price: 0, deposit: 700 }], { place: toPickUp }),
      boxToLend(boxToBorrow),
    ],
    variables: plainly,
  }),
  rejects('rejects the checkout when the payment provider opens no payment', 'PAYMENT_FAILED', {
    given: [cartOf([{ ...tomato, stock: 5 }], { place: toPickUp }), providerRefuses('pages')],
    variables: plainly,
  }),
  rejects('rejects an empty cart', 'EMPTY_CART', { given: [newVisitor], variables: plainly }),
  rejects('rejects a cart without a chosen place', 'NO_PLACE', {
    given: [cartOf([{ variant: tomatoes }])],
    variables: plainly,
  }),
  {
    name: 'rejects a quantity above the remaining stock',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }],
  },
  {
    name: 'rejects a product that is no longer on sale',
    given: [cartOf([{ variant: tomatoes, status: 'inactive' }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'UNAVAILABLE', params: lineParams }],
  },
  {
    name: 'rejects two problems at once',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }])],
    variables: plainly,
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }, { code: 'NO_PLACE' }],
  },
  {
    name: 'accepts a total below the displayed one',
    suite: 'conformance',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp })],
    variables: { ...plainly, total: 2000, due: 2000 },
    data: session,
  },
  {
    name: 'rejects a total above the displayed one',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp })],
    variables: { ...plainly, total: 1400, due: 1400 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 1400, current: 1475 } }],
  },
  {
    name: 'rejects credit for a whole total above the displayed one',
    given: buying(41, { shippingAddress: address, balance: -5000 }),
    variables: { ...plainly, useBalance: true, total: 1400, due: 0 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 1400, current: 1475 } }],
  },
  {
    name: 'rejects a remainder above the displayed one after credit',
    given: buying(42, { shippingAddress: address, balance: -500 }),
    variables: { ...plainly, useBalance: true, total: 1475, due: 475 },
    errors: [{ code: 'DUE_RAISED', params: { shown: 475, current: 975 } }],
  },
  {
    name: 'rejects a price above the displayed one',
    given: [cartOf([{ variant: tomatoes, price: 500, priceSeen: 450 }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'CART_CHANGED', params: { items: anyTexts } }],
  },
  rejects('rejects alcohol without a confirmed age', 'NO_ALCOHOL', {
    given: [cartOf([{ variant: tomatoes, isAlcohol: true }], { place: toPickUp })],
    variables: plainly,
  }),
  {
    name: 'rejects a displayed week that has closed',
    given: [cartOf([{ variant: tomatoes }], { place: toPickUp })],
    variables: { ...plainly, period: 'per_20200103' },
    errors: [{ code: 'PERIOD_CHANGED', params: { period: anyText, closesAt: anyText } }],
  },
];
