import type { RefundAmountMutation } from '#generated/relay/RefundAmountMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { beginning, present, type ExpectedFields } from '../engine/expectedData.ts';
import { providerRefuses } from '../states/states.ts';
import { fullOrderAtDesk } from './deskOrderDetail.ts';

const order = fromState('order');
const input = {
  order,
  amount: 100,
  toCard: 0,
  refundTo: 'balance',
  reason: 'Fraises abîmées',
  requestId: order,
} as const;
const call = { variables: input };
/** Of 24.20 $, 5 of them by credit, with deposits of 2 $ that are still out. */
const refunded: ExpectedFields = {
  'refundAmount.refundedToCard': 0,
  'refundAmount.refundedToBalance': 100,
  'refundAmount.cancelRefund.toCard': 1920,
  'refundAmount.cancelRefund.toBalance': 400,
  'refundAmount.refundable': present,
  'refundAmount.refundable.toCard': 1920,
  'refundAmount.refundable.toBalance': 200,
  'refundAmount.customer': present,
  'refundAmount.history': beginning(3),
  'refundAmount.history[0].amount': 500,
  'refundAmount.history[1].amount': 2420,
  'refundAmount.history[2].kind': 'amount',
  'refundAmount.history[2].amount': 100,
  'refundAmount.history[2].name': 'Josée',
  'refundAmount.history[2].note': 'Fraises abîmées',
};
const refundedBefore = fullOrderAtDesk({ amountBack: 100 });

/** An amount that is refunded without goods (ADR 160). */
export const refundAmountCases: readonly ContractCase<RefundAmountMutation>[] = [
  { name: 'refunds an amount to the balance, for a reason', given: fullOrderAtDesk(), ...call, data: refunded },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: refundedBefore,
    ...call,
    data: refunded,
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: refundedBefore,
    ...call,
    variables: { ...input, amount: 99 },
  }),
  {
    name: 'rejects more than was paid',
    suite: 'conformance',
    given: fullOrderAtDesk(),
    ...call,
    variables: { ...input, amount: 2221 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 2221, current: 2220 } }],
  },
  {
    name: 'rejects another part to the card than the displayed one',
    suite: 'conformance',
    given: fullOrderAtDesk(),
    ...call,
    variables: { ...input, toCard: 50 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 50, current: 0 } }],
  },
  rejects('rejects an order that was refunded completely', 'RETURN_REFUSED', {
    suite: 'conformance',
    given: fullOrderAtDesk({ status: 'refunded' }),
    ...call,
  }),
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    suite: 'conformance',
    given: [...fullOrderAtDesk(), providerRefuses('refunds')],
    variables: { ...input, toCard: 100, refundTo: 'card' },
  }),
];
