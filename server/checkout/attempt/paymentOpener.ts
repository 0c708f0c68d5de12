import { setTimeout as delay } from 'node:timers/promises';
import type { CardService } from '../../cards/cardService.ts';
import { PaymentUnavailableError } from '../../gateways/payment.ts';
import type { SessionState } from '../../gateways/payment.ts';
import { MarketError } from '../../marketError.ts';
import type { Market } from '../../runningMarket.ts';
import { attemptById, attemptLines, isLive, markPending } from './checkoutStore.ts';
import type { AttemptRow } from './checkoutStore.ts';
import { chargeInput, invoiceInput, paymentInput } from './paymentInput.ts';
import * as settlement from './settlement.ts';
import { CURRENCY } from './settlement.ts';

/** The market, with its stored cards and the payments that this process is opening. */
export type CheckoutMarket = Market & { cards: CardService; opening: PaymentOpener };
export type PaymentOpener = ReturnType<typeof createPaymentOpener>;

/** How long a charge's message waits for whoever has requested it. The provider waits for an answer twenty times as long. */
const ANSWER_MS = 500;

type Opened = { sessionId: string; url: string; isPaid?: boolean };

/** Handles an attempt at the provider. Nothing here runs inside a transaction. */
export function createPaymentOpener(market: Market & { cards: CardService }) {
  const { payment, cards, log, publicUrl } = market;
  const db = market.database.kysely;
  /** Openings in progress in this process, by attempt: a second call waits for the first. */
  const openings = new Map<string, Promise<AttemptRow>>();

  async function current(id: string): Promise<AttemptRow> {
    const attempt = await attemptById(db, id);
    if (!attempt) throw new Error(`The checkout attempt ${id} is gone`);
    return attempt;
  }

  function customerOf({ id, customer_id: customer }: AttemptRow): string {
    if (customer === null) throw new Error(`The attempt ${id} is a guest's`);
    return customer;
  }

  async function openPage(attempt: AttemptRow): Promise<Opened> {
    const lines = await attemptLines(db, attempt.id);
    if (attempt.kind === 'session') return payment.openSession(paymentInput(attempt, lines, publicUrl));
    // The provider never expires an invoice, so an invoice without an answer is not opened again after its time.
    if (attempt.expires_at.getTime() <= Date.now())
      throw new PaymentUnavailableError('The time of the invoice is over');
    const customer = await cards.providerCustomer(customerOf(attempt));
    return payment.openInvoice(invoiceInput(attempt, lines, { origin: publicUrl, customer }));
  }

  async function openOrCharge(attempt: AttemptRow, payer: string | null): Promise<AttemptRow> {
    if (attempt.kind === 'charge') return charge(attempt, payer);
    let opened: Opened;
    try {
      opened = await openPage(attempt);
    } catch (error) {
      await settlement.fail(market, attempt.id);
      // Its customer may have been deleted in the meantime.
      const isExpected = error instanceof PaymentUnavailableError || error instanceof MarketError;
      if (!isExpected) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'The provider opened no payment');
      return current(attempt.id);
    }
    const pending = await markPending(db, attempt.id, opened);
    if (pending && opened.isPaid) return settlePaid(pending, opened.sessionId);
    if (pending) return pending;
    const latest = await current(attempt.id);
    if (!isLive(latest) && latest.status !== 'paid') await expireUnused(opened.sessionId);
    return latest;
  }

  /**
   * An attempt that the balance covers completely becomes an order at once (E15), or later by the provider's message or
   * the sweep if the provider cannot confirm it now.
   */
  async function settlePaid(attempt: AttemptRow, sessionId: string): Promise<AttemptRow> {
    try {
      await settlement.apply(market, await payment.retrieveSession(sessionId));
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'A paid invoice could not be read');
    }
    return current(attempt.id);
  }

  /** An attempt of a stored card that credit covers completely: nothing is charged, and the provider is not asked (E71). */
  async function settleByCredit({ id, contact }: AttemptRow): Promise<AttemptRow> {
    const nobody = { email: null, name: null, phone: null, address: null };
    const paid = {
      amountTotal: 0,
      amountDiscount: 0,
      currency: CURRENCY,
      contact: contact ?? nobody,
      paymentIntent: null,
    };
    await settlement.apply(market, { state: 'paid', sessionId: settlement.creditSession(id), attemptId: id, ...paid });
    return current(id);
  }

  async function charge(attempt: AttemptRow, payer: string | null): Promise<AttemptRow> {
    if (attempt.total === attempt.balance_applied) return settleByCredit(attempt);
    const customer = payer ?? (await cards.knownAs(customerOf(attempt)));
    // A customer is only deleted once all their payments are decided.
    if (customer === null) {
      await settlement.fail(market, attempt.id, 'declined');
      return current(attempt.id);
    }
    try {
      const result = await payment.charge(chargeInput(attempt, customer));
      if (result.kind !== 'paid') await settlement.fail(market, attempt.id, result.reason);
      else if ((await settlement.apply(market, result.state, undefined, { before: attempt })) === 'applied')
        return { ...attempt, status: 'paid', provider_session_id: result.state.sessionId };
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'The result of a charge is unknown: it will be requested again');
    }
    return current(attempt.id);
  }

  /** Ends a session that was opened for an attempt abandoned in the meantime. */
  async function expireUnused(sessionId: string): Promise<void> {
    try {
      await payment.expireSession(sessionId);
    } catch (error) {
      log.warn({ err: error, session: sessionId }, 'An unused payment session was left to expire');
    }
  }

  /**
   * Opens the payment of a waiting attempt, or charges its card, with the attempt's id as idempotency key: repeated
   * after a crash, it is the same payment. Returns the attempt afterwards. It is failed, with its stock released, if
   * its payment did not open or its card was refused (`refusal`); it waits while a charge's result is unknown. `payer`: the provider's
   * id of its customer, if the caller has read it with the card.
   */
  async function open(attempt: AttemptRow, payer: string | null = null): Promise<AttemptRow> {
    if (attempt.status !== 'creating') return attempt;
    const opening = openings.get(attempt.id) ?? openOrCharge(attempt, payer).finally(() => openings.delete(attempt.id));
    openings.set(attempt.id, opening);
    return opening;
  }

  return {
    open,
    /**
     * Gives whoever charges the card of an attempt (uuid) the time to apply the provider's answer, which often comes together with the charge's
     * message: that has nothing left to do then, and takes no locks.
     */
    async letAnswer(attemptId: string): Promise<void> {
      const answered = openings.get(attemptId)?.catch(() => undefined);
      await Promise.race([...(answered ? [answered] : []), delay(ANSWER_MS, undefined, { ref: false })]);
    },
    /**
     * Ends a live attempt, first at the provider and then here, and returns it, also if it turns out to be paid.
     * PaymentUnavailableError if the provider did not respond.
     */
    async giveUp(attempt: AttemptRow): Promise<AttemptRow> {
      const opened = await open(attempt);
      if (!isLive(opened)) return opened;
      if (opened.provider_session_id === null)
        throw new PaymentUnavailableError(`The charge of ${opened.id} is not decided yet`);
      const state: SessionState = await payment.expireSession(opened.provider_session_id);
      if (state.state === 'open')
        throw new PaymentUnavailableError(`Payment session ${state.sessionId} could not be ended`);
      await settlement.apply(market, state, undefined, { quiet: true });
      return current(attempt.id);
    },
  };
}
