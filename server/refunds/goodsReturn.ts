import * as balance from '../balance/balanceService.ts';
import { endOpenPage, hasOpenPage } from '../checkout/checkoutService.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import type { KeyedRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import * as problemReports from '../orders/problemReports.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import * as stock from '../stock/stockService.ts';
import { sendRefund } from './cardRefund.ts';
import { claimWaiting } from './claimStore.ts';
import * as quantities from './quantityStore.ts';
import * as refunds from './refundStore.ts';
import { planReturn, requireReturnable, type ReturnPlan, type ReturnRequest } from './returnPlan.ts';
import * as store from './returnStore.ts';

const JOURNAL_KIND = {
  returned: 'return_items',
  missing: 'settle_missing',
  deposit: 'refund_deposit',
  amount: 'refund_amount',
  removed: 'lower_quantities',
} as const;
const BALANCE_REASON = {
  returned: 'items_returned',
  missing: 'item_missing',
  deposit: 'items_returned',
  amount: 'amount_refunded',
  removed: 'items_removed',
} as const;

const MAIL = {
  returned: 'items_returned',
  deposit: 'items_returned',
  amount: 'amount_refunded',
  removed: 'items_removed',
} as const;

/** `staffId` is null for the market's own jobs. A `request` is carried out once. Ids are uuids. */
export type IdentifiedReturn = { orderId: string; staffId: string | null; request: KeyedRequest } & ReturnRequest;
/** `customerId` is the order's owner, null for a guest. Cents. */
export type ReturnResult = { orderId: string; customerId: string | null; refunded: number };

/**
 * Like a cancellation, a return takes three steps, since no transaction may wait for the provider. First it is stored,
 * which reserves its units. Then the provider makes the card refunds. Then balance, box and journal change together. If
 * the provider refuses everything, the units are released.
 */
async function ownerOf(market: Market, orderId: string): Promise<string | null> {
  const row = await store.readOrderRow(market.database.kysely, orderId);
  if (!row) throw new MarketError('NOT_FOUND');
  return row.customer_id;
}

/** First step. Returns the return's uuid; `busy` while another return of this order is unfinished. */
async function begin(
  market: Market,
  { orderId, staffId, request, ...returned }: IdentifiedReturn,
): Promise<{ id: string; busy?: true } | 'again' | 'open'> {
  const owner = await ownerOf(market, orderId);
  return inTransaction(market.database, async (tx) => {
    const account = owner === null ? null : await balance.lock(tx, owner);
    const [order] = await orderRecords.lock(tx, [orderId]);
    // The guest's order was claimed by a customer before it was locked (E64).
    if (!order || order.customer_id !== owner) return 'again';
    if (await hasOpenPage(tx, orderId)) return 'open';
    const existing = await store.readReturn(tx, { request: request.key });
    if (existing && existing.order_id !== orderId) throw new MarketError('REQUEST_REUSED');
    await journal.verifyRequest(tx, request);
    if (existing) return { id: existing.id };
    const busy = await store.pendingReturnId(tx, orderId);
    if (busy !== null) return { id: busy, busy: true };
    const customerId = account ? owner : null;
    const answers = 'items' in returned ? returned.answers : undefined;
    // A whole refund has ended the problem, and is what the caller has to know.
    requireReturnable(order);
    if (answers) await problemReports.requireOpen(tx, answers.problemId);
    const plan = await planReturn(tx, { order, customerId }, returned);
    const current = plan.card + plan.balance;
    const shown = returned.shownTotal ?? current;
    if (shown !== current) throw new MarketError('REFUND_CHANGED', { shown, current });
    const { items, discount, gst, pst, deposit, depositKept, keptOfCard, card, balance: credit, lines } = plan;
    const withheld = { deposit_kept: depositKept, kept_of_card: keptOfCard };
    const sums = { items, discount, gst, pst, deposit, ...withheld, to_card: card, to_balance: credit };
    const at = market.clock.now();
    await journal.recordRequest(tx, request, at);
    const row = {
      order_id: orderId,
      customer_id: customerId,
      kind: returned.kind,
      request: request.key,
      staff_id: staffId,
      reason: 'reason' in returned ? returned.reason : null,
      ...sums,
      at,
    };
    const id = await store.insertReturn(tx, row, lines);
    if (answers) await problemReports.answerBy(tx, { id: answers.problemId, answer: answers.answer, at }, id);
    const payments = await refunds.readRefundablePayments(tx, orderId);
    const refundable = payments.reduce((sum, { amount }) => sum + amount, 0);
    await refunds.insertRefunds(tx, { orderId, returnId: id, at }, refunds.deductWithheld(payments, refundable - card));
    return { id };
  });
}

/** Third step, in the order of locks: variants, balance, order. */
async function finish(market: Market, id: string): Promise<void> {
  const pending = await store.readReturn(market.database.kysely, { id });
  if (pending?.status !== 'asked') return;
  const { order_id: orderId, customer_id: customerId, staff_id: staffId } = pending;
  const isRestocked = await inTransaction(market.database, async (tx) => {
    const variants = await stock.lock(tx, pending.kind === 'removed' ? await quantities.variantsOf(tx, id) : []);
    if (customerId !== null) await balance.lock(tx, customerId);
    await orderRecords.lock(tx, [orderId]);
    const isRefused = refunds.isAllRefused(await refunds.readRefundsOfReturn(tx, id));
    const at = market.clock.now();
    if (!(await store.finishReturn(tx, id, { status: isRefused ? 'refused' : 'done', at }))) return false;
    const problemId = await problemReports.endAnswer(tx, id, !isRefused);
    if (isRefused) return false;
    if (pending.kind === 'removed') await stock.restock(tx, await quantities.releaseStock(tx, id), variants);
    const { to_card: card, to_balance: credit, deposit_kept: depositKept, kept_of_card: keptOfCard } = pending;
    if (customerId !== null)
      await balance.creditReturn(tx, {
        customerId,
        orderId,
        returnId: id,
        credit,
        reason: BALANCE_REASON[pending.kind],
        note: pending.reason,
        box: await store.hasBox(tx, id),
        at,
      });
    await store.addWithheldDeposit(tx, orderId, depositKept - keptOfCard);
    // Missing items are announced together on Wednesday evening (F-150).
    if (problemId !== null)
      await queueMail(tx, { kind: 'problem_answered', about: problemId, data: { orderId, problemId } });
    else if (pending.kind !== 'missing')
      await queueMail(tx, { kind: MAIL[pending.kind], about: id, data: { returns: [id] } });
    if (staffId !== null)
      await journal.record(tx, {
        kind: problemId === null ? JOURNAL_KIND[pending.kind] : 'answer_problem',
        staffId,
        orderId,
        customerId,
        request: pending.request,
        data: {
          amount: card + credit,
          card,
          balance: credit,
          lines: (await store.returnedUnits(tx, id)).map(({ lineId }) => lineId),
          ...(pending.kind === 'removed' && { quantities: await quantities.changedQuantities(tx, id) }),
        },
        at,
      });
    return pending.kind === 'removed';
  });
  if (isRestocked) market.catalogue.changed();
}

/** Second and third step. */
async function proceed(market: Market, id: string): Promise<void> {
  for (const refund of await refunds.readRefundsOfReturn(market.database.kysely, id))
    if (refund.status === 'asked') await sendRefund(market, refund);
  await finish(market, id);
}

async function resultOf(market: Market, id: string, orderId: string): Promise<ReturnResult> {
  const finished = await store.readReturn(market.database.kysely, { id });
  if (!finished) throw new MarketError('NOT_FOUND');
  if (finished.status === 'refused') {
    const refusal = (await refunds.readRefundsOfReturn(market.database.kysely, id)).find(
      (refund) => refund.refusal !== null,
    )?.refusal;
    throw new MarketError('PROVIDER_REFUSED', {}, refusal ?? undefined);
  }
  return { orderId, customerId: finished.customer_id, refunded: finished.to_card + finished.to_balance };
}

/** Calculates what a return would do now. Throws what planReturn throws; NOT_FOUND. */
export async function preview(market: Market, orderId: string, request: ReturnRequest): Promise<ReturnPlan> {
  const order = await store.readOrderRow(market.database.kysely, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  const owner = order.customer_id;
  const hasBalance = owner !== null && (await balance.hasAccount(market.database, owner));
  return planReturn(market.database.kysely, { order, customerId: hasBalance ? owner : null }, request);
}

/** Records returned goods of an order and refunds them. See refundService.returnGoods. */
export async function returnGoods(market: Market, request: IdentifiedReturn): Promise<ReturnResult> {
  for (;;) {
    const pending = await begin(market, request);
    if (pending === 'again') continue;
    if (pending === 'open') {
      await endOpenPage(market, request.orderId);
      continue;
    }
    await proceed(market, pending.id);
    if (!pending.busy) return resultOf(market, pending.id, request.orderId);
  }
}

/** Continues interrupted returns. Returns how many it finished. */
export async function resume(market: Market, ageMs: number): Promise<number> {
  let finished = 0;
  for (const id of await claimWaiting(market.database.kysely, 'returns', ageMs))
    try {
      await proceed(market, id);
      finished += 1;
    } catch (error) {
      market.log.error({ err: error, return: id }, 'A return of goods could not be continued');
    }
  return finished;
}
