import type { CartScreenQuery } from '#generated/relay/CartScreenQuery.graphql.ts';
import { EXPRESS_LEAD_HOURS, MEMBERSHIP_PRICE_CENTS, ORDER_FEE_CENTS } from '#rules/constants.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { objectOrNull, present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import {
  address,
  card,
  cardUnder,
  customer,
  customersCart,
  homeAddress,
  theCustomer,
  zonesUnder,
} from '../states/customerStates.ts';
import { boxToBorrow, deliveryZone, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { cartOf, boxToLend, oneLineUnder, payment } from '../states/states.ts';
import { sharedCartCases } from './cartCases.ts';
import { fullCart, fullCartUnder } from './fullCart.ts';

const toPickUp = { location: pickupPoint };
const toDeliver = { zone: deliveryZone, price: 700 };
const line = { variant: tomatoes, quantity: 2, price: 450 };
const box = { variant: boxToBorrow, price: 0, deposit: 700 };
/** The market may lend a reusable box. */
const lendsBox: ExpectedFields = { 'market.reusableBox': objectOrNull };

const pickedUp: ExpectedFields = {
  'cart.locationId': pickupPoint,
  'cart.location.expressSlot': present,
  'cart.slot': present,
  'cart.shippingZone': null,
};
const delivered: ExpectedFields = {
  'cart.locationId': null,
  'cart.location': null,
  'cart.shippingZone.id': deliveryZone,
  'cart.shippingZone.nextSlot': present,
  'cart.shippingZone.expressSlot': present,
  'cart.slot': present,
};

type Case = ContractCase<CartScreenQuery>;
const ofCarts: Case[] = sharedCartCases.map((one) => ({
  ...one,
  data: { ...one.data, ...lendsBox, ...(one.bearer === 'own' && { user: present }) },
  errors: undefined,
}));

/** A guest's cart of one line. */
const guestCart = (
  name: string,
  {
    line: lineParams = {},
    cart = {},
    data,
  }: { line?: Record<string, Json>; cart?: Record<string, Json>; data: ExpectedFields },
): Case => ({
  name,
  given: [cartOf([{ ...line, ...lineParams }], cart)],
  data: { 'cart.items': nonEmpty, ...lendsBox, ...data },
});
/** A guest's cart of one unsure line. */
const unsureLine = (reason: string, lineParams: Record<string, Json> = {}): Case =>
  guestCart(`returns an unsure line with the reason ${reason}`, {
    line: { unsureReason: reason, ...lineParams },
    data: { 'cart.items[].unsure': true, 'cart.items[].unsureReason': reason, 'cart.totals.total': 0 },
  });

/** F-084 to F-132: /panier. */
export const cartScreenCases: readonly Case[] = [
  ...ofCarts,
  guestCart('calculates taxes on taxable goods and on the fee, each rounded once, and none on deposits', {
    line: { taxable: true, deposit: 100 },
    data: {
      'cart.totals.items': 900,
      'cart.totals.deposits': 200,
      'cart.totals.fee': 500,
      'cart.totals.taxBase': 1400,
      'cart.totals.gstBase': 1400,
      'cart.totals.pstBase': 1400,
      'cart.totals.gst': 70,
      'cart.totals.pst': 140,
      'cart.totals.total': 1810,
      'cart.totals.credit': 0,
    },
  }),
  {
    ...guestCart('calculates one tax alone on goods that have only that one', {
      line: { taxable: true, taxKind: 'gst', deposit: 100 },
      data: {
        'cart.items[].variant.product.taxKind': 'gst',
        'cart.totals.taxBase': 1400,
        'cart.totals.gstBase': 1400,
        'cart.totals.pstBase': 500,
        'cart.totals.gst': 70,
        'cart.totals.pst': 50,
        'cart.totals.total': 1720,
      },
    }),
    suite: 'conformance',
  },
  guestCart('returns the delivery fee at exactly the limit for free delivery (F-108)', {
    line: { price: 7500 },
    cart: { place: toDeliver },
    data: { ...delivered, 'cart.totals.delivery': 700, 'cart.totals.deliveryWaiver': null },
  }),
  guestCart('returns free delivery above the limit', {
    line: { price: 7501 },
    cart: { place: toDeliver },
    data: { ...delivered, 'cart.totals.delivery': 0, 'cart.totals.deliveryWaiver': 'over_threshold' },
  }),
  guestCart('returns free delivery in the zone', {
    cart: { place: { ...toDeliver, price: 0 } },
    data: { ...delivered, 'cart.totals.delivery': 0, 'cart.totals.deliveryWaiver': 'free_zone' },
  }),
  guestCart('returns an Express cart for pickup', {
    line: { stored: true, stock: 9, stockMdo: 3 },
    cart: { fromStorage: true, place: toPickUp },
    data: {
      ...pickedUp,
      'cart.fromStorage': true,
      'cart.items[].max': 3,
      'cart.items[].variant.stored': true,
    },
  }),
  guestCart('leaves products that are no longer on sale out of every total', {
    line: { status: 'inactive' },
    data: {
      'cart.items[].max': 0,
      'cart.items[].problem': 'UNAVAILABLE',
      'cart.items[].counted': 0,
      'cart.totals.total': 0,
    },
  }),
  guestCart('returns a line with less stock left than its quantity (F-127)', {
    line: { stock: 1 },
    data: {
      'cart.items[].max': 1,
      'cart.items[].problem': 'MAX_REACHED',
      'cart.items[].counted': 0,
      'cart.totals.total': 0,
    },
  }),
  guestCart('returns alcohol with a confirmed age', {
    line: { isAlcohol: true },
    cart: { ageConfirmed: true },
    data: { 'cart.ageConfirmed': true, 'cart.items[].variant.product.isAlcohol': true },
  }),
  guestCart('returns a point that now takes Express orders only', {
    cart: { place: { ...toPickUp, storageOnly: true } },
    data: { ...pickedUp, 'cart.location.storageOnly': true },
  }),
  guestCart('returns a place that has closed', {
    cart: { place: { ...toPickUp, open: false } },
    data: { ...pickedUp, 'cart.slot': null, 'cart.location.expressSlot': null },
  }),
  {
    ...guestCart('returns a point that takes no Express orders', {
      cart: { place: { ...toPickUp, express: false } },
      data: { ...pickedUp, 'cart.slot': present, 'cart.location.expressSlot': null },
    }),
    suite: 'conformance',
  },
  { ...unsureLine('last_week'), suite: 'conformance' },
  { ...unsureLine('from_basket'), suite: 'conformance' },
  unsureLine('stock_changed', { stock: 1 }),
  {
    ...unsureLine('price_changed'),
    name: 'returns a line whose price rose above the accepted one',
    given: [cartOf([{ ...line, price: 500, priceSeen: 450 }])],
  },
  guestCart('returns a line whose price fell below the accepted one, at the lower price', {
    line: { price: 400, priceSeen: 450 },
    data: { 'cart.items[].seenPrice': 450, 'cart.totals.items': 800 },
  }),
  {
    name: 'returns a member’s cart with credit, a card, an address and a box of their own',
    given: [
      customer({ trialDays: 10, balance: -5000, shippingAddress: address, hasReusableBox: true, card }),
      customersCart([line], { place: toPickUp, note: 'Sans sac, merci', autoClose: true }),
    ],
    data: {
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
      ...lendsBox,
    },
  },
  {
    name: 'returns the lines that the closing could not buy, with the reason (E20)',
    given: [
      customer({ card }),
      customersCart([{ ...line, unsureReason: 'last_week' }], { autoClose: true, refusedAtClosing: 'declined' }),
    ],
    data: {
      'cart.items': nonEmpty,
      'cart.items[].unsure': true,
      'cart.items[].unsureReason': 'last_week',
      'cart.autoClose': true,
      'cart.autoCloseRefusal': rows(1),
      'cart.autoCloseRefusal[0].code': 'declined',
      user: present,
      ...cardUnder('user'),
      ...lendsBox,
    },
  },
  {
    name: 'returns the cart of a former member who owes, in English',
    given: [customer({ trialDays: 0, balance: 1200 }), customersCart()],
    locale: 'en',
    data: {
      ...oneLineUnder('cart', tomatoes, 2),
      'cart.isSubscribed': false,
      'cart.balanceAvailable': 1200,
      'cart.totals.fee': 500,
      'cart.totals.credit': 0,
      'user.hasReusableBox': false,
      'user.membership': present,
      ...lendsBox,
    },
  },
  {
    name: 'returns delivery already paid by an earlier order of the week that this one would join (E19)',
    given: [
      customer({ shippingAddress: homeAddress }),
      payment('paid', toDeliver, { customer: theCustomer }),
      customersCart([line], { place: toDeliver }),
    ],
    data: {
      ...oneLineUnder('cart', tomatoes, 2),
      ...delivered,
      'cart.totals.delivery': 0,
      'cart.totals.deliveryWaiver': 'already_paid',
      'cart.mergesInto': present,
      'user.shippingAddress': present,
      ...zonesUnder('user'),
      ...lendsBox,
    },
  },
  {
    name: 'returns a cart with a borrowed box, which is no article (E9)',
    given: [boxToLend(boxToBorrow), customer(), customersCart([line, box])],
    data: {
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
    name: 'returns a cart with a box that is brought back, without another deposit',
    given: [boxToLend(boxToBorrow), customer({ hasReusableBox: true }), customersCart([line, box])],
    data: {
      'cart.items': rows(2),
      'cart.totals.deposits': 0,
      'user.hasReusableBox': true,
      'market.reusableBox': present,
    },
  },
  {
    name: 'returns the week’s recurring basket as a proposal (E51)',
    given: fullCart(),
    data: {
      ...fullCartUnder('cart'),
      'market.membershipPrice': MEMBERSHIP_PRICE_CENTS,
      'market.orderFee': ORDER_FEE_CENTS,
      'market.expressLeadHours': EXPRESS_LEAD_HOURS,
      'user.shippingAddress': present,
      ...zonesUnder('user'),
      ...cardUnder('user'),
      ...lendsBox,
    },
  },
  {
    name: 'returns the cart of a market that lends no box',
    given: [boxToLend(null), cartOf([line])],
    data: { 'cart.items': nonEmpty, 'market.reusableBox': null },
  },
];
