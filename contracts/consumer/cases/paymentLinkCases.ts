import type { EndPaymentLinkMutation } from '#generated/relay/EndPaymentLinkMutation.graphql.ts';
import type { PayOrderMutation } from '#generated/relay/PayOrderMutation.graphql.ts';
import type { SendPaymentLinkMutation } from '#generated/relay/SendPaymentLinkMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present, type ExpectedFields } from '../engine/expectedData.ts';
import { customer, theCustomer } from '../states/customerStates.ts';
import { order, otherCustomer } from '../states/orderStates.ts';
import { providerRefuses } from '../states/states.ts';
import { staffMember } from './deskCases.ts';
import { paidOrder, paidOrderAtDesk } from './deskOrderDetail.ts';

const ORDER = fromState('order');
const suite = 'conformance';
/** Two tomatoes of 4.50 $, and the fee of 5 $ with its taxes. */
const due = 1475;
const call = { variables: { order: ORDER, due, requestId: ORDER } };
const unpaid = paidOrderAtDesk({ cash: 'due' });
const linked = [otherCustomer, staffMember, paidOrder({ cash: 'link', staff: theCustomer })];
const unlinked = [otherCustomer, staffMember, paidOrder({ cash: 'unlinked', staff: theCustomer })];
const linkUnder = (at: string): ExpectedFields => ({
  [`${at}.cash`]: present,
  [`${at}.cash.link`]: present,
  [`${at}.cash.link.state`]: 'open',
});
const endedUnder = (at: string): ExpectedFields => ({
  [`${at}.cash`]: present,
  [`${at}.cash.link`]: null,
});

/** The link by which an order is paid by card, mailed by staff (ADR 172). */
export const sendPaymentLinkCases: readonly ContractCase<SendPaymentLinkMutation>[] = [
  { name: 'mails the link of an unpaid order', suite, given: unpaid, ...call, data: linkUnder('sendPaymentLink') },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: linked,
    ...call,
    data: linkUnder('sendPaymentLink'),
  },
  rejects('rejects a request key reused with another sum', 'REQUEST_REUSED', {
    suite,
    given: linked,
    variables: { ...call.variables, due: due - 1 },
  }),
  {
    name: 'rejects another sum than is to be paid',
    suite,
    given: unpaid,
    variables: { ...call.variables, due: due - 1 },
    errors: [{ code: 'CASH_CHANGED', params: { shown: due - 1, current: due } }],
  },
  rejects('rejects an order that was handed over', 'LINK_REFUSED', {
    suite,
    given: paidOrderAtDesk({ status: 'completed', progress: 'packed', cash: 'due' }),
    ...call,
  }),
];

/** Cash in place of the link. */
export const endPaymentLinkCases: readonly ContractCase<EndPaymentLinkMutation>[] = [
  { name: 'ends the link of an unpaid order', suite, given: linked, ...call, data: endedUnder('endPaymentLink') },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: unlinked,
    ...call,
    data: endedUnder('endPaymentLink'),
  },
  rejects('rejects a request key reused with another sum', 'REQUEST_REUSED', {
    suite,
    given: unlinked,
    variables: { ...call.variables, due: due - 1 },
  }),
  {
    name: 'rejects another sum than is to be paid',
    suite,
    given: linked,
    variables: { ...call.variables, due: due - 1 },
    errors: [{ code: 'CASH_CHANGED', params: { shown: due - 1, current: due } }],
  },
  rejects('rejects an order without a link', 'PAYMENT_OVER', { suite, given: unpaid, ...call }),
];

const pay = { order: ORDER, total: due };
const ownLinked = [customer(), order({ cash: 'link', staff: theCustomer })];
/** Its owner pays it, or whoever has its link. */
export const payOrderCases: readonly ContractCase<PayOrderMutation>[] = [
  { name: 'opens the page of the payment provider', suite, given: ownLinked, variables: pay, data: {} },
  {
    name: 'rejects another sum than is to be paid',
    suite,
    given: ownLinked,
    variables: { ...pay, total: due - 1 },
    errors: [{ code: 'PAYMENT_CHANGED', params: { shown: due - 1, current: due } }],
  },
  rejects('rejects an order that is paid in cash', 'PAYMENT_OVER', {
    suite,
    given: [customer(), order({ cash: 'unlinked', staff: theCustomer })],
    variables: pay,
  }),
  rejects('rejects the payment when the provider opens no page', 'PAYMENT_FAILED', {
    suite,
    given: [...ownLinked, providerRefuses('pages')],
    variables: pay,
  }),
];
