import { ADJUSTMENT_REASON_MAX } from '#rules/balance.ts';
import { nothingComes } from '#rules/lineStatus.ts';
import { cents } from '#rules/money.ts';
import { isStorable, visibleText } from '#rules/plainText.ts';
import * as balance from '../balance/balanceService.ts';
import type { Caller, Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import type { Transaction } from '../database/transaction.ts';
import type { DeskAction } from '../journal/journalEntry.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest, type KeyedRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import { actorOf } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import type { Market } from '../runningMarket.ts';
import type { AmountRefund } from './amountRefund.ts';
import * as returns from './goodsReturn.ts';
import type { ReturnResult } from './goodsReturn.ts';
import * as cancellation from './orderCancellation.ts';
import { readOutstanding, readRefundedAmounts, refundsOfCustomer } from './refundStore.ts';
import type { OutstandingRefund, RefundedAmount, RefundView } from './refundStore.ts';
import * as returnPlan from './returnPlan.ts';
import type { ReturnRequest } from './returnPlan.ts';

/** A deposit credit for a customer (uuid), in cents; `box`: the lent box came back. A requestId is applied once. */
export type DepositRefundRequest = { customerId: string; amount: number; box: boolean; requestId: string };

/** Containers counted at the counter, by their deposit in cents. A requestId is applied once. */
export type ContainerRefundRequest = Pick<balance.ContainerReturn, 'orderId' | 'containers'> & { requestId: string };

/** Age from which a request counts as interrupted: longer than all timeouts and retries of a running one. */
const AGE_MS = 45_000;

/*
 * Everything that pays money back: cancelled orders, returned goods, missing items, deposits. Ids are uuids, amounts
 * cents.
 */

export { previewAmount } from './amountRefund.ts';
export { preview as previewReturn } from './goodsReturn.ts';
export { settleMissing } from './missingItems.ts';
export type { RefundedAmount } from './refundStore.ts';
export { releaseUnpaid } from './unpaidOrders.ts';
export { answerProblem } from './problemAnswers.ts';
export { cancelAs, preview as previewCancel } from './orderCancellation.ts';

/** Whether nothing of an order comes, so that all of it goes back (E70). */
export async function isEmpty(market: Market, orderId: string): Promise<boolean> {
  return nothingComes(await orderRecords.comingLines(market.database.kysely, orderId));
}

/** Settling the missing units of an order of which nothing comes gives all of it back, as it was paid (E70). */
async function refundEmpty(
  market: Market,
  staff: Visitor,
  orderId: string,
  shownTotal?: number | null,
): Promise<ReturnResult> {
  await cancellation.cancelAs(market, actorOf(staff), orderId, 'refunded', shownTotal);
  const order = await staffOrders.byId(market.database, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  return { orderId, customerId: order.customerId, refunded: order.refundedToCard + order.refundedToBalance };
}

/**
 * Cancels a paid order of the visitor until its closing and refunds it the way it was paid (E60): card to card,
 * balance to balance, goods to the stock. `reopenCart`: its lines return to the cart. Safe to send twice. `byLink`:
 * the visitor opened the order by its link (ADR 36), and the lines return to the visitor's cart. NOT_FOUND;
 * TRANSITION_REFUSED; REFUND_LOWERED below `shownTotal`, the displayed refund (E69); UNAUTHENTICATED for the lines of another
 * customer's order; PROVIDER_REFUSED with the provider's
 * message, nothing changed.
 */
export function cancelOwn(
  market: Market,
  { visitor }: Pick<Caller, 'visitor'>,
  orderId: string,
  {
    reopenCart,
    byLink = false,
    shownTotal = null,
  }: { reopenCart: boolean; byLink?: boolean; shownTotal?: number | null },
): Promise<void> {
  return cancellation.cancel(market, orderId, {
    visitor,
    byLink,
    actor: actorOf(visitor),
    to: 'cancelled',
    reopenCart,
    shown: shownTotal === null ? null : { total: shownTotal, isExact: false },
  });
}

/**
 * Records returned goods of an order and refunds them to the balance or the card (F-150, F-197). A repeated request
 * returns the first result; REQUEST_REUSED if it differs. Missing items of an order of which nothing comes: all of it
 * goes back, and it ends as refunded (E70). Throws what planReturn throws; REFUND_CHANGED if `shownTotal` is
 * not what it would pay; PROVIDER_REFUSED with the provider's message, nothing changed.
 */
export async function returnGoods(
  market: Market,
  staff: Visitor,
  orderId: string,
  requestId: string,
  request: ReturnRequest,
): Promise<ReturnResult> {
  if (request.kind === 'missing' && (await isEmpty(market, orderId)))
    return refundEmpty(market, staff, orderId, request.shownTotal);
  const kind = request.kind === 'missing' ? 'settle_missing' : 'return_items';
  const units =
    'items' in request ? request.items.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted() : [];
  const identified = callersRequest(kind, requestId, {
    orderId,
    to: request.to,
    units,
    total: request.shownTotal ?? undefined,
  });
  return returns.returnGoods(market, { orderId, staffId: staffOf(staff), request: identified, ...request });
}

/**
 * Credits deposits to a customer's balance (F-198, E50), with the journal's entry in the same transaction. DEPOSIT_LIMIT,
 * NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}.
 */
export async function refundDeposit(
  market: Market,
  staff: Visitor,
  { customerId, amount, box, requestId }: DepositRefundRequest,
): Promise<void> {
  const request = callersRequest('refund_deposit', requestId, { customerId, amount, box });
  if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
  const at = market.clock.now();
  const action = { kind: 'refund_deposit', customerId, data: { amount, box }, at } as const;
  await creditDeposits(market, staff, { request, action }, (effect) =>
    balance.refundDeposit(market.database, { customerId, amount, box, at, ...effect }),
  );
}

/** Credits deposits by `credit`, with the journal's entry. DEPOSIT_LIMIT, NOT_FOUND, REQUEST_REUSED. */
async function creditDeposits(
  market: Market,
  staff: Visitor,
  { request, action }: { request: KeyedRequest; action: Omit<DeskAction, 'staffId' | 'request'> },
  credit: (effect: { request: string; also: balance.BalanceEffect }) => ReturnType<typeof balance.refundDeposit>,
): Promise<void> {
  const also = async (tx: Transaction) => {
    await journal.recordRequest(tx, request, action.at);
    await journal.record(tx, { ...action, request: request.key, staffId: staffOf(staff) });
  };
  const result = await credit({ request: request.key, also });
  if (result === 'repeated') await journal.verifyRequest(market.database.kysely, request);
  if (result === 'unknown') throw new MarketError('NOT_FOUND');
  if (result === 'beyond') throw new MarketError('DEPOSIT_LIMIT');
}

/** The most containers of one deposit in a call. */
const CONTAINERS_MAX = 100;

/**
 * Credits counted containers to the balance of an order's customer (E50), once per request. DEPOSIT_LIMIT, NOT_FOUND, RETURN_REFUSED
 * for a guest's order, REQUEST_REUSED, BAD_INPUT {field}.
 */
export async function refundOrderDeposit(
  market: Market,
  staff: Visitor,
  { orderId, containers, requestId }: ContainerRefundRequest,
): Promise<void> {
  const counted = containers.toSorted((one, other) => one.deposit - other.deposit);
  const request = callersRequest('refund_deposit', requestId, { orderId, containers: counted });
  const isCounted = counted.every(
    ({ deposit, quantity }, at) =>
      cents(deposit) > 0 && quantity > 0 && quantity <= CONTAINERS_MAX && deposit !== counted[at - 1]?.deposit,
  );
  if (counted.length === 0 || !isCounted) throw new MarketError('BAD_INPUT', { field: 'containers' });
  const order = await staffOrders.byId(market.database, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  const { customerId } = order;
  if (customerId === null) throw new MarketError('RETURN_REFUSED');
  const at = market.clock.now();
  const data = { amount: balance.containersAmount(counted), containers: counted };
  const action = { kind: 'refund_deposit', orderId, customerId, data, at } as const;
  await creditDeposits(market, staff, { request, action }, (effect) =>
    balance.refundContainers(market.database, { customerId, orderId, containers: counted, at, ...effect }),
  );
}

/**
 * Refunds deposits of a guest's order to its card, without goods, once per request; `amount` in cents. DEPOSIT_LIMIT,
 * NOT_FOUND, RETURN_REFUSED, REQUEST_REUSED, BAD_INPUT {field}; PROVIDER_REFUSED with the provider's message, nothing
 * changed.
 */
export async function refundGuestDeposit(
  market: Market,
  staff: Visitor,
  orderId: string,
  requestId: string,
  amount: number,
): Promise<void> {
  const request = callersRequest('refund_deposit', requestId, { orderId, amount });
  if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
  await returns.returnGoods(market, { orderId, staffId: staffOf(staff), request, kind: 'deposit', to: 'card', amount });
}

/**
 * Gives an amount of an order back without its goods, for a reason that the customer reads, once per request. Taxes stay as
 * they were charged. RETURN_REFUSED, NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}; REFUND_CHANGED for more than was paid less
 * what went back, and if the card would get another part than displayed; PROVIDER_REFUSED with the provider's message, nothing
 * changed.
 */
export async function refundAmount(
  market: Market,
  staff: Visitor,
  orderId: string,
  requestId: string,
  { amount, toCard, to, ...input }: AmountRefund,
): Promise<ReturnResult> {
  const reason = visibleText(input.reason).trim();
  const request = callersRequest('refund_amount', requestId, { orderId, amount, toCard, to, reason });
  if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
  if (reason === '' || reason.length > ADJUSTMENT_REASON_MAX || !isStorable(reason))
    throw new MarketError('BAD_INPUT', { field: 'reason' });
  const refund = { kind: 'amount', amount, toCard, to, reason } as const;
  return returns.returnGoods(market, { orderId, staffId: staffOf(staff), request, ...refund });
}

/** Units to remove from lines, where their money goes, and the displayed total; cents. */
export type LoweredQuantities = Omit<Extract<ReturnRequest, { kind: 'removed' }>, 'kind' | 'shownTotal'> & {
  shownTotal: number;
};

/**
 * Removes units of lines from a paid order before they are packed (ADR 168), once per request: they return to the stock, and their money
 * to the balance or the card. REQUEST_REUSED; what planReturn and removedUnits throw; REFUND_CHANGED for another total than displayed;
 * PROVIDER_REFUSED with the provider's message, nothing changed.
 */
export function lowerQuantities(
  market: Market,
  staff: Visitor,
  orderId: string,
  requestId: string,
  { changes, to, shownTotal, locale }: LoweredQuantities,
): Promise<ReturnResult> {
  const request = callersRequest('lower_quantities', requestId, {
    orderId,
    to,
    changes: changes.map(({ lineId, from, to: left }) => `${lineId} ${from} ${left}`).toSorted(),
    total: shownTotal,
  });
  const removal = { kind: 'removed', to, changes, shownTotal, locale } as const;
  return returns.returnGoods(market, { orderId, staffId: staffOf(staff), request, ...removal });
}

/** The total that settling the missing units of these orders (uuids) would pay. */
export function missingAmount(market: Market, orderIds: readonly string[]): Promise<number> {
  return returnPlan.missingAmount(market.database.kysely, orderIds);
}

/** Continues what was interrupted `ageMs` ago, and retries due refunds. Returns how many changed. */
export async function resume(market: Market, ageMs: number = AGE_MS): Promise<number> {
  return (await cancellation.resume(market, ageMs)) + (await returns.resume(market, ageMs));
}

/** Card refunds that wait for an answer or were refused. */
export function listOutstanding(market: Market): Promise<OutstandingRefund[]> {
  return readOutstanding(market.database.kysely);
}

/** Retries every refused refund now, including those with an unknown result: check them first. */
export function retryRefused(market: Market): Promise<void> {
  return cancellation.retryRefused(market, AGE_MS);
}

/** The refunds of a customer's orders, by order uuid. */
export function ofCustomer(market: Market, customerId: string): Promise<Map<string, RefundView[]>> {
  return refundsOfCustomer(market.database.kysely, customerId);
}

/** The amounts that were given back of these orders (uuids) without goods, for the file of whoever bought them. */
export function amountsOf(
  { database }: Pick<Market, 'database'>,
  orderIds: readonly string[],
): Promise<RefundedAmount[]> {
  return readRefundedAmounts(database.kysely, orderIds);
}
