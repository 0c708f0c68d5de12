import type { RefundGuestDepositMutation } from '#generated/relay/RefundGuestDepositMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { rows } from '../engine/expectedData.ts';
import { theCustomer } from '../states/customerStates.ts';
import { toPickUp } from '../states/orderStates.ts';
import { purchasedLine, payment, providerRefuses } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

/** A guest's order with two deposits of 300 cents, and what the desk has made of it. */
export const guestHolding = (params: Record<string, Json> = {}) =>
  payment('paid', toPickUp, { lines: [{ ...purchasedLine, deposit: 300 }], ...params });

const fromGuest = { order: '', amount: 200, requestId: 'contrat 5' };
const ofGuest = { fromStates: { order: '${order}', requestId: '${order}' }, variables: fromGuest } as const;
const partlyRefunded = {
  'refundGuestDeposit.depositsHeld': 400,
  'refundGuestDeposit.refundedToCard': 200,
  'refundGuestDeposit.history': rows(3),
  'refundGuestDeposit.history[0].amount': 2075,
  'refundGuestDeposit.history[2].name': 'Josée',
} as const;
const partly = [staffMember, guestHolding({ depositBack: 200, staff: theCustomer })];

/** A guest's returned deposits, to the card (F-198). */
export const refundGuestDepositCases: readonly ContractCase<RefundGuestDepositMutation>[] = [
  {
    name: 'a part of what is held',
    given: [staffMember, guestHolding()],
    ...ofGuest,
    data: partlyRefunded,
  },
  {
    name: 'sent twice',
    repeated: true,
    given: partly,
    ...ofGuest,
    data: partlyRefunded,
  },
  rejects('the key of a call that gave back another amount', 'REQUEST_REUSED', {
    given: partly,
    ...ofGuest,
    variables: { ...fromGuest, amount: 300 },
  }),
  rejects('more than is held', 'DEPOSIT_LIMIT', {
    given: partly,
    fromStates: { order: '${order}' },
    variables: { ...fromGuest, amount: 401 },
  }),
  rejects('of an order that was given back as a whole', 'RETURN_REFUSED', {
    given: [staffMember, guestHolding({ status: 'refunded', staff: theCustomer })],
    ...ofGuest,
  }),
  rejects('the payment provider refuses to give back', 'PROVIDER_REFUSED', {
    given: [staffMember, guestHolding(), providerRefuses('refunds')],
    ...ofGuest,
  }),
];
