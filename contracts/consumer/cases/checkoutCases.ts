import type { CheckoutMutation } from '#generated/relay/CheckoutMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { anyText, anyTexts, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { like, type ExpectedFields } from '../engine/expectedData.ts';
import { address, customer, homeAddress } from '../states/customerStates.ts';
import { boxToBorrow, customerNumbered, deliveryZone, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { marketAsItIs, cartOf, boxToLend, lineParams, newVisitor, providerRefuses } from '../states/states.ts';

const toPickUp = { location: pickupPoint };
const toDeliver = { zone: deliveryZone, price: 700 };
const tomato = { variant: tomatoes, quantity: 2, price: 450 };
const storedTomato = { ...tomato, stored: true, stock: 9, stockMdo: 5 };

type Params = Record<string, Json>;
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
    name: 'a cart to be picked up',
    given: [cartOf([{ variant: tomatoes, quantity: 2, stock: 5 }], { place: toPickUp })],
    variables: plainly,
    data: session,
  },
  {
    name: 'a guest’s cart to be delivered, in the week that was shown',
    given: [marketAsItIs, cartOf([tomato], { place: toDeliver })],
    variables: plainly,
    fromStates: { period: '${period}' },
    data: session,
  },
  {
    name: 'an Express cart, which knows no week',
    given: [cartOf([storedTomato], { place: toPickUp, fromStorage: true })],
    variables: { ...plainly, period: 'per_20200103' },
    data: session,
  },
  {
    name: 'alcohol, with a confirmed age',
    suite: 'conformance',
    given: [cartOf([{ ...tomato, isAlcohol: true }], { place: toPickUp, ageConfirmed: true })],
    variables: plainly,
    data: session,
  },
  { name: 'a customer’s cart', suite: 'conformance', given: buying(31), variables: plainly, data: session },
  {
    name: 'a customer’s cart to be delivered to their address, in a box to throw away',
    given: buying(32, { shippingAddress: homeAddress, hasReusableBox: true }, { place: toDeliver }),
    variables: { ...plainly, forceDisposableBox: true },
    data: session,
  },
  {
    name: 'credit that pays a part',
    given: buying(33, { shippingAddress: address, balance: -500 }),
    variables: { ...plainly, useBalance: true },
    data: invoice,
  },
  {
    name: 'credit that pays all, read in English',
    given: buying(34, { shippingAddress: address, balance: -5000 }),
    variables: { ...plainly, useBalance: true },
    locale: 'en',
    data: session,
  },
  {
    name: 'credit that is left where it is',
    suite: 'conformance',
    given: buying(35, { shippingAddress: address, balance: -5000 }),
    variables: plainly,
    data: session,
  },
  rejects('the balance of somebody who has none', 'NO_CREDIT', {
    given: buying(36, { shippingAddress: address }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('the balance of somebody who owes', 'NO_CREDIT', {
    given: buying(37, { shippingAddress: address, balance: 1200 }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('credit of somebody whose address is not known', 'BALANCE_NEEDS_ADDRESS', {
    given: buying(38, { balance: -500 }),
    variables: { ...plainly, useBalance: true },
  }),
  rejects('a delivery to a customer whose address is not known', 'NO_ADDRESS', {
    given: buying(39, {}, { place: toDeliver }),
    variables: plainly,
  }),
  rejects('a delivery to an address outside the chosen zone', 'ADDRESS_OUTSIDE_ZONE', {
    given: buying(40, { shippingAddress: address }, { place: toDeliver }),
    variables: plainly,
  }),
  rejects('what was left from a week that has closed', 'EMPTY_CART', {
    given: [cartOf([{ ...tomato, unsureReason: 'last_week' }], { place: toPickUp })],
    variables: plainly,
  }),
  rejects('a place that has closed', 'NO_DELIVERY', {
    given: [cartOf([tomato], { place: { ...toPickUp, open: false } })],
    variables: plainly,
  }),
  rejects('a zone that has closed', 'NO_DELIVERY', {
    given: [cartOf([tomato], { place: { ...toDeliver, open: false } })],
    variables: plainly,
  }),
  rejects('a point that takes Express orders only by now', 'NEEDS_STORAGE', {
    given: [cartOf([tomato], { place: { ...toPickUp, storageOnly: true } })],
    variables: plainly,
  }),
  rejects('an Express cart, to a point that takes none by now', 'NO_EXPRESS', {
    given: [cartOf([storedTomato], { place: { ...toPickUp, express: false }, fromStorage: true })],
    variables: plainly,
  }),
  {
    name: 'another hour than the one shown',
    given: [cartOf([storedTomato], { place: toPickUp, fromStorage: true })],
    variables: { ...plainly, slot: '2020-01-07T09:00:00-05:00' },
    errors: [{ code: 'SLOT_CHANGED', params: { from: anyText, to: anyText } }],
  },
  {
    name: 'an Express cart with what the market does not hold',
    given: [cartOf([tomato], { place: toPickUp, fromStorage: true })],
    variables: plainly,
    errors: [{ code: 'NOT_FROM_STORAGE', params: { items: anyTexts } }],
  },
  rejects('a reusable box of a guest’s', 'BOX_NEEDS_ACCOUNT', {
    given: [
      cartOf([tomato, { variant: boxToBorrow, price: 0, deposit: 700 }], { place: toPickUp }),
      boxToLend(boxToBorrow),
    ],
    variables: plainly,
  }),
  rejects('the payment provider opens no payment', 'PAYMENT_FAILED', {
    given: [cartOf([{ ...tomato, stock: 5 }], { place: toPickUp }), providerRefuses('pages')],
    variables: plainly,
  }),
  rejects('nothing in the cart', 'EMPTY_CART', { given: [newVisitor], variables: plainly }),
  rejects('no place chosen', 'NO_PLACE', { given: [cartOf([{ variant: tomatoes }])], variables: plainly }),
  {
    name: 'less left than the cart holds',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }],
  },
  {
    name: 'a product that has gone off sale',
    given: [cartOf([{ variant: tomatoes, status: 'inactive' }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'UNAVAILABLE', params: lineParams }],
  },
  {
    name: 'two troubles, told at once',
    given: [cartOf([{ variant: tomatoes, quantity: 4, stock: 3 }])],
    variables: plainly,
    errors: [{ code: 'MAX_REACHED', params: { nb: 3, ...lineParams } }, { code: 'NO_PLACE' }],
  },
  {
    name: 'a total that is lower than the one shown',
    suite: 'conformance',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp })],
    variables: { ...plainly, total: 2000, due: 2000 },
    data: session,
  },
  {
    name: 'a total that is higher than the one shown',
    given: [cartOf([{ variant: tomatoes, quantity: 2, price: 450 }], { place: toPickUp })],
    variables: { ...plainly, total: 1400, due: 1400 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 1400, current: 1475 } }],
  },
  {
    name: 'credit that pays all of a total that is higher than the one shown',
    given: buying(41, { shippingAddress: address, balance: -5000 }),
    variables: { ...plainly, useBalance: true, total: 1400, due: 0 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 1400, current: 1475 } }],
  },
  {
    name: 'more left to pay beside the credit than was shown',
    given: buying(42, { shippingAddress: address, balance: -500 }),
    variables: { ...plainly, useBalance: true, total: 1475, due: 475 },
    errors: [{ code: 'DUE_RAISED', params: { shown: 475, current: 975 } }],
  },
  {
    name: 'a higher price than the one shown',
    given: [cartOf([{ variant: tomatoes, price: 500, priceSeen: 450 }], { place: toPickUp })],
    variables: plainly,
    errors: [{ code: 'CART_CHANGED', params: { items: anyTexts } }],
  },
  rejects('alcohol without a confirmed age', 'NO_ALCOHOL', {
    given: [cartOf([{ variant: tomatoes, isAlcohol: true }], { place: toPickUp })],
    variables: plainly,
  }),
  {
    name: 'a week that has closed since it was shown',
    given: [cartOf([{ variant: tomatoes }], { place: toPickUp })],
    variables: { ...plainly, period: 'per_20200103' },
    errors: [{ code: 'PERIOD_CHANGED', params: { period: anyText, closesAt: anyText } }],
  },
];
