import type { OrderProgressScreenQuery } from '#generated/relay/OrderProgressScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { customer, homeAddress } from '../states/customerStates.ts';
import { eggs } from '../states/fixtureIds.ts';
import { order, sendsOrder, toDeliver, toPickUp } from '../states/orderStates.ts';
import { purchasedLine, onSale, payment } from '../states/states.ts';

const linesAt = (
  status: string,
  percent: number,
  extraFields: ExpectedFields = {},
): ContractCase<OrderProgressScreenQuery> => ({
  name: `returns lines that are ${status}`,
  given: [customer(), order({ progress: status })],
  ...sendsOrder,
  data: {
    'order.status': 'processed',
    'order.location': present,
    'order.slot': present,
    orderProgress: rows(1),
    'orderProgress[0].status': status,
    'orderProgress[0].progress': percent,
    'orderProgress[0].quantity': 2,
    ...extraFields,
  },
});

/** F-159, F-160: /commandes/:id/suivi. */
export const orderProgressCases: readonly ContractCase<OrderProgressScreenQuery>[] = [
  linesAt('waiting', 0, { 'orderProgress[0].lastUpdated': null }),
  linesAt('preparing', 33, { 'orderProgress[0].lastUpdated': present }),
  linesAt('received', 66, { 'orderProgress[0].lastUpdated': present }),
  linesAt('packed', 100, { 'orderProgress[0].lastUpdated': present }),
  linesAt('missing', 100, { 'order.nothingComes': true, 'order.slot': null }),
  {
    name: 'returns two lines on their way to a customer’s door, in English',
    given: [
      onSale(eggs),
      customer({ shippingAddress: homeAddress }),
      order({ status: 'shipped', progress: 'packed', lines: [purchasedLine, { variant: eggs }] }, toDeliver),
    ],
    ...sendsOrder,
    locale: 'en',
    data: {
      'order.status': 'shipped',
      'order.ongoing': true,
      'order.location': null,
      'order.slot': present,
      orderProgress: rows(2),
      'orderProgress[].image': present,
      'orderProgress[].status': 'packed',
      'orderProgress[].progress': 100,
    },
  },
  {
    name: 'returns a guest’s own order in their session',
    suite: 'conformance',
    given: [payment('paid', toPickUp)],
    ...sendsOrder,
    data: { 'order.location': present, 'order.slot': present, orderProgress: rows(1) },
  },
];
