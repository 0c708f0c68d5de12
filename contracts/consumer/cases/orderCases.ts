import type { OrderReceivedScreenQuery } from '#generated/relay/OrderReceivedScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { address, customer, theCustomer } from '../states/customerStates.ts';
import { deliveryZone, pickupPoint } from '../states/fixtureIds.ts';
import { purchasedLine, newVisitor, payment } from '../states/states.ts';

const pickedUp = { location: pickupPoint };
const delivered = { zone: deliveryZone, price: 700 };
/** The customer's own order, paid, for pickup. */
const ofCustomer = (params: Record<string, Json>) => payment('paid', pickedUp, { customer: theCustomer, ...params });

const ordered: ExpectedFields = {
  'payment.state': 'paid',
  'payment.joined': false,
  'payment.joinedTotal': null,
  'payment.order.status': 'processed',
  'payment.order.subtotal': 900,
  'payment.order.products': rows(1),
  'payment.order.products[0].quantity': 2,
  'payment.order.products[0].price': 450,
  'payment.order.products[].seller': present,
  'payment.order.slot': present,
};
/** The provider's session id is part of the payer's return URL. */
const ofSession = { session: fromState('session') };

const receivedCases: readonly ContractCase<OrderReceivedScreenQuery>[] = [
  {
    name: 'returns an order for pickup',
    given: [payment('paid', pickedUp)],
    variables: ofSession,
    data: {
      ...ordered,
      'payment.order.shipping': 0,
      'payment.order.location.id': pickupPoint,
      'payment.order.fulfillment': null,
    },
  },
  {
    name: 'returns the latest order, for delivery, in English',
    given: [payment('paid', delivered)],
    variables: { session: null },
    locale: 'en',
    data: {
      ...ordered,
      'payment.order.shipping': 700,
      'payment.order.location': null,
      'payment.order.fulfillment': present,
    },
  },
  {
    name: 'returns a payment without an answer from the provider',
    given: [payment('pending', pickedUp)],
    variables: ofSession,
    data: { 'payment.state': 'pending', 'payment.order': null },
  },
  {
    name: 'returns a cancelled payment',
    given: [payment('expired', pickedUp)],
    variables: ofSession,
    data: { 'payment.state': 'expired', 'payment.order': null },
  },
  {
    name: 'returns the latest payment, not yet opened by the provider',
    given: [payment('failed', pickedUp)],
    variables: { session: null },
    data: { 'payment.state': 'failed', 'payment.order': null },
  },
  {
    name: 'returns an order with a discount code',
    given: [payment('paid', pickedUp, { discount: 90, note: 'Sans sac, merci' })],
    variables: ofSession,
    data: {
      ...ordered,
      'payment.order.location': present,
      'payment.order.note': 'Sans sac, merci',
      'payment.order.discount': 90,
      'payment.order.fee': 500,
      'payment.order.gst': 25,
      'payment.order.pst': 50,
      'payment.order.balanceApplied': 0,
      'payment.order.total': 1385,
    },
  },
  {
    name: 'returns an order partly paid by credit',
    given: [customer({ shippingAddress: address, balance: -500 }), ofCustomer({ useBalance: true })],
    variables: ofSession,
    data: {
      ...ordered,
      'payment.order.location': present,
      'payment.order.balanceApplied': 500,
      'payment.order.discount': 0,
      'payment.order.total': 1475,
    },
  },
  {
    name: 'returns the latest order, completely paid by credit',
    given: [customer({ shippingAddress: address, balance: -5000 }), ofCustomer({ useBalance: true })],
    variables: { session: null },
    data: {
      ...ordered,
      'payment.order.location': present,
      'payment.order.balanceApplied': 1475,
      'payment.order.total': 1475,
    },
  },
  {
    name: 'returns a member’s order with a deposit',
    given: [
      customer({ trialDays: 10 }),
      ofCustomer({ lines: [{ ...purchasedLine, deposit: 100, comparedAtPrice: 600 }] }),
    ],
    variables: ofSession,
    data: {
      ...ordered,
      'payment.order.location': present,
      'payment.order.deposit': 200,
      'payment.order.fee': 0,
      'payment.order.total': 1100,
    },
  },
  {
    name: 'returns an order that was combined into an earlier one (E19)',
    given: [customer(), ofCustomer({}), ofCustomer({})],
    variables: ofSession,
    data: {
      ...ordered,
      'payment.joined': true,
      'payment.joinedTotal': 1475,
      'payment.order.products': rows(2),
      'payment.order.subtotal': 1800,
      'payment.order.total': 2950,
      'payment.order.location': present,
    },
  },
  {
    name: 'returns a customer’s own order from another session',
    suite: 'conformance',
    given: [customer(), payment('paid', pickedUp, { customer: theCustomer }), newVisitor],
    variables: ofSession,
    data: { ...ordered, 'payment.order.location': present, 'payment.order.fulfillment': null },
  },
  {
    name: 'returns null without any order',
    given: [newVisitor],
    variables: { session: null },
    data: { payment: null },
  },
];

/** F-201, F-203: the result of a checkout. How it stands is known to whoever has its session, without it to nobody. */
export const orderReceivedCases: typeof receivedCases = receivedCases.map((one) =>
  one.errors
    ? one
    : {
        ...one,
        data: {
          ...one.data,
          paymentState: one.variables === ofSession ? (one.data?.['payment.state'] ?? 'paid') : null,
        },
      },
);
