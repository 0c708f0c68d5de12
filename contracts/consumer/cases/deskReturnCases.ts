import type { MissingChoiceQuery } from '#generated/relay/MissingChoiceQuery.graphql.ts';
import type { ReturnItemsMutation } from '#generated/relay/ReturnItemsMutation.graphql.ts';
import type { SettleMissingMutation } from '#generated/relay/SettleMissingMutation.graphql.ts';
import type { useReturnPreviewQuery } from '#generated/relay/useReturnPreviewQuery.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, anyText, rejects } from '../engine/contractCase.ts';
import { rows } from '../engine/expectedData.ts';
import { purchasedLine, providerRefuses } from '../states/states.ts';
import { fullDetail, fullOrderAtDesk, orderDetail, paidOrderAtDesk } from './deskOrderDetail.ts';

const order = fromState('order');
const units = (quantity: number) => [{ line: fromState('line'), quantity }];
const overLimit = { code: 'RETURN_LIMIT', params: { line: anyText, left: 2 } } as const;
const previewCall = { variables: { order, items: units(1), refundTo: 'card' } } as const;
const previewField = { field: 'Staff.returnPreview', at: 'staff.returnPreview' };

/** The preview of what returned goods refund (F-197). */
export const returnPreviewCases: readonly ContractCase<useReturnPreviewQuery>[] = [
  {
    name: 'returns the refund of one of two units to the balance',
    given: paidOrderAtDesk(),
    ...previewCall,
    variables: { ...previewCall.variables, refundTo: 'balance' },
    data: {
      'staff.returnPreview.items': 450,
      'staff.returnPreview.discount': 0,
      'staff.returnPreview.gst': 0,
      'staff.returnPreview.pst': 0,
      'staff.returnPreview.deposit': 0,
      'staff.returnPreview.depositKept': 0,
      'staff.returnPreview.total': 450,
      'staff.returnPreview.toCard': 0,
      'staff.returnPreview.toBalance': 450,
    },
  },
  {
    name: 'returns one of two taxed units, with its deposit and its share of a discount code',
    given: paidOrderAtDesk({ lines: [{ ...purchasedLine, taxable: true, deposit: 100 }], discount: 90 }),
    ...previewCall,
    data: {
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
    name: 'rejects more units than are left',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...previewCall,
    variables: { ...previewCall.variables, items: units(3) },
    errors: [{ ...overLimit, raisedBy: previewField }],
  },
  {
    name: 'rejects an order that was refunded completely',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'refunded' }),
    ...previewCall,
    errors: [{ code: 'RETURN_REFUSED', raisedBy: previewField }],
  },
];

/** Returns are stored with the order for good, so each case has its own request key. */
const returnInput = { order, items: units(1), refundTo: 'balance', requestId: order } as const;
const returnCall = { variables: returnInput };

/** Returning goods (F-197). */
export const returnItemsCases: readonly ContractCase<ReturnItemsMutation>[] = [
  {
    name: 'rejects another amount than the displayed one',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...returnCall,
    variables: { ...returnInput, total: 400 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 400, current: 450 } }],
  },
  {
    name: 'refunds one of two units to the balance',
    given: paidOrderAtDesk(),
    ...returnCall,
    data: {
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
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: paidOrderAtDesk({ returned: 1 }),
    ...returnCall,
    data: {
      'returnItems.refunded': 450,
      ...orderDetail('returnItems.order', 'processed', 'waiting'),
      'returnItems.order.products[0].returned': 1,
      'returnItems.order.refundedToBalance': 450,
    },
  },
  rejects('rejects a request key reused with another quantity', 'REQUEST_REUSED', {
    given: paidOrderAtDesk({ returned: 1 }),
    ...returnCall,
    variables: { ...returnInput, items: units(2) },
  }),
  {
    name: 'refunds both units to the card',
    given: fullOrderAtDesk({ status: 'completed', progress: 'packed' }),
    ...returnCall,
    variables: { ...returnInput, items: units(2), refundTo: 'card' },
    data: {
      'returnItems.refunded': 1145,
      ...fullDetail('returnItems.order', 'completed', 'packed'),
      'returnItems.order.cancelRefund.toCard': 775,
      'returnItems.order.refundable.toCard': 775,
      'returnItems.order.refundable.toBalance': 500,
      'returnItems.order.products[0].returned': 2,
      'returnItems.order.refundedToCard': 1145,
    },
  },
  {
    name: 'rejects more units than are left',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...returnCall,
    variables: { ...returnInput, items: units(3) },
    errors: [overLimit],
  },
  rejects('rejects an order that was refunded completely', 'RETURN_REFUSED', {
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'refunded' }),
    ...returnCall,
  }),
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    suite: 'conformance',
    given: [...paidOrderAtDesk(), providerRefuses('refunds')],
    ...returnCall,
    variables: { ...returnInput, refundTo: 'card' },
  }),
];

const oneMissing = { progress: 'received', missing: 1 } as const;

/** The preview of refunding missing items (F-150). */
export const missingChoiceCases: readonly ContractCase<MissingChoiceQuery>[] = [
  {
    name: 'returns the choices when one of two units is missing',
    given: fullOrderAtDesk(oneMissing),
    variables: { order },
    data: {
      'staff.credited.items': 450,
      'staff.credited.discount': 45,
      'staff.credited.gst': 22,
      'staff.credited.pst': 45,
      'staff.credited.deposit': 100,
      'staff.credited.total': 572,
      'staff.credited.toBalance': 572,
      'staff.refunded.toCard': 572,
      'staff.refunded.toBalance': 0,
    },
  },
  {
    name: 'returns that the whole order is refunded when everything is missing (E70)',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'missing' }),
    variables: { order },
    data: { 'staff.credited': null, 'staff.refunded': null },
  },
  {
    name: 'returns no choices when nothing is missing',
    given: paidOrderAtDesk(),
    variables: { order },
    data: { 'staff.credited': null, 'staff.refunded': null },
  },
];

const settlementInput = { order, refundTo: 'balance', requestId: order } as const;
const settlementCall = { variables: settlementInput };
const settledToBalance = {
  'settleMissing.refunded': 450,
  ...orderDetail('settleMissing.order', 'processed', 'received'),
  'settleMissing.order.products[0].returned': 1,
  'settleMissing.order.refundedToBalance': 450,
};

/** Refunding missing items before Wednesday evening does it (F-150). */
export const settleMissingCases: readonly ContractCase<SettleMissingMutation>[] = [
  {
    name: 'rejects another amount than the displayed one',
    suite: 'conformance',
    given: paidOrderAtDesk(oneMissing),
    ...settlementCall,
    variables: { ...settlementInput, total: 1 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 1, current: 450 } }],
  },
  {
    name: 'refunds a missing unit to the balance',
    given: fullOrderAtDesk(oneMissing),
    ...settlementCall,
    data: {
      ...fullDetail('settleMissing.order', 'processed', 'received'),
      'settleMissing.order.cancelRefund.toCard': 1848,
      'settleMissing.order.cancelRefund.toBalance': 0,
      'settleMissing.order.refundable.toCard': 1748,
      'settleMissing.order.refundable.toBalance': 0,
      'settleMissing.refunded': 572,
      'settleMissing.order.products[0].returned': 1,
      'settleMissing.order.refundedToBalance': 572,
    },
  },
  {
    name: 'refunds everything as it was paid when nothing arrives, with fee and taxes (E70)',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'missing' }),
    ...settlementCall,
    data: {
      'settleMissing.refunded': 1475,
      ...orderDetail('settleMissing.order', 'refunded', 'missing'),
      'settleMissing.order.nothingComes': true,
      'settleMissing.order.slot': null,
      'settleMissing.order.refundedToCard': 1475,
    },
  },
  {
    name: 'rejects another refund than displayed when nothing arrives, without any effect (E69)',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'missing' }),
    ...settlementCall,
    variables: { ...settlementInput, total: 975 },
    errors: [{ code: 'REFUND_CHANGED', params: { shown: 975, current: 1475 } }],
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: paidOrderAtDesk({ ...oneMissing, settled: true }),
    ...settlementCall,
    data: settledToBalance,
  },
  rejects('rejects a request key reused with another refund target', 'REQUEST_REUSED', {
    given: paidOrderAtDesk({ ...oneMissing, settled: true }),
    ...settlementCall,
    variables: { ...settlementInput, refundTo: 'card' },
  }),
  rejects('rejects a settlement when nothing is missing', 'NO_UPDATE', { given: paidOrderAtDesk(), ...settlementCall }),
  rejects('rejects an order that was refunded completely', 'RETURN_REFUSED', {
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'refunded', ...oneMissing }),
    ...settlementCall,
  }),
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    given: [...paidOrderAtDesk(oneMissing), providerRefuses('refunds')],
    ...settlementCall,
    variables: { ...settlementInput, refundTo: 'card' },
  }),
];
