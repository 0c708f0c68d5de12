import { inTransaction } from '../database/transaction.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { MarketError } from '../marketError.ts';
import type { AccountParts } from './accountService.ts';
import { blankCustomer, lockCustomer, readCustomer } from './profileStore.ts';

/**
 * Deletes a customer (E49): whoever else keeps something of them goes first, and a refusal there stops all. Then, in one
 * transaction, the person is blanked and the cart erased; orders stay for the accounts, without name and address. One that
 * is gone already is no error. Repeated after a failure half way, it ends what was begun.
 */
export function createDeletion({ database, identity, cart, orders, checkout, log }: AccountParts) {
  return async function erase(customerId: string): Promise<void> {
    const customer = await readCustomer(database.kysely, customerId);
    if (!customer || customer.subject === null) return;
    const { subject } = customer;
    if (!(await checkout.endPayments(customerId))) throw new MarketError('PAYMENT_FAILED');
    try {
      await identity.deleteAccount(subject);
    } catch (error) {
      if (!(error instanceof IdentityRefusedError)) throw error;
      log.warn({ err: error, customer: customerId }, 'The identity provider deleted no account');
      throw new MarketError('IDENTITY_UNAVAILABLE');
    }
    await inTransaction(database, async (tx) => {
      await cart.erase(tx, customerId);
      await checkout.blank(tx, customerId);
      await orders.blank(tx, customerId);
      if (await lockCustomer(tx, customerId)) await blankCustomer(tx, { id: customerId, subject });
    });
    log.info({ customer: customerId }, 'A customer was deleted');
  };
}
