import type { LowerQuantitiesMutation } from '#generated/relay/LowerQuantitiesMutation.graphql.ts';
import type { useQuantityPreviewQuery } from '#generated/relay/useQuantityPreviewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { anyText, fromState, rejects } from '../engine/contractCase.ts';
import { beginning, present, rows, type ExpectedFields } from '../engine/expectedData.ts';
import { providerRefuses, purchasedLine } from '../states/states.ts';
import { fullOrderAtDesk, paidOrderAtDesk } from './deskOrderDetail.ts';

const order = fromState('order');
const lowered = (from: number, to: number) => [{ line: fromState('line'), from, to }];
const suite = 'conformance';
const removedBefore = fullOrderAtDesk({ removed: 1 });
const taxed = paidOrderAtDesk({ lines: [{ ...purchasedLine, taxable: true, deposit: 100 }], discount: 90 });

/** What the desk asks with, and what it is refused with, in the preview and in the change. */
const refusals = [
  ['rejects a line that has another quantity', 3, 2, {}, 'QUANTITY_CHANGED', { line: anyText, current: 2 }],
  ['rejects units that are packed', 2, 1, { progress: 'packed' }, 'QUANTITY_FIXED', { line: anyText }],
  ['rejects to remove all that comes', 2, 0, {}, 'NOTHING_LEFT', {}],
  ['rejects an order that was refunded completely', 2, 1, { status: 'refunded' }, 'RETURN_REFUSED', {}],
] as const;

const preview = 'staff.quantityPreview';
const previewed = { order, changes: lowered(2, 1), refundTo: 'card' } as const;

/** The preview of lower quantities (ADR 168). */
export const quantityPreviewCases: readonly ContractCase<useQuantityPreviewQuery>[] = [
  {
    name: 'returns one of two taxed units, with its deposit and its share of a discount code',
    given: taxed,
    variables: previewed,
    data: {
      [`${preview}.items`]: 450,
      [`${preview}.discount`]: 45,
      [`${preview}.gst`]: 22,
      [`${preview}.pst`]: 45,
      [`${preview}.deposit`]: 100,
      [`${preview}.depositKept`]: 0,
      [`${preview}.total`]: 572,
      [`${preview}.toCard`]: 572,
      [`${preview}.toBalance`]: 0,
    },
  },
  {
    name: 'returns one of two units to the balance',
    given: paidOrderAtDesk(),
    variables: { ...previewed, refundTo: 'balance' },
    data: {
      [`${preview}.items`]: 450,
      [`${preview}.discount`]: 0,
      [`${preview}.gst`]: 0,
      [`${preview}.pst`]: 0,
      [`${preview}.deposit`]: 0,
      [`${preview}.depositKept`]: 0,
      [`${preview}.total`]: 450,
      [`${preview}.toCard`]: 0,
      [`${preview}.toBalance`]: 450,
    },
  },
  ...refusals.map(([name, from, to, params, code, values]): ContractCase<useQuantityPreviewQuery> => ({
    name,
    suite,
    given: paidOrderAtDesk(params),
    variables: { ...previewed, changes: lowered(from, to) },
    errors: [{ code, params: values, raisedBy: { field: 'Staff.quantityPreview', at: preview } }],
  })),
];

const input = { order, changes: lowered(2, 1), refundTo: 'card', total: 572, requestId: order } as const;
const at = 'lowerQuantities';
/** Of 24.20 $, 5 of them by credit: one of two taxed units of 4.50 $, with its deposit and its share of a code. */
const removed: ExpectedFields = {
  [at]: present,
  [`${at}.status`]: 'processed',
  [`${at}.products`]: rows(1),
  [`${at}.products[0].quantity`]: 1,
  [`${at}.products[0].returned`]: 0,
  [`${at}.products[0].removed`]: 1,
  [`${at}.refundedToCard`]: 572,
  [`${at}.refundedToBalance`]: 0,
  [`${at}.cancelRefund.toCard`]: 1348,
  [`${at}.cancelRefund.toBalance`]: 500,
  [`${at}.refundable`]: present,
  [`${at}.refundable.toCard`]: 1348,
  [`${at}.refundable.toBalance`]: 400,
  [`${at}.depositsHeld`]: null,
  [`${at}.combinableWith`]: [],
  [`${at}.customer`]: present,
  [`${at}.history`]: beginning(4),
  [`${at}.history[0].amount`]: 500,
  [`${at}.history[1].amount`]: 2420,
  [`${at}.history[3].kind`]: 'removed',
  [`${at}.history[3].name`]: 'Josée',
  [`${at}.history[3].amount`]: 572,
  [`${at}.history[3].note`]: present,
  [`${at}.history[2].amount`]: 572,
};

/** Units that are removed from a paid order before they are packed (ADR 168). */
export const lowerQuantitiesCases: readonly ContractCase<LowerQuantitiesMutation>[] = [
  {
    name: 'removes one of two units, and refunds it to the card',
    given: fullOrderAtDesk(),
    variables: input,
    data: removed,
  },
  {
    name: 'answers a repeated request without a second effect',
    suite,
    repeated: true,
    given: removedBefore,
    variables: input,
    data: removed,
  },
  rejects('rejects a request key reused with another quantity', 'REQUEST_REUSED', {
    suite,
    given: removedBefore,
    variables: { ...input, changes: lowered(2, 0) },
  }),
  {
    name: 'rejects another amount than the displayed one',
    suite,
    given: fullOrderAtDesk(),
    variables: { ...input, total: 500 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 500, current: 572 } }],
  },
  ...refusals.map(([name, from, to, params, code, values]): ContractCase<LowerQuantitiesMutation> => ({
    name,
    suite,
    given: paidOrderAtDesk(params),
    variables: { ...input, changes: lowered(from, to) },
    errors: [{ code, params: values }],
  })),
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    suite,
    given: [...paidOrderAtDesk(), providerRefuses('refunds')],
    variables: { ...input, total: 450 },
  }),
];
