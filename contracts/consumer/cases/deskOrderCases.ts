import type { AdvanceOrderMutation } from '#generated/relay/AdvanceOrderMutation.graphql.ts';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import type { DeskOrdersQuery } from '#generated/relay/DeskOrdersQuery.graphql.ts';
import type { OrdersExportQuery } from '#generated/relay/OrdersExportQuery.graphql.ts';
import type { OrdersTablePaginationQuery } from '#generated/relay/OrdersTablePaginationQuery.graphql.ts';
import type { UpdateOrderLinesMutation } from '#generated/relay/UpdateOrderLinesMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { anyTexts, rejects } from '../engine/contractCase.ts';
import { present, rows, nonEmpty } from '../engine/expectedData.ts';
import { customer, homeAddress, theCustomer } from '../states/customerStates.ts';
import { customerNumbered, staffCustomerNumbered, tomatoes, unknownOrder } from '../states/fixtureIds.ts';
import { otherCustomer, toDeliver } from '../states/orderStates.ts';
import { payment, providerRefuses } from '../states/states.ts';
import { atDesk, staffMember, volunteer } from './deskCases.ts';
import { fullDetail, fullOrderAtDesk, orderDetail, paidOrder, paidOrderAtDesk } from './deskOrderDetail.ts';

const filterWithoutMatch = { words: 'personne-de-ce-nom' };

/** All customers' orders. */
export const ordersViewCases: readonly ContractCase<DeskOrdersQuery>[] = [
  {
    name: 'a customer’s, brought by a round, among those of a state',
    given: fullOrderAtDesk(),
    variables: { filter: { status: ['processed'], customer: customerNumbered(3) } },
    data: {
      'staff.periods': nonEmpty,
      'staff.orders.edges': rows(1),
      'staff.orders.edges[].node.status': 'processed',
      'staff.orders.edges[].node.location': null,
      'staff.orders.edges[].node.shippingZone': present,
      'staff.orders.edges[].node.fulfillment': present,
    },
  },
  {
    name: 'a customer’s, by the id that the desk has of them',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    variables: { filter: { customer: staffCustomerNumbered(3) } },
    data: {
      'staff.periods': nonEmpty,
      'staff.orders.edges': rows(1),
      'staff.orders.edges[0].node.location': present,
      'staff.orders.edges[0].node.shippingZone': null,
      'staff.orders.edges[0].node.fulfillment': null,
    },
  },
  {
    name: 'words that nobody is called by',
    ...atDesk,
    variables: { filter: { ...filterWithoutMatch, currentPeriod: true } },
    data: { 'staff.periods': nonEmpty, 'staff.orders.count': 0, 'staff.orders.edges': [] },
    suite: 'conformance',
  },
];

export const ordersTableCases: readonly ContractCase<OrdersTablePaginationQuery>[] = [
  {
    name: 'the next page',
    given: [
      otherCustomer,
      paidOrder({ hoursAgo: 9, called: 'first' }),
      paidOrder({ hoursAgo: 5, called: 'before' }),
      paidOrder(),
      staffMember,
    ],
    variables: { count: 1, filter: { customer: customerNumbered(3) } },
    afterPage: {
      into: 'cursor',
      connection: 'staff.orders',
      page: 'first',
      variables: { count: 1, filter: { customer: customerNumbered(3) } },
    },
    data: {
      'staff.orders.edges': rows(1),
      'staff.orders.edges[0].node.total': 1475,
      'staff.orders.edges[0].node.customerName': 'dominique.contrat@example.com',
      'staff.orders.edges[0].node.location': present,
      'staff.orders.edges[0].node.shippingZone': null,
      'staff.orders.edges[0].node.fulfillment': null,
    },
  },
  {
    name: 'a cursor that is none',
    ...atDesk,
    variables: { count: 50, cursor: 'x', filter: {} },
    errors: [{ code: 'BAD_CURSOR', raisedBy: { field: 'Staff.orders', at: 'staff.orders' } }],
  },
];

/** All orders of a filter, for a spreadsheet. */
export const ordersExportCases: readonly ContractCase<OrdersExportQuery>[] = [
  {
    name: 'a customer’s, brought by a round',
    given: [
      customer({ customer: customerNumbered(3), email: 'dominique.contrat@example.com', shippingAddress: homeAddress }),
      payment('paid', toDeliver, { customer: customerNumbered(3) }),
      staffMember,
    ],
    variables: { filter: { customer: customerNumbered(3) } },
    data: {
      'staff.exportedOrders.edges': rows(1),
      'staff.exportedOrders.edges[0].node.location': null,
      'staff.exportedOrders.edges[0].node.shippingZone': present,
      'staff.exportedOrders.edges[0].node.contact': present,
      'staff.exportedOrders.pageInfo.hasNextPage': false,
    },
  },
  {
    name: 'a cursor that is none',
    ...atDesk,
    variables: { after: 'x', filter: {} },
    errors: [{ code: 'BAD_CURSOR', raisedBy: { field: 'Staff.exportedOrders', at: 'staff.exportedOrders' } }],
  },
];

/** One order, by its number. */
export const deskOrderCases: readonly ContractCase<DeskOrderQuery>[] = [
  {
    name: 'a number of no order',
    ...atDesk,
    variables: { number: 1 },
    data: { 'staff.order': null },
  },
];

const ofOrder = { fromStates: { order: '${order}' } } as const;
const advanceTo = (status: string) => ({ order: '', to: status }) as AdvanceOrderMutation['variables'];

/** Advancing an order's status (E44). */
export const advanceOrderCases: readonly ContractCase<AdvanceOrderMutation>[] = [
  {
    name: 'assembled, all its lines in the crate',
    given: fullOrderAtDesk({ progress: 'packed' }),
    ...ofOrder,
    variables: advanceTo('fulfilled'),
    data: fullDetail('advanceOrder', 'fulfilled', 'packed'),
  },
  {
    name: 'cancelled, all given back',
    given: paidOrderAtDesk(),
    ...ofOrder,
    variables: advanceTo('cancelled'),
    data: { ...orderDetail('advanceOrder', 'cancelled', 'waiting'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'cancelled, for another refund than the one shown: nothing is (E69)',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...ofOrder,
    variables: { ...advanceTo('cancelled'), refund: 1500 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 1500, current: 1475 } }],
  },
  {
    name: 'cancelled, sent twice',
    repeated: true,
    given: [otherCustomer, staffMember, paidOrder({ status: 'cancelled', staff: theCustomer })],
    ...ofOrder,
    variables: advanceTo('cancelled'),
    data: { ...orderDetail('advanceOrder', 'cancelled', 'waiting'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'refunded, once it was handed over',
    given: paidOrderAtDesk({ status: 'completed', progress: 'packed' }),
    ...ofOrder,
    variables: advanceTo('refunded'),
    data: { ...orderDetail('advanceOrder', 'refunded', 'packed'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'not assembled while a line is on its way',
    given: paidOrderAtDesk(),
    ...ofOrder,
    variables: advanceTo('fulfilled'),
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'fulfilled' } }],
  },
  {
    name: 'sent to what somebody else has made of it already',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'packed' }),
    ...ofOrder,
    variables: advanceTo('fulfilled'),
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'fulfilled' } }],
  },
  rejects('the payment provider refuses to give back', 'PROVIDER_REFUSED', {
    given: [...paidOrderAtDesk(), providerRefuses('refunds')],
    ...ofOrder,
    variables: advanceTo('cancelled'),
  }),
  rejects('an order that there has never been', 'NOT_FOUND', {
    ...atDesk,
    variables: { order: unknownOrder, to: 'fulfilled' },
  }),
  rejects('given back by a volunteer', 'FORBIDDEN', {
    given: [otherCustomer, paidOrder(), volunteer],
    ...ofOrder,
    variables: advanceTo('cancelled'),
  }),
];

const packedLine = {
  fromStates: { 'lines[0]': '${line}' },
  variables: { lines: [''], status: 'packed', seen: 'waiting' },
} as const;

/** Changing the status of order lines. */
export const updateOrderLinesCases: readonly ContractCase<UpdateOrderLinesMutation>[] = [
  {
    name: 'in the crate',
    given: fullOrderAtDesk(),
    ...packedLine,
    data: {
      'updateOrderLines.orders': rows(1),
      ...fullDetail('updateOrderLines.orders[0]', 'processed', 'packed'),
      'updateOrderLines.orders[0].history[2].lines': rows(1),
    },
  },
  {
    name: 'one unit of two will not come',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...packedLine,
    variables: { ...packedLine.variables, missing: 1, seenMissing: 0 },
    data: {
      'updateOrderLines.orders': rows(1),
      ...orderDetail('updateOrderLines.orders[0]', 'processed', 'packed'),
      'updateOrderLines.orders[0].products[0].missing': 1,
    },
  },
  {
    name: 'sent twice',
    repeated: true,
    given: paidOrderAtDesk({ progress: 'packed' }),
    ...packedLine,
    data: {
      'updateOrderLines.orders': rows(1),
      ...orderDetail('updateOrderLines.orders[0]', 'processed', 'packed'),
    },
  },
  {
    name: 'of an order that is assembled',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'received' }),
    ...packedLine,
    variables: { ...packedLine.variables, seen: 'received' },
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'received', to: 'packed' } }],
  },
  {
    name: 'that somebody else has marked meanwhile',
    given: paidOrderAtDesk({ progress: 'missing' }),
    ...packedLine,
    errors: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['missing'], missing: [2] } }],
  },
  rejects('no line', 'NOT_FOUND', { ...atDesk, variables: { lines: [tomatoes], status: 'packed', seen: 'waiting' } }),
];
