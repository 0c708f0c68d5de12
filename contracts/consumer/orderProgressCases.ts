import type { OrderProgressScreenQuery } from '../../__generated__/relay/OrderProgressScreenQuery.graphql.ts';
import { present, rows, some, type Sayings } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { customer, homeAddress } from './customerStates.ts';
import { order, sendsOrder, somebodyElse, theirs, toDeliver, toPickUp } from './orderStates.ts';
import { bought, onSale, payment } from './states.ts';
import { eggs } from './things.ts';

const nowhere = { order: null, orderProgress: null };
const farAs = (status: string, percent: number, told: Sayings = {}): ContractCase<OrderProgressScreenQuery> => ({
  name: `lines that are ${status}`,
  given: [customer(), order({ progress: status })],
  ...sendsOrder,
  answers: {
    'order.status': 'processed',
    'order.location': present,
    'order.slot': present,
    orderProgress: rows(1),
    'orderProgress[0].status': status,
    'orderProgress[0].progress': percent,
    'orderProgress[0].quantity': 2,
    'orderProgress[0].image': null,
    ...told,
  },
});

/** F-159, F-160: /commandes/:id/suivi. */
export const orderProgressCases: readonly ContractCase<OrderProgressScreenQuery>[] = [
  farAs('waiting', 0, { 'orderProgress[0].lastUpdated': null }),
  farAs('preparing', 33, { 'orderProgress[0].lastUpdated': present }),
  farAs('received', 66, { 'orderProgress[0].lastUpdated': present }),
  farAs('packed', 100, { 'orderProgress[0].lastUpdated': present }),
  farAs('missing', 100),
  {
    name: 'two lines on their way to somebody’s door, read in English',
    given: [
      onSale(eggs),
      customer({ shippingAddress: homeAddress }),
      order({ status: 'shipped', progress: 'packed', lines: [bought, { variant: eggs }] }, toDeliver),
    ],
    ...sendsOrder,
    locale: 'en',
    answers: {
      'order.status': 'shipped',
      'order.ongoing': true,
      'order.location': null,
      'order.slot': present,
      orderProgress: rows(2),
      'orderProgress[].status': 'packed',
      'orderProgress[].progress': 100,
    },
  },
  {
    name: 'a guest’s own, in their session',
    suite: 'conformance',
    given: [payment('paid', toPickUp)],
    ...sendsOrder,
    answers: { 'order.location': present, 'order.slot': present, orderProgress: some },
  },
  {
    name: 'a customer’s session without their token',
    given: [customer(), order()],
    bearer: null,
    ...sendsOrder,
    answers: nowhere,
  },
  { name: 'somebody else’s order', given: [somebodyElse, theirs, customer()], ...sendsOrder, answers: nowhere },
];
