import { present, rows, some, type Sayings } from './answer.ts';
import type { ProviderState } from './contractCase.ts';
import type { Json } from './expectation.ts';
import { cartOf, emptyUnder, newcomer, oneLineUnder } from './states.ts';
import { customerNumbered, tomatoes } from './things.ts';

/** The state of somebody who is signed in (contracts/README.md), and what is said of what is theirs. */
export const theCustomer = customerNumbered(1);
export const EMAIL = 'camille.contrat@example.com';

/** Somebody who has an account and has told nothing else yet. */
export const customer = (params: Record<string, Json> = {}): ProviderState => ({
  name: 'a customer',
  params: { customer: theCustomer, email: EMAIL, ...params },
});

export const address: Json = {
  name: 'Camille Contrat',
  phone: '819 555-0142',
  line1: '1, rue des Contrats',
  line2: 'app. 2',
  city: 'Gatineau',
  // Of a code that Canada Post does not give out: in nobody's delivery zone.
  postal_code: 'Z9Y9Z9',
};
/** The same street, where the zone of a state delivers (placeCases.ts). */
export const homeAddress: Json = { ...(address as object), postal_code: 'Z9Z9Z9' };
/** The zone of a state, under a customer of `homeAddress`. */
export const zonesUnder = (user: string): Sayings => ({
  [`${user}.shippingAddress.zones`]: rows(1),
  [`${user}.shippingAddress.zones[0].nextSlot`]: present,
  [`${user}.shippingAddress.zones[0].expressSlot`]: present,
});

/** A card that was left. */
export const card: Json = { last4: '4242' };
export const cardUnder = (user: string): Sayings => ({
  [`${user}.basketsPaymentMethod`]: present,
  [`${user}.basketsPaymentMethod.card`]: present,
  [`${user}.basketsPaymentMethod.card.brand`]: 'visa',
  [`${user}.basketsPaymentMethod.card.last4`]: '4242',
});

/** A membership of this status is under a customer. */
export const membershipUnder = (user: string, status: string): Sayings => ({
  [`${user}.membership`]: present,
  [`${user}.membership.status`]: status,
});

const line = { variant: tomatoes, quantity: 2, price: 450 };
/** A cart of the customer's; the cookie that comes with it is of a session of theirs. */
export const customersCart = (lines: Record<string, Json>[] = [line], params: Record<string, Json> = {}) =>
  cartOf(lines, { customer: theCustomer, ...params });
export const guestsCart = cartOf([line]);

/** What a query of the visitor's cart answers a customer, and whoever has the cookie alone. */
export const ownCartCases = [
  {
    name: 'a customer’s own, from another session',
    suite: 'conformance' as const,
    given: [customer(), customersCart(), newcomer],
    variables: {},
    bearer: 'own',
    answers: { ...oneLineUnder('cart', tomatoes, 2), 'cart.totals.items': 900 },
  },
  {
    name: 'what a guest had put in is the customer’s (E38)',
    suite: 'conformance' as const,
    given: [customer(), guestsCart],
    variables: {},
    bearer: 'own',
    answers: oneLineUnder('cart', tomatoes, 2),
  },
  {
    name: 'what a guest had put in adds up with the customer’s own (E38)',
    suite: 'conformance' as const,
    given: [customer(), customersCart(), cartOf([{ ...line, quantity: 3 }])],
    variables: {},
    bearer: 'own',
    answers: { ...oneLineUnder('cart', tomatoes, 5), 'cart.items': some },
  },
  {
    name: 'a customer’s session without their token',
    given: [customer(), customersCart()],
    variables: {},
    answers: emptyUnder('cart') as Sayings,
  },
] as const;
