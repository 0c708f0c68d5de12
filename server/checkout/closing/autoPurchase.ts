import { lastInstantBefore } from '#rules/dates.ts';
import type { MarketPeriod } from '#rules/period.ts';
import { absentVisitor, type Caller } from '../../caller.ts';
import type { LateCart } from '../../cart/cartCheckout.ts';
import { inTransaction } from '../../database/transaction.ts';
import { toId } from '../../graphql/globalId.ts';
import { stableUuid } from '../../ids.ts';
import { reasonOf } from '../../marketError.ts';
import type { MarketError, RefusalReason } from '../../marketError.ts';
import { readClosingBuyer } from '../attempt/buyerStore.ts';
import type { Buyer } from '../attempt/buyerStore.ts';
import { isLive } from '../attempt/checkoutStore.ts';
import type { AttemptRow } from '../attempt/checkoutStore.ts';
import type { CheckoutMarket } from '../attempt/paymentOpener.ts';
import { prepare } from '../attempt/preparation.ts';
import type { Charge, CheckoutRequest } from '../attempt/preparation.ts';

/**
 * bought: `isNew` if this call bought it. waiting: a payment of the cart is open, and a later run sees its result.
 * refused: nothing was charged.
 */
export type PurchaseResult =
  | { kind: 'bought'; isNew: boolean }
  | { kind: 'waiting' }
  | { kind: 'refused'; reasons: RefusalReason[] };

export type ClosingCart = {
  cart: LateCart;
  period: MarketPeriod;
};

/** Stands for a browser's session id; a real one (SHA-256 in hex) never equals it. */
const NO_SESSION = 'closing';

/** The customer as the caller, at the last moment of the week, by which everything is decided. */
function callerOf(customerId: string, { locale }: Buyer, { closesAt }: MarketPeriod): Caller {
  return { visitor: absentVisitor(customerId, { sessionId: NO_SESSION }), locale, now: lastInstantBefore(closesAt) };
}

const refusedWith = (...reasons: RefusalReason[]) => ({ kind: 'refused' as const, reasons });
const reasonOfCode = (code: string): RefusalReason => ({ code, params: {} });

/** The result of an attempt; refused with the stored reason if it failed and may not be repeated. */
export function resultOf(attempt: AttemptRow, isNew = false): PurchaseResult {
  if (attempt.status === 'paid') return { kind: 'bought', isNew };
  return isLive(attempt) ? { kind: 'waiting' } : refusedWith(reasonOfCode(attempt.refusal ?? 'other'));
}

/** What the closing of its week does with a cart. reasons: for a customer with automatic purchase. */
export type ClosingChoice =
  | { kind: 'buy'; customerId: string; closing: ClosingCart }
  | { kind: 'turn'; reasons: RefusalReason[] };

/** What happens to a late cart after `period`, the last week in which the market was open, has closed (E20, E57). */
export function choiceOf(cart: ClosingCart['cart'], period: MarketPeriod): ClosingChoice {
  if (!cart.autoClose || cart.customerId === null) return { kind: 'turn', reasons: [] };
  // No run bought it when its week closed.
  if (cart.week !== period.id) return { kind: 'turn', reasons: [reasonOfCode('NO_DELIVERY')] };
  return { kind: 'buy', customerId: cart.customerId, closing: { cart, period } };
}

/** How to buy a cart without its customer, whose id at the provider is `payer`; or why it is not bought now. */
export type PurchasePlan =
  | { caller: Caller; request: CheckoutRequest; payer: string | null }
  | { ended: Extract<PurchaseResult, { kind: 'refused' | 'waiting' }> };

/**
 * Reads the buyer of a cart and their card; `at`: the market's time of the purchase. A cart that another process has bought, or is buying,
 * since it was listed waits for the next run.
 */
export async function planPurchase(
  { database }: CheckoutMarket,
  customerId: string,
  { cart, period }: ClosingCart,
  at: Date,
): Promise<PurchasePlan> {
  const buyer = await readClosingBuyer(database.kysely, { customerId, cartId: cart.id, week: period.startDate });
  // The account was deleted, and its card with it (E49).
  if (!buyer) return { ended: refusedWith(reasonOfCode('NO_CARD')) };
  if (buyer.isOver) return { ended: { kind: 'waiting' } };
  const { chargeable } = buyer;
  const attemptId = stableUuid('closing', `${cart.id} ${period.id}`);
  const charge: Charge = { attemptId, card: chargeable?.card ?? null, contact: buyer.contact, at };
  return {
    caller: callerOf(customerId, buyer, period),
    payer: chargeable?.customer ?? null,
    request: { period: toId('Period', period.id), charge },
  };
}

/** The errors that prevent a purchase, in the form they are stored in. */
export const refusedBy = (errors: readonly MarketError[]): Extract<PurchaseResult, { kind: 'refused' }> =>
  refusedWith(...errors.map(reasonOf));

/**
 * Buys a cart of the closing week with the customer's stored card (E20): everything is checked and held as at the
 * checkout, then charged. The attempt's id is derived from cart and week, so that a cart is tried once a week and
 * charged once, however often and by however many processes this is called. Throws what the database throws.
 */
export async function buyCart(
  market: CheckoutMarket,
  customerId: string,
  closing: ClosingCart,
): Promise<PurchaseResult> {
  const plan = await planPurchase(market, customerId, closing, market.clock.now());
  if ('ended' in plan) return plan.ended;
  const prepared = await inTransaction(market.database, (tx) => prepare(tx, plan.caller, plan.request));
  if (prepared.kind === 'refused') return refusedBy(prepared.errors);
  if (prepared.kind === 'running') return resultOf(prepared.attempt);
  if (prepared.kind === 'replaced') return { kind: 'waiting' };
  market.catalogue.changed();
  return resultOf(await market.opening.open(prepared.attempt, plan.payer), true);
}
