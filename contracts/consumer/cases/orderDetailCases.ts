import type { OrderScreenQuery } from '#generated/relay/OrderScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { address, customer, homeAddress } from '../states/customerStates.ts';
import { tomatoes, unknownOrder } from '../states/fixtureIds.ts';
import { orderBeforeMerge, order, orderUnder, pickedUpUnder, sendsLink, sendsOrder } from '../states/orderStates.ts';
import { toDeliver, toPickUp } from '../states/orderStates.ts';
import { purchasedLine, newVisitor, payment } from '../states/states.ts';
import { orderReturnCases } from './orderReturnCases.ts';

type Case = ContractCase<OrderScreenQuery>;
const pickedUp: ExpectedFields = { ...pickedUpUnder('order'), 'order.products[0].seller': present };
const delivered: ExpectedFields = { 'order.location': null, 'order.fulfillment': present, 'order.slot': present };
const oneLine: ExpectedFields = { ...orderUnder('order'), ...pickedUp };

/** The customer's order for pickup, with this status. */
const become = (status: string, data: ExpectedFields = {}): Case => ({
  name: `returns an order that is ${status}`,
  given: [customer(), order({ status })],
  ...sendsOrder,
  data: { ...orderUnder('order', status), ...pickedUp, 'order.changeableUntil': null, ...data },
});
const nothing = { order: null };

/** F-153 to F-158: /commandes/:id. */
export const orderScreenCases: readonly Case[] = [
  {
    name: 'returns a guest’s order by its link, in another browser',
    given: [payment('paid', toPickUp, { note: 'Sonnez deux fois' }), newVisitor],
    ...sendsLink,
    // ADR 110: the link withholds the note.
    data: {
      ...oneLine,
      'order.note': null,
      'order.changeableUntil': present,
      'order.reopenable': true,
      'order.combinableWith': [],
    },
  },
  {
    name: 'returns a customer’s order by its link, to a visitor who is not signed in',
    given: [customer(), order(), newVisitor],
    bearer: null,
    ...sendsLink,
    // The link shows no email address, and this customer has no name.
    data: { ...oneLine, 'order.customerName': '', 'order.changeableUntil': present, 'order.reopenable': false },
  },
  {
    name: 'returns a paid order for pickup, whose amounts add up (E12)',
    given: [
      customer({ shippingAddress: address, balance: -500 }),
      order({
        useBalance: true,
        note: 'Sans sac, merci',
        lines: [{ ...purchasedLine, deposit: 100, comparedAtPrice: 600 }],
      }),
    ],
    ...sendsOrder,
    data: {
      ...oneLine,
      'order.ongoing': true,
      'order.changeableUntil': present,
      'order.calendar': present,
      'order.paymentPage': null,
      'order.note': 'Sans sac, merci',
      'order.fromStorage': false,
      'order.products[0].reusableBox': false,
      'order.products[0].price': 450,
      'order.products[0].comparedAtPrice': 600,
      'order.products[0].quantity': 2,
      'order.products[0].returned': 0,
      'order.products[0].returns': [],
      'order.products[0].missing': 0,
      'order.products[0].missingReturned': 0,
      'order.products[0].ifMissing': 'refund',
      'order.subtotal': 900,
      'order.deposit': 200,
      'order.shipping': 0,
      'order.fee': 500,
      'order.gst': 25,
      'order.pst': 50,
      'order.discount': 0,
      'order.total': 1675,
      'order.balanceApplied': 500,
      'order.cancelRefund.toCard': 1175,
      'order.cancelRefund.toBalance': 500,
      'order.refundedToCard': 0,
      'order.refundedToBalance': 0,
      'order.mergedInto': null,
      'order.mergedOrders': [],
      'order.combinableWith': [],
    },
  },
  ...orderReturnCases,
  {
    name: 'returns a paid order for delivery with a discount code, in English',
    given: [customer({ shippingAddress: homeAddress }), order({ discount: 90 }, toDeliver)],
    ...sendsOrder,
    locale: 'en',
    data: {
      ...orderUnder('order'),
      ...delivered,
      'order.products[0].seller': present,
      'order.customerName': 'Camille Contrat',
      'order.fulfillment.recipient': 'Camille Contrat',
      'order.fulfillment.line1': '1, rue des Contrats',
      'order.fulfillment.line2': 'app. 2',
      'order.fulfillment.city': 'Gatineau',
      'order.fulfillment.state': 'QC',
      'order.fulfillment.postalCode': 'Z9Z9Z9',
      'order.fulfillment.country': 'CA',
      'order.fulfillment.deliveryRange': present,
      'order.fulfillment.deliveredAt': null,
      'order.shipping': 700,
      'order.discount': 90,
      'order.total': 2085,
    },
  },
  become('fulfilled', { 'order.ongoing': true, 'order.calendar': present }),
  become('completed', { 'order.ongoing': false, 'order.calendar': null }),
  become('cancelled', {
    'order.ongoing': false,
    'order.calendar': null,
    'order.refundedToCard': 1475,
    'order.refundedToBalance': 0,
  }),
  become('refunded', { 'order.ongoing': false }),
  become('disputed', { 'order.ongoing': false }),
  {
    name: 'returns an order that is shipped',
    given: [customer({ shippingAddress: homeAddress }), order({ status: 'shipped' }, toDeliver)],
    ...sendsOrder,
    data: {
      ...orderUnder('order', 'shipped'),
      ...delivered,
      'order.products[0].seller': present,
      'order.ongoing': true,
      'order.changeableUntil': null,
    },
  },
  {
    name: 'returns a cancelled order that was partly paid by the balance',
    given: [customer({ shippingAddress: address, balance: -5000 }), order({ useBalance: true, status: 'cancelled' })],
    ...sendsOrder,
    data: {
      ...orderUnder('order', 'cancelled'),
      ...pickedUp,
      'order.refundedToCard': 0,
      'order.refundedToBalance': 1475,
    },
  },
  {
    name: 'returns the earlier order that it can be combined with (E19)',
    given: [customer(), orderBeforeMerge({ called: 'before' }), order()],
    ...sendsOrder,
    data: { ...oneLine, 'order.combinableWith': rows(1), 'order.mergedOrders': [] },
  },
  {
    name: 'returns the link to the order that it was combined into (E19)',
    given: [customer(), order({ called: 'before' }), order()],
    ...sendsOrder,
    data: {
      ...orderUnder('order', 'merged'),
      ...pickedUpUnder('order'),
      'order.products': [],
      'order.ongoing': false,
      'order.total': 1475,
      'order.mergedInto': present,
      'order.mergedOrders': [],
      'order.changeableUntil': null,
    },
  },
  {
    name: 'returns the order that was combined into it, with the lines and totals of both',
    given: [customer(), order(), order({ called: 'later' })],
    ...sendsOrder,
    data: {
      ...orderUnder('order'),
      ...pickedUpUnder('order'),
      'order.products': rows(2),
      'order.products[].seller': present,
      'order.products[].price': 450,
      'order.subtotal': 1800,
      'order.total': 2950,
      'order.mergedInto': null,
      'order.mergedOrders': rows(1),
    },
  },
  {
    name: 'returns a guest’s own order in their session (E64)',
    given: [payment('paid', toPickUp)],
    ...sendsOrder,
    data: { ...oneLine, 'order.changeableUntil': present, 'order.combinableWith': [] },
  },
  {
    name: 'returns null for an unknown order',
    suite: 'conformance',
    given: [customer()],
    variables: { id: unknownOrder },
    data: nothing,
  },
  {
    name: 'returns null for an invalid order id',
    suite: 'conformance',
    given: [customer()],
    variables: { id: tomatoes },
    data: nothing,
  },
];
