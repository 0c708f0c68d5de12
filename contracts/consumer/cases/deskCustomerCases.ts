import type { AdjustBalanceMutation } from '#generated/relay/AdjustBalanceMutation.graphql.ts';
import type { CustomerMovementsPaginationQuery } from '#generated/relay/CustomerMovementsPaginationQuery.graphql.ts';
import type { CustomersTablePaginationQuery } from '#generated/relay/CustomersTablePaginationQuery.graphql.ts';
import type { DeskCustomerQuery } from '#generated/relay/DeskCustomerQuery.graphql.ts';
import type { DeskCustomersQuery } from '#generated/relay/DeskCustomersQuery.graphql.ts';
import type { RefundDepositMutation } from '#generated/relay/RefundDepositMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { objectOrNull, present, rows, nonEmpty } from '../engine/expectedData.ts';
import { address, customer } from '../states/customerStates.ts';
import { customerNumbered, staffCustomerNumbered } from '../states/fixtureIds.ts';
import { toPickUp } from '../states/orderStates.ts';
import { marketAsItIs, purchasedLine, payment } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { guestHolding } from './guestDepositCases.ts';

export const id = staffCustomerNumbered(3);
/** A customer, seen by a staff member. */
export const customerAtDesk = (params: Record<string, Json> = {}) =>
  customer({
    customer: customerNumbered(3),
    email: 'dominique.contrat@example.com',
    firstName: 'Dominique',
    lastName: 'Dubois',
    ...params,
  });
export const customerAndStaff = (params: Record<string, Json> = {}) => [customerAtDesk(params), staffMember];
/** The customer has paid two deposits of 300 cents. */
export const orderWithDeposits = payment('paid', toPickUp, {
  customer: customerNumbered(3),
  lines: [{ ...purchasedLine, deposit: 300 }],
});

const searchByName = { words: 'DUBOIS dominique', holding: false };

/** The list of customers, by name (F-198). */
export const deskCustomersCases: readonly ContractCase<DeskCustomersQuery>[] = [
  {
    name: 'returns customers by words of their names',
    given: customerAndStaff({ balance: -500 }),
    variables: searchByName,
    data: {
      'staff.customers.count': 1,
      'staff.customers.edges': rows(1),
      'staff.customers.edges[0].node.id': id,
      'staff.customers.edges[0].node.balance': -500,
      'staff.customers.edges[0].node.depositsHeld': 0,
    },
  },
  {
    name: 'returns customers who hold deposits and a box',
    given: [customerAtDesk({ hasReusableBox: true }), orderWithDeposits, staffMember],
    variables: { ...searchByName, holding: true },
    data: {
      'staff.customers.edges': rows(1),
      'staff.customers.edges[0].node.depositsHeld': 600,
      'staff.customers.edges[0].node.hasReusableBox': true,
      'staff.customers.edges[0].node.orderCount': 1,
    },
  },
  {
    name: 'returns a guest’s order that holds deposits',
    suite: 'conformance',
    given: [staffMember, guestHolding()],
    variables: { words: 'contrat', holding: true },
    // Other guests of the contract may pay in cash.
    data: { 'staff.guestOrders.edges': nonEmpty, 'staff.guestOrders.edges[].node.cash': objectOrNull },
  },
  {
    name: 'returns nothing for words that no customer matches',
    suite: 'conformance',
    ...atDesk,
    variables: { words: 'personne-de-ce-nom', holding: false },
    data: { 'staff.customers.count': 0, 'staff.customers.edges': [] },
  },
];

const firstPage = { count: 1, words: 'contrat@example.com', holding: false };
export const customersTableCases: readonly ContractCase<CustomersTablePaginationQuery>[] = [
  {
    name: 'returns the next page',
    given: customerAndStaff(),
    variables: firstPage,
    afterPage: { into: 'cursor', connection: 'staff.customers', page: 'first', variables: firstPage },
    data: { 'staff.customers.edges': rows(1), 'staff.customers.edges[0].node.id': staffCustomerNumbered(1) },
  },
  {
    name: 'rejects an invalid cursor',
    ...atDesk,
    variables: { ...firstPage, cursor: 'x' },
    errors: [{ code: 'BAD_CURSOR', raisedBy: { field: 'Staff.customers', at: 'staff.customers' } }],
  },
];

/** One customer. */
export const deskCustomerCases: readonly ContractCase<DeskCustomerQuery>[] = [
  {
    name: 'returns credit that was given, with its reason',
    given: customerAndStaff({ balance: -500, lang: 'en', hasReusableBox: true }),
    variables: { id },
    data: {
      'staff.customer.firstName': 'Dominique',
      'staff.customer.lang': 'en',
      'staff.customer.hasReusableBox': true,
      'staff.customer.orderCount': 0,
      'staff.customer.balance': -500,
      'staff.customer.balanceMovements.edges': rows(1),
      'staff.customer.closure.credit': 500,
      'staff.customer.balanceMovements.edges[0].node.amount': -500,
      'staff.customer.balanceMovements.edges[0].node.balance': -500,
      'staff.customer.balanceMovements.edges[0].node.reason': 'adjustment',
      'staff.customer.balanceMovements.edges[0].node.note': present,
      'staff.customer.balanceMovements.edges[0].node.order': null,
    },
  },
  {
    name: 'returns what deleting the customer would keep and forfeit',
    given: [customerAtDesk({ trialDays: 10 }), orderWithDeposits, staffMember],
    variables: { id },
    data: {
      'staff.customer.closure.openOrders': rows(1),
      'staff.customer.closure.openOrders[0].location': present,
      'staff.customer.closure.openOrders[0].slot': present,
      'staff.customer.closure.credit': 0,
      'staff.customer.closure.deposits': 600,
      'staff.customer.closure.baskets': [],
      'staff.customer.closure.membership.status': 'trialing',
    },
  },
  {
    name: 'returns the customer of an order by the order’s customer id',
    given: customerAndStaff(),
    variables: { id: customerNumbered(3) },
    data: { 'staff.customer.id': id },
  },
  {
    name: 'returns null for an unknown or deleted customer',
    suite: 'conformance',
    ...atDesk,
    variables: { id: staffCustomerNumbered(999) },
    data: { 'staff.customer': null },
  },
];

export const customerMovementsCases: readonly ContractCase<CustomerMovementsPaginationQuery>[] = [
  {
    name: 'returns no movements of a balance that never moved',
    given: customerAndStaff(),
    variables: { count: 20, customer: id },
    data: { 'staff.customer.balanceMovements.edges': [] },
  },
  {
    name: 'rejects an invalid cursor',
    given: customerAndStaff(),
    variables: { count: 20, cursor: 'x', customer: id },
    errors: [
      {
        code: 'BAD_CURSOR',
        raisedBy: { field: 'StaffCustomer.balanceMovements', at: 'staff.customer.balanceMovements' },
      },
    ],
  },
];

const creditInput = { customer: id, amount: -500, reason: 'Merci', requestId: 'contrat 1' };
/** A request key is stored for good, so every run needs a new one. */
const freshRequestId = { requestId: fromState('request') };

/** Credits and charges, with a reason that the customer can read. */
export const adjustBalanceCases: readonly ContractCase<AdjustBalanceMutation>[] = [
  {
    name: 'gives credit',
    given: [...customerAndStaff(), marketAsItIs],
    variables: { ...creditInput, ...freshRequestId },
    data: { 'adjustBalance.balance': -500 },
  },
  {
    name: 'charges an amount on top of credit',
    suite: 'conformance',
    given: [...customerAndStaff({ balance: -300 }), marketAsItIs],
    variables: { ...creditInput, amount: 1000, ...freshRequestId },
    data: { 'adjustBalance.balance': 700 },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: customerAndStaff({ balance: -500, balanceRequest: 'adjust_balance contrat 1' }),
    variables: creditInput,
    data: { 'adjustBalance.balance': -500 },
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: customerAndStaff({ balance: -500, balanceRequest: 'adjust_balance contrat 1' }),
    variables: { ...creditInput, amount: -600 },
  }),
  rejects('rejects a change of credit that a payment in progress uses', 'CREDIT_IN_USE', {
    given: [
      customerAtDesk({ balance: -500, shippingAddress: address }),
      payment('pending', toPickUp, { customer: customerNumbered(3), useBalance: true }),
      staffMember,
    ],
    variables: { ...creditInput, amount: 100 },
  }),
  rejects('rejects an unknown or deleted customer', 'NOT_FOUND', {
    ...atDesk,
    variables: { ...creditInput, customer: staffCustomerNumbered(999) },
  }),
];

const depositInput = { customer: id, amount: 200, reusableBox: true, requestId: 'contrat 2' };

/** Returned deposits, paid back as credit (F-198, E50). */
export const refundDepositCases: readonly ContractCase<RefundDepositMutation>[] = [
  {
    name: 'refunds a part of the held deposits, and the box',
    given: [customerAtDesk({ hasReusableBox: true }), orderWithDeposits, staffMember, marketAsItIs],
    variables: { ...depositInput, ...freshRequestId },
    data: {
      'refundDeposit.balance': -200,
      'refundDeposit.depositsHeld': 400,
      'refundDeposit.hasReusableBox': false,
    },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [
      customerAtDesk({ balance: -200, balanceRequest: 'refund_deposit contrat 2' }),
      orderWithDeposits,
      staffMember,
    ],
    variables: depositInput,
    data: { 'refundDeposit.balance': -200 },
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: [
      customerAtDesk({ balance: -200, balanceRequest: 'refund_deposit contrat 2' }),
      orderWithDeposits,
      staffMember,
    ],
    variables: { ...depositInput, amount: 300 },
  }),
  rejects('rejects more than the held deposits', 'DEPOSIT_LIMIT', {
    given: [customerAtDesk(), orderWithDeposits, staffMember],
    variables: { ...depositInput, amount: 601 },
  }),
];
