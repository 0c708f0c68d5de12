import { randomUUID } from 'node:crypto';
import { addressOf } from '#rules/addresses.ts';
import { HOLD_MINUTES, MINUTE_MS } from '#rules/constants.ts';
import type { Visitor } from '../../caller.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { PaymentUnavailableError, type PaidState, type SessionState } from '../../gateways/payment.ts';
import { toId } from '../../graphql/globalId.ts';
import { isUuid } from '../../ids.ts';
import { MarketError } from '../../marketError.ts';
import * as orderRecords from '../../orders/orderRecords.ts';
import { queueMail } from '../../outbox/mailOutbox.ts';
import type { Market } from '../../runningMarket.ts';
import { attemptById, attemptLines, recordEvent } from '../attempt/checkoutStore.ts';
import { linkPaymentInput } from '../attempt/paymentInput.ts';
import { CURRENCY, type SettlementResult } from '../attempt/settlement.ts';
import { storeUnapplied } from '../attempt/unappliedStore.ts';
import * as store from './linkPaymentStore.ts';
import type { LinkPaymentRow } from './linkPaymentStore.ts';

/*
 * Orders that staff entered are paid by card through a link (ADR 172): the provider's page for exactly what is to be paid, under the same
 * rules as a checkout's. An order has one live page at a time, and whatever changes what is to be paid ends it first, at the provider.
 */

/** Time for a request to reach the provider, whose shortest session is as long as a checkout's (E28). */
const PAGE_MS = (HOLD_MINUTES + 1) * MINUTE_MS;
/** A page is ended for another one; more rounds mean that somebody else opens one as well. */
const ROUNDS = 3;

async function current(market: Market, id: string): Promise<LinkPaymentRow> {
  const page = await store.pageById(market.database.kysely, id);
  if (!page) throw new Error(`The page ${id} of a payment link is gone`);
  return page;
}

async function inputOf({ database, publicUrl }: Market, page: LinkPaymentRow) {
  const money = await orderRecords.readLinkMoney(database.kysely, page.order_id);
  const attempt = money && (await attemptById(database.kysely, money.attemptId));
  if (!attempt) throw new Error(`The order of the page ${page.id} is gone`);
  const lines = await attemptLines(database.kysely, attempt.id);
  return linkPaymentInput(page, money, { attempt, lines }, publicUrl);
}

/** Opens a waiting page at the provider: repeated after a crash, it is the same one. It is failed if the provider opens none. */
export async function openPage(market: Market, page: LinkPaymentRow): Promise<LinkPaymentRow> {
  if (page.status !== 'creating') return page;
  const { database, payment, log } = market;
  try {
    const opened = await payment.openSession(await inputOf(market, page));
    const pending = await store.markPageOpen(database.kysely, page.id, opened);
    if (pending) return pending;
    const latest = await current(market, page.id);
    if (!store.isLivePage(latest) && latest.status !== 'paid') await payment.expireSession(opened.sessionId);
    return latest;
  } catch (error) {
    await store.failPage(database.kysely, page.id);
    if (!(error instanceof PaymentUnavailableError)) throw error;
    log.warn({ err: error, page: page.id }, 'The provider opened no page for a payment link');
    return current(market, page.id);
  }
}

/** Ends a live page, first at the provider and then here; it may turn out to be paid. PaymentUnavailableError. */
async function giveUp(market: Market, page: LinkPaymentRow): Promise<void> {
  const opened = await openPage(market, page);
  if (!store.isLivePage(opened) || opened.provider_session_id === null) return;
  const state = await market.payment.expireSession(opened.provider_session_id);
  if (state.state === 'open') throw new PaymentUnavailableError(`Session ${state.sessionId} could not be ended`);
  await settle(market, state);
}

/**
 * Ends the page of an order (uuid) on which it might still be paid, before what is to be paid changes. PAYMENT_OPEN if the provider does
 * not answer: nothing may change then.
 */
export async function endOpenPage(market: Market, orderId: string): Promise<void> {
  const page = await store.livePage(market.database.kysely, orderId);
  if (!page) return;
  try {
    await giveUp(market, page);
  } catch (error) {
    if (!(error instanceof PaymentUnavailableError)) throw error;
    market.log.warn({ err: error, page: page.id }, 'The page of a payment link could not be ended');
    throw new MarketError('PAYMENT_OPEN');
  }
}

/** Whether a locked order may be paid on an open page right now: then nothing of its sums may change. */
export const hasOpenPage = async (tx: Transaction, orderId: string): Promise<boolean> =>
  (await store.livePage(tx, orderId)) !== null;

/** A page to open or to go on with, or one that is over and must be ended first. */
async function findPage(
  market: Market,
  tx: Transaction,
  { sessionId }: Visitor,
  { orderId, total }: { orderId: string; total: number },
): Promise<{ page: LinkPaymentRow; isOver: boolean }> {
  const [order] = await orderRecords.lock(tx, [orderId]);
  const link = order ? await orderRecords.readLink(tx, orderId) : null;
  const due = await orderRecords.readCashDue(tx, orderId);
  if (!order || !link || link.ended !== null || due === 0 || order.cancelling) throw new MarketError('PAYMENT_OVER');
  if (due !== total) throw new MarketError('PAYMENT_CHANGED', { shown: total, current: due });
  const page = await store.livePage(tx, orderId);
  // A page that was opened before the link's end goes on, as one of a checkout does after the closing (E56).
  if (!page && market.clock.now() >= link.pay_by) throw new MarketError('PAYMENT_OVER');
  if (page) {
    await store.movePage(tx, page.id, sessionId);
    return { page, isOver: page.expires_at.getTime() <= Date.now() };
  }
  const expiresAt = new Date(Date.now() + PAGE_MS);
  const opened = { id: randomUUID(), order_id: orderId, session_id: sessionId, amount: due, expires_at: expiresAt };
  return { page: await store.insertPage(tx, opened), isOver: false };
}

/**
 * Opens the page on which an order (uuid) is paid by card, and returns the path that leads there; repeated calls, in whatever browser,
 * return the same page. `total`: the displayed sum in cents. PAYMENT_CHANGED if it is another one now; PAYMENT_OVER if it was paid,
 * cancelled, is paid in cash, or the link's time is over; PAYMENT_FAILED if the provider opens no page.
 */
export async function payByLink(market: Market, visitor: Visitor, orderId: string, total: number): Promise<string> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { page, isOver } = await inTransaction(market.database, (tx) =>
      findPage(market, tx, visitor, { orderId, total }),
    );
    if (isOver) {
      await endOpenPage(market, orderId);
      continue;
    }
    const { status, provider_session_id: sessionId } = await openPage(market, page);
    if (status === 'failed') break;
    if (status === 'pending') return `/paiement/${sessionId}`;
  }
  throw new MarketError('PAYMENT_FAILED');
}

/** A payment that came to nothing here is kept for the operator, who refunds it. */
async function storeForOperator(
  market: Market,
  tx: Transaction,
  { state, attemptId, reason }: { state: PaidState; attemptId: string; reason: 'amount' | 'currency' | 'twice' },
): Promise<void> {
  await storeUnapplied(tx, state, { attemptId, reason, at: market.clock.now() });
  market.log.error(
    { session: state.sessionId, attempt: attemptId, reason },
    'A payment by a link was not applied: to be refunded',
  );
}

async function pay(
  market: Market,
  tx: Transaction,
  { page, order }: { page: LinkPaymentRow; order: orderRecords.LockedOrder },
  state: PaidState,
): Promise<SettlementResult> {
  if (page.status === 'paid' && page.provider_session_id === state.sessionId) return 'replay';
  const { id: orderId, attempt_id: attemptId } = order;
  const isOfAmount = state.amountTotal === page.amount && state.currency === CURRENCY && state.amountDiscount === 0;
  const isDue = page.status !== 'paid' && (await orderRecords.readCashDue(tx, orderId)) === page.amount;
  if (!isOfAmount || !isDue || state.paymentIntent === null || order.cancelling) {
    const reason = state.currency !== CURRENCY ? 'currency' : isOfAmount ? 'twice' : 'amount';
    await storeForOperator(market, tx, { state, attemptId, reason });
    return 'ignored';
  }
  const at = market.clock.now();
  await store.finishPage(tx, page.id, 'paid', state.sessionId);
  await orderRecords.writePaidByCard(tx, orderId, state.paymentIntent);
  await orderRecords.endLink(tx, orderId, 'paid', at);
  await queueMail(tx, { kind: 'link_paid', about: orderId, data: { orderId } });
  return 'applied';
}

/**
 * Applies the end of a link's page once, whoever reports it, as `settlement.apply` does for an attempt. Null: it is no page of a link.
 */
export async function settle(
  market: Market,
  state: SessionState | null,
  event?: { id: string; type: string },
): Promise<SettlementResult | null> {
  if (!state || !isUuid(state.attemptId)) return null;
  const found = await store.pageById(market.database.kysely, state.attemptId);
  if (!found) return null;
  if (state.state === 'open') return 'ignored';
  return inTransaction(market.database, async (tx): Promise<SettlementResult> => {
    if (event && !(await recordEvent(tx, event))) return 'replay';
    const [order] = await orderRecords.lock(tx, [found.order_id]);
    if (!order) return 'ignored';
    const page = await store.lockPage(tx, found.id);
    if (state.state === 'paid') return pay(market, tx, { page, order }, state);
    if (!store.isLivePage(page)) return 'replay';
    await store.finishPage(tx, page.id, 'expired', state.sessionId);
    return 'applied';
  });
}

/** The path of the order whose link this page (uuid) belongs to, in its language. */
async function orderPath(market: Market, page: LinkPaymentRow): Promise<string | null> {
  const money = await orderRecords.readLinkMoney(market.database.kysely, page.order_id);
  return money && addressOf('orderLink', money.locale, { id: toId('OrderLink', money.linkKey) });
}

/**
 * Where somebody goes who comes back from a link's page (uuid), paid or not: the order's link. A payment is applied at once, and a page
 * that was left is ended if this browser opened it. Null: it is no page of a link.
 */
export async function returnToOrder(market: Market, { sessionId }: Visitor, pageId: string): Promise<string | null> {
  const page = isUuid(pageId) ? await store.pageById(market.database.kysely, pageId) : null;
  if (!page) return null;
  if (page.status === 'pending' && page.provider_session_id !== null)
    try {
      const state = await market.payment.retrieveSession(page.provider_session_id);
      if (state.state !== 'open') await settle(market, state);
      else if (page.session_id === sessionId) await giveUp(market, page);
    } catch (error) {
      if (!(error instanceof PaymentUnavailableError)) throw error;
      market.log.warn({ err: error, page: page.id }, 'The page of a payment link that was left could not be read');
    }
  return orderPath(market, page);
}

/** Where GET /paiement/:session leads this browser: the provider's page, or the order if it is over. Null: it opened no such page. */
export async function pageTarget(
  market: Market,
  { sessionId }: Visitor,
  providerSessionId: string,
): Promise<{ url: string } | { path: string } | null> {
  const page = await store.pageOfSession(market.database.kysely, providerSessionId);
  if (page?.session_id !== sessionId) return null;
  const isOpen = page.status === 'pending' && page.expires_at.getTime() > Date.now();
  if (isOpen && page.payment_url !== null) return { url: page.payment_url };
  const path = await orderPath(market, page);
  return path === null ? null : { path };
}
