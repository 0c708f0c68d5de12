import type { UndoOrderStepMutation } from '../../__generated__/relay/UndoOrderStepMutation.graphql.ts';
import type { ContractCase } from './contractCase.ts';
import { customer, theCustomer } from './customerStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { bought, orderDetail, theirs } from './deskOrderCases.ts';
import type { Json } from './expectation.ts';
import { own, somebodyElse } from './orderStates.ts';
import { unheardOfOrder } from './things.ts';

const sends = { order: '${order}' };
const undone = (from: string) => ({ order: '', from }) as UndoOrderStepMutation['variables'];
/** Assembled by whom the case is about. */
const assembled = (params: Record<string, Json> = {}) => [
  somebodyElse,
  staffMember,
  bought({ status: 'fulfilled', progress: 'packed', staff: theCustomer, ...params }),
];

/** A step taken back, while there is time. */
export const undoOrderStepCases: readonly ContractCase<UndoOrderStepMutation>[] = [
  {
    name: 'an order that was just assembled',
    given: assembled(),
    ...own,
    sends,
    variables: undone('fulfilled'),
    answers: orderDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'sent twice',
    again: true,
    given: assembled({ undone: true }),
    ...own,
    sends,
    variables: undone('fulfilled'),
    answers: orderDetail('undoOrderStep', 'processed', 'packed'),
  },
  {
    name: 'an order that is not what it was taken for',
    given: theirs(),
    ...own,
    sends,
    variables: undone('fulfilled'),
    refused: [{ code: 'TRANSITION_REFUSED', params: { from: 'processed', to: 'processed' } }],
  },
  {
    name: 'an order that there has never been',
    ...atDesk,
    variables: { order: unheardOfOrder, from: 'fulfilled' },
    refused: [{ code: 'NOT_FOUND' }],
  },
  {
    name: 'a customer without the role',
    given: [somebodyElse, bought(), customer()],
    ...own,
    sends,
    variables: undone('fulfilled'),
    refused: [{ code: 'FORBIDDEN' }],
  },
];
