import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import type { Json } from '../engine/expectation.ts';
import { present, rows, nonEmpty, type ExpectedFields } from '../engine/expectedData.ts';
import { customerNumbered, tomatoes } from './fixtureIds.ts';
import { cartOf, newVisitor, oneLineUnder } from './states.ts';

/** The provider state of a signed-in customer (contracts/provider-states.md), and expectations about their data. */
export const theCustomer = customerNumbered(1);
export const EMAIL = 'camille.contrat@example.com';

/** A customer with an account and no other data. */
export const customer = (params: Record<string, Json> = {}): ProviderState => ({
  name: 'a customer',
  params: { customer: theCustomer, email: EMAIL, ...params },
});

/** The case with its token: that of its customer, unless it says otherwise. */
export const withToken = (one: ContractCase): ContractCase =>
  one.bearer === undefined && one.given.some(({ name }) => name === 'a customer') ? { ...one, bearer: 'own' } : one;

export const address: Json = {
  name: 'Camille Contrat',
  phone: '819 555-0142',
  line1: '1, rue des Contrats',
  line2: 'app. 2',
  city: 'Gatineau',
  // A postal code that Canada Post does not assign: outside every delivery zone.
  postal_code: 'Z9Y9Z9',
};
/** The same street in the delivery zone of the provider state (placeCases.ts). */
export const homeAddress: Json = { ...(address as object), postal_code: 'Z9Z9Z9' };
/** The delivery zone of the state, at a customer with `homeAddress`. */
export const zonesUnder = (user: string): ExpectedFields => ({
  [`${user}.shippingAddress.zones`]: rows(1),
  [`${user}.shippingAddress.zones[0].nextSlot`]: present,
  [`${user}.shippingAddress.zones[0].expressSlot`]: present,
});

/** A stored card. */
export const card: Json = { last4: '4242' };
export const cardUnder = (user: string): ExpectedFields => ({
  [`${user}.basketsPaymentMethod.card.brand`]: 'visa',
  [`${user}.basketsPaymentMethod.card.last4`]: '4242',
});

/** A customer's membership with this status. */
export const membershipUnder = (user: string, status: string): ExpectedFields => ({
  [`${user}.membership.status`]: status,
});

const line = { variant: tomatoes, quantity: 2, price: 450 };
/** The customer's cart; the accompanying cookie belongs to one of their sessions. */
export const customersCart = (lines: Record<string, Json>[] = [line], params: Record<string, Json> = {}) =>
  cartOf(lines, { customer: theCustomer, ...params });
export const guestsCart = cartOf([line]);

/** What a query of the visitor's cart returns to a signed-in customer. */
export const ownCartCases = [
  {
    name: 'returns a customer’s own cart from another session',
    suite: 'conformance' as const,
    given: [customer(), customersCart(), newVisitor],
    variables: {},
    bearer: 'own',
    data: { ...oneLineUnder('cart', tomatoes, 2), 'cart.totals.items': 900 },
  },
  {
    name: 'returns a guest’s cart as the customer’s after signing in (E38)',
    suite: 'conformance' as const,
    given: [customer(), guestsCart],
    variables: {},
    bearer: 'own',
    data: oneLineUnder('cart', tomatoes, 2),
  },
  {
    name: 'adds a guest’s cart to the customer’s own after signing in (E38)',
    suite: 'conformance' as const,
    given: [customer(), customersCart(), cartOf([{ ...line, quantity: 3 }])],
    variables: {},
    bearer: 'own',
    data: { ...oneLineUnder('cart', tomatoes, 5), 'cart.items': nonEmpty },
  },
] as const;
