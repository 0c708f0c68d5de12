import type { CreateMembershipMutation } from '#generated/relay/CreateMembershipMutation.graphql.ts';
import type { ManageMembershipMutation } from '#generated/relay/ManageMembershipMutation.graphql.ts';
import type { ReceiptScreenQuery } from '#generated/relay/ReceiptScreenQuery.graphql.ts';
import type { StartTrialMutation } from '#generated/relay/StartTrialMutation.graphql.ts';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { like, present, rows } from '../engine/expectedData.ts';
import { customer, customersCart, membershipUnder } from '../states/customerStates.ts';
import { marketAsItIs, newVisitor, providerRefuses } from '../states/states.ts';
import { fullCart, fullCartUnder } from './fullCart.ts';

const page = like(/^https?:\/\/\S+$/, 'https://checkout.stripe.com/c/pay/cs_1');

/** F-137: the payment page for a membership year. */
export const createMembershipCases: readonly ContractCase<CreateMembershipMutation>[] = [
  {
    name: 'opens the payment page for a customer who was never a member',
    given: [customer()],
    data: { createMembership: page },
  },
  {
    name: 'rejects a year that costs more than displayed',
    given: [customer()],
    variables: { price: 100 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 100, current: 3000 } }],
  },
  {
    name: 'opens the payment page during a trial, in English',
    suite: 'conformance',
    given: [customer({ lang: 'en', trialDays: 10 })],
    locale: 'en',
    data: { createMembership: page },
  },
  {
    name: 'opens the payment page after a trial has ended',
    suite: 'conformance',
    given: [customer({ trialDays: 0 })],
    data: { createMembership: page },
  },
  {
    name: 'opens the payment page after a year has ended',
    suite: 'conformance',
    given: [customer({ year: { days: -1, ends: true } })],
    data: { createMembership: page },
  },
  rejects('rejects a customer whose year renews', 'ALREADY_MEMBER', { given: [customer({ year: { days: 100 } })] }),
  rejects('rejects a customer whose year has not ended yet', 'ALREADY_MEMBER', {
    given: [customer({ year: { days: 10, ends: true } })],
  }),
  rejects('rejects the request when the payment provider opens no page', 'PAYMENT_FAILED', {
    given: [customer(), providerRefuses('pages')],
  }),
  rejects('rejects a visitor who is not signed in', 'MEMBERSHIP_NEEDS_ACCOUNT', { given: [newVisitor] }),
];

/** F-138. A return URL on the market's origin, which depends on the provider under verification; a bare path is refused. */
const portalCall = { variables: { returnUrl: `${fromState('origin')}/compte/adhesion` } };
const portalUrl = { manageMembership: like(/^https?:\/\/\S+$/, 'https://billing.stripe.com/p/session/1') };
export const manageMembershipCases: readonly ContractCase<ManageMembershipMutation>[] = [
  {
    name: 'opens the page for a customer whose year renews',
    given: [marketAsItIs, customer({ year: { days: 100 } })],
    ...portalCall,
    data: portalUrl,
  },
  {
    name: 'opens the page for a renewal that is retried, in English',
    suite: 'conformance',
    given: [marketAsItIs, customer({ lang: 'en', year: { days: -1, unpaid: true } })],
    ...portalCall,
    locale: 'en',
    data: portalUrl,
  },
  rejects('rejects the request when the payment provider opens no page', 'PORTAL_UNAVAILABLE', {
    given: [marketAsItIs, customer({ year: { days: 100 } }), providerRefuses('pages')],
    ...portalCall,
  }),
  {
    name: 'rejects a return address of another site',
    given: [customer({ year: { days: 100 } })],
    variables: { returnUrl: 'https://market.example.evil.example/compte' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'returnUrl' } }],
  },
];

/** F-135, F-136. */
export const startTrialCases: readonly ContractCase<StartTrialMutation>[] = [
  {
    name: 'starts a customer’s first trial and removes the fee from their cart',
    given: fullCart(),
    data: {
      ...fullCartUnder('startTrial.cart', { isMember: true }),
      'startTrial.cart.isSubscribed': true,
      ...membershipUnder('startTrial.user', 'trialing'),
      'startTrial.user.membership.renews': false,
      'startTrial.user.membership.trialEnd': present,
      'startTrial.user.membership.saved': 0,
    },
  },
  rejects('rejects a visitor who is not signed in', 'MEMBERSHIP_NEEDS_ACCOUNT', { given: [newVisitor] }),
  rejects('rejects a second trial', 'TRIAL_REFUSED', { given: [customer({ trialDays: 10 }), customersCart()] }),
  {
    name: 'rejects a trial before a year that costs more than displayed',
    given: [customer()],
    variables: { price: 100 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 100, current: 3000 } }],
  },
  rejects('rejects a second trial long after the first', 'TRIAL_REFUSED', { given: [customer({ trialDays: 0 })] }),
  rejects('rejects a trial of a customer who pays a year', 'TRIAL_REFUSED', {
    given: [customer({ year: { days: 100 } })],
  }),
];

/** The receipt of a membership charge, shown as a page. */
export const receiptCases: readonly ContractCase<ReceiptScreenQuery>[] = [
  {
    name: 'returns the receipt of a paid year',
    given: [customer({ firstName: 'Camille', lastName: 'Contrat', year: { days: 100, receipts: 1 } })],
    data: {
      'user.firstName': 'Camille',
      'user.lastName': 'Contrat',
      'user.membership.receipts': rows(1),
      'user.membership.receipts[0].number': 'CONTRAT-0009',
      'user.membership.receipts[0].subtotal': 3000,
      'user.membership.receipts[0].total': 3449,
      'user.membership.receipts[0].gstRate': DEFAULT_TAXES.gst,
      'user.membership.receipts[0].pstRate': DEFAULT_TAXES.pst,
    },
  },
  {
    name: 'returns null for a customer who was never a member',
    suite: 'conformance',
    given: [customer()],
    data: { 'user.membership': null },
  },
];
