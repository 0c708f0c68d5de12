import type { OrderReceivedScreenQuery } from '../../__generated__/relay/OrderReceivedScreenQuery.graphql.ts';
import type { PickupStepQuery } from '../../__generated__/relay/PickupStepQuery.graphql.ts';
import type { zonesQuery } from '../../__generated__/relay/zonesQuery.graphql.ts';
import { present, rows, type Sayings } from './answer.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import type { Json } from './expectation.ts';
import { customer, theCustomer } from './customerStates.ts';
import { newcomer } from './states.ts';
import { deliveryZone, pickupPoint, things, tomatoes } from './things.ts';

const serving = (params: Record<string, Json>): ProviderState => ({ name: 'places of the open week', params });

/** F-205: only what serves the open week. */
export const pickupStepCases: readonly ContractCase<PickupStepQuery>[] = [
  {
    name: 'a point that serves the week, beside one that does not',
    given: [serving({ locations: [{ location: pickupPoint }, { location: things.closedPoint, open: false }] })],
    variables: {},
    answers: {
      locations: rows(1),
      'locations[0].id': pickupPoint,
      'locations[0].storageOnly': false,
      'locations[0].nextSlot': present,
    },
  },
  {
    name: 'a point for Express orders only, read in English',
    given: [serving({ locations: [{ location: pickupPoint, storageOnly: true }] })],
    variables: {},
    locale: 'en',
    answers: { locations: rows(1), 'locations[0].storageOnly': true, 'locations[0].nextSlot': present },
  },
  { name: 'no point serves the week', given: [serving({})], variables: {}, answers: { locations: [] } },
];

/** A zone of postal codes that begin with Z9Z, which nobody has. */
const theZone = serving({ zones: [{ zone: deliveryZone, price: 700 }] });
const found: Sayings = {
  shippingZones: rows(1),
  'shippingZones[0].id': deliveryZone,
  'shippingZones[0].price': 700,
  'shippingZones[0].nextSlot': present,
};

/** F-205, with a code. */
export const zonesCases: readonly ContractCase<zonesQuery>[] = [
  { name: 'the zone of a postal code', given: [theZone], variables: { code: 'Z9Z9Z9' }, answers: found },
  { name: 'as it is typed', given: [theZone], variables: { code: ' z9z 9z' }, locale: 'en', answers: found },
  { name: 'of its first half', given: [theZone], variables: { code: 'Z9Z' }, answers: found },
  {
    name: 'another postal code',
    given: [theZone],
    variables: { code: 'Z9Y 9Z9' },
    answers: { shippingZones: [] },
  },
  {
    name: 'a zone that does not serve the week',
    given: [serving({ zones: [{ zone: deliveryZone, open: false }] })],
    variables: { code: 'Z9Z 9Z9' },
    answers: { shippingZones: [] },
  },
  { name: 'no postal code', given: [theZone], variables: { code: '12345' }, refused: [{ code: 'ZIP_INVALID' }] },
];

const payment = (state: string, place: Json, params: Record<string, Json> = {}): ProviderState => ({
  name: 'a payment',
  params: { state, lines: [{ variant: tomatoes, quantity: 2, price: 450 }], place, ...params },
});
const pickedUp = { location: pickupPoint };
const delivered = { zone: deliveryZone, price: 700 };
const ordered: Sayings = {
  payment: present,
  'payment.state': 'paid',
  'payment.order': present,
  'payment.order.status': 'processed',
  'payment.order.subtotal': 900,
  'payment.order.products': rows(1),
  'payment.order.products[0].quantity': 2,
  'payment.order.products[0].price': 450,
  'payment.order.products[0].image': null,
  'payment.order.slot': present,
};
/** The provider's session stands in the address that the payer comes back to. */
const sends = { session: 'session' };

/** F-201, F-203: how a checkout ended. */
export const orderReceivedCases: readonly ContractCase<OrderReceivedScreenQuery>[] = [
  {
    name: 'an order to be picked up',
    given: [payment('paid', pickedUp)],
    sends,
    variables: {},
    answers: {
      ...ordered,
      'payment.order.shipping': 0,
      'payment.order.location': present,
      'payment.order.location.id': pickupPoint,
      'payment.order.fulfillment': null,
    },
  },
  {
    name: 'an order to be delivered, the latest, read in English',
    given: [payment('paid', delivered)],
    variables: { session: null },
    locale: 'en',
    answers: {
      ...ordered,
      'payment.order.shipping': 700,
      'payment.order.location': null,
      'payment.order.fulfillment': present,
    },
  },
  {
    name: 'nothing heard of the payment yet',
    given: [payment('pending', pickedUp)],
    sends,
    variables: {},
    answers: { payment: present, 'payment.state': 'pending', 'payment.order': null },
  },
  {
    name: 'a payment that was given up',
    given: [payment('expired', pickedUp)],
    sends,
    variables: {},
    answers: { payment: present, 'payment.state': 'expired', 'payment.order': null },
  },
  {
    name: 'somebody else’s payment',
    given: [payment('paid', pickedUp), newcomer],
    sends,
    variables: {},
    answers: { payment: null },
  },
  {
    name: 'a customer’s own order, from another session',
    given: [customer(), payment('paid', pickedUp, { customer: theCustomer }), newcomer],
    sends,
    variables: {},
    bearer: 'own',
    answers: { ...ordered, 'payment.order.location': present, 'payment.order.fulfillment': null },
  },
  {
    name: 'a customer’s session without their token',
    given: [customer(), payment('paid', pickedUp, { customer: theCustomer })],
    sends,
    variables: {},
    answers: { payment: null },
  },
  { name: 'none at all', given: [newcomer], variables: { session: null }, answers: { payment: null } },
];
