import type { AssembleOrdersMutation } from '#generated/relay/AssembleOrdersMutation.graphql.ts';
import type { HandOverMutation } from '#generated/relay/HandOverMutation.graphql.ts';
import type { UndoAssemblyMutation } from '#generated/relay/UndoAssemblyMutation.graphql.ts';
import type { UndoHandoverMutation } from '#generated/relay/UndoHandoverMutation.graphql.ts';
import type { UndoOrderStepMutation } from '#generated/relay/UndoOrderStepMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { rows } from '../engine/expectedData.ts';
import { theCustomer } from '../states/customerStates.ts';
import { unknownOrder } from '../states/fixtureIds.ts';
import { otherCustomer } from '../states/orderStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { fullDetail, fullOrderAtDesk, orderDetail, paidOrder, paidOrderAtDesk } from './deskOrderDetail.ts';

const order = fromState('order');
const undone = (from: UndoOrderStepMutation['variables']['from']) => ({ order, from });
/** An assembled order, and the caller that the case is about. */
const assembled = (params: Record<string, Json> = {}) => [
  otherCustomer,
  staffMember,
  paidOrder({ status: 'fulfilled', progress: 'packed', staff: theCustomer, ...params }),
];

/** Undoing a step, while it can still be undone. */
export const undoOrderStepCases: readonly ContractCase<UndoOrderStepMutation>[] = [
  {
    name: 'undoes the assembly that just happened',
    given: fullOrderAtDesk({ status: 'fulfilled', progress: 'packed' }),
    variables: undone('fulfilled'),
    data: fullDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: assembled({ undone: true }),
    variables: undone('fulfilled'),
    data: orderDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'rejects an order whose status is another one',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    variables: undone('fulfilled'),
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'processed' } }],
  },
  rejects('rejects an unknown order', 'NOT_FOUND', {
    ...atDesk,
    variables: { order: unknownOrder, from: 'fulfilled' },
  }),
];

const handed = { variables: { order, requestId: order } };
const isCompleted = { 'handOver.status': 'completed' };

/** Handing an order over. The request key of each call is its order's id, since keys are stored for good. */
export const handOverCases: readonly ContractCase<HandOverMutation>[] = [
  {
    name: 'hands over an assembled order',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'packed' }),
    ...handed,
    data: isCompleted,
  },
  {
    name: 'hands over an order whose lines are all in the crate',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'packed' }),
    ...handed,
    data: isCompleted,
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: [otherCustomer, staffMember, paidOrder({ progress: 'packed', handedOver: true, staff: theCustomer })],
    ...handed,
    data: isCompleted,
  },
  {
    name: 'rejects an order that somebody else has handed over',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'completed', progress: 'packed' }),
    ...handed,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'completed', to: 'completed' } }],
  },
  {
    name: 'rejects an order whose cash is not received, without that sum',
    suite: 'conformance',
    given: paidOrderAtDesk({ progress: 'packed', cash: 'due' }),
    ...handed,
    errors: [{ code: 'CASH_DUE', params: { due: 1475 } }],
  },
  rejects('rejects a request key reused with another order', 'REQUEST_REUSED', {
    given: [
      otherCustomer,
      staffMember,
      paidOrder({ progress: 'packed', handedOver: true, staff: theCustomer, hoursAgo: 9, called: 'first' }),
      paidOrder({ progress: 'packed' }),
    ],
    variables: { order, requestId: fromState('first') },
  }),
  rejects('rejects an unknown order', 'NOT_FOUND', {
    suite: 'conformance',
    ...atDesk,
    variables: { order: unknownOrder, requestId: 'contrat 9' },
  }),
];

const undoneHandover = { variables: { order, handOver: order } };

/** Undoing a hand-over. */
export const undoHandoverCases: readonly ContractCase<UndoHandoverMutation>[] = [
  {
    name: 'undoes a handover that just happened',
    given: [otherCustomer, staffMember, paidOrder({ progress: 'packed', handedOver: true, staff: theCustomer })],
    ...undoneHandover,
    data: { 'undoOrderStep.status': 'fulfilled' },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: assembled({ status: 'completed', undone: true }),
    ...undoneHandover,
    data: { 'undoOrderStep.status': 'fulfilled' },
  },
  {
    name: 'rejects an order that was not handed over',
    suite: 'conformance',
    given: paidOrderAtDesk({ status: 'fulfilled', progress: 'packed' }),
    ...undoneHandover,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'processed' } }],
  },
  {
    name: 'rejects a handover that another request made',
    suite: 'conformance',
    given: assembled({ status: 'completed' }),
    ...undoneHandover,
    errors: [{ code: 'TRANSITION_REFUSED', params: { from: 'completed', to: 'fulfilled' } }],
  },
];

const assembly = { variables: { orders: [order] } };

/** Marking crates of the pick list as assembled. */
export const assembleOrdersCases: readonly ContractCase<AssembleOrdersMutation>[] = [
  {
    name: 'advances an order whose lines are all in the crate',
    given: paidOrderAtDesk({ progress: 'packed' }),
    variables: { orders: [order], requestId: order },
    data: { assembleOrders: rows(1), 'assembleOrders[0].status': 'fulfilled' },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: assembled(),
    ...assembly,
    data: { assembleOrders: rows(1), 'assembleOrders[0].status': 'fulfilled' },
  },
  {
    name: 'returns none that somebody else has assembled, under the key of a press',
    suite: 'conformance',
    given: assembled(),
    variables: { orders: [order], requestId: order },
    data: { assembleOrders: [] },
  },
  {
    name: 'returns an order that is not packed yet, unchanged',
    suite: 'conformance',
    given: paidOrderAtDesk(),
    ...assembly,
    data: { assembleOrders: rows(1), 'assembleOrders[0].status': 'processed' },
  },
  rejects('rejects an unknown order', 'NOT_FOUND', { ...atDesk, variables: { orders: [unknownOrder] } }),
];

/** Undoing the assembly of crates. */
export const undoAssemblyCases: readonly ContractCase<UndoAssemblyMutation>[] = [
  {
    name: 'undoes an assembly that just happened',
    given: assembled(),
    variables: { orders: [order], requestId: order },
    data: { undoAssembly: rows(1), 'undoAssembly[0].status': 'processed' },
  },
  {
    name: 'answers a repeated request without a second effect',
    suite: 'conformance',
    repeated: true,
    given: assembled({ undone: true }),
    ...assembly,
    data: { undoAssembly: rows(1), 'undoAssembly[0].status': 'processed' },
  },
  {
    name: 'returns an order that was handed over, unchanged',
    suite: 'conformance',
    given: assembled({ status: 'completed' }),
    ...assembly,
    data: { undoAssembly: rows(1), 'undoAssembly[0].status': 'completed' },
  },
  rejects('rejects an unknown order', 'NOT_FOUND', {
    suite: 'conformance',
    ...atDesk,
    variables: { orders: [unknownOrder] },
  }),
];
