import { nothingComes } from '../../rules/lineStatus.ts';
import { cents } from '../../rules/money.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import type { Caller, Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import type { CatalogueService } from '../catalogue/catalogueService.ts';
import type { CheckoutService } from '../checkout/checkoutService.ts';
import type { Database } from '../database/database.ts';
import type { Clock } from '../gateways/clock.ts';
import type { PaymentGateway } from '../gateways/payment.ts';
import type { Journal } from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import type { Log } from '../log.ts';
import { MarketError } from '../marketError.ts';
import { actorOf, type Actor } from '../orders/actor.ts';
import { orderRecords } from '../orders/orderRecords.ts';
import type { StaffOrders } from '../orders/staffOrders.ts';
import type { CancelRefund } from './cancelRefund.ts';
import { createCardRefund } from './cardRefund.ts';
import { createDepositRefund, type DepositRefundRequest } from './depositRefund.ts';
import { createGoodsReturn, type ReturnResult } from './goodsReturn.ts';
import { createMissingItems } from './missingItems.ts';
import { createOrderCancellation } from './orderCancellation.ts';
import { readOutstanding, refundsOfCustomer } from './refundStore.ts';
import type { OutstandingRefund, RefundView } from './refundStore.ts';
import { missingAmount } from './returnPlan.ts';
import type { ReturnPlan, ReturnRequest } from './returnPlan.ts';

/** Age from which a request counts as interrupted: longer than all timeouts and retries of a running one. */
const AGE_MS = 45_000;

/**
 * Everything that pays money back: cancelled orders, returned goods, missing items, deposits. Ids are uuids, amounts
 * cents.
 */
export type RefundService = {
  /**
   * Cancels a paid order of the visitor until its closing and refunds it the way it was paid (E60): card to card,
   * balance to balance, goods to the stock. `reopenCart`: its lines return to the cart. Safe to send twice. `byLink`:
   * the visitor opened the order by its link (ADR 36), and the lines return to the visitor's cart. NOT_FOUND;
   * TRANSITION_REFUSED; REFUND_LOWERED below `shownTotal`, the displayed refund (E69); UNAUTHENTICATED for the lines of another
   * customer's order; PROVIDER_REFUSED with the provider's
   * message, nothing changed.
   */
  cancelOwn(
    caller: Pick<Caller, 'visitor'>,
    orderId: string,
    options: { reopenCart: boolean; byLink?: boolean; shownTotal?: number | null },
  ): Promise<void>;
  /**
   * The same for the desk or the market, as long as the table allows it (E44). `cancelled`: the goods return to the
   * stock. `refunded`: they do not, as the order was assembled. REFUND_CHANGED if it would give back another sum than
   * `shownTotal`.
   */
  cancelAs(actor: Actor, orderId: string, to: 'cancelled' | 'refunded', shownTotal?: number | null): Promise<void>;
  /** What cancelling an order would give back now; nothing if it can be neither cancelled nor refunded any more. */
  previewCancel(orderId: string): Promise<CancelRefund>;
  /** Whether nothing of an order comes, so that all of it goes back (E70). */
  isEmpty(orderId: string): Promise<boolean>;
  /** Calculates what a return would pay now. Throws what `returnGoods` throws. */
  previewReturn(orderId: string, request: ReturnRequest): Promise<ReturnPlan>;
  /**
   * Records returned goods of an order and refunds them to the balance or the card (F-150, F-197). A repeated request
   * returns the first result; REQUEST_REUSED if it differs. Missing items of an order of which nothing comes: all of it
   * goes back, and it ends as refunded (E70). Throws what planReturn throws; REFUND_CHANGED if `shownTotal` is
   * not what it would pay; PROVIDER_REFUSED with the provider's message, nothing changed.
   */
  returnGoods(staff: Visitor, orderId: string, requestId: string, request: ReturnRequest): Promise<ReturnResult>;
  /** Credits deposits (F-198, E50). DEPOSIT_LIMIT, NOT_FOUND, REQUEST_REUSED, BAD_INPUT {field}. */
  refundDeposit(staff: Visitor, request: DepositRefundRequest): Promise<void>;
  /** Refunds and announces due missing items (F-150). Returns how many orders and people. */
  settleMissing(signal?: AbortSignal): Promise<number>;
  /**
   * Refunds deposits of a guest's order to its card, without goods, once per request; `amount` in cents. DEPOSIT_LIMIT,
   * NOT_FOUND, RETURN_REFUSED, REQUEST_REUSED, BAD_INPUT {field}; PROVIDER_REFUSED with the provider's message, nothing
   * changed.
   */
  refundGuestDeposit(staff: Visitor, orderId: string, requestId: string, amount: number): Promise<void>;
  /** The total that settling the missing units of these orders would pay. */
  missingAmount(orders: Parameters<typeof missingAmount>[1]): Promise<number>;
  /** Continues what was interrupted `ageMs` ago, and retries due refunds. Returns how many changed. */
  resume(ageMs?: number): Promise<number>;
  /** Card refunds that wait for an answer or were refused. */
  listOutstanding(): Promise<OutstandingRefund[]>;
  /** Retries every refused refund now, including those with an unknown result: check them first. */
  retryRefused(): Promise<void>;
  /** The refunds of a customer's orders, by order uuid. */
  ofCustomer(customerId: string): Promise<Map<string, RefundView[]>>;
};

type Parts = {
  database: Database;
  payment: Pick<PaymentGateway, 'refund'>;
  balance: BalanceService;
  checkout: CheckoutService;
  staffOrders: Pick<StaffOrders, 'byId'>;
  catalogue: CatalogueService;
  journal: Pick<Journal, 'record' | 'recordRequest' | 'verifyRequest'>;
  clock: Clock;
  log: Log;
};

export function createRefundService(parts: Parts): RefundService {
  const db = parts.database.kysely;
  const sendRefund = createCardRefund(parts);
  const cancellation = createOrderCancellation({ ...parts, sendRefund });
  const returns = createGoodsReturn({ ...parts, sendRefund });
  const isEmpty = async (orderId: string) => nothingComes(await orderRecords.comingLines(db, orderId));

  /** Settling the missing units of an order of which nothing comes gives all of it back, as it was paid (E70). */
  async function refundEmpty(staff: Visitor, orderId: string, shownTotal?: number | null): Promise<ReturnResult> {
    await cancellation.cancelAs(actorOf(staff), orderId, 'refunded', shownTotal);
    const order = await parts.staffOrders.byId(orderId);
    if (!order) throw new MarketError('NOT_FOUND');
    return { orderId, customerId: order.customerId, refunded: order.refundedToCard + order.refundedToBalance };
  }

  return {
    cancelOwn: ({ visitor }, orderId, { reopenCart, byLink = false, shownTotal = null }) =>
      cancellation.cancel(orderId, {
        visitor,
        byLink,
        actor: actorOf(visitor),
        to: 'cancelled',
        reopenCart,
        shown: shownTotal === null ? null : { total: shownTotal, isExact: false },
      }),
    cancelAs: cancellation.cancelAs,
    previewCancel: cancellation.preview,
    isEmpty,
    previewReturn: returns.preview,
    async returnGoods(staff, orderId, requestId, request) {
      if (request.kind === 'missing' && (await isEmpty(orderId)))
        return refundEmpty(staff, orderId, request.shownTotal);
      const kind = request.kind === 'missing' ? 'settle_missing' : 'return_items';
      const units =
        'items' in request ? request.items.map(({ lineId, quantity }) => `${lineId} ${quantity}`).toSorted() : [];
      const identified = callersRequest(kind, requestId, {
        orderId,
        to: request.to,
        units,
        total: request.shownTotal ?? undefined,
      });
      return returns.returnGoods({ orderId, staffId: staffOf(staff), request: identified, ...request });
    },
    refundDeposit: createDepositRefund(parts),
    async refundGuestDeposit(staff, orderId, requestId, amount) {
      const request = callersRequest('refund_deposit', requestId, { orderId, amount });
      if (cents(amount) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
      await returns.returnGoods({ orderId, staffId: staffOf(staff), request, kind: 'deposit', to: 'card', amount });
    },
    settleMissing: createMissingItems({ ...parts, returns, cancellation }),
    missingAmount: (orders) => missingAmount(db, orders),
    resume: async (ageMs = AGE_MS) => (await cancellation.resume(ageMs)) + (await returns.resume(ageMs)),
    listOutstanding: () => readOutstanding(db),
    retryRefused: () => cancellation.retryRefused(AGE_MS),
    ofCustomer: (customerId) => refundsOfCustomer(db, customerId),
  };
}
