import type { DeleteCustomerMutation } from '../../__generated__/relay/DeleteCustomerMutation.graphql.ts';
import type { ContractCase } from './contractCase.ts';
import { card } from './customerStates.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { at, holding, id, they } from './deskCustomerCases.ts';
import { toPickUp } from './orderStates.ts';
import { payment, refusing } from './states.ts';
import { customerNumbered, staffCustomerNumbered } from './things.ts';

const unending = payment('lost', toPickUp, { customer: customerNumbered(3) });

/** Deleting a customer at the desk (F-186, E49). */
export const deleteCustomerCases: readonly ContractCase<DeleteCustomerMutation>[] = [
  {
    name: 'a customer with an order',
    given: [they(), holding, staffMember],
    variables: { id, forfeits: 600 },
    answers: { 'deleteCustomer.deletedCustomerId': id },
  },
  {
    name: 'deposits that were not shown as lost',
    given: [they(), holding, staffMember],
    variables: { id, forfeits: 599 },
    refused: [{ code: 'FORFEITS_CHANGED' }],
  },
  {
    name: 'sent to who is gone already',
    again: true,
    ...atDesk,
    variables: { id: staffCustomerNumbered(999), forfeits: 0 },
    answers: { 'deleteCustomer.deletedCustomerId': staffCustomerNumbered(999) },
  },
  {
    name: 'oneself',
    ...atDesk,
    variables: { id: staffCustomerNumbered(1), forfeits: 0 },
    refused: [{ code: 'STAFF_KEPT' }],
  },
  {
    name: 'somebody whom the payment provider does not let go',
    given: [...at({ card }), refusing('deletion')],
    variables: { id, forfeits: 0 },
    refused: [{ code: 'PROVIDER_REFUSED' }],
  },
  {
    name: 'a payment under way that the payment provider does not end',
    given: [they(), unending, staffMember],
    variables: { id, forfeits: 0 },
    refused: [{ code: 'PAYMENT_FAILED' }],
  },
];
