import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentGateway, SessionState } from '../gateways/payment.ts';
import type { Log } from '../log.ts';
import { attemptById, attemptLines, isLive, markPending } from './checkoutStore.ts';
import type { AttemptRow } from './checkoutStore.ts';
import { paymentInput } from './paymentInput.ts';
import type { Settlement } from './settlement.ts';

export type OpeningParts = {
  db: Kysely<Tables>;
  payment: PaymentGateway;
  settlement: Settlement;
  log: Log;
  /** The market's own origin, for return addresses. */
  publicUrl: string;
};

/** The provider's side of an attempt. Nothing here runs inside a transaction. */
export type Opening = {
  /**
   * Opens the payment of an attempt that waits for one, under the attempt's id as idempotency key: after a crash it is
   * the same session again. Answers the attempt as it is afterwards; one whose payment did not open is failed, its holds
   * released.
   */
  open(attempt: AttemptRow): Promise<AttemptRow>;
  /** Ends a live attempt at the provider first, and here as the provider says, be it paid. PaymentUnavailableError: it could not say. */
  giveUp(attempt: AttemptRow): Promise<void>;
};

export function createOpening({ db, payment, settlement, log, publicUrl }: OpeningParts): Opening {
  /** Openings under way in this process: a second press waits for the first. */
  const running = new Map<string, Promise<AttemptRow>>();

  async function current(id: string): Promise<AttemptRow> {
    const attempt = await attemptById(db, id);
    if (!attempt) throw new Error(`The checkout attempt ${id} is gone`);
    return attempt;
  }

  async function drive(attempt: AttemptRow): Promise<AttemptRow> {
    const lines = await attemptLines(db, attempt.id);
    const input = paymentInput(attempt, lines, publicUrl);
    let opened: { sessionId: string; url: string };
    try {
      opened = await payment.openSession(input);
    } catch (error) {
      await settlement.fail(attempt.id);
      if (!(error instanceof PaymentUnavailableError)) throw error;
      log.warn({ err: error, attempt: attempt.id }, 'The provider opened no payment');
      return current(attempt.id);
    }
    const pending = await markPending(db, attempt.id, opened);
    if (pending) return pending;
    const now = await current(attempt.id);
    if (!isLive(now) && now.status !== 'paid') await endUnknown(opened.sessionId);
    return now;
  }

  /** A session that nobody was told of, opened for an attempt that was given up meanwhile. */
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
      if (!isLive(known) || known.provider_session_id === null) return;
      const state: SessionState = await payment.expireSession(known.provider_session_id);
      if (state.state === 'open')
        throw new PaymentUnavailableError(`Payment session ${state.sessionId} could not be ended`);
      await settlement.apply(state, undefined, { quiet: true });
    },
  };
}
