import type { RefundGuestDepositMutation } from '../../__generated__/relay/RefundGuestDepositMutation.graphql.ts';
import { some } from './answer.ts';
import type { ContractCase } from './contractCase.ts';
import { theCustomer } from './customerStates.ts';
import { staffMember } from './deskCases.ts';
import type { Json } from './expectation.ts';
import { toPickUp } from './orderStates.ts';
import { bought, payment, refusing } from './states.ts';

/** A guest's order with two deposits of 300 cents, and what the desk has made of it. */
export const guestHolding = (params: Record<string, Json> = {}) =>
  payment('paid', toPickUp, { lines: [{ ...bought, deposit: 300 }], ...params });

const fromGuest = { order: '', amount: 200, requestId: 'contrat 5' };
const ofGuest = { sends: { order: '${order}', requestId: '${order}' }, variables: fromGuest } as const;
const partlyRefunded = {
  'refundGuestDeposit.depositsHeld': 400,
  'refundGuestDeposit.refundedToCard': 200,
  'refundGuestDeposit.history': some,
} as const;
const partly = [staffMember, guestHolding({ depositBack: 200, staff: theCustomer })];

/** A guest's returned deposits, to the card (F-198). */
export const refundGuestDepositCases: readonly ContractCase<RefundGuestDepositMutation>[] = [
  {
    name: 'a part of what is held',
    given: [staffMember, guestHolding()],
    ...ofGuest,
    answers: partlyRefunded,
  },
  {
    name: 'sent twice',
    again: true,
    given: partly,
    ...ofGuest,
    answers: partlyRefunded,
  },
  {
    name: 'the key of a call that gave back another amount',
    given: partly,
    ...ofGuest,
    variables: { ...fromGuest, amount: 300 },
    refused: [{ code: 'REQUEST_REUSED' }],
  },
  {
    name: 'more than is held',
    given: partly,
    sends: { order: '${order}' },
    variables: { ...fromGuest, amount: 401 },
    refused: [{ code: 'DEPOSIT_LIMIT' }],
  },
  {
    name: 'of an order that was given back as a whole',
    given: [staffMember, guestHolding({ status: 'refunded', staff: theCustomer })],
    ...ofGuest,
    refused: [{ code: 'RETURN_REFUSED' }],
  },
  {
    name: 'the payment provider refuses to give back',
    given: [staffMember, guestHolding(), refusing('refunds')],
    ...ofGuest,
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
];
