import type { CancelOrderMutation } from '../../__generated__/relay/CancelOrderMutation.graphql.ts';
import type { CombineOrdersMutation } from '../../__generated__/relay/CombineOrdersMutation.graphql.ts';
import type { OrderAgainMutation } from '../../__generated__/relay/OrderAgainMutation.graphql.ts';
import { present, rows, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { address, customer, homeAddress } from './customerStates.ts';
import { earlier, order, orderUnder, pickedUpUnder } from './orderStates.ts';
import { somebodyElse, theirs, toDeliver, toPickUp } from './orderStates.ts';
import { bought, emptyUnder, newcomer, onSale, oneLineUnder, payment, refusing } from './states.ts';
import { eggs, tomatoes, unknownOrder } from './things.ts';

const sends = { order: '${order}' };
const named = { sends, variables: { order: '' } } as const;

/** F-153: ordering again, as far as goods are available. */
export const orderAgainCases: readonly ContractCase<OrderAgainMutation>[] = [
  {
    name: 'all that was in it',
    given: [customer(), order()],
    ...named,
    answers: { ...oneLineUnder('orderAgain.cart', tomatoes, 2), 'orderAgain.missing': [] },
  },
  {
    name: 'what is gone is named',
    given: [customer(), order({ lines: [bought, { variant: eggs }] }), onSale(eggs, { status: 'inactive' })],
    ...named,
    answers: { ...oneLineUnder('orderAgain.cart', tomatoes, 2), 'orderAgain.missing': rows(1) },
  },
  {
    name: 'a guest’s own, of which there is less now',
    given: [payment('paid', toPickUp), onSale(tomatoes, { stock: 1 })],
    ...named,
    answers: { ...oneLineUnder('orderAgain.cart', tomatoes, 1), 'orderAgain.missing': rows(1) },
  },
  {
    name: 'nothing of it can be had',
    given: [customer(), order(), onSale(tomatoes, { stock: 0 })],
    ...named,
    answers: { ...emptyUnder('orderAgain.cart'), 'orderAgain.missing': rows(1) },
  },
  {
    name: 'somebody else’s order',
    given: [somebodyElse, theirs, customer()],
    ...named,
    refused: [{ code: 'NOT_FOUND' }],
  },
];

const cancelled: Sayings = {
  'cancelOrder.order.status': 'cancelled',
  'cancelOrder.order.ongoing': false,
  'cancelOrder.order.changeableUntil': null,
  'cancelOrder.order.calendar': null,
  'cancelOrder.order.combinableWith': [],
  'cancelOrder.order.products': rows(1),
  'cancelOrder.order.products[0].seller': present,
  ...pickedUpUnder('cancelOrder.order'),
};
const reopened: Sayings = {
  ...cancelled,
  ...oneLineUnder('cancelOrder.cart', tomatoes, 2),
  'cancelOrder.cart.location.expressSlot': present,
  'cancelOrder.cart.slot': present,
};
const only = { ...named, variables: { order: '', reopenCart: false } } as const;
const change = { ...named, variables: { order: '', reopenCart: true } } as const;

/** F-154: cancelling, until the closing (E60). */
export const cancelOrderCases: readonly ContractCase<CancelOrderMutation>[] = [
  {
    name: 'all goes back to the card',
    given: [customer(), order()],
    ...only,
    answers: {
      ...cancelled,
      'cancelOrder.order.refundedToCard': 1475,
      'cancelOrder.order.refundedToBalance': 0,
      ...emptyUnder('cancelOrder.cart'),
    },
  },
  {
    name: 'what credit had paid is credit again, read in English',
    given: [customer({ shippingAddress: address, balance: -500 }), order({ useBalance: true })],
    ...only,
    locale: 'en',
    answers: {
      ...cancelled,
      'cancelOrder.order.refundedToCard': 975,
      'cancelOrder.order.refundedToBalance': 500,
      'cancelOrder.cart.balanceAvailable': -500,
      ...emptyUnder('cancelOrder.cart'),
    },
  },
  {
    name: 'to be changed: its lines are in the cart again, with its place',
    given: [customer(), order()],
    ...change,
    answers: reopened,
  },
  {
    name: 'a guest’s own, in their session',
    suite: 'conformance',
    given: [payment('paid', toPickUp)],
    ...only,
    answers: { ...cancelled, 'cancelOrder.order.refundedToCard': 1475 },
  },
  {
    name: 'a guest’s by its own address, in another browser: its lines are in the reader’s cart',
    given: [payment('paid', toPickUp), newcomer],
    sends: { order: '${link}' },
    variables: { order: '', reopenCart: true },
    answers: reopened,
  },
  {
    name: 'a customer’s by its own address, by nobody who is signed in: it is not theirs to take back',
    given: [customer(), order(), newcomer],
    bearer: null,
    sends: { order: '${link}' },
    variables: { order: '', reopenCart: true },
    refused: [{ code: 'UNAUTHENTICATED' }],
  },
  {
    name: 'one that was cancelled before stays so, and nothing is put back',
    suite: 'conformance',
    given: [customer(), order({ status: 'cancelled' })],
    ...change,
    answers: { ...cancelled, 'cancelOrder.order.refundedToCard': 1475, ...emptyUnder('cancelOrder.cart') },
  },
  {
    name: 'one that is assembled',
    given: [customer(), order({ status: 'fulfilled' })],
    ...only,
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'cancelled' } }],
  },
  {
    name: 'one that another has taken up',
    given: [customer(), order({ called: 'before' }), order()],
    ...only,
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'merged', to: 'cancelled' } }],
  },
  {
    name: 'the payment provider gives nothing back',
    given: [customer(), order(), refusing('refunds')],
    ...only,
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
  {
    name: 'somebody else’s order',
    given: [somebodyElse, theirs, customer()],
    ...only,
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'a customer’s session without their token',
    given: [customer(), order()],
    bearer: null,
    ...only,
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'an order that there has never been',
    given: [customer()],
    variables: { order: unknownOrder, reopenCart: false },
    refused: [{ code: 'NOT_FOUND' }],
  },
];

const both = { sends: { into: '${into}', order: '${order}' }, variables: { into: '', order: '' } } as const;
const combined: Sayings = {
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

/** F-155: combining two orders that were too far apart to be merged (E19). */
export const combineOrdersCases: readonly ContractCase<CombineOrdersMutation>[] = [
  {
    name: 'a later one into an earlier one',
    given: [customer(), earlier({ called: 'into' }), order()],
    ...both,
    answers: combined,
  },
  {
    name: 'two that are one already',
    suite: 'conformance',
    given: [customer(), order({ called: 'into' }), order()],
    ...both,
    locale: 'en',
    answers: combined,
  },
  {
    name: 'to different places',
    given: [customer({ shippingAddress: homeAddress }), earlier({ called: 'into' }), order({}, toDeliver)],
    ...both,
    refused: [{ code: 'COMBINE_REFUSED' }],
  },
  {
    name: 'one of which is assembled',
    given: [customer(), earlier({ called: 'into', status: 'fulfilled' }), order()],
    ...both,
    refused: [{ code: 'COMBINE_REFUSED' }],
  },
  {
    name: 'one with itself',
    given: [customer(), order()],
    ...both,
    sends: { into: '${order}', order: '${order}' },
    refused: [{ code: 'COMBINE_REFUSED' }],
  },
  {
    name: 'somebody else’s order',
    given: [somebodyElse, theirs, customer(), order({ called: 'into' })],
    ...both,
    refused: [{ code: 'NOT_FOUND' }],
  },
];
