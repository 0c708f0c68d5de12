import type { AdvanceOrderMutation } from '#generated/relay/AdvanceOrderMutation.graphql.ts';
import type { DeskOrderQuery } from '#generated/relay/DeskOrderQuery.graphql.ts';
import type { DeskOrdersQuery } from '#generated/relay/DeskOrdersQuery.graphql.ts';
import type { OrdersExportQuery } from '#generated/relay/OrdersExportQuery.graphql.ts';
import type { OrdersTablePaginationQuery } from '#generated/relay/OrdersTablePaginationQuery.graphql.ts';
import type { UpdateOrderLinesMutation } from '#generated/relay/UpdateOrderLinesMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, anyTexts, rejects } from '../engine/contractCase.ts';
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
    name: 'returns a customer’s delivered orders with one status',
    given: fullOrderAtDesk({ cash: 'due' }),
    variables: { filter: { status: ['processed'], customer: customerNumbered(3) } },
    data: {
      'staff.periods': nonEmpty,
      'staff.orders.edges': rows(1),
      'staff.orders.edges[].node.status': 'processed',
      'staff.orders.edges[].node.location': null,
      'staff.orders.edges[].node.shippingZone': present,
      'staff.orders.edges[].node.fulfillment': present,
      'staff.orders.edges[].node.cash': present,
      'staff.orders.edges[].node.cash.due': 1920,
    },
  },
  ...[true, false].map((unpaid): ContractCase<DeskOrdersQuery> => ({
    name: unpaid ? 'returns orders that are still to be paid' : 'returns no unpaid order among the paid ones',
    suite: 'conformance',
    given: paidOrderAtDesk({ cash: 'due' }),
    variables: { filter: { customer: customerNumbered(3), unpaid } },
    data: {
      'staff.periods': nonEmpty,
      ...(unpaid
        ? {
            'staff.orders.edges': rows(1),
            'staff.orders.edges[0].node.cash': present,
            'staff.orders.edges[0].node.location': present,
          }
        : { 'staff.orders.edges': [] }),
    },
  })),
  {
    name: 'returns a customer’s orders by the desk’s id of them',
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
    name: 'returns nothing for words that no customer matches',
    ...atDesk,
    variables: { filter: { ...filterWithoutMatch, currentPeriod: true } },
    data: { 'staff.periods': nonEmpty, 'staff.orders.count': 0, 'staff.orders.edges': [] },
    suite: 'conformance',
  },
];

export const ordersTableCases: readonly ContractCase<OrdersTablePaginationQuery>[] = [
  {
    name: 'returns the next page',
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
    name: 'rejects an invalid cursor',
    suite: 'conformance',
    ...atDesk,
    variables: { count: 50, cursor: 'x', filter: {} },
    errors: [{ code: 'BAD_CURSOR', raisedBy: { field: 'Staff.orders', at: 'staff.orders' } }],
  },
];

/** All orders of a filter, for a spreadsheet. */
export const ordersExportCases: readonly ContractCase<OrdersExportQuery>[] = [
  {
    name: 'returns a customer’s delivered order',
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
    name: 'rejects an invalid cursor',
    suite: 'conformance',
    ...atDesk,
    variables: { after: 'x', filter: {} },
    errors: [{ code: 'BAD_CURSOR', raisedBy: { field: 'Staff.exportedOrders', at: 'staff.exportedOrders' } }],
  },
];

/** One order, by its number. */
export const deskOrderCases: readonly ContractCase<DeskOrderQuery>[] = [
  {
    name: 'returns null for an unknown order number',
    ...atDesk,
    variables: { number: 1 },
    data: { 'staff.order': null },
  },
];

const advanceTo = (status: AdvanceOrderMutation['variables']['to']) => ({ order: fromState('order'), to: status });

/** Advancing an order's status (E44). */
export const advanceOrderCases: readonly ContractCase<AdvanceOrderMutation>[] = [
  {
    name: 'marks an order as assembled when all its lines are in the crate',
    given: fullOrderAtDesk({ progress: 'packed' }),
    variables: advanceTo('fulfilled'),
    data: fullDetail('advanceOrder', 'fulfilled', 'packed'),
  },
  {
    name: 'cancels an order and refunds it completely',
    given: paidOrderAtDesk(),
    variables: advanceTo('cancelled'),
    data: { ...orderDetail('advanceOrder', 'cancelled', 'waiting'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'rejects a handover without the cash that is due',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'packed', cash: 'due' }),
    variables: advanceTo('completed'),
    errors: [{ code: 'CASH_DUE', params: { due: 1475 } }],
  },
  {
    name: 'rejects a cancellation with another refund than displayed, without any effect (E69)',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    variables: { ...advanceTo('cancelled'), refund: 1500 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 1500, current: 1475 } }],
  },
  {
    name: 'answers a repeated cancellation without a second refund',
    repeated: true,
    given: [otherCustomer, staffMember, paidOrder({ status: 'cancelled', staff: theCustomer })],
    variables: advanceTo('cancelled'),
    data: { ...orderDetail('advanceOrder', 'cancelled', 'waiting'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'refunds an order that was handed over',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'completed', progress: 'packed' }),
    variables: advanceTo('refunded'),
    data: { ...orderDetail('advanceOrder', 'refunded', 'packed'), 'advanceOrder.refundedToCard': 1475 },
  },
  {
    name: 'rejects an order with a line that has not arrived',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    variables: advanceTo('fulfilled'),
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'fulfilled' } }],
  },
  {
    name: 'rejects a status that somebody else has changed already',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'packed' }),
    variables: advanceTo('fulfilled'),
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'fulfilled' } }],
  },
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    suite: 'conformance',
    given: [...paidOrderAtDesk(), providerRefuses('refunds')],
    variables: advanceTo('cancelled'),
  }),
  rejects('rejects an unknown order', 'NOT_FOUND', {
    ...atDesk,
    variables: { order: unknownOrder, to: 'fulfilled' },
  }),
  rejects('rejects a refund by a volunteer', 'FORBIDDEN', {
    given: [otherCustomer, paidOrder(), volunteer],
    variables: advanceTo('cancelled'),
  }),
];

const packedLine = {
  variables: { lines: [fromState('line')], status: 'packed', seen: 'waiting' },
} as const;

/** Changing the status of order lines. */
export const updateOrderLinesCases: readonly ContractCase<UpdateOrderLinesMutation>[] = [
  {
    name: 'marks lines as in the crate',
    given: fullOrderAtDesk(),
    ...packedLine,
    data: {
      'updateOrderLines.orders': rows(1),
      ...fullDetail('updateOrderLines.orders[0]', 'processed', 'packed'),
      'updateOrderLines.orders[0].history[2].lines': rows(1),
    },
  },
  {
    name: 'marks one unit of two as missing',
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
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: paidOrderAtDesk({ progress: 'packed' }),
    ...packedLine,
    data: {
      'updateOrderLines.orders': rows(1),
      ...orderDetail('updateOrderLines.orders[0]', 'processed', 'packed'),
    },
  },
  {
    name: 'rejects an order that is assembled',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'received' }),
    ...packedLine,
    variables: { ...packedLine.variables, seen: 'received' },
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'received', to: 'packed' } }],
  },
  {
    name: 'rejects lines that somebody else has marked meanwhile',
    given: paidOrderAtDesk({ progress: 'missing' }),
    ...packedLine,
    errors: [{ code: 'LINES_CHANGED', params: { lines: anyTexts, now: ['missing'], missing: [2], quantities: [2] } }],
  },
  rejects('rejects an unknown line', 'NOT_FOUND', {
    ...atDesk,
    variables: { lines: [tomatoes], status: 'packed', seen: 'waiting' },
  }),
];
