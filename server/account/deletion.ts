import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { IdentityRefusedError } from '../gateways/identity.ts';
import { queueMail } from '../mail/mailOutbox.ts';
import { MarketError } from '../marketError.ts';
import { checkForfeits } from './accountClosure.ts';
import type { AccountClosure } from './accountClosure.ts';
import type { AccountParts } from './accountService.ts';
import { blankCustomer, lockCustomer, readCustomer } from './profileStore.ts';

/**
 * Most rounds of a deletion: what is opened meanwhile, a payment or the provider's customer, is ended by another round.
 */
const ROUNDS = 3;

export type HowToErase = {
  /**
   * Credit and deposits in cents that were shown as forfeited: FORFEITS_CHANGED where it is more. Absent: any amount.
   */
  forfeits?: number;
  /** Writes of the caller, in the transaction that blanks the person. */
  also?: (tx: Transaction) => Promise<unknown>;
};
type Round = { customerId: string; subject: string; lost: AccountClosure } & Pick<HowToErase, 'also'>;

/**
 * Deletes a customer (E49). Their data elsewhere goes first, at the payment provider before all, and a refusal there
 * stops everything and is reported. Then, in one transaction, the person is blanked, the cart erased and a confirmation
 * queued; orders stay for the accounts, also those that a guest paid with the confirmed address (E64): finished ones
 * without name and address, paid ones keep them until they are handed over. A customer who is gone already is no error.
 * Repeated after a failure half way, it finishes what was begun.
 */
export function createDeletion({
  database,
  identity,
  balance,
  baskets,
  cartOwnership,
  cards,
  customerOrders,
  checkout,
  favourites,
  restock,
  membership,
  clock,
  closure,
  log,
}: AccountParts & { closure(customerId: string, now: Date): Promise<AccountClosure> }) {
  /** False: meanwhile the provider was told of the customer again, or a payment was opened. */
  async function round({ customerId, subject, lost, also }: Round): Promise<boolean> {
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
      await cartOwnership.lockCustomerCart(tx, customerId);
      const customer = await lockCustomer(tx, customerId);
      if (!customer) return true;
      // A payment afterwards would bring the customer back.
      if (await checkout.isPaying(tx, customerId)) return false;
      if (!(await cards.erase(tx, customerId))) return false;
      await customerOrders.claimGuestOrders(tx, customerId);
      await cartOwnership.erase(tx, customerId);
      await checkout.blank(tx, customerId);
      await customerOrders.anonymise(tx, customerId);
      await balance.blank(tx, customerId);
      await favourites.erase(tx, customerId);
      await restock.erase(tx, { customerId, email: customer.email });
      await baskets.subscriptions.erase(tx, customerId);
      await membership.erase(tx, customerId);
      await queueMail(tx, {
        kind: 'account_closed',
        about: customerId,
        data: {
          customerId,
          to: customer.email,
          locale: customer.locale,
          credit: lost.credit,
          deposits: lost.deposits,
          hadBaskets: lost.baskets.length > 0,
          wasMember: lost.membership !== null,
        },
      });
      await blankCustomer(tx, { id: customerId, subject });
      await also?.(tx);
      return true;
    });
  }

  return async function erase(customerId: string, { forfeits, also }: HowToErase = {}): Promise<void> {
    const customer = await readCustomer(database.kysely, customerId);
    if (!customer || customer.subject === null) return;
    const { subject } = customer;
    const lost = await closure(customerId, clock.now());
    if (forfeits !== undefined) checkForfeits(lost, forfeits);
    for (let count = 0; ; count += 1) {
      if (count === ROUNDS) throw new MarketError('PAYMENT_FAILED');
      if (await round({ customerId, subject, lost, ...(also && { also }) })) break;
    }
    log.info({ customer: customerId }, 'A customer was deleted');
  };
}
