import type { CartScreenQuery } from '../../__generated__/relay/CartScreenQuery.graphql.ts';
import { perhaps, present, rows, some, type Sayings } from './answer.ts';
import { cartCases } from './cartCases.ts';
import type { ContractCase } from './contractCase.ts';
import {
  address,
  card,
  cardUnder,
  customer,
  customersCart,
  homeAddress,
  theCustomer,
  zonesUnder,
} from './customerStates.ts';
import type { Json } from './expectation.ts';
import { proposing, withBasket } from './proposedBasket.ts';
import { cartOf, lending, oneLineUnder, payment } from './states.ts';
import { boxToBorrow, deliveryZone, pickupPoint, tomatoes } from './things.ts';

const toPickUp = { location: pickupPoint };
const toDeliver = { zone: deliveryZone, price: 700 };
const line = { variant: tomatoes, quantity: 2, price: 450 };
const box = { variant: boxToBorrow, price: 0, deposit: 700 };
/** The market may lend a reusable box. */
const mayLend: Sayings = { 'market.reusableBox': perhaps };

const pickedUp: Sayings = {
  'cart.locationId': pickupPoint,
  'cart.location.expressSlot': present,
  'cart.slot': present,
  'cart.shippingZone': null,
};
const delivered: Sayings = {
  'cart.locationId': null,
  'cart.location': null,
  'cart.shippingZone.id': deliveryZone,
  'cart.shippingZone.nextSlot': present,
  'cart.shippingZone.expressSlot': present,
  'cart.slot': present,
};

type Case = ContractCase<CartScreenQuery>;
const ofCarts: Case[] = cartCases.map((one) => ({
  ...one,
  answers: { ...one.answers, ...mayLend, ...(one.bearer === 'own' && { user: present }) },
  refused: undefined,
}));

/** A guest's cart of one line. */
const guests = (
  name: string,
  {
    line: told = {},
    cart = {},
    answers,
  }: { line?: Record<string, Json>; cart?: Record<string, Json>; answers: Sayings },
): Case => ({
  name,
  given: [cartOf([{ ...line, ...told }], cart)],
  answers: { 'cart.items': some, ...mayLend, ...answers },
});
/** A guest's cart of one unsure line. */
const unsure = (reason: string, told: Record<string, Json> = {}): Case =>
  guests(`an unsure line: ${reason}`, {
    line: { unsureReason: reason, ...told },
    answers: { 'cart.items[].unsure': true, 'cart.items[].unsureReason': reason, 'cart.totals.total': 0 },
  });

/** F-084 to F-132: /panier. */
export const cartScreenCases: readonly Case[] = [
  ...ofCarts,
  guests('taxes on taxable goods and the fee, each rounded once, and deposits on neither', {
    line: { taxable: true, deposit: 100 },
    answers: {
      'cart.totals.items': 900,
      'cart.totals.deposits': 200,
      'cart.totals.fee': 500,
      'cart.totals.taxBase': 1400,
      'cart.totals.gst': 70,
      'cart.totals.pst': 140,
      'cart.totals.total': 1810,
      'cart.totals.credit': 0,
    },
  }),
  guests('delivery that costs, at exactly the sum above which it is free (F-108)', {
    line: { price: 7500 },
    cart: { place: toDeliver },
    answers: { ...delivered, 'cart.totals.delivery': 700, 'cart.totals.deliveryWaiver': null },
  }),
  guests('delivery that is free above the sum', {
    line: { price: 7501 },
    cart: { place: toDeliver },
    answers: { ...delivered, 'cart.totals.delivery': 0, 'cart.totals.deliveryWaiver': 'over_threshold' },
  }),
  guests('delivery that is free in its zone', {
    cart: { place: { ...toDeliver, price: 0 } },
    answers: { ...delivered, 'cart.totals.delivery': 0, 'cart.totals.deliveryWaiver': 'free_zone' },
  }),
  guests('Express, to be picked up', {
    line: { stored: true, stock: 9, stockMdo: 3 },
    cart: { fromStorage: true, place: toPickUp },
    answers: {
      ...pickedUp,
      'cart.fromStorage': true,
      'cart.items[].max': 3,
      'cart.items[].variant.stored': true,
    },
  }),
  guests('what has gone off sale, in no sum', {
    line: { status: 'inactive' },
    answers: {
      'cart.items[].max': 0,
      'cart.items[].problem': 'UNAVAILABLE',
      'cart.items[].counted': 0,
      'cart.totals.total': 0,
    },
  }),
  guests('less than the cart asks for is left (F-127)', {
    line: { stock: 1 },
    answers: {
      'cart.items[].max': 1,
      'cart.items[].problem': 'MAX_REACHED',
      'cart.items[].counted': 0,
      'cart.totals.total': 0,
    },
  }),
  guests('alcohol, with a confirmed age', {
    line: { isAlcohol: true },
    cart: { ageConfirmed: true },
    answers: { 'cart.ageConfirmed': true, 'cart.items[].variant.product.isAlcohol': true },
  }),
  guests('a point that takes Express orders only by now', {
    cart: { place: { ...toPickUp, storageOnly: true } },
    answers: { ...pickedUp, 'cart.location.storageOnly': true },
  }),
  guests('a place that has closed', {
    cart: { place: { ...toPickUp, open: false } },
    answers: { ...pickedUp, 'cart.slot': null, 'cart.location.expressSlot': null },
  }),
  guests('a point that takes no Express orders', {
    cart: { place: { ...toPickUp, express: false } },
    answers: { ...pickedUp, 'cart.slot': present, 'cart.location.expressSlot': null },
  }),
  unsure('last_week'),
  unsure('from_basket'),
  unsure('stock_changed', { stock: 1 }),
  {
    ...unsure('price_changed'),
    name: 'a line whose price is no longer the one shown',
    given: [cartOf([{ ...line, price: 500, priceSeen: 450 }])],
  },
  {
    name: 'a member’s, with credit, a card, an address and a box of their own',
    given: [
      customer({ trialDays: 10, balance: -5000, shippingAddress: address, hasReusableBox: true, card }),
      customersCart([line], { place: toPickUp, note: 'Sans sac, merci', autoClose: true }),
    ],
    answers: {
      ...oneLineUnder('cart', tomatoes, 2),
      ...pickedUp,
      'cart.note': 'Sans sac, merci',
      'cart.autoClose': true,
      'cart.autoClosePreview.buys': true,
      'cart.autoClosePreview.reasons': [],
      'cart.isSubscribed': true,
      'cart.balanceAvailable': -5000,
      'cart.totals.fee': 0,
      'cart.totals.total': 900,
      'cart.totals.credit': 900,
      'user.shippingAddress': present,
      ...cardUnder('user'),
      'user.hasReusableBox': true,
      'user.membership': present,
      ...mayLend,
    },
  },
  {
    name: 'what the closing was to buy and could not, with why (E20)',
    given: [
      customer({ card }),
      customersCart([{ ...line, unsureReason: 'last_week' }], { autoClose: true, refusedAtClosing: 'declined' }),
    ],
    answers: {
      'cart.items': some,
      'cart.items[].unsure': true,
      'cart.items[].unsureReason': 'last_week',
      'cart.autoClose': true,
      'cart.autoCloseRefusal': rows(1),
      'cart.autoCloseRefusal[0].code': 'declined',
      user: present,
      ...cardUnder('user'),
      ...mayLend,
    },
  },
  {
    name: 'of somebody who was a member and owes, read in English',
    given: [customer({ trialDays: 0, balance: 1200 }), customersCart()],
    locale: 'en',
    answers: {
      ...oneLineUnder('cart', tomatoes, 2),
      'cart.isSubscribed': false,
      'cart.balanceAvailable': 1200,
      'cart.totals.fee': 500,
      'cart.totals.credit': 0,
      'user.hasReusableBox': false,
      'user.membership': present,
      ...mayLend,
    },
  },
  {
    name: 'delivery that an earlier order of the week has paid, which this one would join (E19)',
    given: [
      customer({ shippingAddress: homeAddress }),
      payment('paid', toDeliver, { customer: theCustomer }),
      customersCart([line], { place: toDeliver }),
    ],
    answers: {
      ...oneLineUnder('cart', tomatoes, 2),
      ...delivered,
      'cart.totals.delivery': 0,
      'cart.totals.deliveryWaiver': 'already_paid',
      'cart.mergesInto': present,
      'user.shippingAddress': present,
      ...zonesUnder('user'),
      ...mayLend,
    },
  },
  {
    name: 'with a box to borrow, which is no article (E9)',
    given: [lending(boxToBorrow), customer(), customersCart([line, box])],
    answers: {
      'cart.items': rows(2),
      'cart.items[0].reusableBox': false,
      'cart.items[1].reusableBox': true,
      'cart.items[1].variantId': boxToBorrow,
      'cart.totals.items': 900,
      'cart.totals.deposits': 700,
      user: present,
      'market.reusableBox.id': boxToBorrow,
      'market.reusableBox.deposit': 700,
    },
  },
  {
    name: 'with a box that is brought back, and costs no deposit again',
    given: [lending(boxToBorrow), customer({ hasReusableBox: true }), customersCart([line, box])],
    answers: {
      'cart.items': rows(2),
      'cart.totals.deposits': 0,
      'user.hasReusableBox': true,
      'market.reusableBox': present,
    },
  },
  {
    name: 'with the recurring basket of its week, which is proposed (E51)',
    given: proposing,
    answers: {
      ...withBasket('cart', false),
      'user.shippingAddress': present,
      ...cardUnder('user'),
      ...mayLend,
    },
  },
  {
    name: 'of a market that lends no box',
    given: [lending(null), cartOf([line])],
    answers: { 'cart.items': some, 'market.reusableBox': null },
  },
];
