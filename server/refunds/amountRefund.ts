import type { Kysely, Selectable } from 'kysely';
import { depositsOut, isReturnable, splitRefund, withoutDeposits, type RefundTarget } from '#rules/refunds.ts';
import * as balance from '../balance/balanceService.ts';
import type { OrderTable, Tables } from '../database/tables.ts';
import { MarketError } from '../marketError.ts';
import type { Market } from '../runningMarket.ts';
import { planCancellation, type CancelRefund } from './cancelRefund.ts';
import { readOrderRow, returnableLines } from './returnStore.ts';

/** An amount to give back, in cents, and what of it the card was said to get; the customer reads the reason. */
export type AmountRefund = { amount: number; toCard: number; reason: string; to: RefundTarget };

type StoredOrder = Selectable<OrderTable>;

/**
 * What of an order can be given back without its goods (ADR 160): what was paid less what went back, without deposits of
 * containers that are still out, which go back with them. toCard: the most that the card can get. Cents.
 */
async function readRefundable(db: Kysely<Tables>, order: StoredOrder, hasAccount: boolean): Promise<CancelRefund> {
  const { refund, creditedByHand } = await planCancellation(db, order, hasAccount);
  const lines = await returnableLines(db, [order.id]);
  const depositsBack = creditedByHand + (await balance.depositsToCard(db, order.id));
  return withoutDeposits(refund, depositsOut(lines, depositsBack));
}

/** The same for the desk; nothing of an order that is unpaid, refunded completely or being cancelled. */
export async function previewAmount(market: Market, orderId: string): Promise<CancelRefund> {
  const order = await readOrderRow(market.database.kysely, orderId);
  if (!order || !isReturnable(order.status) || order.cancelling) return { toCard: 0, toBalance: 0 };
  const hasAccount = order.customer_id !== null && (await balance.hasAccount(market.database, order.customer_id));
  return readRefundable(market.database.kysely, order, hasAccount);
}

/** REFUND_CHANGED for more than is left, and if the card would get another part than displayed. */
export async function planAmount(
  db: Kysely<Tables>,
  { order, customerId }: { order: StoredOrder; customerId: string | null },
  { amount, toCard, to }: Omit<AmountRefund, 'reason'>,
) {
  const left = await readRefundable(db, order, customerId !== null);
  const most = left.toCard + left.toBalance;
  if (amount > most) throw new MarketError('REFUND_CHANGED', { shown: amount, current: most });
  const hasBalance = customerId !== null;
  const split = splitRefund(amount, { to, left: { card: left.toCard, all: most }, hasBalance });
  if (split.card !== toCard) throw new MarketError('REFUND_CHANGED', { shown: toCard, current: split.card });
  const sums = {
    items: 0,
    discount: -amount,
    gst: 0,
    pst: 0,
    deposit: 0,
    total: amount,
    depositKept: 0,
    keptOfCard: 0,
  };
  return { ...sums, ...split, lines: [] };
}
