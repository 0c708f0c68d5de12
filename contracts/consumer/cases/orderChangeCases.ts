import type { CancelOrderMutation } from '#generated/relay/CancelOrderMutation.graphql.ts';
import type { CombineOrdersMutation } from '#generated/relay/CombineOrdersMutation.graphql.ts';
import type { OrderAgainMutation } from '#generated/relay/OrderAgainMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { address, customer, customersCart, homeAddress } from '../states/customerStates.ts';
import { eggs, tomatoes, unknownOrder, variantNumbered } from '../states/fixtureIds.ts';
import { orderBeforeMerge, order, orderUnder, pickedUpUnder } from '../states/orderStates.ts';
import { otherCustomer, otherCustomersOrder, toDeliver, toPickUp } from '../states/orderStates.ts';
import {
  purchasedLine,
  emptyUnder,
  newVisitor,
  onSale,
  oneLineUnder,
  payment,
  providerRefuses,
} from '../states/states.ts';
import { fullCart, fullCartUnder, fullLine } from './fullCart.ts';

const ofOrder = { variables: { order: fromState('order') } };

/** F-153: ordering again, as far as goods are available. */
export const orderAgainCases: readonly ContractCase<OrderAgainMutation>[] = [
  {
    name: 'adds every line of the order',
    given: fullCart({ before: [order()] }),
    ...ofOrder,
    data: { ...fullCartUnder('orderAgain.cart'), 'orderAgain.changes': [] },
  },
  {
    name: 'adds what is available and names what is not',
    given: [customer(), order({ lines: [purchasedLine, { variant: eggs }] }), onSale(eggs, { status: 'inactive' })],
    ...ofOrder,
    data: {
      ...oneLineUnder('orderAgain.cart', tomatoes, 2),
      'orderAgain.units': 2,
      'orderAgain.changes': rows(1),
      'orderAgain.changes[0].quantity': 0,
      'orderAgain.changes[0].shortage': 'not_sold',
      'orderAgain.changes[0].variant': present,
    },
  },
  {
    name: 'adds the remaining units of a guest’s own order',
    given: [payment('paid', toPickUp), onSale(tomatoes, { price: 450, stock: 1 })],
    ...ofOrder,
    data: {
      ...oneLineUnder('orderAgain.cart', tomatoes, 1),
      'orderAgain.units': 1,
      'orderAgain.changes': rows(1),
      'orderAgain.changes[0].quantity': 1,
      'orderAgain.changes[0].ordered': 2,
      'orderAgain.changes[0].shortage': 'fewer',
      'orderAgain.changes[0].variant.price': 450,
    },
  },
  {
    name: 'adds nothing when no line is available',
    given: [customer(), order(), onSale(tomatoes, { stock: 0 })],
    ...ofOrder,
    data: {
      ...emptyUnder('orderAgain.cart'),
      'orderAgain.units': 0,
      'orderAgain.changes': rows(1),
      'orderAgain.changes[0].shortage': 'sold_out',
      'orderAgain.changes[0].variant': present,
    },
  },
  {
    name: 'rejects the request key of another change of the cart',
    suite: 'conformance',
    given: [customer(), order(), customersCart([{ variant: eggs, quantity: 2, requestId: 'contrat-deux-fois' }])],
    variables: { ...ofOrder.variables, requestId: 'contrat-deux-fois' },
    errors: [{ code: 'REQUEST_REUSED' }],
  },
];

const cancelled: ExpectedFields = {
  'cancelOrder.order.status': 'cancelled',
  'cancelOrder.order.ongoing': false,
  'cancelOrder.order.changeableUntil': null,
  'cancelOrder.order.calendar': null,
  'cancelOrder.order.combinableWith': [],
  'cancelOrder.order.products': rows(1),
  'cancelOrder.order.products[0].seller': present,
  ...pickedUpUnder('cancelOrder.order'),
};
const reopened: ExpectedFields = {
  ...cancelled,
  ...oneLineUnder('cancelOrder.cart', tomatoes, 2),
  'cancelOrder.cart.location.expressSlot': present,
  'cancelOrder.cart.slot': present,
};
const deliveredBefore: ExpectedFields = {
  ...cancelled,
  'cancelOrder.order.location': null,
  'cancelOrder.order.fulfillment': present,
};
const only = { variables: { ...ofOrder.variables, reopenCart: false } };
const change = { variables: { ...ofOrder.variables, reopenCart: true } };

/** F-154: cancelling, until the closing (E60). */
export const cancelOrderCases: readonly ContractCase<CancelOrderMutation>[] = [
  {
    name: 'refunds everything to the card',
    given: [customer(), order()],
    ...only,
    data: {
      ...cancelled,
      'cancelOrder.order.refundedToCard': 1475,
      'cancelOrder.order.refundedToBalance': 0,
      ...emptyUnder('cancelOrder.cart'),
    },
  },
  {
    name: 'returns spent credit to the balance, in English',
    given: [customer({ shippingAddress: address, balance: -500 }), order({ useBalance: true })],
    ...only,
    locale: 'en',
    data: {
      ...cancelled,
      'cancelOrder.order.refundedToCard': 975,
      'cancelOrder.order.refundedToBalance': 500,
      'cancelOrder.cart.balanceAvailable': -500,
      ...emptyUnder('cancelOrder.cart'),
    },
  },
  {
    name: 'rejects a refund below the displayed one, without cancelling (E69)',
    suite: 'conformance',
    given: [customer(), order()],
    variables: { ...only.variables, refund: 1500 },
    errors: [{ code: 'REFUND_LOWERED', params: { shown: 1500, current: 1475 } }],
  },
  {
    name: 'returns the lines of an order to be changed to the cart, with its place',
    given: fullCart({
      before: [order({ lines: [fullLine], discount: 90 }, toDeliver)],
      lines: [],
      cart: { place: null },
    }),
    ...change,
    data: { ...deliveredBefore, ...fullCartUnder('cancelOrder.cart') },
  },
  {
    name: 'cancels a guest’s own order in their session',
    suite: 'conformance',
    given: [payment('paid', toPickUp)],
    ...only,
    data: { ...cancelled, 'cancelOrder.order.refundedToCard': 1475 },
  },
  {
    name: 'cancels a guest’s order by its link in another browser and puts its lines into the reader’s cart',
    given: [payment('paid', toPickUp, { note: 'Sonnez deux fois', allergies: 'arachides' }), newVisitor],
    variables: { order: fromState('link'), reopenCart: true },
    // ADR 110: neither note nor allergies leave with the link.
    data: {
      ...reopened,
      'cancelOrder.cart.note': null,
      'cancelOrder.cart.allergies': null,
      'cancelOrder.order.note': null,
    },
  },
  rejects('rejects a customer’s order by its link from a visitor who is not signed in', 'UNAUTHENTICATED', {
    given: [customer(), order(), newVisitor],
    bearer: null,
    variables: { order: fromState('link'), reopenCart: true },
  }),
  {
    name: 'keeps an order cancelled without putting its lines back',
    suite: 'conformance',
    given: [customer(), order({ status: 'cancelled' })],
    ...change,
    data: { ...cancelled, 'cancelOrder.order.refundedToCard': 1475, ...emptyUnder('cancelOrder.cart') },
  },
  {
    name: 'rejects an order that is assembled',
    given: [customer(), order({ status: 'fulfilled' })],
    ...only,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'cancelled' } }],
  },
  {
    name: 'rejects an order that was combined into another',
    given: [customer(), order({ called: 'before' }), order()],
    ...only,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'merged', to: 'cancelled' } }],
  },
  rejects('rejects the cancellation when the payment provider refunds nothing', 'PROVIDER_REFUSED', {
    given: [customer(), order(), providerRefuses('refunds')],
    ...only,
  }),
  rejects('rejects an unknown order', 'NOT_FOUND', {
    given: [customer()],
    variables: { order: unknownOrder, reopenCart: false },
  }),
];

const amountsAt = (at: string, amounts: Record<string, number>): ExpectedFields =>
  Object.fromEntries(Object.entries(amounts).map(([name, sum]) => [`${at}.${name}`, sum]));
const both = { variables: { into: fromState('into'), order: fromState('order') } };
const combined: ExpectedFields = {
  ...orderUnder('combineOrders.order'),
  ...pickedUpUnder('combineOrders.order'),
  'combineOrders.order.products': rows(2),
  'combineOrders.order.products[].seller': present,
  'combineOrders.order.subtotal': 1800,
  'combineOrders.order.total': 2950,
  'combineOrders.order.mergedInto': null,
  'combineOrders.order.mergedOrders': rows(1),
  'combineOrders.order.combinableWith': [],
  ...orderUnder('combineOrders.merged', 'merged'),
  ...pickedUpUnder('combineOrders.merged'),
  'combineOrders.merged.products': [],
  'combineOrders.merged.mergedInto': present,
  'combineOrders.merged.changeableUntil': null,
};

/** Of goods whose names no case reads. */
const unnamedLine = { ...fullLine, variant: variantNumbered(72), images: ['tomates'] };
/** F-155: combining two orders that were too far apart to be merged (E19). */
export const combineOrdersCases: readonly ContractCase<CombineOrdersMutation>[] = [
  {
    name: 'combines a later order with an earlier one, with every amount that an order can have',
    given: [
      customer({ shippingAddress: homeAddress, balance: -500 }),
      orderBeforeMerge({ called: 'into', lines: [unnamedLine], discount: 90, useBalance: true }, toDeliver),
      order({ lines: [unnamedLine], discount: 90 }, toDeliver),
    ],
    ...both,
    data: {
      ...combined,
      'combineOrders.order.location': null,
      'combineOrders.order.fulfillment': present,
      ...amountsAt('combineOrders.order', {
        subtotal: 1800,
        deposit: 400,
        shipping: 700,
        fee: 1000,
        gst: 140,
        pst: 280,
        discount: 180,
        total: 4140,
        balanceApplied: 500,
        'cancelRefund.toCard': 3640,
        'cancelRefund.toBalance': 500,
      }),
      'combineOrders.order.customerName': 'Camille Contrat',
      'combineOrders.merged.location': null,
      'combineOrders.merged.fulfillment': present,
      ...amountsAt('combineOrders.merged', {
        subtotal: 900,
        deposit: 200,
        fee: 500,
        gst: 70,
        pst: 140,
        discount: 90,
        total: 1720,
      }),
      'combineOrders.merged.customerName': 'Camille Contrat',
    },
  },
  {
    name: 'accepts two orders that are combined already',
    suite: 'conformance',
    given: [customer(), order({ called: 'into' }), order()],
    ...both,
    locale: 'en',
    data: combined,
  },
  rejects('rejects orders for different places', 'COMBINE_REFUSED', {
    given: [customer({ shippingAddress: homeAddress }), orderBeforeMerge({ called: 'into' }), order({}, toDeliver)],
    ...both,
  }),
  rejects('rejects an order that is assembled', 'COMBINE_REFUSED', {
    given: [customer(), orderBeforeMerge({ called: 'into', status: 'fulfilled' }), order()],
    ...both,
  }),
  rejects('rejects combining an order with itself', 'COMBINE_REFUSED', {
    given: [customer(), order()],
    variables: { into: fromState('order'), order: fromState('order') },
  }),
  {
    ...rejects('rejects combining somebody else’s order with their own', 'NOT_FOUND', {
      given: [otherCustomer, otherCustomersOrder, customer(), orderBeforeMerge({ called: 'into' })],
      ...both,
    }),
    suite: 'access',
  },
  {
    ...rejects('rejects combining their own order with somebody else’s', 'NOT_FOUND', {
      given: [otherCustomer, otherCustomersOrder, customer(), orderBeforeMerge({ called: 'mine' })],
      variables: { into: fromState('order'), order: fromState('mine') },
    }),
    suite: 'access',
  },
];
