import type { MissingChoiceQuery } from '../../__generated__/relay/MissingChoiceQuery.graphql.ts';
import type { ReturnItemsMutation } from '../../__generated__/relay/ReturnItemsMutation.graphql.ts';
import type { SettleMissingMutation } from '../../__generated__/relay/SettleMissingMutation.graphql.ts';
import type { useReturnPreviewQuery } from '../../__generated__/relay/useReturnPreviewQuery.graphql.ts';
import { rows } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { orderDetail, theirs } from './deskOrderCases.ts';
import { anyText } from './refusal.ts';
import { bought, refusing } from './states.ts';

const sends = { order: '${order}', 'items[0].line': '${line}' };
const units = (quantity: number) => [{ line: '', quantity }];
const tooMany = { code: 'RETURN_LIMIT', params: { line: anyText, left: 2 } } as const;
const previewed = {
  sends,
  variables: { order: '', items: units(1), refundTo: 'card' },
} as const;
const preview = { field: 'Staff.returnPreview', at: 'staff.returnPreview' };

/** The preview of what returned goods refund (F-197). */
export const returnPreviewCases: readonly ContractCase<useReturnPreviewQuery>[] = [
  {
    name: 'one of two, to the card',
    given: theirs(),
    ...previewed,
    answers: {
      'staff.returnPreview.items': 450,
      'staff.returnPreview.discount': 0,
      'staff.returnPreview.gst': 0,
      'staff.returnPreview.pst': 0,
      'staff.returnPreview.deposit': 0,
      'staff.returnPreview.depositKept': 0,
      'staff.returnPreview.total': 450,
      'staff.returnPreview.toCard': 450,
      'staff.returnPreview.toBalance': 0,
    },
  },
  {
    name: 'one of two, taxed, with its deposit, part of what a code took off',
    given: theirs({ lines: [{ ...bought, taxable: true, deposit: 100 }], discount: 90 }),
    ...previewed,
    answers: {
      'staff.returnPreview.items': 450,
      'staff.returnPreview.discount': 45,
      'staff.returnPreview.gst': 22,
      'staff.returnPreview.pst': 45,
      'staff.returnPreview.deposit': 100,
      'staff.returnPreview.depositKept': 0,
      'staff.returnPreview.total': 572,
      'staff.returnPreview.toCard': 572,
      'staff.returnPreview.toBalance': 0,
    },
  },
  {
    name: 'more than are left',
    given: theirs(),
    ...previewed,
    variables: { ...previewed.variables, items: units(3) },
    refused: [{ ...tooMany, by: preview }],
  },
  {
    name: 'of an order that was given back as a whole',
    given: theirs({ status: 'refunded' }),
    ...previewed,
    refused: [{ code: 'RETURN_REFUSED', by: preview }],
  },
];

const wish = { order: '', items: units(1), refundTo: 'balance', requestId: 'contrat 3' } as const;
/** Returns are stored with the order for good, so each case has its own request key. */
const returning = { sends: { ...sends, requestId: '${order}' }, variables: wish } as const;

/** Returning goods (F-197). */
export const returnItemsCases: readonly ContractCase<ReturnItemsMutation>[] = [
  {
    name: 'one of two, to the balance',
    given: theirs(),
    ...returning,
    answers: {
      'returnItems.refunded': 450,
      ...orderDetail('returnItems.order', 'processed', 'waiting'),
      'returnItems.order.history': rows(3),
      'returnItems.order.history[0].kind': 'paid',
      'returnItems.order.history[0].by': 'market',
      'returnItems.order.history[0].amount': 1475,
      'returnItems.order.history[1].kind': 'returned',
      'returnItems.order.history[1].by': 'staff',
      'returnItems.order.history[1].name': 'Josée',
      'returnItems.order.history[1].amount': 450,
      'returnItems.order.history[2].kind': 'balance',
      'returnItems.order.history[2].amount': -450,
      'returnItems.order.products[0].returned': 1,
      'returnItems.order.refundedToBalance': 450,
    },
  },
  {
    name: 'sent twice',
    again: true,
    given: theirs({ returned: 1 }),
    ...returning,
    answers: {
      'returnItems.refunded': 450,
      ...orderDetail('returnItems.order', 'processed', 'waiting'),
      'returnItems.order.products[0].returned': 1,
      'returnItems.order.refundedToBalance': 450,
    },
  },
  {
    name: 'the key of a call that took back less',
    given: theirs({ returned: 1 }),
    ...returning,
    variables: { ...wish, items: units(2) },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'both, to the card',
    given: theirs({ status: 'completed', progress: 'packed' }),
    ...returning,
    variables: { ...wish, items: units(2), refundTo: 'card' },
    answers: {
      'returnItems.refunded': 900,
      ...orderDetail('returnItems.order', 'completed', 'packed'),
      'returnItems.order.products[0].returned': 2,
      'returnItems.order.refundedToCard': 900,
    },
  },
  {
    name: 'more than are left',
    given: theirs(),
    ...returning,
    variables: { ...wish, items: units(3) },
    refused: [tooMany],
  },
  {
    name: 'of an order that was given back as a whole',
    given: theirs({ status: 'refunded' }),
    ...returning,
    refused: [{ code: 'RETURN_REFUSED' }],
  },
  {
    name: 'the payment provider refuses to give back',
    given: [...theirs(), refusing('refunds')],
    ...returning,
    variables: { ...wish, refundTo: 'card' },
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
];

const order = { order: '${order}' };

/** The preview of refunding missing items (F-150). */
export const missingChoiceCases: readonly ContractCase<MissingChoiceQuery>[] = [
  {
    name: 'all is missing',
    given: theirs({ progress: 'missing' }),
    sends: order,
    variables: { order: '' },
    answers: {
      'staff.credited.total': 900,
      'staff.credited.toBalance': 900,
      'staff.refunded.toCard': 900,
      'staff.refunded.toBalance': 0,
    },
  },
  {
    name: 'nothing is missing',
    given: theirs(),
    sends: order,
    variables: { order: '' },
    answers: { 'staff.credited': null, 'staff.refunded': null },
  },
];

const settled = { order: '', refundTo: 'balance', requestId: 'contrat 4' } as const;
const settling = { sends: { ...order, requestId: '${order}' }, variables: settled } as const;
const settledToBalance = {
  'settleMissing.refunded': 900,
  ...orderDetail('settleMissing.order', 'processed', 'missing'),
  'settleMissing.order.products[0].returned': 2,
  'settleMissing.order.refundedToBalance': 900,
};

/** Refunding missing items before Wednesday evening does it (F-150). */
export const settleMissingCases: readonly ContractCase<SettleMissingMutation>[] = [
  {
    name: 'to the balance',
    given: theirs({ progress: 'missing' }),
    ...settling,
    answers: settledToBalance,
  },
  {
    name: 'sent twice',
    again: true,
    given: theirs({ progress: 'missing', settled: true }),
    ...settling,
    answers: settledToBalance,
  },
  {
    name: 'the key of a call that gave it to the balance, now to the card',
    given: theirs({ progress: 'missing', settled: true }),
    ...settling,
    variables: { ...settled, refundTo: 'card' },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'nothing is missing',
    given: theirs(),
    ...settling,
    refused: [{ code: 'NO_UPDATE' }],
  },
  {
    name: 'of an order that was given back as a whole',
    given: theirs({ status: 'refunded', progress: 'missing' }),
    ...settling,
    refused: [{ code: 'RETURN_REFUSED' }],
  },
  {
    name: 'the payment provider refuses to give back',
    given: [...theirs({ progress: 'missing' }), refusing('refunds')],
    ...settling,
    variables: { ...settled, refundTo: 'card' },
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
];
