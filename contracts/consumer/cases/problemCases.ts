import type { AnswerOrderProblemMutation } from '#generated/relay/AnswerOrderProblemMutation.graphql.ts';
import type { ReportOrderProblemMutation } from '#generated/relay/ReportOrderProblemMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { anyText, fromState, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { rows } from '../engine/expectedData.ts';
import { customer } from '../states/customerStates.ts';
import { variantNumbered } from '../states/fixtureIds.ts';
import { order, toPickUp } from '../states/orderStates.ts';
import { newVisitor, payment, providerRefuses, purchasedLine } from '../states/states.ts';
import { fullDetail, fullOrderAtDesk, orderDetail, paidOrderAtDesk } from './deskOrderDetail.ts';

const orderId = fromState('order');
/** Of goods whose names no case reads. */
const unnamed = { variant: variantNumbered(72), comparedAtPrice: 600, images: ['tomates'] };
const report = {
  order: orderId,
  line: fromState('line'),
  kind: 'damaged',
  quantity: 1,
  note: 'Le sac était percé.',
  requestId: orderId,
} as const;
const reported = {
  'reportOrderProblem.products': rows(1),
  'reportOrderProblem.products[0].problems': rows(1),
  'reportOrderProblem.products[0].problems[0].kind': 'damaged',
  'reportOrderProblem.products[0].problems[0].quantity': 1,
  'reportOrderProblem.products[0].problems[0].note': 'Le sac était percé.',
  'reportOrderProblem.products[0].problems[0].photo': null,
  'reportOrderProblem.products[0].problems[0].status': 'open',
  'reportOrderProblem.products[0].problems[0].answer': null,
} as const;

/** A problem with a line of an order that was handed over (ADR 139). */
export const reportOrderProblemCases: readonly ContractCase<ReportOrderProblemMutation>[] = [
  {
    name: 'stores the problem of one of two units',
    given: [customer(), order({ status: 'completed', lines: [{ ...purchasedLine, ...unnamed }] })],
    variables: report,
    data: {
      ...reported,
      'reportOrderProblem.products[0].price': 450,
      'reportOrderProblem.products[0].comparedAtPrice': 600,
    },
  },
  {
    name: 'stores a guest’s, by the order’s link, which does not show its note',
    suite: 'conformance',
    given: [payment('paid', toPickUp, { status: 'completed' }), newVisitor],
    variables: { ...report, order: fromState('link') },
    data: { ...reported, 'reportOrderProblem.products[0].problems[0].note': null },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [customer(), order({ status: 'completed', problem: 'open' })],
    variables: report,
    data: reported,
  },
  {
    ...rejects<ReportOrderProblemMutation>('rejects an order that was not handed over', 'PROBLEM_REFUSED', {
      given: [customer(), order()],
      variables: report,
    }),
    suite: 'conformance',
  },
  {
    ...rejects<ReportOrderProblemMutation>('rejects a request key reused with another quantity', 'REQUEST_REUSED', {
      given: [customer(), order({ status: 'completed', problem: 'open' })],
      variables: { ...report, quantity: 2 },
    }),
    suite: 'conformance',
  },
];

const atDesk = (params: Record<string, Json> = {}) =>
  paidOrderAtDesk({ status: 'completed', problem: 'open', ...params });
const credit = {
  problem: fromState('problem'),
  decision: 'credit',
  quantity: 1,
  amount: 450,
  answer: 'Désolés, et merci !',
  requestId: orderId,
} as const;
const answered = {
  ...orderDetail('answerOrderProblem', 'completed', 'waiting'),
  'answerOrderProblem.products[0].problems': rows(1),
} as const;
type Call = Parameters<typeof rejects<AnswerOrderProblemMutation>>;
const refuses = (...call: Call): ContractCase<AnswerOrderProblemMutation> => ({
  ...rejects<AnswerOrderProblemMutation>(...call),
  suite: 'conformance',
});

/** What a manager answers to it (ADR 139). */
export const answerOrderProblemCases: readonly ContractCase<AnswerOrderProblemMutation>[] = [
  {
    name: 'refunds a part of one unit to the balance',
    given: fullOrderAtDesk({ status: 'completed', progress: 'packed', problem: 'open' }),
    variables: { ...credit, amount: 300 },
    data: {
      ...fullDetail('answerOrderProblem', 'completed', 'packed'),
      'answerOrderProblem.cancelRefund.toBalance': 200,
      'answerOrderProblem.refundable.toBalance': 100,
      'answerOrderProblem.products[0].returned': 1,
      'answerOrderProblem.refundedToBalance': 300,
      'answerOrderProblem.products[0].problems': rows(1),
      'answerOrderProblem.products[0].problems[0].status': 'refunded',
      'answerOrderProblem.products[0].problems[0].answer': 'Désolés, et merci !',
      'answerOrderProblem.products[0].problems[0].toBalance': 300,
    },
  },
  {
    name: 'stores a refusal with its sentence',
    suite: 'conformance',
    given: atDesk(),
    variables: { problem: credit.problem, decision: 'decline', answer: 'Le sac est parti entier.', requestId: orderId },
    data: {
      ...answered,
      'answerOrderProblem.refundedToBalance': 0,
      'answerOrderProblem.products[0].problems[0].status': 'declined',
    },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: atDesk({ problem: 'refunded' }),
    variables: credit,
    data: { ...answered, 'answerOrderProblem.refundedToBalance': 450 },
  },
  refuses('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: atDesk({ problem: 'refunded' }),
    variables: { ...credit, amount: 400 },
  }),
  refuses('rejects a problem that was answered', 'PROBLEM_ANSWERED', {
    given: atDesk({ problem: 'declined' }),
    variables: { ...credit, requestId: 'contrat 139' },
  }),
  {
    name: 'rejects more than the units cost',
    suite: 'conformance',
    given: atDesk(),
    variables: { ...credit, amount: 451 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 451, current: 450 } }],
  },
  {
    name: 'rejects more units than are left',
    suite: 'conformance',
    given: atDesk(),
    variables: { ...credit, quantity: 3 },
    errors: [{ code: 'RETURN_LIMIT', params: { line: anyText, left: 2 } }],
  },
  refuses('rejects an order that was refunded completely', 'RETURN_REFUSED', {
    given: atDesk({ status: 'refunded' }),
    variables: credit,
  }),
  refuses('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    given: [...atDesk(), providerRefuses('refunds')],
    variables: { ...credit, decision: 'refund' },
  }),
];
