import type { AdvanceStatusMutation } from '../../__generated__/relay/AdvanceStatusMutation.graphql.ts';
import type { HandOverMutation } from '../../__generated__/relay/HandOverMutation.graphql.ts';
import type { UndoHandoverMutation } from '../../__generated__/relay/UndoHandoverMutation.graphql.ts';
import type { UndoOrderStepMutation } from '../../__generated__/relay/UndoOrderStepMutation.graphql.ts';
import type { ContractCase } from './contractCase.ts';
import { theCustomer } from './customerStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { bought, orderDetail, theirs } from './deskOrderCases.ts';
import type { Json } from './expectation.ts';
import { somebodyElse } from './orderStates.ts';
import { refusing } from './states.ts';
import { unknownOrder } from './things.ts';

const ofOrder = { sends: { order: '${order}' } } as const;
const undone = (from: string) => ({ order: '', from }) as UndoOrderStepMutation['variables'];
/** An assembled order, and the caller that the case is about. */
const assembled = (params: Record<string, Json> = {}) => [
  somebodyElse,
  staffMember,
  bought({ status: 'fulfilled', progress: 'packed', staff: theCustomer, ...params }),
];

/** Undoing a step, while it can still be undone. */
export const undoOrderStepCases: readonly ContractCase<UndoOrderStepMutation>[] = [
  {
    name: 'an order that was just assembled',
    given: assembled(),
    ...ofOrder,
    variables: undone('fulfilled'),
    answers: orderDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'sent twice',
    again: true,
    given: assembled({ undone: true }),
    ...ofOrder,
    variables: undone('fulfilled'),
    answers: orderDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'an order that is not what it was taken for',
    given: theirs(),
    ...ofOrder,
    variables: undone('fulfilled'),
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'processed' } }],
  },
  {
    name: 'an order that there has never been',
    ...atDesk,
    variables: { order: unknownOrder, from: 'fulfilled' },
    refused: [{ code: 'NOT_FOUND' }],
  },
];

const handed = {
  sends: { order: '${order}', requestId: '${order}' },
  variables: { order: '', requestId: '' },
} as const;
const isCompleted = { 'handOver.status': 'completed' };

/** Handing an order over. The request key of each call is its order's id, since keys are stored for good. */
export const handOverCases: readonly ContractCase<HandOverMutation>[] = [
  {
    name: 'an order that is assembled',
    given: theirs({ status: 'fulfilled', progress: 'packed' }),
    ...handed,
    answers: isCompleted,
  },
  {
    name: 'an order of which all is in the crate',
    suite: 'conformance',
    given: theirs({ progress: 'packed' }),
    ...handed,
    answers: isCompleted,
  },
  {
    name: 'sent twice',
    again: true,
    given: [somebodyElse, staffMember, bought({ progress: 'packed', handedOver: true, staff: theCustomer })],
    ...handed,
    answers: isCompleted,
  },
  {
    name: 'an order that somebody else has handed over',
    given: theirs({ status: 'completed', progress: 'packed' }),
    ...handed,
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'completed', to: 'completed' } }],
  },
  {
    name: 'another order by the same name',
    given: [
      somebodyElse,
      staffMember,
      bought({ progress: 'packed', handedOver: true, staff: theCustomer, hoursAgo: 9, called: 'first' }),
      bought({ progress: 'packed' }),
    ],
    ...handed,
    sends: { order: '${order}', requestId: '${first}' },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'an order that there has never been',
    ...atDesk,
    variables: { order: unknownOrder, requestId: 'contrat 9' },
    refused: [{ code: 'NOT_FOUND' }],
  },
];

/** Undoing a hand-over. */
export const undoHandoverCases: readonly ContractCase<UndoHandoverMutation>[] = [
  {
    name: 'an order that was just handed over',
    given: assembled({ status: 'completed' }),
    ...ofOrder,
    variables: { order: '' },
    answers: { 'undoOrderStep.status': 'fulfilled' },
  },
  {
    name: 'sent twice',
    again: true,
    given: assembled({ status: 'completed', undone: true }),
    ...ofOrder,
    variables: { order: '' },
    answers: { 'undoOrderStep.status': 'fulfilled' },
  },
  {
    name: 'an order that was not handed over',
    given: theirs({ status: 'fulfilled', progress: 'packed' }),
    ...ofOrder,
    variables: { order: '' },
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'processed' } }],
  },
];

const advanced = (to: string) => ({ order: '', to }) as AdvanceStatusMutation['variables'];

/** Completing a crate from the pick list. */
export const advanceStatusCases: readonly ContractCase<AdvanceStatusMutation>[] = [
  {
    name: 'an order of which all is in the crate',
    given: theirs({ progress: 'packed' }),
    ...ofOrder,
    variables: advanced('fulfilled'),
    answers: { 'advanceOrder.status': 'fulfilled' },
  },
  {
    name: 'sent twice',
    again: true,
    given: assembled(),
    ...ofOrder,
    variables: advanced('fulfilled'),
    answers: { 'advanceOrder.status': 'fulfilled' },
  },
  {
    name: 'an order that somebody else has assembled',
    given: theirs({ status: 'fulfilled', progress: 'packed' }),
    ...ofOrder,
    variables: advanced('fulfilled'),
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'fulfilled', to: 'fulfilled' } }],
  },
  {
    name: 'the payment provider refuses to give back',
    given: [...theirs(), refusing('refunds')],
    ...ofOrder,
    variables: advanced('cancelled'),
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
];
