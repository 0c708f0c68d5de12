import type { PayOrderMutation } from '#generated/relay/PayOrderMutation.graphql.ts';
import type { SetPaymentLinkMutation } from '#generated/relay/SetPaymentLinkMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { present } from '../engine/expectedData.ts';
import { customer, theCustomer } from '../states/customerStates.ts';
import { variantNumbered } from '../states/fixtureIds.ts';
import { order } from '../states/orderStates.ts';
import { marketAsItIs, providerRefuses, purchasedLine } from '../states/states.ts';
import { paidOrderAtDesk } from './deskOrderDetail.ts';

const ORDER = fromState('order');
const suite = 'conformance';
/** Two tomatoes of 4.50 $, and the fee of 5 $ with its taxes. */
const due = 1475;
const open = { variables: { order: ORDER, due, open: true, requestId: ORDER } };
const close = { variables: { ...open.variables, open: false, requestId: fromState('request') } };
const unpaid = paidOrderAtDesk({ cash: 'due' });
const linked = paidOrderAtDesk({ cash: 'link', staff: theCustomer });
const waits = (byLink: boolean) => ({ 'setPaymentLink.cash': present, 'setPaymentLink.cash.byLink': byLink });

/** The link by which an order is paid by card, mailed by staff, or cash in its place (ADR 172). */
export const setPaymentLinkCases: readonly ContractCase<SetPaymentLinkMutation>[] = [
  { name: 'opens the link of an unpaid order', given: unpaid, ...open, data: waits(true) },
  { name: 'ends the link of an unpaid order', suite, given: [...linked, marketAsItIs], ...close, data: waits(false) },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: linked,
    ...open,
    data: waits(true),
  },
  rejects('rejects a request key reused with another sum', 'REQUEST_REUSED', {
    suite,
    given: linked,
    variables: { ...open.variables, due: due - 1 },
  }),
  {
    name: 'rejects another sum than is to be paid',
    suite,
    given: unpaid,
    variables: { ...open.variables, due: due - 1 },
    errors: [{ code: 'CASH_CHANGED', params: { shown: due - 1, current: due } }],
  },
  rejects('rejects a link of an order that was handed over', 'LINK_REFUSED', {
    suite,
    given: paidOrderAtDesk({ status: 'completed', progress: 'packed', cash: 'due' }),
    ...open,
  }),
  rejects('rejects the end of a link that nobody sent', 'PAYMENT_OVER', {
    suite,
    given: [...unpaid, marketAsItIs],
    ...close,
  }),
];

const pay = { order: ORDER, total: due };
/** Of goods whose names no case reads. */
const lines = [{ ...purchasedLine, variant: variantNumbered(72) }];
const owners = (cash: string) => [customer(), order({ cash, lines })];
/** Its owner pays it, or whoever has its link. */
export const payOrderCases: readonly ContractCase<PayOrderMutation>[] = [
  { name: 'opens the page of the payment provider', given: owners('link'), variables: pay, data: {} },
  {
    name: 'rejects another sum than is to be paid',
    suite,
    given: owners('link'),
    variables: { ...pay, total: due - 1 },
    errors: [{ code: 'PAYMENT_CHANGED', params: { shown: due - 1, current: due } }],
  },
  rejects('rejects an order that is paid in cash', 'PAYMENT_OVER', {
    suite,
    given: owners('unlinked'),
    variables: pay,
  }),
  rejects('rejects the payment when the provider opens no page', 'PAYMENT_FAILED', {
    suite,
    given: [...owners('link'), providerRefuses('pages')],
    variables: pay,
  }),
];
