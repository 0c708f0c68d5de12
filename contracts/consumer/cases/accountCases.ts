import type { AccountScreenQuery } from '#generated/relay/AccountScreenQuery.graphql.ts';
import type { BalanceLedgerPaginationQuery } from '#generated/relay/BalanceLedgerPaginationQuery.graphql.ts';
import type { CustomerPartQuery } from '#generated/relay/CustomerPartQuery.graphql.ts';
import type { DataPanelQuery } from '#generated/relay/DataPanelQuery.graphql.ts';
import type { SignOutMutation } from '#generated/relay/SignOutMutation.graphql.ts';
import { MEMBERSHIP_PRICE_CENTS, ORDER_FEE_CENTS } from '#rules/constants.ts';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { present, rows } from '../engine/expectedData.ts';
import { FORGED_CURSOR, catalogue, badCursor } from '../states/catalogueStates.ts';
import {
  address,
  customer,
  customersCart,
  EMAIL,
  guestsCart,
  membershipUnder,
  theCustomer,
} from '../states/customerStates.ts';
import { pickupPoint, catalogueIds } from '../states/fixtureIds.ts';
import { purchasedLine, payment } from '../states/states.ts';
import { accountPartCases } from './accountPartCases.ts';

const paidWithCredit = payment(
  'paid',
  { location: pickupPoint },
  { customer: theCustomer, useBalance: true, lines: [{ ...purchasedLine, deposit: 100 }] },
);
const points: ProviderState = { name: 'places of the open week', params: { locations: [{ location: pickupPoint }] } };
const fullProfile = customer({
  firstName: 'Camille',
  lastName: 'Contrat',
  lang: 'en',
  abandonedCart: true,
  itemMissing: false,
  preferredLocation: pickupPoint,
  shippingPreference: 'pickup',
  hasReusableBox: true,
  shippingAddress: address,
  newsletter: { given: true, source: 'wizard', at: '2026-11-02T15:00:00Z' },
  pendingEmail: 'camille.nouvelle@example.com',
  version: 3,
  changed: ['firstName'],
});

/** F-162 to F-167: /compte. */
export const accountScreenCases: readonly ContractCase<AccountScreenQuery>[] = [
  {
    name: 'returns the role of a staff member',
    given: [customer({ staff: true, firstName: 'Josée' })],
    data: { user: present, staff: present },
  },
  {
    name: 'returns every detail that a customer has entered',
    given: [points, fullProfile],
    data: {
      'user.id': theCustomer,
      'user.email': EMAIL,
      'user.pendingEmail': 'camille.nouvelle@example.com',
      'user.firstName': 'Camille',
      'user.lastName': 'Contrat',
      'user.lang': 'en',
      'user.subscribeToNewsletter': true,
      'user.notificationPreferences.abandonedCart': true,
      'user.notificationPreferences.itemMissing': false,
      'user.preferredLocationId': pickupPoint,
      'user.shippingPreference': 'pickup',
      'user.hasReusableBox': true,
      'user.shippingAddress.name': 'Camille Contrat',
      'user.shippingAddress.phone': '819 555-0142',
      'user.shippingAddress.address.line1': '1, rue des Contrats',
      'user.shippingAddress.address.line2': 'app. 2',
      'user.shippingAddress.address.city': 'Gatineau',
      'user.shippingAddress.address.state': 'QC',
      'user.shippingAddress.address.postal_code': 'Z9Y9Z9',
      locations: rows(1),
      'locations[0].id': pickupPoint,
    },
  },
  {
    name: 'returns a customer without any details, in English',
    given: [customer()],
    locale: 'en',
    data: {
      'user.id': theCustomer,
      'user.email': EMAIL,
      'user.pendingEmail': null,
      'user.firstName': null,
      'user.lastName': null,
      'user.lang': 'fr',
      'user.subscribeToNewsletter': false,
      'user.notificationPreferences.abandonedCart': false,
      'user.notificationPreferences.itemMissing': true,
      'user.preferredLocationId': null,
      'user.shippingPreference': null,
      'user.hasReusableBox': false,
      'user.shippingAddress': null,
    },
  },
  {
    name: 'returns what closing the account would keep, end and forfeit (E49)',
    given: [
      customer({ balance: -500, trialDays: 10 }),
      payment('paid', { location: pickupPoint }, { customer: theCustomer }),
    ],
    data: {
      'user.closure.openOrders': rows(1),
      'user.closure.openOrders[0].location': present,
      'user.closure.openOrders[0].slot': present,
      ...membershipUnder('user', 'trialing'),
      'user.closure.credit': 500,
      'user.closure.deposits': 0,
      'user.closure.owed': 0,
      'user.closure.baskets': [],
      'user.closure.membership.status': 'trialing',
    },
  },
  {
    name: 'returns an address without a telephone number or a second line',
    suite: 'conformance',
    given: [customer({ shippingAddress: { ...(address as object), phone: null, line2: null } })],
    data: {
      'user.shippingAddress.phone': null,
      'user.shippingAddress.address.line2': null,
    },
  },
  {
    name: 'returns credit that was given and then spent on an order with deposits (F-121)',
    given: [customer({ shippingAddress: address, balance: -500 }), paidWithCredit],
    data: {
      'user.shippingAddress': present,
      'user.balance': 0,
      'user.depositsHeld': 200,
      'user.closure.deposits': 200,
      'user.closure.openOrders': rows(1),
      'user.closure.openOrders[0].location': present,
      'user.closure.openOrders[0].slot': present,
      'user.balanceMovements.edges': rows(2),
      'user.balanceMovements.edges[0].node.reason': 'order_paid',
      'user.balanceMovements.edges[0].node.amount': 500,
      'user.balanceMovements.edges[0].node.balance': 0,
      'user.balanceMovements.edges[0].node.note': null,
      'user.balanceMovements.edges[0].node.order': present,
      'user.balanceMovements.edges[1].node.reason': 'adjustment',
      'user.balanceMovements.edges[1].node.amount': -500,
      'user.balanceMovements.edges[1].node.balance': -500,
      'user.balanceMovements.edges[1].node.note': present,
      'user.balanceMovements.edges[1].node.order': null,
      'user.balanceMovements.pageInfo.hasNextPage': false,
    },
  },
  {
    name: 'returns the balance of a customer who owes',
    given: [customer({ balance: 1240 })],
    data: {
      'market.membershipPrice': MEMBERSHIP_PRICE_CENTS,
      'market.orderFee': ORDER_FEE_CENTS,
      'market.gstRate': DEFAULT_TAXES.gst,
      'market.pstRate': DEFAULT_TAXES.pst,
      'user.balance': 1240,
      'user.closure.owed': 1240,
      'user.depositsHeld': 0,
      'user.balanceMovements.edges': rows(1),
    },
  },
  ...accountPartCases,
  {
    name: 'returns nothing to a visitor who is not signed in',
    suite: 'access',
    given: [points],
    data: { user: null, locations: rows(1) },
  },
];

/** The account's data on every page: the language and the profile wizard (F-171, F-173). */
export const customerPartCases: readonly ContractCase<CustomerPartQuery>[] = [
  {
    name: 'returns an incomplete profile',
    given: [customer({ completeProfile: true })],
    data: { 'user.id': theCustomer, 'user.lang': 'fr', 'user.completeProfile': true },
  },
  {
    name: 'returns a complete profile of an English-speaking customer',
    given: [customer({ lang: 'en' })],
    data: { 'user.lang': 'en', 'user.completeProfile': false, 'user.favourites': [] },
  },
  {
    name: 'returns the favourites',
    given: [catalogue(), customer({ favourites: [{ product: catalogueIds.apricots }] }), customersCart()],
    data: { 'user.favourites': rows(1), 'user.favourites[0].id': catalogueIds.apricots },
  },
];

/** The download of all stored personal data. */
export const dataPanelCases: readonly ContractCase<DataPanelQuery>[] = [
  { name: 'returns the customer’s data as a file', given: [fullProfile], data: { personalData: present } },
];

/** F-045: a new session begins, with an empty cart of its own. */
export const signOutCases: readonly ContractCase<SignOutMutation>[] = [
  { name: 'signs a customer out', given: [customer(), customersCart()] },
  {
    name: 'signs out a guest whom the identity provider has signed out before',
    suite: 'conformance',
    given: [guestsCart],
  },
];

/** F-121: the next page of a balance statement. */
const statement = { id: theCustomer, count: 20, cursor: null };
export const balanceLedgerCases: readonly ContractCase<BalanceLedgerPaginationQuery>[] = [
  {
    name: 'returns credit that was given',
    suite: 'conformance',
    given: [customer({ balance: -1240 })],
    variables: statement,
    data: {
      'node.__typename': 'User',
      'node.balanceMovements.edges': rows(1),
      'node.balanceMovements.edges[0].node.amount': -1240,
      'node.balanceMovements.edges[0].node.balance': -1240,
    },
  },
  {
    name: 'returns the page after a cursor',
    given: [customer({ shippingAddress: address, balance: -500 }), paidWithCredit],
    afterPage: {
      into: 'cursor',
      connection: 'node.balanceMovements',
      page: 'first',
      variables: { ...statement, count: 1 },
    },
    variables: statement,
    data: {
      'node.__typename': 'User',
      'node.balanceMovements.edges': rows(1),
      'node.balanceMovements.edges[0].node.amount': -500,
      'node.balanceMovements.pageInfo.hasNextPage': false,
    },
  },
  {
    name: 'rejects a forged cursor',
    given: [customer()],
    variables: { ...statement, cursor: FORGED_CURSOR },
    errors: badCursor('User.balanceMovements', 'node.balanceMovements'),
  },
];
