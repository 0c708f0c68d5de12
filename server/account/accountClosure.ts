import * as balance from '../balance/balanceService.ts';
import * as userBaskets from '../baskets/userBaskets.ts';
import type { UserBasketView } from '../baskets/userBasketView.ts';
import { MarketError } from '../marketError.ts';
import type { MembershipService } from '../membership/membershipService.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import type { OrderView } from '../orders/orderView.ts';
import type { AccountMarket } from './accountMarket.ts';
import { readCustomer, type CustomerRow } from './profileStore.ts';

/** What closing an account ends and forfeits. Cents, 0 or positive. */
export type AccountClosure = {
  /** Still to be handed over, the next first. */
  openOrders: OrderView[];
  credit: number;
  deposits: number;
  owed: number;
  baskets: UserBasketView[];
  /** Null: none is running. */
  membership: Awaited<ReturnType<MembershipService['ofCustomer']>>;
};

/** Calculates what closing a customer's account (uuid) does at `now`. UNAUTHENTICATED: no such account any more. */
export async function closure(market: AccountMarket, customerId: string, now: Date): Promise<AccountClosure> {
  const customer = await readCustomer(market.database.kysely, customerId);
  if (!customer) throw new MarketError('UNAUTHENTICATED');
  return closureOf(market, customer, now);
}

/** The same of a customer who was read before. */
export async function closureOf(market: AccountMarket, customer: CustomerRow, now: Date): Promise<AccountClosure> {
  const { id: customerId } = customer;
  const [openOrders, deposits, subscribed, member] = await Promise.all([
    customerOrders.listAwaiting(market.database, customerId),
    balance.depositsHeld(market.database, customerId),
    userBaskets.ofCustomer(market, customerId),
    market.membership.ofCustomer(customerId, now),
  ]);
  return {
    openOrders,
    credit: Math.max(0, -customer.balance),
    deposits,
    owed: Math.max(0, customer.balance),
    baskets: subscribed,
    membership: member?.status === 'cancelled' ? null : member,
  };
}

/**
 * Refuses to close an account that would forfeit more than its owner was shown: FORFEITS_CHANGED. `shown`: credit and
 * deposits, in cents.
 */
export function checkForfeits({ credit, deposits }: AccountClosure, displayedTotal: number): void {
  if (credit + deposits > displayedTotal) throw new MarketError('FORFEITS_CHANGED');
}
