import { randomUUID } from 'node:crypto';
import { isOwnAddress } from '../../rules/ownAddress.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { PaymentRefusedError, PaymentUnavailableError } from '../gateways/payment.ts';
import type { EventSubject, PaymentGateway } from '../gateways/payment.ts';
import type { Caller, Visitor } from '../caller.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import * as store from './cardStore.ts';
import type { CardRow, PayerRow } from './cardStore.ts';
import { createSetups } from './setups.ts';
import type { CardOutcome } from './setups.ts';

/** The provider's customers, and the cards that they are charged with. */
export type CardService = {
  /** The provider's customer of a customer: made once, told who they are now. UNAUTHENTICATED: deleted. PaymentUnavailableError. */
  providerCustomer(customerId: string): Promise<string>;
  /** The same, as the provider knows them already; null: it does not. */
  knownAs(customerId: string): Promise<string | null>;
  /** Whom and what a charge names while nobody is there; null: no card was left. */
  chargeable(customerId: string): Promise<{ customer: string; card: string } | null>;
  /**
   * As `chargeable`, after the provider was asked about the customer's card pages that nothing was heard of: who comes back
   * from one may be faster than its message.
   */
  chargeableNow(customerId: string): Promise<{ customer: string; card: string } | null>;
  /** Null: a guest, or no card was left. */
  own(visitor: Visitor): Promise<CardRow | null>;
  /**
   * The address of the page where a card is left; repeated calls answer the same running page. UNAUTHENTICATED,
   * BAD_INPUT {field} for an address that is not the market's own, CARD_PAGE_UNAVAILABLE.
   */
  setUp(caller: Caller, successUrl: string, cancelUrl: string): Promise<string>;
  /** The address of the page where the card is changed. UNAUTHENTICATED, BAD_INPUT {field}; PaymentUnavailableError. */
  portal(caller: Caller, returnUrl: string): Promise<string>;
  /** What a verified message is about, applied however often and in whatever order it comes. Throws when it has to come again. */
  handle(about: Exclude<EventSubject, { kind: 'payment' | 'membership' }>): Promise<CardOutcome>;
  /** Takes up card pages that nothing was heard of for `ms`; answers how many changed. */
  sweep(ms?: number): Promise<number>;
  /** Erases card pages that ended so many days ago; answers how many. */
  eraseSetups(days: number): Promise<number>;
  /** `listener` is called whenever the card on file was read again; what it throws makes the message come again. */
  onCard(listener: (customerId: string) => Promise<void>): void;
  /** Deletes the customer at the provider (E49). PROVIDER_REFUSED with its words, PAYMENT_FAILED: it did not answer. */
  forget(customerId: string): Promise<void>;
  /** What the market keeps itself; false: the provider was made to know them again meanwhile, so that `forget` has to be repeated. */
  erase(tx: Transaction, customerId: string): Promise<boolean>;
};

export type CardParts = {
  database: Database;
  payment: PaymentGateway;
  log: Log;
  /** The market's own origin: where people are led back to. */
  publicUrl: string;
};

const nameOf = ({ first_name: first, last_name: last }: PayerRow): string | null =>
  [first, last].filter(Boolean).join(' ') || null;

export function createCardService({ database, payment, log, publicUrl }: CardParts): CardService {
  const db = database.kysely;
  const listeners: ((customerId: string) => Promise<void>)[] = [];

  async function payer(customerId: string): Promise<PayerRow> {
    const row = await store.readPayer(db, customerId);
    if (!row) throw new MarketError('UNAUTHENTICATED');
    return row;
  }

  /** Reads the card from the provider: whatever was told before, this is how it stands. */
  async function refresh(customerId: string): Promise<void> {
    const question = await store.countQuestion(db, customerId);
    if (!question) return;
    const card = await payment.cardOf(question.providerId);
    await inTransaction(database, (tx) => store.keepAnswer(tx, customerId, question, card));
    for (const listener of listeners) await listener(customerId);
  }

  async function providerCustomer(customerId: string): Promise<string> {
    const row = await payer(customerId);
    const { email, locale, provider_customer_id: known } = row;
    const id = await payment.saveCustomer(known, { customerId, email, name: nameOf(row), locale });
    if (id === known) return id;
    if (!(await store.keepProviderId(db, customerId, id))) {
      await payment.deleteCustomer(id);
      throw new MarketError('UNAUTHENTICATED');
    }
    // The one before was deleted at the provider, and its card with it.
    if (known !== null) await refresh(customerId);
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

  const setups = createSetups({ database, payment, log, providerCustomer, refresh });

  return {
    providerCustomer,
    onCard: (listener) => void listeners.push(listener),
    sweep: setups.sweep,
    eraseSetups: (days) => store.eraseSetups(db, days),

    knownAs: async (customerId) => (await store.readPayer(db, customerId))?.provider_customer_id ?? null,

    chargeable: (customerId) => store.readChargeable(db, customerId),

    async chargeableNow(customerId) {
      const known = await store.readChargeable(db, customerId);
      if (known) return known;
      await setups.takeUpOf(customerId);
      return store.readChargeable(db, customerId);
    },

    own: async ({ customer }) => (customer ? store.readCard(db, customer.id) : null),

    async setUp({ visitor, locale }, successUrl, cancelUrl) {
      const customerId = signedIn(visitor);
      const wish = {
        success_url: ownAddress(successUrl, 'successUrl'),
        cancel_url: ownAddress(cancelUrl, 'cancelUrl'),
        locale,
      };
      try {
        return await setups.open(customerId, randomUUID(), wish);
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: customerId }, 'The provider opened no card page');
        throw new MarketError('CARD_PAGE_UNAVAILABLE');
      }
    },

    async portal({ visitor, locale }, returnUrl) {
      const customerId = signedIn(visitor);
      const address = ownAddress(returnUrl, 'returnUrl');
      return payment.openPortal({ customer: await providerCustomer(customerId), returnUrl: address, locale });
    },

    async handle(about) {
      if (about.kind === 'setup') return setups.hear(about);
      const customerId = await store.customerBehind(db, about.customer);
      if (customerId === null) {
        log.warn({ customer: about.customer }, 'A message about a customer of nobody’s changed nothing');
        return 'ignored';
      }
      await refresh(customerId);
      return 'applied';
    },

    async forget(customerId) {
      const known = (await store.readPayer(db, customerId))?.provider_customer_id ?? null;
      if (known === null) return;
      try {
        await payment.deleteCustomer(known);
      } catch (error) {
        const isRefused = error instanceof PaymentRefusedError;
        if (!isRefused && !(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: customerId }, 'The payment provider deleted no customer');
        throw isRefused ? new MarketError('PROVIDER_REFUSED', {}, error.message) : new MarketError('PAYMENT_FAILED');
      }
      await inTransaction(database, (tx) => store.eraseCards(tx, customerId));
    },

    async erase(tx, customerId) {
      const row = await store.readPayer(tx, customerId);
      if (row && row.provider_customer_id !== null) return false;
      await store.eraseCards(tx, customerId);
      return true;
    },
  };
}
