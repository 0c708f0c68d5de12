import type { DeleteAccountMutation } from '#generated/relay/DeleteAccountMutation.graphql.ts';
import type { UpdateEmailMutation } from '#generated/relay/UpdateEmailMutation.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { rejects } from '../engine/contractCase.ts';
import { card, customer, customersCart, EMAIL, theCustomer } from '../states/customerStates.ts';
import { customerNumbered, pickupPoint, tomatoes } from '../states/fixtureIds.ts';
import { providerRefuses } from '../states/states.ts';

const OTHER = 'dominique.contrat@example.com';
const asking = (number: number, params = {}): ProviderState =>
  customer({ customer: customerNumbered(number), ...params });
const twice = (email: string) => ({ email, confirmation: email });

/** F-164: a new address takes effect once the link sent to it is followed. */
export const updateEmailCases: readonly ContractCase<UpdateEmailMutation>[] = [
  {
    name: 'stores another address until it is confirmed',
    given: [asking(11)],
    variables: twice(' Camille.Nouvelle@example.com '),
    data: { 'updateEmail.email': EMAIL, 'updateEmail.pendingEmail': 'camille.nouvelle@example.com' },
  },
  {
    name: 'accepts an address that belongs to somebody else without telling so',
    given: [customer({ customer: customerNumbered(12), email: OTHER }), asking(13)],
    variables: twice(OTHER),
    data: { 'updateEmail.email': EMAIL, 'updateEmail.pendingEmail': OTHER },
  },
  rejects('rejects another confirmation', 'EMAIL_INVALID', {
    given: [asking(14)],
    variables: { email: OTHER, confirmation: EMAIL },
  }),
  rejects('rejects an invalid address', 'EMAIL_INVALID', {
    given: [asking(15)],
    variables: twice('camille.example.com'),
  }),
  rejects('rejects the current address', 'NO_UPDATE', { given: [asking(16)], variables: twice(EMAIL.toUpperCase()) }),
  rejects('rejects the request when the identity provider does not answer', 'IDENTITY_UNAVAILABLE', {
    given: [asking(17, { refuses: 'unavailable' })],
    variables: twice(OTHER),
  }),
  rejects('rejects an address that the identity provider refuses', 'EMAIL_REFUSED', {
    given: [asking(18, { refuses: 'emailTaken' })],
    variables: twice(OTHER),
  }),
  rejects('rejects an account whose address is changed elsewhere', 'EMAIL_ELSEWHERE', {
    given: [asking(19, { refuses: 'keptElsewhere' })],
    variables: twice(OTHER),
  }),
];

const unending: ProviderState = {
  name: 'a payment',
  params: { state: 'lost', customer: theCustomer, lines: [{ variant: tomatoes }], place: { location: pickupPoint } },
};

/** F-166: deletes the account for good. */
export const deleteAccountCases: readonly ContractCase<DeleteAccountMutation>[] = [
  {
    name: 'deletes a confirmed account with a cart',
    given: [customer(), customersCart()],
    variables: { confirmation: ` ${EMAIL.toUpperCase()} `, forfeits: 0 },
    data: { 'deleteAccount.deletedCustomerId': theCustomer },
  },
  rejects('rejects another e-mail address than the account’s', 'EMAIL_INVALID', {
    given: [customer()],
    variables: { confirmation: OTHER, forfeits: 0 },
  }),
  {
    name: 'deletes an account with all of its forfeited credit',
    suite: 'conformance',
    given: [customer({ balance: -500 })],
    variables: { confirmation: EMAIL, forfeits: 500 },
    data: { 'deleteAccount.deletedCustomerId': theCustomer },
  },
  rejects('rejects more forfeited credit than displayed', 'FORFEITS_CHANGED', {
    given: [customer({ balance: -500 })],
    variables: { confirmation: EMAIL, forfeits: 499 },
  }),
  rejects('rejects the request when the identity provider does not answer', 'IDENTITY_UNAVAILABLE', {
    given: [customer({ refuses: 'unavailable' })],
    variables: { confirmation: EMAIL, forfeits: 0 },
  }),
  rejects('rejects a customer whom the payment provider does not delete', 'PROVIDER_REFUSED', {
    given: [customer({ card }), providerRefuses('deletion')],
    variables: { confirmation: EMAIL, forfeits: 0 },
  }),
  rejects('rejects a payment in progress that the payment provider does not end', 'PAYMENT_FAILED', {
    given: [customer(), unending],
    variables: { confirmation: EMAIL, forfeits: 0 },
  }),
];
