import type { Locale } from '../../rules/constants.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import { isOwn } from '../caller.ts';
import type { Caller, Visitor } from '../caller.ts';
import type { CardService } from '../cards/cardService.ts';
import type { CartServices } from '../cart/cartServices.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import type { AttemptStatus } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import type { FulfilmentService } from '../fulfilment/fulfilmentService.ts';
import type { Clock } from '../gateways/clock.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentEvent, PaymentGateway } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { createAbandonPayment } from './attempt/abandonPayment.ts';
import {
  blankAttempts,
  liveAttemptsOf,
  ownAttempt,
  sessionsAttempt,
  sessionsStatus,
} from './attempt/attemptOwnerStore.ts';
import { reopenBaskets } from './attempt/basketClaimStore.ts';
import { attemptById } from './attempt/checkoutStore.ts';
import type { AttemptRow, SweepAges } from './attempt/checkoutStore.ts';
import { createPaymentOpener } from './attempt/paymentOpener.ts';
import { createPreparation } from './attempt/preparation.ts';
import type { CheckoutRequest } from './attempt/preparation.ts';
import { createSettlement } from './attempt/settlement.ts';
import type { SettlementResult } from './attempt/settlement.ts';
import { settleUnapplied, unappliedPayments } from './attempt/unappliedStore.ts';
import type { UnappliedRow } from './attempt/unappliedStore.ts';
import { createSweep } from './checkoutSweep.ts';
import { createAutoPurchase } from './closing/autoPurchase.ts';
import type { PurchaseResult } from './closing/autoPurchase.ts';
import { createBasketPurchase } from './closing/basketPurchase.ts';
import type { BasketPurchase } from './closing/basketPurchase.ts';
import { createClosing } from './closing/closing.ts';
import { createClosingRehearsal } from './closing/closingRehearsal.ts';
import type { ClosingRehearsal } from './closing/closingRehearsal.ts';
import { createClosingWarnings } from './closing/closingWarnings.ts';
import { eraseUnpaid } from './closing/leftoverStore.ts';

/** A payment whose content changed is replaced by a new one. More rounds mean that another process is paying as well. */
const ROUNDS = 3;

export type CheckoutService = {
  /**
   * Reserves the stock, opens the payment and returns the provider's session id, or the URL of an invoice (E13).
   * Repeated calls return the same open payment. Throws MarketErrors with everything that stops the checkout, reserving
   * nothing; PAYMENT_FAILED if the provider opens no payment.
   */
  checkout(caller: Caller, request: CheckoutRequest): Promise<string>;
  /** The visitor's own payment with a provider's session, or their latest; null if none is theirs. */
  payment(visitor: Visitor, session?: string | null): Promise<AttemptRow | null>;
  /** The status of anybody's attempt, by the id of its session at the provider; null: unknown. */
  statusOf(session: string): Promise<AttemptStatus | null>;
  /** The same, by the attempt's uuid. */
  byId(visitor: Visitor, id: string): Promise<AttemptRow | null>;
  /**
   * The target of GET /paiement/:sessionId, by the session only: a redirected browser sends no token. over: it can no
   * longer be paid; `locale` is the payer's. unknown: not opened in this session.
   */
  payRedirect(
    visitor: Visitor,
    providerSessionId: string,
  ): Promise<{ kind: 'pay'; url: string } | { kind: 'over'; locale: Locale } | { kind: 'unknown' }>;
  /**
   * The payer returned without paying (createAbandonPayment): releases the stock. Returns the payer's language; null if
   * there is no such attempt.
   */
  leave(visitor: Pick<Visitor, 'sessionId'>, attemptId: string): Promise<Locale | null>;
  /**
   * Applies a verified message of the provider once, however often it arrives. Throws if the provider should send it
   * again.
   */
  handleEvent(event: PaymentEvent): Promise<SettlementResult>;
  /**
   * Ends a customer's open payments, except paid ones. Returns false if the provider could not report the state of one.
   */
  endPayments(customerId: string): Promise<boolean>;
  /** Whether a customer has an open payment, under the lock of their account. */
  isPaying(tx: Transaction, customerId: string): Promise<boolean>;
  /** Removes a customer's texts from their attempts (E49). */
  blank(tx: Transaction, customerId: string): Promise<void>;
  /** Payments that became no order and await the operator, oldest first. */
  unappliedPayments(): Promise<UnappliedRow[]>;
  /** Marks one of them as settled, by the provider's id. Returns false if it is not on the list. */
  settleUnapplied(sessionId: string): Promise<boolean>;
  /** Makes the baskets of a cancelled order available to its cart again (E60). */
  reopenBaskets(tx: Transaction, orderId: string): Promise<void>;
  /** Continues attempts without news; returns how many changed. `ages` in milliseconds. */
  sweep(ages?: Partial<SweepAges>): Promise<number>;
  /** Closes a week by the market's clock; returns the number of carts (E20, E57). */
  close(signal?: AbortSignal): Promise<number>;
  /** What `close` would do if the open week closed now. Changes nothing and does not contact the provider. */
  rehearseClosing(): Promise<ClosingRehearsal>;
  /** On closing day, mails customers what the closing will not buy, once per cart and week; returns how many. */
  warnOfClosing(signal?: AbortSignal): Promise<number>;
  /** Charges a week's basket to the stored card (E51), once for each card. Throws what the database throws. */
  buyBasket(request: BasketPurchase): Promise<PurchaseResult>;
  /** Erases payments that ended unpaid so many days ago; returns how many. */
  forget(days: number): Promise<number>;
};

export type CheckoutParts = Pick<CartServices, 'cartCheckout' | 'cartClosing' | 'cartOwnership'> & {
  database: Database;
  payment: PaymentGateway;
  balance: BalanceService;
  cards: CardService;
  catalogue: CatalogueService;
  fulfilment: FulfilmentService;
  clock: Clock;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};

export function createCheckoutService(parts: CheckoutParts): CheckoutService {
  const { database, payment, cards, catalogue, log, publicUrl } = parts;
  const db = database.kysely;
  const prepareInTransaction = createPreparation(parts);
  const prepare = (caller: Caller, request: CheckoutRequest) =>
    inTransaction(database, (tx) => prepareInTransaction(tx, caller, request));
  const settlement = createSettlement(parts);
  const paymentOpener = createPaymentOpener({ db, payment, cards, settlement, log, publicUrl });

  const rehearseClosing = createClosingRehearsal({ ...parts, prepare: prepareInTransaction });
  const sweep = createSweep({ db, payment, opening: paymentOpener, settlement, log });

  /** One round: the session to pay, or null if another round may find one. */
  async function tryOnce(caller: Caller, request: CheckoutRequest): Promise<string | null> {
    const prepared = await prepare(caller, request);
    if (prepared.kind === 'refused') {
      // The cart that is read next must show the same state of its lines.
      await catalogue.fresh();
      throw new MarketErrors(prepared.errors);
    }
    if (prepared.kind === 'replaced') {
      const { status } = await paymentOpener.giveUp(prepared.attempt);
      if (prepared.lateNames.length > 0 && status !== 'paid')
        throw new MarketError('CART_CHANGED', { items: prepared.lateNames });
      return null;
    }
    if (prepared.kind === 'begun') catalogue.changed();
    const attempt = await paymentOpener.open(prepared.attempt);
    const { kind, status, total, balance_applied: balance, provider_session_id: sessionId, payment_url: url } = attempt;
    if (status === 'pending' || status === 'paid') {
      // An invoice that the balance covered completely (E15) has no payment page: the session leads to its order.
      const target = kind === 'invoice' && balance < total ? url : sessionId;
      if (target !== null) return target;
    }
    if (prepared.kind === 'begun') throw new MarketError('PAYMENT_FAILED');
    return null;
  }

  return {
    async checkout(caller, request) {
      try {
        for (let count = 0; count < ROUNDS; count += 1) {
          const session = await tryOnce(caller, request);
          if (session !== null) return session;
        }
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error }, 'A running payment could not be ended for another one');
      }
      throw new MarketError('PAYMENT_FAILED');
    },

    payment: (visitor, session = null) => ownAttempt(db, visitor, session),
    statusOf: (session) => sessionsStatus(db, session),

    async byId(visitor, id) {
      const attempt = await attemptById(db, id);
      return attempt && isOwn(attempt, visitor) ? attempt : null;
    },

    async payRedirect(visitor, providerSessionId) {
      const attempt = await sessionsAttempt(db, visitor.sessionId, providerSessionId);
      if (!attempt) return { kind: 'unknown' };
      const canBePaid = attempt.status === 'pending' && attempt.expires_at.getTime() > Date.now();
      return canBePaid && attempt.payment_url !== null
        ? { kind: 'pay', url: attempt.payment_url }
        : { kind: 'over', locale: attempt.locale };
    },

    async endPayments(customerId) {
      try {
        for (const attempt of await liveAttemptsOf(db, customerId)) await paymentOpener.giveUp(attempt);
        return true;
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error;
        log.warn({ err: error, customer: customerId }, 'A payment of a customer who leaves could not be ended');
        return false;
      }
    },

    isPaying: async (tx, customerId) => (await liveAttemptsOf(tx, customerId)).length > 0,
    blank: blankAttempts,
    // An invoice's message does not say how it was paid, so the session is retrieved.
    async handleEvent({ id, type, session, about }) {
      const state = about?.kind === 'payment' ? await payment.retrieveSession(about.sessionId) : session;
      return settlement.apply(state, { id, type });
    },
    rehearseClosing,
    warnOfClosing: createClosingWarnings({ ...parts, rehearse: rehearseClosing }),
    close: createClosing({ ...parts, buy: createAutoPurchase({ ...parts, prepare, opening: paymentOpener }) }),
    buyBasket: createBasketPurchase({ ...parts, opening: paymentOpener }),
    forget: (days) => eraseUnpaid(db, days),
    leave: createAbandonPayment({ db, opening: paymentOpener, log }),
    unappliedPayments: () => unappliedPayments(db),
    settleUnapplied: (sessionId) => settleUnapplied(db, sessionId, parts.clock.now()),
    reopenBaskets,
    sweep,
  };
}
