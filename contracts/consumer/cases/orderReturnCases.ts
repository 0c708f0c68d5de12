import type { OrderScreenQuery } from '#generated/relay/OrderScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { customer } from '../states/customerStates.ts';
import { order, orderUnder, pickedUpUnder, sendsOrder } from '../states/orderStates.ts';
import { purchasedLine } from '../states/states.ts';

const pickedUp: ExpectedFields = { ...pickedUpUnder('order'), 'order.products[0].seller': present };

/** Refunded units of a line, as the customer sees them. */
const ofLine = 'order.products[0]';
export const orderReturnCases: readonly ContractCase<OrderScreenQuery>[] = [
  {
    name: 'returns an order with one of two units missing and refunded',
    given: [customer(), order({ progress: 'received', missing: 1, settled: true })],
    ...sendsOrder,
    data: {
      ...orderUnder('order'),
      ...pickedUp,
      'order.changeableUntil': present,
      'order.products[0].missing': 1,
      'order.products[0].missingReturned': 1,
      'order.products[0].returned': 1,
      'order.products[0].returns': rows(1),
      'order.products[0].returns[0].missing': true,
      'order.products[0].returns[0].quantity': 1,
    },
  },
  {
    name: 'returns a reported problem that waits for an answer (ADR 139)',
    suite: 'conformance',
    given: [customer(), order({ status: 'completed', problem: 'open' })],
    ...sendsOrder,
    data: {
      ...orderUnder('order', 'completed'),
      ...pickedUp,
      'order.problemsUntil': present,
      [`${ofLine}.problems`]: rows(1),
      [`${ofLine}.problems[0].kind`]: 'damaged',
      [`${ofLine}.problems[0].quantity`]: 1,
      [`${ofLine}.problems[0].note`]: present,
      [`${ofLine}.problems[0].status`]: 'open',
      [`${ofLine}.problems[0].answer`]: null,
      [`${ofLine}.problems[0].toBalance`]: 0,
    },
  },
  {
    name: 'returns an order with every line missing (E70)',
    suite: 'conformance',
    given: [customer(), order({ progress: 'missing' })],
    ...sendsOrder,
    data: {
      ...orderUnder('order'),
      'order.location': present,
      'order.fulfillment': null,
      'order.products[0].seller': present,
      'order.changeableUntil': present,
      'order.products[0].missing': 2,
      'order.nothingComes': true,
      'order.slot': null,
      'order.calendar': null,
    },
  },
  {
    name: 'returns a missing line with its replacement (ADR 78)',
    suite: 'conformance',
    given: [customer(), order({ progress: 'missing', replaces: true, replacedBy: 'Carottes' })],
    ...sendsOrder,
    data: {
      ...orderUnder('order'),
      ...pickedUp,
      'order.changeableUntil': present,
      'order.products[0].missing': 2,
      'order.products[0].ifMissing': 'replacement',
      'order.products[0].replaced': 2,
      'order.products[0].replacedBy': 'Carottes',
      'order.refundedToBalance': 0,
    },
  },
  {
    name: 'returns a returned bottle with its deposit and its share of the line’s price (F-197), and a refunded problem (ADR 139)',
    given: [
      customer(),
      order({ status: 'completed', returned: 1, problem: 'refunded', lines: [{ ...purchasedLine, deposit: 100 }] }),
    ],
    ...sendsOrder,
    data: {
      ...orderUnder('order', 'completed'),
      ...pickedUp,
      'order.problemsUntil': present,
      [`${ofLine}.problems`]: rows(1),
      [`${ofLine}.problems[0].kind`]: 'damaged',
      [`${ofLine}.problems[0].quantity`]: 1,
      [`${ofLine}.problems[0].status`]: 'refunded',
      [`${ofLine}.problems[0].answer`]: present,
      [`${ofLine}.problems[0].toBalance`]: 550,
      'order.products[0].returned': 2,
      'order.products[0].returns': rows(2),
      'order.products[0].returns[0].missing': false,
      'order.products[0].returns[0].quantity': 1,
      'order.products[0].returns[0].toCard': 0,
      'order.products[0].returns[0].toBalance': 550,
      'order.products[0].returns[0].problem': false,
      'order.products[0].returns[1].problem': true,
      'order.refundedToBalance': 1100,
    },
  },
];
