import type { CreateMembershipMutation } from '#generated/relay/CreateMembershipMutation.graphql.ts';
import type { ManageMembershipMutation } from '#generated/relay/ManageMembershipMutation.graphql.ts';
import type { ReceiptScreenQuery } from '#generated/relay/ReceiptScreenQuery.graphql.ts';
import type { StartTrialMutation } from '#generated/relay/StartTrialMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { like, present, rows } from '../engine/expectedData.ts';
import { customer, customersCart, membershipUnder } from '../states/customerStates.ts';
import { marketAsItIs, newVisitor, providerRefuses } from '../states/states.ts';
import { fullCart, fullCartUnder } from './fullCart.ts';

const page = like(/^https?:\/\/\S+$/, 'https://checkout.stripe.com/c/pay/cs_1');

/** F-137: the payment page for a membership year. */
export const createMembershipCases: readonly ContractCase<CreateMembershipMutation>[] = [
  {
    name: 'a customer who has never been a member',
    given: [customer()],
    data: { createMembership: page },
  },
  {
    name: 'a year that costs more than was shown',
    given: [customer()],
    variables: { price: 100 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 100, current: 3000 } }],
  },
  {
    name: 'during a trial, read in English',
    suite: 'conformance',
    given: [customer({ lang: 'en', trialDays: 10 })],
    locale: 'en',
    data: { createMembership: page },
  },
  {
    name: 'after a trial that has ended',
    suite: 'conformance',
    given: [customer({ trialDays: 0 })],
    data: { createMembership: page },
  },
  {
    name: 'after a year that has ended',
    suite: 'conformance',
    given: [customer({ year: { days: -1, ends: true } })],
    data: { createMembership: page },
  },
  rejects('somebody whose year renews', 'ALREADY_MEMBER', { given: [customer({ year: { days: 100 } })] }),
  rejects('somebody whose year ends, but not yet', 'ALREADY_MEMBER', {
    given: [customer({ year: { days: 10, ends: true } })],
  }),
  rejects('the payment provider opens no page', 'PAYMENT_FAILED', { given: [customer(), providerRefuses('pages')] }),
  rejects('nobody is signed in', 'MEMBERSHIP_NEEDS_ACCOUNT', { given: [newVisitor] }),
];

/** F-138. A return URL on the market's origin, which depends on the provider under verification; a bare path is refused. */
const portalCall = {
  variables: { returnUrl: '/compte/adhesion' },
  fromStates: { returnUrl: '${origin}/compte/adhesion' },
};
const portalUrl = { manageMembership: like(/^https?:\/\/\S+$/, 'https://billing.stripe.com/p/session/1') };
export const manageMembershipCases: readonly ContractCase<ManageMembershipMutation>[] = [
  {
    name: 'somebody whose year renews',
    given: [marketAsItIs, customer({ year: { days: 100 } })],
    ...portalCall,
    data: portalUrl,
  },
  {
    name: 'somebody whose renewal is tried again, read in English',
    suite: 'conformance',
    given: [marketAsItIs, customer({ lang: 'en', year: { days: -1, unpaid: true } })],
    ...portalCall,
    locale: 'en',
    data: portalUrl,
  },
  rejects('the payment provider opens no page', 'PORTAL_UNAVAILABLE', {
    given: [marketAsItIs, customer({ year: { days: 100 } }), providerRefuses('pages')],
    ...portalCall,
  }),
  {
    name: 'a way back that leads elsewhere',
    given: [customer({ year: { days: 100 } })],
    variables: { returnUrl: 'https://market.example.evil.example/compte' },
    errors: [{ code: 'BAD_INPUT', params: { field: 'returnUrl' } }],
  },
];

/** F-135, F-136. */
export const startTrialCases: readonly ContractCase<StartTrialMutation>[] = [
  {
    name: 'a customer’s first, whose cart loses its fee',
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
  rejects('nobody is signed in', 'MEMBERSHIP_NEEDS_ACCOUNT', { given: [newVisitor] }),
  rejects('a second one', 'TRIAL_REFUSED', { given: [customer({ trialDays: 10 }), customersCart()] }),
  {
    name: 'before a year that costs more than was shown',
    given: [customer()],
    variables: { price: 100 },
    errors: [{ code: 'TOTAL_RAISED', params: { shown: 100, current: 3000 } }],
  },
  rejects('a second one, long after the first', 'TRIAL_REFUSED', { given: [customer({ trialDays: 0 })] }),
  rejects('of somebody who pays a year', 'TRIAL_REFUSED', { given: [customer({ year: { days: 100 } })] }),
];

/** The receipt of a membership charge, shown as a page. */
export const receiptCases: readonly ContractCase<ReceiptScreenQuery>[] = [
  {
    name: 'a year that was paid',
    given: [customer({ firstName: 'Camille', lastName: 'Contrat', year: { days: 100, receipts: 1 } })],
    data: {
      'user.firstName': 'Camille',
      'user.lastName': 'Contrat',
      'user.membership.receipts': rows(1),
      'user.membership.receipts[0].number': 'CONTRAT-0009',
      'user.membership.receipts[0].subtotal': 3000,
      'user.membership.receipts[0].total': 3449,
    },
  },
  {
    name: 'somebody who never was a member',
    suite: 'conformance',
    given: [customer()],
    data: { 'user.membership': null },
  },
];
