import { nothingComes } from '#rules/lineStatus.ts';
import { isChangeable } from '#rules/orderChanges.ts';
import { canTransition } from '#rules/orderStatus.ts';
import { openPeriodAt, type MarketCalendar } from '#rules/period.ts';
import * as balance from '../balance/balanceService.ts';
import { isOwn, type Visitor } from '../caller.ts';
import * as cartCheckout from '../cart/cartCheckout.ts';
import { endOpenPage, hasOpenPage, reopenBaskets } from '../checkout/checkoutService.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { MarketError } from '../marketError.ts';
import type { Actor } from '../orders/actor.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { LockedOrder } from '../orders/orderRecords.ts';
import * as problemReports from '../orders/problemReports.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { readCalendar } from '../siteInformation/siteInformationService.ts';
import * as stock from '../stock/stockService.ts';
import * as cancellations from './cancellationStore.ts';
import type { PendingCancellation } from './cancellationStore.ts';
import { planCancellation, requireShownRefund } from './cancelRefund.ts';
import type { CancelRefund, ShownRefund } from './cancelRefund.ts';
import { sendRefund } from './cardRefund.ts';
import { claimWaiting } from './claimStore.ts';
import { markAnnounced } from './missingStore.ts';
import * as refunds from './refundStore.ts';
import { addWithheldDeposit, pendingReturnId, readOrderRow } from './returnStore.ts';

/** A refused refund is requested again once a day. */
const REFUSED_AGE_MS = 24 * 3_600_000;

/** `visitor`: the owner who cancels; null for the desk or the market. */
type CancellationRequest = {
  visitor: Visitor | null;
  /** The visitor opened the order by its link, whoever owns it. */
  byLink: boolean;
  actor: Actor;
  to: 'cancelled' | 'refunded';
  reopenCart: boolean;
  /** Null: none was sent. */
  shown: ShownRefund | null;
};

/** The owner as the actor of a cancellation by the order's link. */
const ownerActor = (customerId: string | null): Actor =>
  customerId === null ? { by: 'guest', customerId } : { by: 'customer', customerId };

/*
 * Cancelling takes three steps, since no transaction may wait for the provider. First the cancellation is stored with
 * its refunds, which freezes the order. Then the provider makes each refund once. Then order, stock, balance and cart
 * change together. A repeated or concurrent call continues at the step reached, and a refund without an answer is
 * requested again later without blocking anybody.
 */

/** Whether the request is allowed: for the owner until the closing, for others along the table (E44). */
function isAllowed(
  market: Market,
  order: LockedOrder,
  { visitor, to }: CancellationRequest,
  calendar: MarketCalendar,
): boolean {
  if (!visitor) return canTransition(order.status, to, order.shipping_zone_id === null ? 'pickup' : 'ship');
  const slot = order.slot_from && { from: order.slot_from };
  const orderState = { status: order.status, periodStart: order.period_start, fromStorage: order.from_storage, slot };
  return isChangeable(orderState, calendar, market.clock.now());
}

/** First step. Returns false if the order is cancelled already. */
async function storeCancellation(market: Market, orderId: string, request: CancellationRequest): Promise<boolean> {
  const { visitor, byLink, to, reopenCart } = request;
  const stored = await inTransaction(market.database, async (tx) => {
    if (visitor && reopenCart) await cartCheckout.lockOrCreate(tx, visitor, market.clock.now());
    const owner = visitor && !byLink ? visitor.customer?.id : await cancellations.readOwner(tx, orderId);
    const account = owner ? await balance.lock(tx, owner) : null;
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order || (visitor && !byLink && !isOwn(order, visitor))) throw new MarketError('NOT_FOUND');
    const isVisitorsOwn = order.customer_id === null || order.customer_id === visitor?.customer?.id;
    if (byLink && reopenCart && !isVisitorsOwn) throw new MarketError('UNAUTHENTICATED');
    // The guest's order was claimed by a customer before it was locked (E64), who may have credited deposits.
    if (order.customer_id !== null && order.customer_id !== owner) return 'again';
    const actor: Actor = byLink ? ownerActor(order.customer_id) : request.actor;
    if (order.status === to) return false;
    if (order.cancelling) return true;
    if (await hasOpenPage(tx, orderId)) return 'open';
    // Cash that was received is given back by whoever is at the till.
    const isAtTill = visitor !== null && (await orderRecords.isCashReceived(tx, orderId));
    if (isAtTill || !isAllowed(market, order, request, await readCalendar(tx)) || (await pendingReturnId(tx, orderId)))
      throw new MarketError('TRANSITION_REFUSED', { from: order.status, to });
    const { payments, creditedByHand, keptOfBalance, refund } = await planCancellation(tx, order, account !== null);
    requireShownRefund(refund, request.shown);
    const cartOf = byLink &&
      visitor && {
        sessionId: visitor.sessionId,
        customerId: visitor.customer?.id ?? null,
        isOwn: isOwn(order, visitor),
      };
    const cancellation = {
      ...actor,
      to,
      reopenCart,
      ...(cartOf && { cart: cartOf }),
      kept: creditedByHand,
      keptOfBalance,
    };
    await cancellations.requestCancellation(tx, orderId, { cancellation, payments, at: market.clock.now() });
    return true;
  });
  if (stored === 'open') await endOpenPage(market, orderId);
  return typeof stored === 'string' ? storeCancellation(market, orderId, request) : stored;
}

/**
 * Third step, in the order of locks: cart, variants, balance, order. If the provider refused every refund the order
 * stays as it was; refused refunds among others are left to the operator.
 */
async function finish(
  market: Market,
  orderId: string,
  { sessionId, customerId, cancelling }: PendingCancellation,
): Promise<void> {
  const isDone = await inTransaction(market.database, async (tx) => {
    const cartId = await cartCheckout.lockCart(tx, cancelling.cart ?? { sessionId, customerId });
    const units = await cancellations.returnableUnits(tx, orderId);
    const variants = await stock.lock(
      tx,
      units.map(({ variantId }) => variantId),
    );
    const account = customerId === null ? null : await balance.lock(tx, customerId);
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order?.cancelling) return false;
    if (refunds.isAllRefused(await refunds.readRefunds(tx, order.cancelling.refunds))) {
      await cancellations.dropCancellation(tx, orderId, order.cancelling);
      return false;
    }
    const { to = 'cancelled', reopenCart, by, customerId: actorId, kept, keptOfBalance, cart } = order.cancelling;
    // Who has the link reads neither in the cart what the order withholds (ADR 110).
    const { note, allergies } = cart && !cart.isOwn ? { note: null, allergies: null } : order;
    const at = market.clock.now();
    // Goods of an assembled order are not in the stock any more; staff count them in by hand.
    if (to === 'cancelled') await stock.restock(tx, units, variants);
    if (account && customerId !== null)
      await balance.orderCancelled(tx, {
        customerId,
        orderId,
        applied: order.balance_applied - keptOfBalance,
        lendsBox: await cancellations.lentBox(tx, orderId),
        at,
      });
    await addWithheldDeposit(tx, orderId, kept);
    const isReopened = reopenCart && cartId !== null;
    const isEmpty = nothingComes(await orderRecords.comingLines(tx, orderId));
    if (isEmpty) await markAnnounced(tx, orderId);
    await queueMail(tx, { kind: 'order_cancelled', about: orderId, data: { orderId, isReopened, isEmpty } });
    await orderRecords.changeStatus(tx, { orderId, to, actor: { by, customerId: actorId }, at });
    await problemReports.endByWholeRefund(tx, orderId, at);
    // Recorded in this transaction, since another process may finish what staff began.
    if (by === 'staff' && actorId !== null)
      await journal.record(tx, { kind: 'advance_order', staffId: actorId, orderId, customerId, data: { to }, at });
    if (reopenCart) await reopenBaskets(tx, orderId);
    if (isReopened)
      await cartCheckout.restoreLines(tx, cartId, {
        lines: units.filter(({ variantId }) => variants.has(variantId)),
        // Requested before the closing and finished after it, they are ordinary lines of last week (E57).
        week: order.from_storage ? openPeriodAt(at, await readCalendar(tx)).startDate : order.period_start,
        now: at,
        choices: {
          fromStorage: order.from_storage,
          locationId: order.location_id,
          shippingZoneId: order.shipping_zone_id,
          note,
          allergies,
        },
      });
    return true;
  });
  if (isDone) market.catalogue.changed();
}

/** Second and third step. */
async function proceed(market: Market, orderId: string): Promise<void> {
  const pending = await cancellations.readCancellation(market.database.kysely, orderId);
  if (!pending) return;
  for (const refund of await refunds.readRefunds(market.database.kysely, pending.cancelling.refunds))
    if (refund.status === 'asked') await sendRefund(market, refund);
  await finish(market, orderId, pending);
}

/** Runs tasks one after the other; one that fails does not stop the others. Returns how many returned true. */
async function runEach(market: Market, tasks: readonly (() => Promise<boolean>)[]): Promise<number> {
  let changed = 0;
  for (const task of tasks)
    try {
      if (await task()) changed += 1;
    } catch (error) {
      market.log.error({ err: error }, 'A cancellation or refund could not be continued');
    }
  return changed;
}

/** Cancels a whole order for its owner. See refundService.cancelOwn. */
export async function cancel(market: Market, orderId: string, request: CancellationRequest): Promise<void> {
  if (!(await storeCancellation(market, orderId, request))) return;
  await proceed(market, orderId);
  const order = await staffOrders.byId(market.database, orderId);
  if (order?.status === request.to) return;
  // The owner and the desk sent different requests at the same time.
  if (order?.status === 'cancelled' || order?.status === 'refunded')
    throw new MarketError('TRANSITION_REFUSED', { from: order.status, to: request.to });
  throw new MarketError(
    'PROVIDER_REFUSED',
    {},
    (await refunds.latestRefusal(market.database.kysely, orderId)) ?? undefined,
  );
}

/**
 * Cancels an order for the desk or the market, as long as the table allows it (E44). `cancelled`: the goods return to the
 * stock. `refunded`: they do not, as the order was assembled. REFUND_CHANGED if it would give back another sum than
 * `shownTotal`.
 */
export function cancelAs(
  market: Market,
  actor: Actor,
  orderId: string,
  to: 'cancelled' | 'refunded',
  shownTotal: number | null = null,
): Promise<void> {
  const shown = shownTotal === null ? null : { total: shownTotal, isExact: true };
  return cancel(market, orderId, { visitor: null, byLink: false, actor, to, reopenCart: false, shown });
}

/** What cancelling an order would give back now; nothing if it can be neither cancelled nor refunded any more. */
export async function preview(market: Market, orderId: string): Promise<CancelRefund> {
  const order = await readOrderRow(market.database.kysely, orderId);
  const by = order?.shipping_zone_id === null ? 'pickup' : 'ship';
  if (!order || !(canTransition(order.status, 'cancelled', by) || canTransition(order.status, 'refunded', by)))
    return { toCard: 0, toBalance: 0 };
  const hasAccount = order.customer_id !== null && (await balance.hasAccount(market.database, order.customer_id));
  return (await planCancellation(market.database.kysely, order, hasAccount)).refund;
}

/** Continues interrupted cancellations and requests outstanding refunds again. Returns how many changed. */
export async function resume(market: Market, ageMs: number): Promise<number> {
  const interrupted = await claimWaiting(market.database.kysely, 'cancelling', ageMs);
  const ages = { askedMs: ageMs, refusedMs: REFUSED_AGE_MS };
  const refundsDue = await refunds.claimRefunds(market.database.kysely, ages, { unanswered: false });
  return runEach(market, [
    ...interrupted.map((orderId) => () => proceed(market, orderId).then(() => true)),
    ...refundsDue.map((refund) => () => sendRefund(market, refund)),
  ]);
}

/** Retries every refused refund now, including those with an unknown result: check them first. */
export async function retryRefused(market: Market, ageMs: number): Promise<void> {
  const refundsDue = await refunds.claimRefunds(
    market.database.kysely,
    { askedMs: ageMs, refusedMs: 0 },
    { unanswered: true },
  );
  await runEach(
    market,
    refundsDue.map((refund) => () => sendRefund(market, refund)),
  );
}
