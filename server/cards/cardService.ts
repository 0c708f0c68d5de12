import { randomUUID } from 'node:crypto';
import { bound } from '../bound.ts';
import type { Caller, Visitor } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { EventSubject, PaymentGateway, StoredCard } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import * as store from './cardStore.ts';
import type { CardRow, PayerRow } from './cardStore.ts';
import { isOwnAddress } from './ownAddress.ts';
import * as setupPages from './setups.ts';
import type { CardOutcome } from './setups.ts';

export { chargeableColumns, chargeableOf, type Chargeable, type ChargeableRow } from './cardStore.ts';

export type CardListener = (customerId: string, agreed: StoredCard | null) => Promise<void>;

export type CardParts = {
  database: Database;
  payment: PaymentGateway;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};

const nameOf = ({ first_name: first, last_name: last }: PayerRow): string | null =>
  [first, last].filter(Boolean).join(' ') || null;

/** Customers at the payment provider and the cards that they are charged with. */
export type CardService = ReturnType<typeof createCardService>;

export function createCardService({ database, payment, log, publicUrl }: CardParts) {
  const db = database.kysely;
  const listeners: CardListener[] = [];

  async function payer(customerId: string): Promise<PayerRow> {
    const row = await store.readPayer(db, customerId);
    if (!row) throw new MarketError('UNAUTHENTICATED');
    return row;
  }

  /** Reads the card from the provider, whose present state replaces anything older. */
  async function refresh(customerId: string, agreed: StoredCard | null = null): Promise<void> {
    const question = await store.countQuestion(db, customerId);
    if (!question) return;
    const card = await payment.cardOf(question.providerId);
    await inTransaction(database, (tx) => store.keepAnswer(tx, customerId, question, card));
    for (const listener of listeners) await listener(customerId, agreed);
  }

  async function providerCustomer(customerId: string): Promise<string> {
    const row = await payer(customerId);
    const { email, locale, provider_customer_id: providerId } = row;
    const id = await payment.saveCustomer(providerId, { customerId, email, name: nameOf(row), locale });
    if (id === providerId) return id;
    if (!(await store.keepProviderId(db, customerId, id))) {
      await payment.deleteCustomer(id);
      throw new MarketError('UNAUTHENTICATED');
    }
    // The former customer was deleted at the provider, with its card.
    if (providerId !== null) await refresh(customerId);
    return id;
  }

  function ownAddress(text: string, field: string): string {
    if (!isOwnAddress(text, publicUrl)) throw new MarketError('BAD_INPUT', { field });
    return text;
  }

  function signedIn({ customer }: Visitor): string {
    if (!customer) throw new MarketError('UNAUTHENTICATED');
    return customer.id;
  }

  const setups = bound({ database, payment, log, providerCustomer, refresh }, setupPages);

  return {
    /**
     * The provider's id of a customer: created once, updated at each call. UNAUTHENTICATED if the customer was deleted;
     * throws PaymentUnavailableError.
     */
    providerCustomer,
    /**
     * Calls `listener` after each time that the stored card was read; if it throws, the provider sends the message again.
     * `agreed`: the new card, whose owner agreed that it pays the membership too (E72); null: nobody did.
     */
    onCard: (listener: CardListener): void => void listeners.push(listener),
    /** Checks card pages that nothing has happened to for `ms`; returns how many changed. */
    sweep: setups.sweep,
    /** Erases card pages that ended so many days ago; returns how many. */
    eraseSetups: (days: number): Promise<number> => store.eraseSetups(db, days),

    /** The stored id at the provider; null: none. */
    knownAs: async (customerId: string): Promise<string | null> =>
      (await store.readPayer(db, customerId))?.provider_customer_id ?? null,

    /** Customer and card for a charge without its holder; null: no card is stored. */
    chargeable: (customerId: string): Promise<store.Chargeable | null> => store.readChargeable(db, customerId),

    /**
     * As `chargeable`, after asking the provider about the customer's pending card pages: a customer may return from one
     * faster than its message.
     */
    async chargeableNow(customerId: string): Promise<store.Chargeable | null> {
      const chargeable = await store.readChargeable(db, customerId);
      if (chargeable) return chargeable;
      await setups.takeUpOf(customerId);
      return store.readChargeable(db, customerId);
    },

    /** Null: a guest, or no card is stored. */
    current: async ({ customer }: Visitor): Promise<CardRow | null> =>
      customer ? store.readCard(db, customer.id) : null,

    /**
     * The address of the page that stores a card; repeated calls return the same open page. `paysMembership`: its reader
     * agrees that the card pays the membership too (E72). UNAUTHENTICATED, BAD_INPUT
     * {field} for an address that is not the market's own, CARD_PAGE_UNAVAILABLE.
     */
    async setUp(
      { visitor, locale }: Caller,
      successUrl: string,
      cancelUrl: string,
      paysMembership: boolean = false,
    ): Promise<string> {
      const customerId = signedIn(visitor);
      const setupRequest = {
        success_url: ownAddress(successUrl, 'successUrl'),
        cancel_url: ownAddress(cancelUrl, 'cancelUrl'),
        locale,
        pays_membership: paysMembership,
      };
      try {
        return await setups.open(customerId, randomUUID(), setupRequest);
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: customerId }, 'The provider opened no card page');
        throw new MarketError('CARD_PAGE_UNAVAILABLE');
      }
    },

    /** The address of the page that replaces the card. UNAUTHENTICATED, BAD_INPUT {field}; PaymentUnavailableError. */
    async portal({ visitor, locale }: Caller, returnUrl: string): Promise<string> {
      const customerId = signedIn(visitor);
      const address = ownAddress(returnUrl, 'returnUrl');
      return payment.openPortal({ customer: await providerCustomer(customerId), returnUrl: address, locale });
    },

    /**
     * Applies a verified message, however often and in whatever order messages arrive. Throws when it has to be sent
     * again.
     */
    async handle(about: Exclude<EventSubject, { kind: 'payment' | 'membership' }>): Promise<CardOutcome> {
      if (about.kind === 'setup') return setups.hear(about);
      const customerId = await store.customerBehind(db, about.customer);
      if (customerId === null) {
        log.warn({ customer: about.customer }, 'A message about a customer of nobody’s changed nothing');
        return 'ignored';
      }
      await refresh(customerId);
      return 'applied';
    },

    /**
     * Deletes the customer at the provider (E49). PROVIDER_REFUSED with its words, PAYMENT_FAILED: it did not respond.
     */
    async forget(customerId: string): Promise<void> {
      const providerId = (await store.readPayer(db, customerId))?.provider_customer_id ?? null;
      if (providerId === null) return;
      try {
        await payment.deleteCustomer(providerId);
      } catch (error) {
        const isRefused = error instanceof PaymentRefusedError;
        if (!isRefused && !(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: customerId }, 'The payment provider deleted no customer');
        throw isRefused ? new MarketError('PROVIDER_REFUSED', {}, error.message) : new MarketError('PAYMENT_FAILED');
      }
      await inTransaction(database, (tx) => store.eraseCards(tx, customerId));
    },

    /**
     * Erases the market's own data. False: the customer was created at the provider again meanwhile, so repeat `forget`.
     */
    async erase(tx: Transaction, customerId: string): Promise<boolean> {
      const row = await store.readPayer(tx, customerId);
      if (row && row.provider_customer_id !== null) return false;
      await store.eraseCards(tx, customerId);
      return true;
    },
  };
}
