import type { DeleteCustomerMutation } from '#generated/relay/DeleteCustomerMutation.graphql.ts';
import type { ContractCase } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { card } from '../states/customerStates.ts';
import { customerNumbered, staffCustomerNumbered } from '../states/fixtureIds.ts';
import { toPickUp } from '../states/orderStates.ts';
import { payment, providerRefuses } from '../states/states.ts';
import { atDesk, staffMember } from './deskCases.ts';
import { customerAndStaff, orderWithDeposits, id, customerAtDesk } from './deskCustomerCases.ts';

const unending = payment('lost', toPickUp, { customer: customerNumbered(3) });

/** Deleting a customer at the desk (F-186, E49). */
export const deleteCustomerCases: readonly ContractCase<DeleteCustomerMutation>[] = [
  {
    name: 'deletes a customer with an order',
    given: [customerAtDesk(), orderWithDeposits, staffMember],
    variables: { id, forfeits: 600 },
    data: { 'deleteCustomer.deletedCustomerId': id },
  },
  rejects('rejects forfeited deposits that were not displayed', 'FORFEITS_CHANGED', {
    given: [customerAtDesk(), orderWithDeposits, staffMember],
    variables: { id, forfeits: 599 },
  }),
  {
    name: 'accepts a customer who is deleted already',
    repeated: true,
    ...atDesk,
    variables: { id: staffCustomerNumbered(999), forfeits: 0 },
    data: { 'deleteCustomer.deletedCustomerId': staffCustomerNumbered(999) },
  },
  rejects('rejects deleting oneself', 'STAFF_KEPT', {
    ...atDesk,
    variables: { id: staffCustomerNumbered(1), forfeits: 0 },
  }),
  rejects('rejects a customer whom the payment provider does not delete', 'PROVIDER_REFUSED', {
    given: [...customerAndStaff({ card }), providerRefuses('deletion')],
    variables: { id, forfeits: 0 },
  }),
  rejects('rejects a payment in progress that the payment provider does not end', 'PAYMENT_FAILED', {
    given: [customerAtDesk(), unending, staffMember],
    variables: { id, forfeits: 0 },
  }),
];
