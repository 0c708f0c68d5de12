import type { BalanceService } from '../balance/balanceService.ts';
import type { CheckoutService } from '../checkout/checkoutService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Log } from '../log.ts';
import { queueMail } from '../mail/mailOutbox.ts';
import { MarketError } from '../marketError.ts';
import type { OrderService } from '../orders/orderService.ts';
import type { Journal } from './journalService.ts';
import type { DeskRequest } from './requestKey.ts';
import { planReturn, type ReturnPlan, type ReturnWish } from './returnPlan.ts';

/** A try that is still under way has its own time-outs and repeats, which end before this. */
const AGE_MS = 45_000;

type Parts = {
  database: Database;
  orders: OrderService;
  balance: BalanceService;
  checkout: Pick<CheckoutService, 'refundCard'>;
  journal: Pick<Journal, 'record' | 'keep' | 'check'>;
  clock: Clock;
  log: Log;
};

/** `staffId`: who asks, null for the market's own work; `request`: the same one is done once. Ids are uuids. */
export type AskedReturn = { orderId: string; staffId: string | null; request: DeskRequest } & ReturnWish;
/** customerId: whose order it is, null: a guest's. Cents. */
export type DoneReturn = { orderId: string; customerId: string | null; refunded: number };

export type GoodsReturns = {
  /** What a return would do now, without doing it. Throws what `giveBack` throws. */
  preview(orderId: string, wish: ReturnWish): Promise<ReturnPlan>;
  /**
   * Gives goods of an order back, and their money to the balance or the card (F-150, F-197). The same request answers what the
   * first one did; REQUEST_REUSED where that was anything else. What planReturn throws; PROVIDER_REFUSED in the provider's
   * words, with nothing changed.
   */
  giveBack(asked: AskedReturn): Promise<DoneReturn>;
  /** Goes on with what was cut off. How many it ended. */
  sweep(ageMs?: number): Promise<number>;
};

/**
 * As a cancellation, a return takes three steps, since no transaction may wait for the provider: it is kept, with its units,
 * so that nobody returns them a second time; the card gets its part; then balance, box and journal change together. Where the
 * provider refuses all of it, the units are the order's again; one that does not answer is asked again until it does.
 */
export function createGoodsReturns(parts: Parts): GoodsReturns {
  const { database, orders, balance, checkout, journal, clock, log } = parts;
  const { returns: store, cancelling, status } = orders;
  const db = database.kysely;

  async function ownerOf(orderId: string): Promise<string | null> {
    const row = await store.readOrderRow(db, orderId);
    if (!row) throw new MarketError('NOT_FOUND');
    return row.customer_id;
  }

  /** First step. Answers the return's uuid; `busy`: another one of this order has to end before. */
  async function ask({
    orderId,
    staffId,
    request,
    ...wish
  }: AskedReturn): Promise<{ id: string; busy?: true } | 'again'> {
    const owner = await ownerOf(orderId);
    return inTransaction(database, async (tx) => {
      const account = owner === null ? null : await balance.lock(tx, owner);
      const [order] = await status.lock(tx, [orderId]);
      // A guest's order became a customer's until the lock was had (E64).
      if (!order || order.customer_id !== owner) return 'again';
      const known = await store.readReturn(tx, { request: request.key });
      if (known && known.order_id !== orderId) throw new MarketError('REQUEST_REUSED');
      await journal.check(tx, request);
      if (known) return { id: known.id };
      const busy = await store.isAsked(tx, orderId);
      if (busy !== null) return { id: busy, busy: true };
      const customerId = account ? owner : null;
      const plan = await planReturn(tx, parts, { order, customerId }, wish);
      const { items, discount, gst, pst, deposit, depositKept, card, balance: credit, lines } = plan;
      const sums = { items, discount, gst, pst, deposit, deposit_kept: depositKept, to_card: card, to_balance: credit };
      const at = clock.now();
      await journal.keep(tx, request, at);
      const row = {
        order_id: orderId,
        customer_id: customerId,
        kind: wish.kind,
        request: request.key,
        staff_id: staffId,
        ...sums,
        at,
      };
      const id = await store.askReturn(tx, row, lines);
      const left = await cancelling.leftOfPayments(tx, orderId);
      const paid = left.reduce((sum, { amount }) => sum + amount, 0);
      await cancelling.askRefunds(tx, { orderId, returnId: id, at }, cancelling.lessKept(left, paid - card));
      return { id };
    });
  }

  /** Third step, in the order of locks: balance, order. */
  async function finish(id: string): Promise<void> {
    const known = await store.readReturn(db, { id });
    if (known?.status !== 'asked') return;
    const { order_id: orderId, customer_id: customerId, staff_id: staffId } = known;
    await inTransaction(database, async (tx) => {
      if (customerId !== null) await balance.lock(tx, customerId);
      await status.lock(tx, [orderId]);
      const refunds = await store.cardRefundsOf(tx, id);
      const isRefused = cancelling.isAllRefused(refunds);
      if (!(await store.endReturn(tx, id, isRefused ? 'refused' : 'done')) || isRefused) return;
      const isMissing = known.kind === 'missing';
      const { to_card: card, to_balance: credit, deposit_kept: kept } = known;
      const at = clock.now();
      if (customerId !== null)
        await balance.goodsBack(tx, {
          customerId,
          orderId,
          returnId: id,
          credit,
          isMissing,
          box: await store.hasBox(tx, id),
          at,
        });
      await store.keepDeposit(tx, orderId, kept);
      // What is missing is told on Wednesday evening, all at once (F-150).
      if (!isMissing) await queueMail(tx, { kind: 'items_returned', about: id, data: { returns: [id] } });
      if (staffId !== null)
        await journal.record(tx, {
          kind: isMissing ? 'settle_missing' : 'return_items',
          staffId,
          orderId,
          customerId,
          request: known.request,
          data: {
            amount: card + credit,
            card,
            balance: credit,
            lines: (await store.returnedUnits(tx, id)).map(({ lineId }) => lineId),
          },
          at,
        });
    });
  }

  /** Second and third step. */
  async function goOn(id: string): Promise<void> {
    for (const refund of await store.cardRefundsOf(db, id))
      if (refund.status === 'asked') await checkout.refundCard(refund);
    await finish(id);
  }

  async function answer(id: string, orderId: string): Promise<DoneReturn> {
    const done = await store.readReturn(db, { id });
    if (!done) throw new MarketError('NOT_FOUND');
    if (done.status === 'refused') {
      const refusal = (await store.cardRefundsOf(db, id)).find((refund) => refund.refusal !== null)?.refusal;
      throw new MarketError('PROVIDER_REFUSED', {}, refusal ?? undefined);
    }
    return { orderId, customerId: done.customer_id, refunded: done.to_card + done.to_balance };
  }

  return {
    async preview(orderId, wish) {
      const order = await store.readOrderRow(db, orderId);
      if (!order) throw new MarketError('NOT_FOUND');
      const owner = order.customer_id;
      const hasBalance = owner !== null && (await balance.hasAccount(owner));
      return planReturn(db, parts, { order, customerId: hasBalance ? owner : null }, wish);
    },

    async giveBack(asked) {
      for (;;) {
        const begun = await ask(asked);
        if (begun === 'again') continue;
        await goOn(begun.id);
        if (!begun.busy) return answer(begun.id, asked.orderId);
      }
    },

    async sweep(ageMs = AGE_MS) {
      let ended = 0;
      for (const id of await orders.claimWaiting(db, 'returns', ageMs))
        try {
          await goOn(id);
          ended += 1;
        } catch (error) {
          log.error({ err: error, return: id }, 'A return of goods could not be taken up');
        }
      return ended;
    },
  };
}
