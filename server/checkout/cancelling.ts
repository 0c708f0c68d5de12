import { isChangeable } from '../../rules/orderChanges.ts';
import { canTransition } from '../../rules/orderStatus.ts';
import { openPeriodAt } from '../../rules/period.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import type { Caller } from '../caller.ts';
import type { CartService } from '../cart/cartService.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Journal } from '../desk/journalService.ts';
import type { Clock } from '../gateways/clock.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import type { Visitor } from '../caller.ts';
import type { Log } from '../log.ts';
import { queueMail } from '../mail/mailOutbox.ts';
import { MarketError } from '../marketError.ts';
import type { OrderService } from '../orders/orderService.ts';
import { isOwn } from './attemptOwnerStore.ts';
import { reopenBaskets } from './basketClaimStore.ts';
import { createCardRefunds } from './cardRefunds.ts';
import { returnMoves } from './holds.ts';
import { lockVariants, moveStock } from './stockStore.ts';

/** A try that is still under way has its own time-outs and repeats, which end before this. */
const AGE_MS = 45_000;
/** A refund that was refused is asked for again once a day. */
const REFUSED_AGE_MS = 24 * 3_600_000;

type CancellingParts = {
  database: Database;
  payment: Pick<PaymentGateway, 'refund'>;
  balance: BalanceService;
  cart: CartService;
  orders: OrderService;
  catalogue: CatalogueService;
  journal: Pick<Journal, 'record'>;
  clock: Clock;
  log: Log;
};

type LockedOrder = Awaited<ReturnType<OrderService['status']['lock']>>[number];
type Actor = ReturnType<OrderService['status']['actorOf']>;
/** visitor: the owner who asks; null: the desk or the market. */
type Asked = {
  visitor: Visitor | null;
  /** The visitor has opened the order by its own address, whosever it is. */
  byLink: boolean;
  actor: Actor;
  to: 'cancelled' | 'refunded';
  reopenCart: boolean;
};
type Wished = NonNullable<Awaited<ReturnType<OrderService['cancelling']['readWish']>>>;
type OwedRefund = Awaited<ReturnType<OrderService['cancelling']['owedRefunds']>>[number];

export type Cancelling = {
  /**
   * Cancels a paid order of the visitor's until its closing and gives all back as it was paid (E60): what the card paid to
   * the card, what the balance paid to the balance, its goods to the shelves. `reopenCart`: its lines return to the cart.
   * Sent again it changes nothing. The uuid is the order's. NOT_FOUND, TRANSITION_REFUSED; PROVIDER_REFUSED in the
   * provider's words, with nothing changed. `byLink`: the visitor has opened the order by its own address (ADR 36), and its
   * lines return to their cart; those of a customer's only to that customer's: UNAUTHENTICATED.
   */
  cancel(caller: Caller, orderId: string, reopenCart: boolean, byLink?: boolean): Promise<void>;
  /**
   * The same by the desk, or by the market itself, as long as the table allows it (E44). cancelled: its goods return to the
   * shelves; refunded: it was worked on, so that they do not.
   */
  giveAllBack(actor: Actor, orderId: string, to: Asked['to']): Promise<void>;
  /** Goes on with what was cut off, and asks again for refunds that were not answered, or refused a day ago. How many it moved. */
  sweep(ageMs?: number): Promise<number>;
  /** What cancelled orders, and goods that came back, still owe to cards: waiting for an answer, or refused. */
  owed(): Promise<OwedRefund[]>;
  /** Asks at once for all that was refused, also for what nobody knows the outcome of: to be looked up before. */
  askAgain(): Promise<void>;
};

/** An order's owner, as who acts by its own address. */
const ownerActor = (customerId: string | null): Actor =>
  customerId === null ? { by: 'guest', customerId } : { by: 'customer', customerId };

/**
 * Cancelling takes three steps, since no transaction may wait for the provider: the wish is kept with what is to go back,
 * which fixes the order where it is; the provider gives back, once per refund; then order, stock, balance and cart change
 * together. Whoever is cut off, or comes at the same time, goes on where the others are. A provider that does not answer
 * holds nobody up: the refund is asked for again until it does.
 */
export function createCancelling(parts: CancellingParts): Cancelling {
  const { database, balance, cart, orders, catalogue, journal, clock, log } = parts;
  const { cancelling: store, status } = orders;
  const db = database.kysely;
  const giveBack = createCardRefunds(parts);

  /** Whether who asks may: the owner until the closing, others along the table (E44). */
  function mayBe(order: LockedOrder, { visitor, to }: Asked): boolean {
    if (!visitor) return canTransition(order.status, to, order.shipping_zone_id === null ? 'pickup' : 'ship');
    const slot = order.slot_from && { from: order.slot_from };
    const seen = { status: order.status, periodStart: order.period_start, fromStorage: order.from_storage, slot };
    return isChangeable(seen, clock.now());
  }

  /** First step. False: it is so already. */
  async function ask(orderId: string, asked: Asked): Promise<boolean> {
    const { visitor, byLink, to, reopenCart } = asked;
    const isNew = await inTransaction(database, async (tx) => {
      if (visitor && reopenCart) await cart.reopening.lockOrMake(tx, visitor);
      const owner = visitor && !byLink ? visitor.customer?.id : await store.ownerOf(tx, orderId);
      const account = owner ? await balance.lock(tx, owner) : null;
      const [order] = await status.lock(tx, [orderId]);
      if (!order || (visitor && !byLink && !isOwn(order, visitor))) throw new MarketError('NOT_FOUND');
      const isReaders = order.customer_id === null || order.customer_id === visitor?.customer?.id;
      if (byLink && reopenCart && !isReaders) throw new MarketError('UNAUTHENTICATED');
      // A guest's order became a customer's until the lock was had (E64), with deposits that may have been credited.
      if (order.customer_id !== null && order.customer_id !== owner) return 'again';
      const actor: Actor = byLink ? ownerActor(order.customer_id) : asked.actor;
      if (order.status === to) return false;
      if (order.cancelling) return true;
      if (!mayBe(order, asked)) throw new MarketError('TRANSITION_REFUSED', { from: order.status, to });
      const { customer_id: customerId, balance_applied: applied } = order;
      if (await orders.returns.isAsked(tx, orderId))
        throw new MarketError('TRANSITION_REFUSED', { from: order.status, to });
      const kept = account && customerId !== null ? await balance.creditedOf(tx, customerId, orderId) : 0;
      // What went to the balance before, for goods or as deposits, is off what it gets back now, and then off the card's.
      const gone = kept + order.deposit_kept + (await orders.returns.toBalance(tx, orderId));
      const keptOfBalance = Math.min(gone, applied);
      const left = store.lessKept(await store.leftOfPayments(tx, orderId), gone - keptOfBalance);
      const cartOf = byLink && visitor && { sessionId: visitor.sessionId, customerId: visitor.customer?.id ?? null };
      const wish = { ...actor, to, reopenCart, ...(cartOf && { cart: cartOf }), kept, keptOfBalance };
      await store.askCancel(tx, orderId, { wish, left, at: clock.now() });
      return true;
    });
    return isNew === 'again' ? ask(orderId, asked) : isNew;
  }

  /**
   * Third step, in the order of locks: cart, variants, balance, order. Where the provider gave nothing back at all, the
   * order stays as it was; where it refused a part, that part is left to the operator.
   */
  async function finish(orderId: string, { sessionId, customerId, cancelling }: Wished): Promise<void> {
    const isDone = await inTransaction(database, async (tx) => {
      const cartId = await cart.reopening.lockFor(tx, cancelling.cart ?? { sessionId, customerId });
      const lines = await store.linesBack(tx, orderId);
      const variants = await lockVariants(
        tx,
        lines.map(({ variantId }) => variantId),
      );
      const account = customerId === null ? null : await balance.lock(tx, customerId);
      const [order] = await status.lock(tx, [orderId]);
      if (!order?.cancelling) return false;
      const refunds = await store.refundsOf(tx, order.cancelling);
      if (store.isAllRefused(refunds)) {
        await store.dropCancel(tx, orderId, order.cancelling);
        return false;
      }
      const { to = 'cancelled', reopenCart, by, customerId: who, kept, keptOfBalance } = order.cancelling;
      const at = clock.now();
      // Goods of an order that was worked on are not on the shelves: what comes back is counted in by hand.
      if (to === 'cancelled') await moveStock(tx, returnMoves(lines, variants));
      if (account && customerId !== null)
        await balance.orderCancelled(tx, {
          customerId,
          orderId,
          applied: order.balance_applied - keptOfBalance,
          lendsBox: await store.lentBox(tx, orderId),
          at,
        });
      await orders.returns.keepDeposit(tx, orderId, kept);
      const isReopened = reopenCart && cartId !== null;
      await queueMail(tx, { kind: 'order_cancelled', about: orderId, data: { orderId, isReopened } });
      await status.move(tx, { orderId, to, actor: { by, customerId: who }, at });
      // Here, since whoever asked may be cut off, and another process ends it.
      if (by === 'staff' && who !== null)
        await journal.record(tx, { kind: 'advance_order', staffId: who, orderId, customerId, data: { to }, at });
      if (reopenCart) await reopenBaskets(tx, orderId);
      if (isReopened)
        await cart.reopening.putBack(tx, cartId, {
          lines: lines.filter(({ variantId }) => variants.has(variantId)),
          // Asked for before the closing and ended after it, they are last week's lines like all others (E57).
          week: order.from_storage ? openPeriodAt(at).startDate : order.period_start,
          way: {
            fromStorage: order.from_storage,
            locationId: order.location_id,
            shippingZoneId: order.shipping_zone_id,
            note: order.note,
          },
        });
      return true;
    });
    if (isDone) catalogue.changed();
  }

  /** Second and third step. */
  async function goOn(orderId: string): Promise<void> {
    const wished = await store.readWish(db, orderId);
    if (!wished) return;
    for (const refund of await store.refundsOf(db, wished.cancelling))
      if (refund.status === 'asked') await giveBack(refund);
    await finish(orderId, wished);
  }

  /** Asks again for what was claimed; a trouble of one holds up no other. How many the provider has decided. */
  async function inTurn(works: readonly (() => Promise<boolean>)[]): Promise<number> {
    let moved = 0;
    for (const work of works)
      try {
        if (await work()) moved += 1;
      } catch (error) {
        log.error({ err: error }, 'A cancellation could not be taken up');
      }
    return moved;
  }

  /** All three steps. */
  async function giveAllBack(orderId: string, asked: Asked): Promise<void> {
    if (!(await ask(orderId, asked))) return;
    await goOn(orderId);
    const order = await orders.staff.byId(orderId);
    if (order?.status === asked.to) return;
    // The owner and the desk asked at the same time, each for something else.
    if (order?.status === 'cancelled' || order?.status === 'refunded')
      throw new MarketError('TRANSITION_REFUSED', { from: order.status, to: asked.to });
    throw new MarketError('PROVIDER_REFUSED', {}, (await store.latestRefusal(db, orderId)) ?? undefined);
  }

  return {
    cancel: ({ visitor }, orderId, reopenCart, byLink = false) =>
      giveAllBack(orderId, { visitor, byLink, actor: status.actorOf(visitor), to: 'cancelled', reopenCart }),
    giveAllBack: (actor, orderId, to) =>
      giveAllBack(orderId, { visitor: null, byLink: false, actor, to, reopenCart: false }),

    async sweep(ageMs = AGE_MS) {
      const waiting = await orders.claimWaiting(db, 'cancelling', ageMs);
      const ages = { askedMs: ageMs, refusedMs: REFUSED_AGE_MS };
      const refunds = await store.claimRefunds(db, ages, { unanswered: false });
      return inTurn([
        ...waiting.map((orderId) => () => goOn(orderId).then(() => true)),
        ...refunds.map((refund) => () => giveBack(refund)),
      ]);
    },

    owed: () => store.owedRefunds(db),

    async askAgain() {
      const refunds = await store.claimRefunds(db, { askedMs: AGE_MS, refusedMs: 0 }, { unanswered: true });
      await inTurn(refunds.map((refund) => () => giveBack(refund)));
    },
  };
}
