import { fromState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import type { Params } from '../engine/stateParams.ts';
import { customer, theCustomer } from './customerStates.ts';
import { customerNumbered, deliveryZone, pickupPoint } from './fixtureIds.ts';
import { payment } from './states.ts';

/** Orders of the customer, and expectations about them. Each state returns the value `order`, its id, or the given name. */
export const toPickUp = { location: pickupPoint };
export const toDeliver = { zone: deliveryZone, price: 700 };

/** Paid: two tomatoes at 450 cents, the fee and its taxes, 1475 in total. */
export const order = (params: Params = {}, place: Json = toPickUp) =>
  payment('paid', place, { customer: theCustomer, ...params });
/** Placed too long ago to be merged with one of today. */
export const orderBeforeMerge = (params: Params = {}, place: Json = toPickUp) =>
  order({ hoursAgo: 5, ...params }, place);

/** Another customer with a paid order. */
export const otherCustomer = customer({ customer: customerNumbered(3), email: 'dominique.contrat@example.com' });
export const otherCustomersOrder = payment('paid', toPickUp, { customer: customerNumbered(3) });

/** Sends the order id that a state returns; the request key is an example. */
export const sendsOrder = { variables: { id: fromState('order') } };

/** Sends the order's public link instead of its id (ADR 36). */
export const sendsLink = { variables: { id: fromState('link') } };

/** An order of one line, at a place of the answer. */
export const orderUnder = (at: string, status = 'processed'): ExpectedFields => ({
  [`${at}.status`]: status,
  [`${at}.products`]: rows(1),
});
export const pickedUpUnder = (at: string): ExpectedFields => ({
  [`${at}.location`]: present,
  [`${at}.fulfillment`]: null,
  [`${at}.slot`]: present,
});
