import type { ContainerReturnQuery } from '#generated/relay/ContainerReturnQuery.graphql.ts';
import type { RefundOrderDepositMutation } from '#generated/relay/RefundOrderDepositMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { fromState, rejects } from '../engine/contractCase.ts';
import { rows } from '../engine/expectedData.ts';
import { unknownOrder } from '../states/fixtureIds.ts';
import { atDesk, staffMember, volunteer } from './deskCases.ts';
import { customerAtDesk, orderWithDeposits } from './deskCustomerCases.ts';
import { guestHolding } from './guestDepositCases.ts';

const order = fromState('order');

/** The containers that the customer of an order holds (E50). */
export const containerReturnCases: readonly ContractCase<ContainerReturnQuery>[] = [
  {
    name: 'returns what the customer of an order holds, for a volunteer',
    given: [customerAtDesk(), orderWithDeposits, volunteer],
    variables: { order },
    data: {
      'staff.packingSheet.order.containersHeld': rows(1),
      'staff.packingSheet.order.containersHeld[0].deposit': 300,
      'staff.packingSheet.order.containersHeld[0].quantity': 2,
      'staff.packingSheet.order.containersHeld[0].products': rows(1),
    },
  },
  {
    name: 'returns null for a guest’s order',
    suite: 'conformance',
    given: [staffMember, guestHolding()],
    variables: { order },
    data: { 'staff.packingSheet.order.containersHeld': null },
  },
];

const counted = { order, containers: [{ deposit: 300, quantity: 1 }], requestId: order };
const countedBefore = [
  customerAtDesk({ balance: -300, balanceRequest: 'refund_deposit contrat 12' }),
  orderWithDeposits,
  volunteer,
];

/** Containers counted at the counter, paid back as credit. The request key of each call is its order's id, or is stored. */
export const refundOrderDepositCases: readonly ContractCase<RefundOrderDepositMutation>[] = [
  {
    name: 'refunds one of two containers, counted by a volunteer',
    given: [customerAtDesk(), orderWithDeposits, volunteer],
    variables: counted,
    data: {
      'refundOrderDeposit.containersHeld': rows(1),
      'refundOrderDeposit.containersHeld[0].deposit': 300,
      'refundOrderDeposit.containersHeld[0].quantity': 1,
      'refundOrderDeposit.containersHeld[0].products': rows(1),
    },
  },
  {
    name: 'answers a repeated request without a second effect',
    repeated: true,
    given: countedBefore,
    variables: { ...counted, requestId: 'contrat 12' },
    data: { 'refundOrderDeposit.containersHeld': rows(1) },
  },
  rejects('rejects a request key reused with another amount', 'REQUEST_REUSED', {
    given: countedBefore,
    variables: { ...counted, containers: [{ deposit: 300, quantity: 2 }], requestId: 'contrat 12' },
  }),
  {
    ...rejects('rejects more containers than are held', 'DEPOSIT_LIMIT', {
      given: [customerAtDesk(), orderWithDeposits, staffMember],
      variables: { ...counted, containers: [{ deposit: 300, quantity: 3 }] },
    }),
    suite: 'conformance',
  },
  {
    ...rejects('rejects a guest’s order', 'RETURN_REFUSED', {
      given: [staffMember, guestHolding()],
      variables: counted,
    }),
    suite: 'conformance',
  },
  rejects('rejects an unknown order', 'NOT_FOUND', {
    ...atDesk,
    variables: { ...counted, order: unknownOrder, requestId: 'contrat 13' },
  }),
];
