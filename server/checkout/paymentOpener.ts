import type { Kysely } from 'kysely';
import type { CardService } from '../cards/cardService.ts';
import type { Tables } from '../database/tables.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway, SessionState } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import { attemptById, attemptLines, isLive, markPending } from './checkoutStore.ts';
import type { AttemptRow } from './checkoutStore.ts';
import { chargeInput, invoiceInput, paymentInput } from './paymentInput.ts';
import type { Settlement } from './settlement.ts';

export type OpeningParts = {
  db: Kysely<Tables>;
  payment: PaymentGateway;
  cards: Pick<CardService, 'providerCustomer' | 'knownAs'>;
  settlement: Settlement;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};

/** The provider's side of an attempt. Nothing here runs inside a transaction. */
export type PaymentOpener = {
  /**
   * Opens the payment of a waiting attempt, or charges its card, with the attempt's id as idempotency key: after a
   * crash it is the same payment again. Returns the attempt afterwards. One whose payment did not open, or whose card
   * was refused (`refusal`), is failed and its holds released; one whose charge has no known result waits.
   */
  open(attempt: AttemptRow): Promise<AttemptRow>;
  /**
   * Ends a live attempt, first at the provider and then here, even if it turns out to be paid; returns it.
   * PaymentUnavailableError: the provider could not say.
   */
  giveUp(attempt: AttemptRow): Promise<AttemptRow>;
};

type Opened = { sessionId: string; url: string; isPaid?: boolean };

export function createPaymentOpener({ db, payment, cards, settlement, log, publicUrl }: OpeningParts): PaymentOpener {
  /** Openings in progress in this process: a second press waits for the first. */
  const running = new Map<string, Promise<AttemptRow>>();

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
    // The provider has no end for an invoice: one without a sign of life is not opened again after its time.
    if (attempt.expires_at.getTime() <= Date.now())
      throw new PaymentUnavailableError('The time of the invoice is over');
    const customer = await cards.providerCustomer(customerOf(attempt));
    return payment.openInvoice(invoiceInput(attempt, lines, { origin: publicUrl, customer }));
  }

  async function drive(attempt: AttemptRow): Promise<AttemptRow> {
    if (attempt.kind === 'charge') return charge(attempt);
    let opened: Opened;
    try {
      opened = await openPage(attempt);
    } catch (error) {
      await settlement.fail(attempt.id);
      // Its customer was deleted meanwhile.
      const isExpected = error instanceof PaymentUnavailableError || error instanceof MarketError;
      if (!isExpected) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'The provider opened no payment');
      return current(attempt.id);
    }
    const pending = await markPending(db, attempt.id, opened);
    if (pending && opened.isPaid) return settlePaid(pending, opened.sessionId);
    if (pending) return pending;
    const now = await current(attempt.id);
    if (!isLive(now) && now.status !== 'paid') await endUnknown(opened.sessionId);
    return now;
  }

  /**
   * What the balance has paid completely is an order at once (E15); if the provider cannot say so now, its message or
   * the sweep will.
   */
  async function settlePaid(attempt: AttemptRow, sessionId: string): Promise<AttemptRow> {
    try {
      await settlement.apply(await payment.retrieveSession(sessionId));
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'A paid invoice could not be read');
    }
    return current(attempt.id);
  }

  async function charge(attempt: AttemptRow): Promise<AttemptRow> {
    const customer = await cards.knownAs(customerOf(attempt));
    // A customer is only deleted once every payment of theirs is decided.
    if (customer === null) {
      await settlement.fail(attempt.id, 'declined');
      return current(attempt.id);
    }
    try {
      const outcome = await payment.charge(chargeInput(attempt, customer));
      if (outcome.kind !== 'paid') await settlement.fail(attempt.id, outcome.reason);
      else if ((await settlement.apply(outcome.state)) === 'applied')
        return { ...attempt, status: 'paid', provider_session_id: outcome.state.sessionId };
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'Nobody can tell of a charge: it is asked for again');
    }
    return current(attempt.id);
  }

  /** A session that nobody knows of, opened for an attempt that was given up meanwhile. */
  async function endUnknown(sessionId: string): Promise<void> {
    try {
      await payment.expireSession(sessionId);
    } catch (error) {
      log.warn({ err: error, session: sessionId }, 'A payment session that nobody needs was left to expire');
    }
  }

  async function open(attempt: AttemptRow): Promise<AttemptRow> {
    if (attempt.status !== 'creating') return attempt;
    const under = running.get(attempt.id) ?? drive(attempt).finally(() => running.delete(attempt.id));
    running.set(attempt.id, under);
    return under;
  }

  return {
    open,
    async giveUp(attempt) {
      const known = await open(attempt);
      if (!isLive(known)) return known;
      if (known.provider_session_id === null)
        throw new PaymentUnavailableError(`The charge of ${known.id} is not decided yet`);
      const state: SessionState = await payment.expireSession(known.provider_session_id);
      if (state.state === 'open')
        throw new PaymentUnavailableError(`Payment session ${state.sessionId} could not be ended`);
      await settlement.apply(state, undefined, { quiet: true });
      return current(attempt.id);
    },
  };
}
