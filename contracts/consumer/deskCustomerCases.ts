import type { AdjustBalanceMutation } from '../../__generated__/relay/AdjustBalanceMutation.graphql.ts';
import type { CustomerMovementsPaginationQuery } from '../../__generated__/relay/CustomerMovementsPaginationQuery.graphql.ts';
import type { CustomersTablePaginationQuery } from '../../__generated__/relay/CustomersTablePaginationQuery.graphql.ts';
import type { DeskCustomerQuery } from '../../__generated__/relay/DeskCustomerQuery.graphql.ts';
import type { DeskCustomersQuery } from '../../__generated__/relay/DeskCustomersQuery.graphql.ts';
import type { RefundDepositMutation } from '../../__generated__/relay/RefundDepositMutation.graphql.ts';
import { present, rows, some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { address, customer } from './customerStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import type { Json } from './expectation.ts';
import { guestHolding } from './guestDepositCases.ts';
import { toPickUp } from './orderStates.ts';
import { asItIs, bought, payment } from './states.ts';
import { customerNumbered, staffCustomerNumbered } from './things.ts';

export const id = staffCustomerNumbered(3);
/** A customer, seen by a staff member. */
export const they = (params: Record<string, Json> = {}) =>
  customer({
    customer: customerNumbered(3),
    email: 'dominique.contrat@example.com',
    firstName: 'Dominique',
    lastName: 'Dubois',
    ...params,
  });
export const at = (params: Record<string, Json> = {}) => [they(params), staffMember];
/** The customer has paid two deposits of 300 cents. */
export const holding = payment('paid', toPickUp, {
  customer: customerNumbered(3),
  lines: [{ ...bought, deposit: 300 }],
});

const found = { words: 'DUBOIS dominique', holding: false };

/** The list of customers, by name (F-198). */
export const deskCustomersCases: readonly ContractCase<DeskCustomersQuery>[] = [
  {
    name: 'by words of their name',
    given: at({ balance: -500 }),
    variables: found,
    answers: {
      'staff.customers.count': 1,
      'staff.customers.edges': rows(1),
      'staff.customers.edges[0].node.id': id,
      'staff.customers.edges[0].node.balance': -500,
      'staff.customers.edges[0].node.depositsHeld': 0,
    },
  },
  {
    name: 'who holds deposits and a box',
    given: [they({ hasReusableBox: true }), holding, staffMember],
    variables: { ...found, holding: true },
    answers: {
      'staff.customers.edges': rows(1),
      'staff.customers.edges[0].node.depositsHeld': 600,
      'staff.customers.edges[0].node.hasReusableBox': true,
      'staff.customers.edges[0].node.orderCount': 1,
    },
  },
  {
    name: 'a guest’s order that holds deposits',
    suite: 'conformance',
    given: [staffMember, guestHolding()],
    variables: { words: 'contrat', holding: true },
    answers: { 'staff.guestOrders.edges': some },
  },
  {
    name: 'words that nobody is called by',
    ...atDesk,
    variables: { words: 'personne-de-ce-nom', holding: false },
    answers: { 'staff.customers.count': 0, 'staff.customers.edges': [] },
  },
];

const firstPage = { count: 1, words: 'contrat@example.com', holding: false };
export const customersTableCases: readonly ContractCase<CustomersTablePaginationQuery>[] = [
  {
    name: 'the next page',
    given: at(),
    variables: firstPage,
    follows: { into: 'cursor', connection: 'staff.customers', page: 'first', variables: firstPage },
    answers: { 'staff.customers.edges': rows(1) },
  },
  {
    name: 'a cursor that is none',
    ...atDesk,
    variables: { ...firstPage, cursor: 'x' },
    refused: [{ code: 'BAD_CURSOR', by: { field: 'Staff.customers', at: 'staff.customers' } }],
  },
];

/** One customer. */
export const deskCustomerCases: readonly ContractCase<DeskCustomerQuery>[] = [
  {
    name: 'with credit that was given, whose reason is told',
    given: at({ balance: -500, lang: 'en', hasReusableBox: true }),
    variables: { id },
    answers: {
      'staff.customer.firstName': 'Dominique',
      'staff.customer.lang': 'en',
      'staff.customer.hasReusableBox': true,
      'staff.customer.orderCount': 0,
      'staff.customer.balance': -500,
      'staff.customer.balanceMovements.edges': rows(1),
      'staff.customer.balanceMovements.edges[0].node.reason': 'adjustment',
      'staff.customer.balanceMovements.edges[0].node.note': present,
      'staff.customer.balanceMovements.edges[0].node.order': null,
    },
  },
  {
    name: 'what deleting them would leave and lose',
    given: [they({ trialDays: 10 }), holding, staffMember],
    variables: { id },
    answers: {
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
    name: 'by the id that an order tells of them',
    given: at(),
    variables: { id: customerNumbered(3) },
    answers: { 'staff.customer.id': id },
  },
  {
    name: 'nobody, or not any more',
    ...atDesk,
    variables: { id: staffCustomerNumbered(999) },
    answers: { 'staff.customer': null },
  },
];

export const customerMovementsCases: readonly ContractCase<CustomerMovementsPaginationQuery>[] = [
  {
    name: 'of somebody whose balance has never moved',
    given: at(),
    variables: { count: 20, customer: id },
    answers: { 'staff.customer.balanceMovements.edges': [] },
  },
  {
    name: 'a cursor that is none',
    given: at(),
    variables: { count: 20, cursor: 'x', customer: id },
    refused: [
      {
        code: 'BAD_CURSOR',
        by: { field: 'StaffCustomer.balanceMovements', at: 'staff.customer.balanceMovements' },
      },
    ],
  },
];

const given = { customer: id, amount: -500, reason: 'Merci', requestId: 'contrat 1' };
/** A request key is stored for good, so every run needs a new one. */
const fresh = { sends: { requestId: '${request}' } } as const;

/** Credits and charges, with a reason that the customer can read. */
export const adjustBalanceCases: readonly ContractCase<AdjustBalanceMutation>[] = [
  {
    name: 'credit',
    given: [...at(), asItIs],
    ...fresh,
    variables: given,
    answers: { 'adjustBalance.balance': -500 },
  },
  {
    name: 'a charge, on top of credit',
    suite: 'conformance',
    given: [...at({ balance: -300 }), asItIs],
    ...fresh,
    variables: { ...given, amount: 1000 },
    answers: { 'adjustBalance.balance': 700 },
  },
  {
    name: 'sent twice',
    again: true,
    given: at({ balance: -500, balanceRequest: 'adjust_balance contrat 1' }),
    variables: given,
    answers: { 'adjustBalance.balance': -500 },
  },
  {
    name: 'the key of a call that gave another amount',
    given: at({ balance: -500, balanceRequest: 'adjust_balance contrat 1' }),
    variables: { ...given, amount: -600 },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'credit that a payment under way counts on',
    given: [
      they({ balance: -500, shippingAddress: address }),
      payment('pending', toPickUp, { customer: customerNumbered(3), useBalance: true }),
      staffMember,
    ],
    variables: { ...given, amount: 100 },
    refused: [{ code: 'CREDIT_IN_USE' }],
  },
  {
    name: 'nobody, or not any more',
    ...atDesk,
    variables: { ...given, customer: staffCustomerNumbered(999) },
    refused: [{ code: 'NOT_FOUND' }],
  },
];

const back = { customer: id, amount: 200, reusableBox: true, requestId: 'contrat 2' };

/** Returned deposits, paid back as credit (F-198, E50). */
export const refundDepositCases: readonly ContractCase<RefundDepositMutation>[] = [
  {
    name: 'a part of what is held, and the box',
    given: [they({ hasReusableBox: true }), holding, staffMember, asItIs],
    ...fresh,
    variables: back,
    answers: {
      'refundDeposit.balance': -200,
      'refundDeposit.depositsHeld': 400,
      'refundDeposit.hasReusableBox': false,
    },
  },
  {
    name: 'sent twice',
    again: true,
    given: [they({ balance: -200, balanceRequest: 'refund_deposit contrat 2' }), holding, staffMember],
    variables: back,
    answers: { 'refundDeposit.balance': -200 },
  },
  {
    name: 'the key of a call that credited another amount',
    given: [they({ balance: -200, balanceRequest: 'refund_deposit contrat 2' }), holding, staffMember],
    variables: { ...back, amount: 300 },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'more than is held',
    given: [they(), holding, staffMember],
    variables: { ...back, amount: 601 },
    refused: [{ code: 'DEPOSIT_LIMIT' }],
  },
];
