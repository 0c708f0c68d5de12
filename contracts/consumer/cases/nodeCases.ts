import type { BalanceLedgerPaginationQuery } from '#generated/relay/BalanceLedgerPaginationQuery.graphql.ts';
import type { ContractCase, ProviderState } from '../engine/contractCase.ts';
import { fromState } from '../engine/contractCase.ts';
import { oneBasket, openPlaces, subscribed, subscriber } from '../states/basketStates.ts';
import { customer, customersCart, guestsCart } from '../states/customerStates.ts';
import { order, toPickUp } from '../states/orderStates.ts';
import { payment } from '../states/states.ts';

/** An object by its id, which a state returns as this value, read by its owner. */
const byId = (
  what: string,
  type: string,
  value: string,
  given: ProviderState[],
): ContractCase<BalanceLedgerPaginationQuery> => ({
  name: `returns ${what} by its id`,
  suite: 'access',
  given,
  variables: { id: fromState(value), count: 20, cursor: null },
  data: { 'node.__typename': type },
});

/**
 * Each type that `node` refetches for its owner alone. The storefront refetches only a user by this operation, but
 * whoever knows another id can send that.
 */
export const nodeCases: readonly ContractCase<BalanceLedgerPaginationQuery>[] = [
  byId('a customer’s cart', 'Cart', 'cart', [customer(), customersCart()]),
  byId('a guest’s cart', 'Cart', 'cart', [guestsCart]),
  byId('a customer’s order', 'Order', 'order', [customer(), order()]),
  byId('a guest’s order', 'Order', 'order', [payment('paid', toPickUp)]),
  byId('a customer’s payment', 'Payment', 'payment', [customer(), order()]),
  byId('a guest’s payment', 'Payment', 'payment', [payment('paid', toPickUp)]),
  byId('a subscription', 'UserBasket', 'subscription', [openPlaces, oneBasket, subscriber(), subscribed()]),
  byId('a membership', 'Membership', 'membership', [customer({ trialDays: 10 })]),
  byId('a movement of the balance', 'BalanceMovement', 'movement', [customer({ balance: -500 })]),
];
