import type { OrderListPaginationQuery } from '#generated/relay/OrderListPaginationQuery.graphql.ts';
import type { OrdersScreenQuery } from '#generated/relay/OrdersScreenQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { FORGED_CURSOR, badCursor } from '../states/catalogueStates.ts';
import { customer, homeAddress } from '../states/customerStates.ts';
import { boxToBorrow, tomatoes, variantNumbered } from '../states/fixtureIds.ts';
import { orderBeforeMerge, order, otherCustomer, otherCustomersOrder, toDeliver } from '../states/orderStates.ts';
import { boxToLend, purchasedLine } from '../states/states.ts';

const nodeAt = (index: number, node: Record<string, ExpectedFields[string]>): ExpectedFields =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [`orders.edges[${index}].node.${key}`, value]));
const pickedUp = { location: present, slot: present, products: rows(1) };

/** Of goods whose names no case reads. */
const lines = [{ ...purchasedLine, variant: variantNumbered(72), images: ['tomates'] }];

/** F-151, F-152: /commandes. */
export const ordersScreenCases: readonly ContractCase<OrdersScreenQuery>[] = [
  {
    name: 'returns orders in progress first, then the newest',
    suite: 'conformance',
    given: [
      customer(),
      orderBeforeMerge({ hoursAgo: 50, lines, status: 'completed' }),
      orderBeforeMerge({ hoursAgo: 40 }),
      orderBeforeMerge({ hoursAgo: 30, lines, status: 'cancelled' }),
      orderBeforeMerge({ hoursAgo: 20, status: 'fulfilled' }),
    ],
    data: {
      'orders.count': 4,
      'orders.edges': rows(4),
      ...nodeAt(0, { status: 'fulfilled', ongoing: true, total: 1475, ...pickedUp }),
      ...nodeAt(1, { status: 'processed', ongoing: true, mergedInto: null, paymentPage: null, ...pickedUp }),
      ...nodeAt(2, { status: 'cancelled', ongoing: false, ...pickedUp }),
      ...nodeAt(3, { status: 'completed', ongoing: false, ...pickedUp }),
      'orders.edges[].node.products[].image': present,
      'orders.pageInfo.hasNextPage': false,
    },
  },
  {
    name: 'returns an order that was combined into an earlier one, in English (E19)',
    given: [customer(), order(), order()],
    locale: 'en',
    data: {
      'orders.edges': rows(2),
      ...nodeAt(0, { status: 'processed', mergedInto: null, total: 2950, ...pickedUp, products: rows(2) }),
      ...nodeAt(1, { status: 'merged', mergedInto: present, total: 1475, ongoing: false, ...pickedUp, products: [] }),
    },
  },
  {
    name: 'returns an order for delivery, with a box that is no article',
    given: [
      boxToLend(boxToBorrow),
      customer({ shippingAddress: homeAddress }),
      order(
        {
          lines: [
            { variant: tomatoes, quantity: 2, price: 450 },
            { variant: boxToBorrow, price: 0, deposit: 700 },
          ],
        },
        toDeliver,
      ),
    ],
    data: {
      'orders.edges': rows(1),
      ...nodeAt(0, { location: null, slot: present, products: rows(2) }),
      ...nodeAt(0, { 'products[0].reusableBox': false, 'products[0].quantity': 2 }),
      ...nodeAt(0, { 'products[1].reusableBox': true }),
    },
  },
  {
    name: 'returns no orders, whatever other customers have ordered',
    given: [otherCustomer, otherCustomersOrder, customer()],
    data: { 'orders.count': 0, 'orders.edges': [], 'orders.pageInfo.hasNextPage': false },
  },
];

/** F-152: further pages of the list. */
export const orderListCases: readonly ContractCase<OrderListPaginationQuery>[] = [
  {
    name: 'returns a page of a list that goes on',
    given: [customer(), orderBeforeMerge(), order()],
    variables: { count: 1, cursor: null },
    data: {
      'orders.count': 2,
      'orders.edges': rows(1),
      ...nodeAt(0, { total: 1475, ...pickedUp }),
      'orders.pageInfo.hasNextPage': true,
      'orders.pageInfo.endCursor': present,
    },
  },
  {
    name: 'returns the page after a cursor',
    given: [customer(), orderBeforeMerge({ status: 'refunded' }), order()],
    afterPage: { into: 'cursor', connection: 'orders', page: 'first', variables: { count: 1, cursor: null } },
    variables: { count: 1 },
    data: {
      'orders.count': 2,
      'orders.edges': rows(1),
      ...nodeAt(0, { status: 'refunded', ...pickedUp }),
      'orders.pageInfo.hasNextPage': false,
    },
  },
  {
    name: 'rejects a forged cursor',
    given: [customer()],
    variables: { count: 10, cursor: FORGED_CURSOR },
    errors: badCursor('Query.orders', 'orders'),
  },
];
