import type { BalanceService } from '../balance/balanceService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../gateways/clock.ts';
import type { Journal } from '../journal/journalService.ts';
import type { DeskRequest } from '../journal/requestKey.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import { orderRecords } from '../orders/orderRecords.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { SendCardRefund } from './cardRefund.ts';
import { claimWaiting } from './claimStore.ts';
import * as refunds from './refundStore.ts';
import { planReturn, type ReturnPlan, type ReturnRequest } from './returnPlan.ts';
import * as store from './returnStore.ts';

type Parts = {
  database: Database;
  balance: BalanceService;
  journal: Pick<Journal, 'record' | 'recordRequest' | 'verifyRequest'>;
  clock: Clock;
  log: Log;
  sendRefund: SendCardRefund;
};

const JOURNAL_KIND = { returned: 'return_items', missing: 'settle_missing', deposit: 'refund_deposit' } as const;

/** `staffId` is null for the market's own jobs. A `request` is carried out once. Ids are uuids. */
export type IdentifiedReturn = { orderId: string; staffId: string | null; request: DeskRequest } & ReturnRequest;
/** `customerId` is the order's owner, null for a guest. Cents. */
export type ReturnResult = { orderId: string; customerId: string | null; refunded: number };

export type GoodsReturn = {
  /** Calculates what a return would do now. Throws what planReturn throws; NOT_FOUND. */
  preview(orderId: string, request: ReturnRequest): Promise<ReturnPlan>;
  /** Records returned goods of an order and refunds them. See RefundService.returnGoods. */
  returnGoods(request: IdentifiedReturn): Promise<ReturnResult>;
  /** Continues interrupted returns. Returns how many it finished. */
  resume(ageMs: number): Promise<number>;
};

/**
 * Like a cancellation, a return takes three steps, since no transaction may wait for the provider. First it is stored,
 * which reserves its units. Then the provider makes the card refunds. Then balance, box and journal change together. If
 * the provider refuses everything, the units are released.
 */
export function createGoodsReturn(parts: Parts): GoodsReturn {
  const { database, balance, journal, clock, log, sendRefund } = parts;
  const db = database.kysely;

  async function ownerOf(orderId: string): Promise<string | null> {
    const row = await store.readOrderRow(db, orderId);
    if (!row) throw new MarketError('NOT_FOUND');
    return row.customer_id;
  }

  /** First step. Returns the return's uuid; `busy` while another return of this order is unfinished. */
  async function begin({
    orderId,
    staffId,
    request,
    ...returned
  }: IdentifiedReturn): Promise<{ id: string; busy?: true } | 'again'> {
    const owner = await ownerOf(orderId);
    return inTransaction(database, async (tx) => {
      const account = owner === null ? null : await balance.lock(tx, owner);
      const [order] = await orderRecords.lock(tx, [orderId]);
      // The guest's order was claimed by a customer before it was locked (E64).
      if (!order || order.customer_id !== owner) return 'again';
      const existing = await store.readReturn(tx, { request: request.key });
      if (existing && existing.order_id !== orderId) throw new MarketError('REQUEST_REUSED');
      await journal.verifyRequest(tx, request);
      if (existing) return { id: existing.id };
      const busy = await store.pendingReturnId(tx, orderId);
      if (busy !== null) return { id: busy, busy: true };
      const customerId = account ? owner : null;
      const plan = await planReturn(tx, parts, { order, customerId }, returned);
      const current = plan.card + plan.balance;
      const shown = returned.shownTotal ?? current;
      if (shown !== current) throw new MarketError('REFUND_CHANGED', { shown, current });
      const { items, discount, gst, pst, deposit, depositKept, keptOfCard, card, balance: credit, lines } = plan;
      const withheld = { deposit_kept: depositKept, kept_of_card: keptOfCard };
      const sums = { items, discount, gst, pst, deposit, ...withheld, to_card: card, to_balance: credit };
      const at = clock.now();
      await journal.recordRequest(tx, request, at);
      const row = {
        order_id: orderId,
        customer_id: customerId,
        kind: returned.kind,
        request: request.key,
        staff_id: staffId,
        ...sums,
        at,
      };
      const id = await store.insertReturn(tx, row, lines);
      const payments = await refunds.readRefundablePayments(tx, orderId);
      const refundable = payments.reduce((sum, { amount }) => sum + amount, 0);
      await refunds.insertRefunds(
        tx,
        { orderId, returnId: id, at },
        refunds.deductWithheld(payments, refundable - card),
      );
      return { id };
    });
  }

  /** Third step, in the order of locks: balance, order. */
  async function finish(id: string): Promise<void> {
    const pending = await store.readReturn(db, { id });
    if (pending?.status !== 'asked') return;
    const { order_id: orderId, customer_id: customerId, staff_id: staffId } = pending;
    await inTransaction(database, async (tx) => {
      if (customerId !== null) await balance.lock(tx, customerId);
      await orderRecords.lock(tx, [orderId]);
      const isRefused = refunds.isAllRefused(await refunds.readRefundsOfReturn(tx, id));
      if (!(await store.finishReturn(tx, id, isRefused ? 'refused' : 'done')) || isRefused) return;
      const isMissing = pending.kind === 'missing';
      const { to_card: card, to_balance: credit, deposit_kept: depositKept, kept_of_card: keptOfCard } = pending;
      const at = clock.now();
      if (customerId !== null)
        await balance.creditReturn(tx, {
          customerId,
          orderId,
          returnId: id,
          credit,
          isMissing,
          box: await store.hasBox(tx, id),
          at,
        });
      await store.addWithheldDeposit(tx, orderId, depositKept - keptOfCard);
      // Missing items are announced together on Wednesday evening (F-150).
      if (!isMissing) await queueMail(tx, { kind: 'items_returned', about: id, data: { returns: [id] } });
      if (staffId !== null)
        await journal.record(tx, {
          kind: JOURNAL_KIND[pending.kind],
          staffId,
          orderId,
          customerId,
          request: pending.request,
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
  async function proceed(id: string): Promise<void> {
    for (const refund of await refunds.readRefundsOfReturn(db, id))
      if (refund.status === 'asked') await sendRefund(refund);
    await finish(id);
  }

  async function resultOf(id: string, orderId: string): Promise<ReturnResult> {
    const finished = await store.readReturn(db, { id });
    if (!finished) throw new MarketError('NOT_FOUND');
    if (finished.status === 'refused') {
      const refusal = (await refunds.readRefundsOfReturn(db, id)).find((refund) => refund.refusal !== null)?.refusal;
      throw new MarketError('PROVIDER_REFUSED', {}, refusal ?? undefined);
    }
    return { orderId, customerId: finished.customer_id, refunded: finished.to_card + finished.to_balance };
  }

  return {
    async preview(orderId, request) {
      const order = await store.readOrderRow(db, orderId);
      if (!order) throw new MarketError('NOT_FOUND');
      const owner = order.customer_id;
      const hasBalance = owner !== null && (await balance.hasAccount(owner));
      return planReturn(db, parts, { order, customerId: hasBalance ? owner : null }, request);
    },

    async returnGoods(request) {
      for (;;) {
        const pending = await begin(request);
        if (pending === 'again') continue;
        await proceed(pending.id);
        if (!pending.busy) return resultOf(pending.id, request.orderId);
      }
    },

    async resume(ageMs) {
      let finished = 0;
      for (const id of await claimWaiting(db, 'returns', ageMs))
        try {
          await proceed(id);
          finished += 1;
        } catch (error) {
          log.error({ err: error, return: id }, 'A return of goods could not be continued');
        }
      return finished;
    },
  };
}
