import { mayUndoReceipt, receiptUndo, type ReceiptUndoReason } from '#rules/cashReceipt.ts';
import { isDisplayedAct } from '#rules/orderStatus.ts';
import { staffOf, type Visitor } from '../caller.ts';
import * as checkout from '../checkout/checkoutService.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { OrderView } from '../orders/orderView.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';

/**
 * Records that what an order (uuid) still has to be paid was received in cash, once: `amount`, the displayed sum in cents. NOT_FOUND,
 * BAD_INPUT {field}, REQUEST_REUSED; CASH_CHANGED if it is another sum now, or was received already.
 */
export async function receiveCash(
  market: Market,
  staff: Visitor,
  orderId: string,
  { amount, requestId }: { amount: number; requestId: string },
): Promise<OrderView> {
  const request = callersRequest('receive_cash', requestId, { orderId, amount });
  await withoutOpenPage(market, orderId, async (tx, order) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const due = await orderRecords.readCashDue(tx, orderId);
    if (due === 0 || due !== amount) throw new MarketError('CASH_CHANGED', { shown: amount, current: due });
    const staffId = staffOf(staff);
    await orderRecords.insertReceipt(tx, { order_id: orderId, amount, request: request.key, staff_id: staffId, at });
    await orderRecords.endLink(tx, orderId, 'cash', at);
    const { customer_id: customerId } = order;
    await journal.record(tx, {
      kind: 'receive_cash',
      staffId,
      orderId,
      customerId,
      request: request.key,
      data: { amount },
      at,
    });
  });
  return reread(market, orderId);
}

/**
 * Undoes the receipt of `amount` cents of an order (uuid), which is to be paid again; once per request key. Its row goes, so that till and
 * reports are as before it; the journal has both. NOT_FOUND, REQUEST_REUSED; RECEIPT_FINAL as rules/cashReceipt says, if it is another
 * receipt (of another sum, or another instant than the displayed `receivedAt`), or if it was undone already.
 */
export async function undoReceipt(
  market: Market,
  staff: Visitor,
  orderId: string,
  {
    amount,
    receivedAt,
    reason = null,
    requestId,
  }: { amount: number; receivedAt?: Date | null; reason?: ReceiptUndoReason | null; requestId: string },
): Promise<OrderView> {
  const named = receivedAt ? { receivedAt: receivedAt.toISOString() } : {};
  const request = callersRequest('undo_cash', requestId, { orderId, amount, reason, ...named });
  const isManager = staff.customer?.isManager === true;
  await inTransaction(market.database, async (tx) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    const receipt = await orderRecords.readReceipt(tx, orderId);
    const isUndoable =
      receipt?.amount === amount &&
      (!receivedAt || isDisplayedAct(receivedAt, receipt.at)) &&
      order.cancelling === null &&
      receiptUndo({ status: order.status, isRefunded: receipt.isRefunded }) === 'possible' &&
      mayUndoReceipt(receipt.at, at, { isManager, reason });
    if (!isUndoable) throw new MarketError('RECEIPT_FINAL');
    await orderRecords.removeReceipt(tx, { orderId, at: receipt.at, now: at });
    const subject = { staffId: staffOf(staff), orderId, customerId: order.customer_id, request: request.key };
    await journal.record(tx, { kind: 'undo_cash', ...subject, data: { amount, ...(reason && { note: reason }) }, at });
  });
  return reread(market, orderId);
}

async function reread(market: Market, orderId: string): Promise<OrderView> {
  const order = await staffOrders.byId(market.database, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}

/** Runs under the lock of an order on which nobody may pay meanwhile: a page that is open is ended first. NOT_FOUND, PAYMENT_OPEN. */
async function withoutOpenPage(
  market: Market,
  orderId: string,
  run: (tx: Transaction, order: orderRecords.LockedOrder) => Promise<void>,
): Promise<void> {
  const isOpen = await inTransaction(market.database, async (tx) => {
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    if (await checkout.hasOpenPage(tx, orderId)) return true;
    await run(tx, order);
    return false;
  });
  if (!isOpen) return;
  await checkout.endOpenPage(market, orderId);
  await withoutOpenPage(market, orderId, run);
}

/**
 * Mails the link by which an order (uuid) is paid by card (ADR 172), again or for the first time, once per request key. `due`: the
 * displayed sum in cents. NOT_FOUND, REQUEST_REUSED; CASH_CHANGED if it is another one now; LINK_REFUSED without an address to mail, or
 * once its week has closed.
 */
export async function sendPaymentLink(
  market: Market,
  staff: Visitor,
  orderId: string,
  { due: shown, requestId }: { due: number; requestId: string },
): Promise<OrderView> {
  const request = callersRequest('set_link', requestId, { orderId, due: shown, open: true });
  await inTransaction(market.database, async (tx) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    const due = await orderRecords.readCashDue(tx, orderId);
    if (due === 0 || due !== shown) throw new MarketError('CASH_CHANGED', { shown, current: due });
    const staffId = staffOf(staff);
    const sends = await checkout.writeLink(tx, { order, staffId, at });
    await queueMail(tx, { kind: 'payment_link', about: `${orderId} ${sends}`, data: { orderId } });
    await journal.record(tx, {
      kind: 'send_link',
      staffId,
      orderId,
      customerId: order.customer_id,
      request: request.key,
      data: { amount: due },
      at,
    });
  });
  return reread(market, orderId);
}

/**
 * Ends the link of an order (uuid), which is paid in cash then; once per request key, and a repeated one changes nothing. `due`: the
 * displayed sum in cents. NOT_FOUND, REQUEST_REUSED; CASH_CHANGED if it is another one now; PAYMENT_OPEN while it may be paid and the
 * provider does not answer; PAYMENT_OVER if no link waits.
 */
export async function endPaymentLink(
  market: Market,
  staff: Visitor,
  orderId: string,
  { due: shown, requestId }: { due: number; requestId: string },
): Promise<OrderView> {
  const request = callersRequest('set_link', requestId, { orderId, due: shown, open: false });
  await withoutOpenPage(market, orderId, async (tx, order) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const link = await orderRecords.readLink(tx, orderId);
    const due = await orderRecords.readCashDue(tx, orderId);
    if (!link || link.ended !== null || due === 0) throw new MarketError('PAYMENT_OVER');
    if (due !== shown) throw new MarketError('CASH_CHANGED', { shown, current: due });
    await orderRecords.endLink(tx, orderId, 'cash', at);
    const subject = { staffId: staffOf(staff), orderId, customerId: order.customer_id };
    await journal.record(tx, { kind: 'end_link', ...subject, request: request.key, data: { amount: due }, at });
  });
  return reread(market, orderId);
}
