import type { BuyerFieldsQuery } from '#generated/relay/BuyerFieldsQuery.graphql.ts';
import type { EnterOrderMutation } from '#generated/relay/EnterOrderMutation.graphql.ts';
import type { GoodsFieldsQuery } from '#generated/relay/GoodsFieldsQuery.graphql.ts';
import type { NewOrderQuery } from '#generated/relay/NewOrderQuery.graphql.ts';
import type { ReceiveCashMutation } from '#generated/relay/ReceiveCashMutation.graphql.ts';
import type { UndoCashReceiptMutation } from '#generated/relay/UndoCashReceiptMutation.graphql.ts';
import type { useEntryPreviewQuery } from '#generated/relay/useEntryPreviewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { beginning, nonEmpty, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { catalogue } from '../states/catalogueStates.ts';
import { address, theCustomer } from '../states/customerStates.ts';
import { catalogueIds, pickupPoint, tomatoes, unknownVariant } from '../states/fixtureIds.ts';
import { otherCustomer } from '../states/orderStates.ts';
import { onSale, openPlacesState } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { customerAtDesk, id as customerId } from './deskCustomerCases.ts';
import { paidOrder, paidOrderAtDesk } from './deskOrderDetail.ts';

const forSale = [
  staffMember,
  onSale(tomatoes, { stock: 5, price: 450 }),
  openPlacesState({ locations: [{ location: pickupPoint }] }),
];
const order = { items: [{ variant: tomatoes, quantity: 2 }], locationId: pickupPoint };
const person = { name: 'Béatrice Roy', phone: '819 555-0123', email: null, lang: 'fr' } as const;
/** Two tomatoes of 4.50 $, and the fee of 5 $ with its taxes. */
const total = 1475;
const entered = { order: { ...order, person }, total, requestId: 'contrat-au-telephone', byLink: false };

/** What an order that staff enter would come to (ADR 169). */
export const entryPreviewCases: readonly ContractCase<useEntryPreviewQuery>[] = [
  {
    name: 'returns the sums of an order for somebody without an account',
    given: forSale,
    variables: { order },
    data: {
      'staff.enteredOrder.items': rows(1),
      'staff.enteredOrder.items[0].variant.id': tomatoes,
      'staff.enteredOrder.items[0].max': 5,
      'staff.enteredOrder.totals.items': 900,
      'staff.enteredOrder.totals.fee': 500,
      'staff.enteredOrder.totals.total': total,
      'staff.enteredOrder.totals.credit': 0,
      'staff.enteredOrder.creditLeft': 0,
      'staff.enteredOrder.slot': present,
      'staff.enteredOrder.problems': [],
    },
  },
  {
    name: 'returns what credit would pay that the customer asked for',
    suite: 'conformance',
    given: [customerAtDesk({ balance: -500, shippingAddress: address }), ...forSale],
    variables: { order: { ...order, customer: customerId, credit: 'phone' } },
    data: {
      'staff.enteredOrder.items': rows(1),
      'staff.enteredOrder.totals.total': total,
      'staff.enteredOrder.totals.credit': 500,
      'staff.enteredOrder.creditLeft': 0,
      'staff.enteredOrder.slot': present,
      'staff.enteredOrder.problems': [],
    },
  },
  {
    name: 'returns what stops an order',
    suite: 'conformance',
    given: forSale,
    variables: { order: { ...order, locationId: null } },
    data: {
      'staff.enteredOrder.items': rows(1),
      'staff.enteredOrder.slot': null,
      'staff.enteredOrder.problems': rows(1),
      'staff.enteredOrder.problems[0].code': 'NO_PLACE',
    },
  },
];

export const enterOrderCases: readonly ContractCase<EnterOrderMutation>[] = [
  {
    name: 'stores an order that is paid in cash',
    given: forSale,
    variables: entered,
    data: { 'enterOrder.cash': present, 'enterOrder.cash.due': total },
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given: forSale,
    variables: { ...entered, requestId: 'contrat-au-telephone-encore' },
    data: { 'enterOrder.cash': present, 'enterOrder.cash.due': total },
  },
  rejects('rejects a request key reused with another order', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [...paidOrderAtDesk({ cash: 'due' }), ...forSale.slice(1)],
    variables: { ...entered, requestId: fromState('order') },
  }),
  {
    name: 'rejects a total that has risen',
    suite: 'conformance',
    given: forSale,
    variables: { ...entered, total: total - 1, requestId: 'contrat-au-telephone-2' },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: total - 1, current: total } }],
  },
  {
    name: 'rejects credit that is gone',
    suite: 'conformance',
    given: [customerAtDesk(), ...forSale],
    variables: {
      ...entered,
      order: { ...order, customer: customerId, credit: 'phone' },
      credit: 500,
      requestId: 'contrat-au-credit',
    },
    errors: [{ code: 'CREDIT_CHANGED', params: { shown: 500, current: 0 } }],
  },
  rejects('rejects a payment link without an address to mail it to', 'LINK_REFUSED', {
    suite: 'conformance',
    given: forSale,
    variables: { ...entered, byLink: true, requestId: 'contrat-par-lien' },
  }),
  rejects('rejects an order without a place', 'NO_PLACE', {
    suite: 'conformance',
    given: forSale,
    variables: { ...entered, order: { ...entered.order, locationId: null }, requestId: 'contrat-au-telephone-3' },
  }),
  rejects('rejects goods that are not in the catalogue', 'NOT_FOUND', {
    suite: 'conformance',
    given: forSale,
    variables: {
      ...entered,
      order: { ...entered.order, items: [{ variant: unknownVariant, quantity: 1 }] },
      requestId: 'contrat-au-telephone-4',
    },
  }),
];

const ORDER = fromState('order');
const received = { variables: { order: ORDER, amount: total, requestId: ORDER } };
const isReceived: ExpectedFields = {
  'receiveCash.cash': present,
  'receiveCash.cash.due': 0,
  'receiveCash.cash.received': total,
  'receiveCash.cash.undo': 'possible',
  'receiveCash.history': beginning(2),
  'receiveCash.history[1].kind': 'cash',
  'receiveCash.history[1].amount': total,
};

/** The cash of an order, received at the counter. */
export const receiveCashCases: readonly ContractCase<ReceiveCashMutation>[] = [
  {
    name: 'stores cash that was received',
    given: paidOrderAtDesk({ cash: 'due' }),
    ...received,
    data: isReceived,
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given: [otherCustomer, staffMember, paidOrder({ cash: 'received', staff: theCustomer })],
    ...received,
    data: isReceived,
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [otherCustomer, staffMember, paidOrder({ cash: 'received', staff: theCustomer })],
    variables: { ...received.variables, amount: total - 1 },
  }),
  {
    name: 'rejects cash for an order that is not paid so',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    variables: { order: ORDER, amount: 100, requestId: ORDER },
    errors: [{ code: 'CASH_CHANGED', params: { shown: 100, current: 0 } }],
  },
];

const wasReceived = () => [otherCustomer, staffMember, paidOrder({ cash: 'received', staff: theCustomer })];
const undone = { order: ORDER, amount: total, reason: null, requestId: 'contrat-recu-annule' };

const isUndone: ExpectedFields = {
  'undoCashReceipt.cash': present,
  'undoCashReceipt.cash.due': total,
  'undoCashReceipt.cash.received': 0,
  'undoCashReceipt.cash.undo': null,
};
/** A receipt by mistake. */
export const undoCashReceiptCases: readonly ContractCase<UndoCashReceiptMutation>[] = [
  {
    name: 'undoes a receipt while there is time',
    given: wasReceived(),
    variables: undone,
    data: isUndone,
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given: wasReceived(),
    variables: { ...undone, requestId: 'contrat-recu-annule-encore' },
    data: isUndone,
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    suite: 'conformance',
    given: [otherCustomer, staffMember, paidOrder({ cash: 'unreceived', staff: theCustomer })],
    variables: { ...undone, amount: total - 1, requestId: ORDER },
  }),
  rejects('rejects to undo another amount than was received', 'RECEIPT_FINAL', {
    suite: 'conformance',
    given: wasReceived(),
    variables: { ...undone, amount: total - 1, requestId: 'contrat-recu-annule-3' },
  }),
  rejects('rejects to undo what was not received', 'RECEIPT_FINAL', {
    suite: 'conformance',
    given: paidOrderAtDesk({ cash: 'due' }),
    variables: { ...undone, requestId: 'contrat-recu-annule-2' },
  }),
];

/** Goods and customers that are found while an order is entered. */
export const goodsFieldsCases: readonly ContractCase<GoodsFieldsQuery>[] = [
  {
    name: 'returns goods that match two words, with their stock',
    given: [catalogue()],
    variables: { words: 'Abricots zythoris' },
    data: { 'search.edges': rows(1), 'search.edges[0].node.id': catalogueIds.apricots },
  },
];
export const buyerFieldsCases: readonly ContractCase<BuyerFieldsQuery>[] = [
  {
    name: 'returns customers by words of their names',
    given: [customerAtDesk(), staffMember],
    variables: { words: 'Dubois' },
    data: { 'staff.customers.edges': rows(1), 'staff.customers.edges[0].node.id': customerId },
  },
];
export const newOrderCases: readonly ContractCase<NewOrderQuery>[] = [
  {
    name: 'returns the open week and its places',
    given: forSale,
    variables: { base: 0, adds: false },
    data: { locations: nonEmpty, staff: present },
  },
  {
    name: 'returns nothing for an order that is not there',
    suite: 'conformance',
    ...atDesk,
    variables: { base: 2147483647, adds: true },
    data: { 'staff.order': null },
  },
];
