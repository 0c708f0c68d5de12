import type { RefundGuestDepositMutation } from '#generated/relay/RefundGuestDepositMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { rows } from '../engine/expectedData.ts';
import { theCustomer } from '../states/customerStates.ts';
import { toPickUp } from '../states/orderStates.ts';
import { purchasedLine, payment, providerRefuses } from '../states/states.ts';
import { staffMember } from './deskCases.ts';

/** A guest's order with two deposits of 300 cents, and what the desk has made of it. */
export const guestHolding = (params: Record<string, Json> = {}) =>
  payment('paid', toPickUp, { lines: [{ ...purchasedLine, deposit: 300 }], ...params });

const order = fromState('order');
const fromGuest = { order, amount: 200, requestId: order };
const ofGuest = { variables: fromGuest };
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
    name: 'refunds a part of the held deposits',
    given: [staffMember, guestHolding()],
    ...ofGuest,
    data: partlyRefunded,
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: partly,
    ...ofGuest,
    data: partlyRefunded,
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: partly,
    ...ofGuest,
    variables: { ...fromGuest, amount: 300 },
  }),
  rejects('rejects more than the held deposits', 'DEPOSIT_LIMIT', {
    given: partly,
    variables: { ...fromGuest, amount: 401, requestId: 'contrat 5' },
  }),
  rejects('rejects an order that was refunded completely', 'RETURN_REFUSED', {
    given: [staffMember, guestHolding({ status: 'refunded', staff: theCustomer })],
    ...ofGuest,
  }),
  rejects('rejects a refund that the payment provider refuses', 'PROVIDER_REFUSED', {
    suite: 'conformance',
    given: [staffMember, guestHolding(), providerRefuses('refunds')],
    ...ofGuest,
  }),
];
