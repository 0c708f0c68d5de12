import * as balance from '../../balance/balanceService.ts';
import { cashIntent } from '../../balance/cashSql.ts';
import * as cartCheckout from '../../cart/cartCheckout.ts';
import { writeAll } from '../../database/combinedStatements.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Transaction } from '../../database/transaction.ts';
import type { ShippingZoneRow } from '../../fulfilment/places.ts';
import type { ChargeRefusal, SessionState } from '../../gateways/payment.ts';
import { isUuid } from '../../ids.ts';
import * as orderRecords from '../../orders/orderRecords.ts';
import { mailWrite, queueMail } from '../../outbox/mailOutbox.ts';
import type { Market } from '../../runningMarket.ts';
import { holdMoves, decrementMoves } from '../../stock/stockMoves.ts';
import * as stock from '../../stock/stockService.ts';
import type { VariantStock } from '../../stock/stockService.ts';
import { releaseBaskets, settleBaskets } from './basketClaimStore.ts';
import { lockingBuyer } from './buyerStore.ts';
import * as store from './checkoutStore.ts';
import type { AttemptLine, AttemptRow } from './checkoutStore.ts';
import { paidOrder } from './paidOrder.ts';
import type { PaidSession } from './paidOrder.ts';
import { storeUnapplied } from './unappliedStore.ts';

/** applied: something changed. replay: it was applied before. ignored: not the market's, or nothing to change. */
export type SettlementResult = 'applied' | 'replay' | 'ignored';
type Ended = Exclude<SessionState, { state: 'open' }>;

/* Applies the end of a payment, whether a webhook, a sweep or a checkout reports it; nothing else does. */

/** The currency of every price. */
export const CURRENCY = 'cad';

/** Stands for the provider's session of an attempt (uuid) that credit pays completely, without asking the provider. */
export const creditSession = (attemptId: string): string => `credit_${attemptId}`;

type Locked = { attempt: AttemptRow; lines: AttemptLine[]; variants: Map<string, VariantStock> };

/**
 * The subscriptions whose baskets a cart's attempt buys with its items (E51); a basket's own attempt has claimed its
 * week itself.
 */
const basketsIn = ({ attempt, lines }: Pick<Locked, 'attempt' | 'lines'>): string[] =>
  attempt.user_basket_id === null ? lines.flatMap((line) => line.user_basket_id ?? []) : [];

/** Locks in the usual order: cart, variants by id, balance, attempt. */
async function lockAll(tx: Transaction, attemptBefore: AttemptRow): Promise<Locked> {
  let current = attemptBefore;
  const attemptId = attemptBefore.id;
  // A guest's payment may have moved to a customer's cart before it was locked (E38).
  for (let locked = ''; current.customer_id === null && locked !== current.cart_id;) {
    locked = current.cart_id;
    await cartCheckout.lockCart(tx, { cartId: locked });
    current = (await store.attemptById(tx, attemptId)) ?? current;
  }
  const { cart_id: cartId, customer_id: customerId, balance_applied: applied, lends_box: lendsBox } = current;
  // Closing the account waits for the order, which then counts as one to be handed over (E49).
  const buyer =
    customerId === null
      ? null
      : (earlier: string) =>
          applied > 0 || lendsBox ? balance.locking(customerId, earlier) : lockingBuyer(customerId, earlier);
  const locked = await store.lockForEnd(tx, attemptId, {
    cart: cartCheckout.lockingCart({ cartId }, null),
    variants: stock.lockingStock,
    buyer,
  });
  const variants = new Map(locked.variants.map((variant) => [variant.id, variant]));
  const lines = locked.lines.map((line) =>
    line.variant_id !== null && variants.has(line.variant_id) ? line : { ...line, variant_id: null },
  );
  return { attempt: locked.attempt, lines, variants };
}

async function release(
  tx: Transaction,
  { attempt, lines }: Locked,
  status: 'failed' | 'expired',
  sessionId: string | null,
): Promise<void> {
  await writeAll(tx, [...stock.moveWrites(holdMoves(lines, -1)), store.finishWrite(attempt.id, status, sessionId)]);
  await releaseBaskets(tx, attempt, basketsIn({ attempt, lines }));
}

async function expire(tx: Transaction, locked: Locked, state: Ended, quiet: boolean): Promise<SettlementResult> {
  const { attempt } = locked;
  const isAnother = attempt.provider_session_id !== null && attempt.provider_session_id !== state.sessionId;
  if (isAnother) return 'ignored';
  if (!store.isLive(attempt)) return 'replay';
  await release(tx, locked, 'expired', state.sessionId);
  if (!quiet && attempt.customer_id !== null && attempt.kind !== 'charge')
    await queueMail(tx, { kind: 'payment_failed', about: attempt.id, data: { attemptId: attempt.id } });
  return 'applied';
}

async function pay(
  market: Market,
  tx: Transaction,
  locked: Locked,
  state: PaidSession,
  zones: readonly ShippingZoneRow[],
): Promise<SettlementResult> {
  const { attempt, lines, variants } = locked;
  const facts = { attempt: attempt.id, session: state.sessionId };
  const isOfAmount = state.amountTotal + state.amountDiscount + attempt.balance_applied === attempt.total;
  if (!isOfAmount || state.currency !== CURRENCY) {
    const reason = state.currency === CURRENCY ? 'amount' : 'currency';
    await storeUnapplied(tx, state, { attemptId: attempt.id, reason, at: market.clock.now() });
    market.log.error(
      {
        ...facts,
        total: attempt.total,
        balance: attempt.balance_applied,
        paid: state.amountTotal,
        discount: state.amountDiscount,
        currency: state.currency,
      },
      'A payment of another amount or currency was not applied',
    );
    return 'ignored';
  }
  // The transaction that wrote its order has marked it as paid.
  if (attempt.status === 'paid') {
    if (attempt.provider_session_id === state.sessionId) return 'replay';
    await storeUnapplied(tx, state, { attemptId: attempt.id, reason: 'twice', at: market.clock.now() });
    market.log.error(facts, 'An attempt was paid a second time, by another session: to be refunded');
    return 'replay';
  }
  const at = market.clock.now();
  const decrement = decrementMoves(lines, variants, {
    holding: store.isLive(attempt),
    fromStorage: attempt.from_storage,
  });
  const alreadyDelivered = await settleBaskets(tx, attempt, basketsIn(locked));
  const orderLines = lines.map((line) =>
    alreadyDelivered.includes(line.user_basket_id ?? '') ? { ...line, user_basket_id: null } : line,
  );
  const purchased = lines.flatMap(({ variant_id: variantId, quantity }) =>
    variantId ? [{ variantId, quantity }] : [],
  );
  const paid = paidOrder(attempt, orderLines, decrement, state, zones, at);
  const order = await orderRecords.write(tx, paid, (orderId) => [
    ...stock.moveWrites(decrement.moves),
    ...cartCheckout.purchaseWrites(attempt.cart_id, purchased, at),
    store.finishWrite(attempt.id, 'paid', state.sessionId),
    mailWrite({ kind: 'order_confirmed', about: orderId, data: { orderId } }),
  ]);
  const { customer_id: customerId, balance_applied: applied, lends_box: lendsBox } = attempt;
  if (customerId !== null)
    await balance.orderPaid(tx, {
      customerId,
      orderId: order.id,
      attemptId: attempt.id,
      applied,
      lendsBox,
      at,
    });
  if (alreadyDelivered.length > 0)
    market.log.error(
      { ...facts, order: order.number, missed: alreadyDelivered },
      'A basket was paid too late: its week has an order already',
    );
  if (decrement.short.length > 0)
    market.log.error(
      { ...facts, order: order.number, short: decrement.short },
      'A paid order contains more than the stock',
    );
  return 'applied';
}

/**
 * Applies the provider's state of a session once. With `event`, a message that has something to do is stored, and a repeated one is a replay.
 * `quiet`: the shopper cancelled it, and gets no mail. `before`: the attempt of this state as its caller has read it.
 */
export async function apply(
  market: Market,
  state: SessionState | null,
  event?: { id: string; type: string },
  { quiet = false, before = null }: { quiet?: boolean; before?: AttemptRow | null } = {},
): Promise<SettlementResult> {
  const ended = state && state.state !== 'open' && isUuid(state.attemptId) ? state : null;
  const attempt = ended && (before ?? (await store.attemptById(market.database.kysely, ended.attemptId)));
  const zones = attempt?.shipping_zone_id ? await market.fulfilment.shippingZones() : [];
  // A paid attempt stays paid: a message about it takes no locks, and need not be stored to change nothing.
  const isPaid = attempt?.status === 'paid' && attempt.provider_session_id === ended?.sessionId;
  if (isPaid && ended?.state === 'paid') return 'replay';
  const result = await inTransaction(market.database, async (tx): Promise<SettlementResult> => {
    if (event && !(await store.recordEvent(tx, event))) return 'replay';
    if (!attempt) return 'ignored';
    const locked = await lockAll(tx, attempt);
    return ended.state === 'paid' ? pay(market, tx, locked, ended, zones) : expire(tx, locked, ended, quiet);
  });
  if (result === 'applied') market.catalogue.changed();
  if (result === 'ignored' && state)
    market.log.warn(
      { session: state.sessionId, attempt: state.attemptId, state: state.state },
      'A payment message changed nothing',
    );
  return result;
}

/**
 * Writes the order of a new attempt that is paid in cash when it is received (ADR 169), in the transaction that has prepared it; one that
 * credit pays completely is paid (E15). `zones`: all of them.
 */
export async function payInCash(
  market: Market,
  tx: Transaction,
  attempt: AttemptRow,
  zones: readonly ShippingZoneRow[],
): Promise<void> {
  const nobody = { email: null, name: null, phone: null, address: null };
  const due = attempt.total - attempt.balance_applied;
  const paid: PaidSession = {
    state: 'paid',
    sessionId: due > 0 ? cashIntent(attempt.id) : creditSession(attempt.id),
    attemptId: attempt.id,
    amountTotal: due,
    amountDiscount: 0,
    currency: CURRENCY,
    contact: attempt.contact ?? nobody,
    paymentIntent: due > 0 ? cashIntent(attempt.id) : null,
  };
  await pay(market, tx, await lockAll(tx, attempt), paid, zones);
}

/** Fails an attempt whose payment was never opened or whose card was refused, and releases its stock. */
export async function fail(market: Market, attemptId: string, refusal?: ChargeRefusal): Promise<void> {
  await inTransaction(market.database, async (tx) => {
    const attempt = await store.attemptById(tx, attemptId);
    const locked = attempt && (await lockAll(tx, attempt));
    if (locked?.attempt.status !== 'creating') return;
    await release(tx, locked, 'failed', null);
    if (refusal) await store.storeRefusal(tx, attemptId, refusal);
  });
  market.catalogue.changed();
}
