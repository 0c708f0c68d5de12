import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { MarketError } from '../marketError.ts';
import type { AccountParts } from './accountService.ts';
import { blankCustomer, lockCustomer, readCustomer } from './profileStore.ts';

/** What is opened beside a deletion, a payment or the provider's customer, is ended by another round; more mean that it goes on. */
const ROUNDS = 3;

/** What is to be written in the transaction that blanks the person. */
type Also = (tx: Transaction) => Promise<unknown>;
type Round = { customerId: string; subject: string; also: Also | undefined };

/**
 * Deletes a customer (E49): whoever else keeps something of them goes first, the payment provider before all, and a refusal
 * there stops all and is told. Then, in one transaction, the person is blanked and the cart erased; orders stay for the accounts, without name and address, those that a
 * guest paid with the confirmed address too (E64). One that is gone already is no error. Repeated after a failure half way, it ends what was begun.
 */
export function createDeletion({
  database,
  identity,
  balance,
  baskets,
  cart,
  cards,
  orders,
  checkout,
  favourites,
  membership,
  log,
}: AccountParts) {
  /** False: the provider was made to know the customer again, or a payment was begun. */
  async function round({ customerId, subject, also }: Round): Promise<boolean> {
    if (!(await checkout.endPayments(customerId))) throw new MarketError('PAYMENT_FAILED');
    await cards.forget(customerId);
    try {
      await identity.deleteAccount(subject);
    } catch (error) {
      if (!(error instanceof IdentityRefusedError)) throw error;
      log.warn({ err: error, customer: customerId }, 'The identity provider deleted no account');
      throw new MarketError('IDENTITY_UNAVAILABLE');
    }
    return inTransaction(database, async (tx) => {
      await cart.lockOwn(tx, customerId);
      const customer = await lockCustomer(tx, customerId);
      if (!customer) return true;
      // One that is paid afterwards would bring back who is gone.
      if (await checkout.isPaying(tx, customerId)) return false;
      if (!(await cards.erase(tx, customerId))) return false;
      await orders.takeGuestOrders(tx, customerId);
      await cart.erase(tx, customerId);
      await checkout.blank(tx, customerId);
      await orders.blank(tx, customerId);
      await balance.blank(tx, customerId);
      await favourites.erase(tx, customerId);
      await baskets.subscriptions.erase(tx, customerId);
      await membership.erase(tx, customerId);
      await blankCustomer(tx, { id: customerId, subject });
      await also?.(tx);
      return true;
    });
  }

  return async function erase(customerId: string, also?: Also): Promise<void> {
    const customer = await readCustomer(database.kysely, customerId);
    if (!customer || customer.subject === null) return;
    const { subject } = customer;
    for (let count = 0; ; count += 1) {
      if (count === ROUNDS) throw new MarketError('PAYMENT_FAILED');
      if (await round({ customerId, subject, also })) break;
    }
    log.info({ customer: customerId }, 'A customer was deleted');
  };
}
