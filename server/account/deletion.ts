import * as balance from '../balance/balanceService.ts';
import * as userBaskets from '../baskets/userBaskets.ts';
import * as cartOwnership from '../cart/cartOwnership.ts';
import * as checkout from '../checkout/checkoutService.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import * as favourites from '../favourites/favouriteService.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { MarketError } from '../marketError.ts';
import * as customerOrders from '../orders/customerOrders.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import * as restock from '../restock/restockService.ts';
import { checkForfeits, closureOf } from './accountClosure.ts';
import type { AccountClosure } from './accountClosure.ts';
import type { AccountMarket } from './accountMarket.ts';
import { anonymiseCustomer, lockCustomer, readCustomer } from './profileStore.ts';

/**
 * The most rounds of a deletion: a payment or a provider's customer that is created during a round is ended in the
 * next.
 */
const ROUNDS = 3;

export type HowToErase = {
  /**
   * Credit and deposits in cents that were shown as forfeited: FORFEITS_CHANGED where it is more. Absent: any amount.
   */
  forfeits?: number;
  /** Writes of the caller, in the transaction that blanks the person. */
  alsoInTransaction?: (tx: Transaction) => Promise<unknown>;
};
type Attempt = { customerId: string; subject: string; closure: AccountClosure } & Pick<HowToErase, 'alsoInTransaction'>;

/** False: meanwhile the customer was created at the provider again, or a payment was opened. */
async function tryErase(
  market: AccountMarket,
  { customerId, subject, closure: expected, alsoInTransaction }: Attempt,
): Promise<boolean> {
  if (!(await checkout.endPayments(market, customerId))) throw new MarketError('PAYMENT_FAILED');
  await market.cards.forget(customerId);
  try {
    await market.identity.deleteAccount(subject);
  } catch (error) {
    if (!(error instanceof IdentityRefusedError)) throw error;
    market.log.warn({ err: error, customer: customerId }, 'The identity provider deleted no account');
    throw new MarketError('IDENTITY_UNAVAILABLE');
  }
  return inTransaction(market.database, async (tx) => {
    await cartOwnership.lockCustomerCart(tx, customerId);
    const customer = await lockCustomer(tx, customerId);
    if (!customer) return true;
    // A payment afterwards would bring the customer back.
    if (await checkout.isPaying(tx, customerId)) return false;
    if (!(await market.cards.erase(tx, customerId))) return false;
    await customerOrders.claimGuestOrders(tx, customerId);
    await cartOwnership.erase(tx, customerId);
    await checkout.blank(tx, customerId);
    await customerOrders.anonymise(tx, customerId);
    await balance.blank(tx, customerId);
    await favourites.erase(tx, customerId);
    await restock.erase(tx, { customerId, email: customer.email });
    await userBaskets.erase(tx, customerId, market.clock.now());
    await market.membership.erase(tx, customerId);
    await queueMail(tx, {
      kind: 'account_closed',
      about: customerId,
      data: {
        customerId,
        to: customer.email,
        locale: customer.locale,
        credit: expected.credit,
        deposits: expected.deposits,
        hadBaskets: expected.baskets.length > 0,
        wasMember: expected.membership !== null,
      },
    });
    await anonymiseCustomer(tx, { id: customerId, subject, now: market.clock.now() });
    await alsoInTransaction?.(tx);
    return true;
  });
}

/**
 * Deletes a customer (E49). First their open payments are ended, then their data at the payment provider and at the
 * identity provider are deleted; the first refusal stops the deletion and is thrown. Then one transaction blanks the
 * person, erases the cart and queues a confirmation mail. Orders stay for bookkeeping, including those that a guest paid
 * with the confirmed address (E64): finished ones lose name and address immediately, paid ones when they are handed
 * over. A repeated call completes an interrupted one; for a deleted customer it does nothing.
 */
export async function erase(
  market: AccountMarket,
  customerId: string,
  { forfeits, alsoInTransaction }: HowToErase = {},
): Promise<void> {
  const customer = await readCustomer(market.database.kysely, customerId);
  if (!customer || customer.subject === null) return;
  const { subject } = customer;
  // Not read again: a simultaneous call may have deleted the customer by now.
  const expected = await closureOf(market, customer, market.clock.now());
  if (forfeits !== undefined) checkForfeits(expected, forfeits);
  for (let count = 0; ; count += 1) {
    if (count === ROUNDS) throw new MarketError('PAYMENT_FAILED');
    if (
      await tryErase(market, {
        customerId,
        subject,
        closure: expected,
        ...(alsoInTransaction && { alsoInTransaction }),
      })
    )
      break;
  }
  market.log.info({ customer: customerId }, 'A customer was deleted');
}
