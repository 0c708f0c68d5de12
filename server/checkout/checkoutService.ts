import type { Locale } from '#rules/constants.ts';
import { isStorable } from '#rules/plainText.ts';
import { isOwn } from '../caller.ts';
import type { Caller, Visitor } from '../caller.ts';
import type { AttemptStatus } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { PaymentUnavailableError } from '../gateways/payment.ts';
import type { PaymentEvent } from '../gateways/payment.ts';
import { isUuid } from '../ids.ts';
import { MarketError, MarketErrors } from '../marketError.ts';
import { liveAttemptsOf, ownAttempt, sessionsAttempt, sessionsStatus } from './attempt/attemptOwnerStore.ts';
import { attemptById } from './attempt/checkoutStore.ts';
import type { AttemptRow } from './attempt/checkoutStore.ts';
import type { CheckoutMarket } from './attempt/paymentOpener.ts';
import { prepare } from './attempt/preparation.ts';
import type { CheckoutRequest } from './attempt/preparation.ts';
import * as settlement from './attempt/settlement.ts';
import type { SettlementResult } from './attempt/settlement.ts';
import * as unappliedStore from './attempt/unappliedStore.ts';
import type { UnappliedRow } from './attempt/unappliedStore.ts';
import { eraseUnpaid } from './closing/leftoverStore.ts';
import { pageTarget, settle as settleLink } from './link/linkPages.ts';

/** A payment whose content changed is replaced by a new one. More rounds mean that another process is paying as well. */
const ROUNDS = 3;
/** The message about a charge of a stored card. */
const CHARGED = 'payment_intent.succeeded';

export { blankAttempts as blank } from './attempt/attemptOwnerStore.ts';
export type { CheckoutMarket } from './attempt/paymentOpener.ts';
export { createPaymentOpener } from './attempt/paymentOpener.ts';
export { leave } from './attempt/abandonPayment.ts';
export { reopenBaskets } from './attempt/basketClaimStore.ts';
export { sweep } from './checkoutSweep.ts';
export { enterOrder, previewEntered } from './entered/enteredOrder.ts';
export { endOpenPage, hasOpenPage, payByLink, returnToOrder } from './link/linkPages.ts';
export { writeLink } from './link/linkEnd.ts';
export { buyBasket } from './closing/basketPurchase.ts';
export { close } from './closing/closing.ts';
export { rehearseClosing } from './closing/closingRehearsal.ts';
export { warnOfClosing } from './closing/closingWarnings.ts';

/** One round: the session to pay, or null if another round may find one. */
async function tryOnce(market: CheckoutMarket, caller: Caller, request: CheckoutRequest): Promise<string | null> {
  const prepared = await inTransaction(market.database, (tx) => prepare(tx, caller, request));
  if (prepared.kind === 'refused') {
    // The cart that is read next must show the same state of its lines.
    await market.catalogue.fresh();
    throw new MarketErrors(prepared.errors);
  }
  if (prepared.kind === 'replaced') {
    const { status } = await market.opening.giveUp(prepared.attempt);
    if (prepared.lateNames.length > 0 && status !== 'paid')
      throw new MarketError('CART_CHANGED', { items: prepared.lateNames });
    return null;
  }
  if (prepared.kind === 'begun') market.catalogue.changed();
  const attempt = await market.opening.open(prepared.attempt);
  const { kind, status, total, balance_applied: balance, provider_session_id: sessionId, payment_url: url } = attempt;
  if (status === 'pending' || status === 'paid') {
    // An invoice that the balance covered completely (E15) has no payment page: the session leads to its order.
    const target = kind === 'invoice' && balance < total ? url : sessionId;
    if (target !== null) return target;
  }
  if (prepared.kind === 'begun') throw new MarketError('PAYMENT_FAILED');
  return null;
}

/**
 * Reserves the stock, opens the payment and returns the provider's session id, or the URL of an invoice (E13).
 * Repeated calls return the same open payment. Throws MarketErrors with everything that stops the checkout, reserving
 * nothing; PAYMENT_FAILED if the provider opens no payment.
 */
export async function checkout(market: CheckoutMarket, caller: Caller, request: CheckoutRequest): Promise<string> {
  try {
    for (let count = 0; count < ROUNDS; count += 1) {
      const session = await tryOnce(market, caller, request);
      if (session !== null) return session;
    }
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    market.log.warn({ err: error }, 'A running payment could not be ended for another one');
  }
  throw new MarketError('PAYMENT_FAILED');
}

/** The visitor's own payment with a provider's session, or their latest; null if none is theirs. */
export function payment(
  market: CheckoutMarket,
  visitor: Visitor,
  session: string | null = null,
): Promise<AttemptRow | null> {
  return ownAttempt(market.database.kysely, visitor, session);
}

/** The status of anybody's attempt, by the id of its session at the provider; null: unknown. */
export function statusOf(market: CheckoutMarket, session: string): Promise<AttemptStatus | null> {
  return sessionsStatus(market.database.kysely, session);
}

/** The same, by the attempt's uuid. */
export async function byId(market: CheckoutMarket, visitor: Visitor, id: string): Promise<AttemptRow | null> {
  const attempt = await attemptById(market.database.kysely, id);
  return attempt && isOwn(attempt, visitor) ? attempt : null;
}

/**
 * The target of GET /paiement/:sessionId, by the session only: a redirected browser sends no token. over: it can no
 * longer be paid; `locale` is the payer's. order: as over, of an order's link, which leads there. unknown: not opened in this session.
 */
export async function payRedirect(
  market: CheckoutMarket,
  visitor: Visitor,
  providerSessionId: string,
): Promise<
  | { kind: 'pay'; url: string }
  | { kind: 'over'; locale: Locale }
  | { kind: 'order'; path: string }
  | { kind: 'unknown' }
> {
  const attempt = await sessionsAttempt(market.database.kysely, visitor.sessionId, providerSessionId);
  if (!attempt) {
    const page = isStorable(providerSessionId) ? await pageTarget(market, visitor, providerSessionId) : null;
    if (!page) return { kind: 'unknown' };
    return 'url' in page ? { kind: 'pay', url: page.url } : { kind: 'order', path: page.path };
  }
  const canBePaid = attempt.status === 'pending' && attempt.expires_at.getTime() > Date.now();
  return canBePaid && attempt.payment_url !== null
    ? { kind: 'pay', url: attempt.payment_url }
    : { kind: 'over', locale: attempt.locale };
}

/**
 * Ends a customer's open payments, except paid ones. Returns false if the provider could not report the state of one.
 */
export async function endPayments(market: CheckoutMarket, customerId: string): Promise<boolean> {
  try {
    for (const attempt of await liveAttemptsOf(market.database.kysely, customerId))
      await market.opening.giveUp(attempt);
    return true;
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    market.log.warn({ err: error, customer: customerId }, 'A payment of a customer who leaves could not be ended');
    return false;
  }
}

/** Whether a customer has an open payment, under the lock of their account. */
export async function isPaying(tx: Transaction, customerId: string): Promise<boolean> {
  return (await liveAttemptsOf(tx, customerId)).length > 0;
}

/**
 * Applies a verified message of the provider once, however often it arrives. `patient`: one about a charge leaves its result to whoever has
 * requested it, if that comes soon. Throws if the provider should send it again.
 */
export async function handleEvent(
  market: CheckoutMarket,
  { id, type, session, about }: PaymentEvent,
  { patient = false }: { patient?: boolean } = {},
): Promise<SettlementResult> {
  const state = about?.kind === 'payment' ? await market.payment.retrieveSession(about.sessionId) : session;
  const attemptId = state && isUuid(state.attemptId) ? state.attemptId : null;
  if (attemptId !== null && patient && type === CHARGED) await market.opening.letAnswer(attemptId);
  const before = attemptId === null ? null : await attemptById(market.database.kysely, attemptId);
  const link = before ? null : await settleLink(market, state, { id, type });
  return link ?? settlement.apply(market, state, { id, type }, { before });
}

/** Erases payments that ended unpaid so many days ago; returns how many. */
export function forget(market: CheckoutMarket, days: number): Promise<number> {
  return eraseUnpaid(market.database.kysely, days);
}

/** Payments that became no order and await the operator, oldest first. */
export function unappliedPayments(market: CheckoutMarket): Promise<UnappliedRow[]> {
  return unappliedStore.unappliedPayments(market.database.kysely);
}

/** Marks one of them as settled, by the provider's id. Returns false if it is not on the list. */
export function settleUnapplied(market: CheckoutMarket, sessionId: string): Promise<boolean> {
  return unappliedStore.settleUnapplied(market.database.kysely, sessionId, market.clock.now());
}
