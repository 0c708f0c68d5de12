import type { DeleteAccountMutation } from '../../__generated__/relay/DeleteAccountMutation.graphql.ts';
import type { UpdateEmailMutation } from '../../__generated__/relay/UpdateEmailMutation.graphql.ts';
import type { ContractCase, ProviderState } from './contractCase.ts';
import { card, customer, customersCart, EMAIL, theCustomer } from './customerStates.ts';
import { customerNumbered, pickupPoint, tomatoes } from './fixtureIds.ts';
import { providerRefuses } from './states.ts';

const OTHER = 'dominique.contrat@example.com';
const asking = (number: number, params = {}): ProviderState =>
  customer({ customer: customerNumbered(number), ...params });
const twice = (email: string) => ({ email, confirmation: email });

/** F-164: a new address takes effect once the link sent to it is followed. */
export const updateEmailCases: readonly ContractCase<UpdateEmailMutation>[] = [
  {
    name: 'another address, which waits',
    given: [asking(11)],
    variables: twice(' Camille.Nouvelle@example.com '),
    data: { 'updateEmail.email': EMAIL, 'updateEmail.pendingEmail': 'camille.nouvelle@example.com' },
  },
  {
    name: 'somebody else’s address, which is not told',
    given: [customer({ customer: customerNumbered(12), email: OTHER }), asking(13)],
    variables: twice(OTHER),
    data: { 'updateEmail.email': EMAIL, 'updateEmail.pendingEmail': OTHER },
  },
  {
    name: 'another confirmation',
    given: [asking(14)],
    variables: { email: OTHER, confirmation: EMAIL },
    errors: [{ code: 'EMAIL_INVALID' }],
  },
  {
    name: 'no address',
    given: [asking(15)],
    variables: twice('camille.example.com'),
    errors: [{ code: 'EMAIL_INVALID' }],
  },
  {
    name: 'the same address',
    given: [asking(16)],
    variables: twice(EMAIL.toUpperCase()),
    errors: [{ code: 'NO_UPDATE' }],
  },
  {
    name: 'the identity provider does not answer',
    given: [asking(17, { refuses: 'unavailable' })],
    variables: twice(OTHER),
    errors: [{ code: 'IDENTITY_UNAVAILABLE' }],
  },
  {
    name: 'an address that the identity provider refuses',
    given: [asking(18, { refuses: 'emailTaken' })],
    variables: twice(OTHER),
    errors: [{ code: 'EMAIL_REFUSED' }],
  },
  {
    name: 'an account whose address is changed elsewhere',
    given: [asking(19, { refuses: 'keptElsewhere' })],
    variables: twice(OTHER),
    errors: [{ code: 'EMAIL_ELSEWHERE' }],
  },
];

const unending: ProviderState = {
  name: 'a payment',
  params: { state: 'lost', customer: theCustomer, lines: [{ variant: tomatoes }], place: { location: pickupPoint } },
};

/** F-166: deletes the account for good. */
export const deleteAccountCases: readonly ContractCase<DeleteAccountMutation>[] = [
  {
    name: 'confirmed, with a cart',
    given: [customer(), customersCart()],
    variables: { confirmation: ` ${EMAIL.toUpperCase()} `, forfeits: 0 },
    data: { 'deleteAccount.deletedCustomerId': theCustomer },
  },
  {
    name: 'another address than the account’s',
    given: [customer()],
    variables: { confirmation: OTHER, forfeits: 0 },
    errors: [{ code: 'EMAIL_INVALID' }],
  },
  {
    name: 'with all of the credit that is lost',
    suite: 'conformance',
    given: [customer({ balance: -500 })],
    variables: { confirmation: EMAIL, forfeits: 500 },
    data: { 'deleteAccount.deletedCustomerId': theCustomer },
  },
  {
    name: 'more credit than was shown as lost',
    given: [customer({ balance: -500 })],
    variables: { confirmation: EMAIL, forfeits: 499 },
    errors: [{ code: 'FORFEITS_CHANGED' }],
  },
  {
    name: 'the identity provider does not answer',
    given: [customer({ refuses: 'unavailable' })],
    variables: { confirmation: EMAIL, forfeits: 0 },
    errors: [{ code: 'IDENTITY_UNAVAILABLE' }],
  },
  {
    name: 'somebody whom the payment provider does not let go',
    given: [customer({ card }), providerRefuses('deletion')],
    variables: { confirmation: EMAIL, forfeits: 0 },
    errors: [{ code: 'PROVIDER_REFUSED' }],
  },
  {
    name: 'a payment under way that the payment provider does not end',
    given: [customer(), unending],
    variables: { confirmation: EMAIL, forfeits: 0 },
    errors: [{ code: 'PAYMENT_FAILED' }],
  },
];
