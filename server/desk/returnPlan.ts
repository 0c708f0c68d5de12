import type { Kysely, Selectable } from 'kysely';
import { moreOfParts, paidParts, type JoinedOrder } from '../../rules/joinedSums.ts';
import { lineRefunds, type LineRefund } from '../../rules/lineRefunds.ts';
import { isReturnable, splitRefund, type GivenBack, type RefundTarget } from '../../rules/refunds.ts';
import type { Locale } from '../../rules/constants.ts';
import type { BalanceService } from '../balance/balanceService.ts';
import { textIn } from '../text/bilingualText.ts';
import type { ReturnKind } from '../database/orderTables.ts';
import type { OrderTable, Tables } from '../database/tables.ts';
import { MarketError } from '../marketError.ts';
import type { OrderService } from '../orders/orderService.ts';

type Row = Awaited<ReturnType<OrderService['returns']['returnableLines']>>[number];
export type LineUnits = { lineId: string; quantity: number };
type LineBack = LineUnits & LineRefund;

/** What is to be given back of an order; `missingBy`: all that was missing by then and is not given back yet; `locale`: the reader's. */
export type ReturnWish = { kind: ReturnKind; to: RefundTarget } & (
  { items: readonly LineUnits[]; locale: Locale } | { missingBy: Date | null }
);

/** What a return does, in cents; `depositKept`: the part of the deposit that was credited by hand before (E50). */
export type ReturnPlan = GivenBack & { depositKept: number; card: number; balance: number; lines: LineBack[] };

type Parts = { orders: OrderService; balance: BalanceService };

function checkedUnits(
  rows: readonly Row[],
  { items, locale }: { items: readonly LineUnits[]; locale: Locale },
): LineUnits[] {
  const isOnce = new Set(items.map(({ lineId }) => lineId)).size === items.length;
  if (items.length === 0 || !isOnce || items.some(({ quantity }) => quantity < 1))
    throw new MarketError('BAD_INPUT', { field: 'items' });
  for (const { lineId, quantity } of items) {
    const row = rows.find(({ id }) => id === lineId);
    if (!row) throw new MarketError('NOT_FOUND');
    const left = row.quantity - row.returned;
    if (quantity > left) throw new MarketError('RETURN_LIMIT', { line: textIn(row.name, locale), left });
  }
  return [...items];
}

function missingUnits(rows: readonly Row[], by: Date | null): LineUnits[] {
  const isDue = ({ lastUpdated }: Row) => by === null || lastUpdated === null || lastUpdated.getTime() <= by.getTime();
  const missing = rows.filter((row) => row.status === 'missing' && row.returned < row.quantity && isDue(row));
  if (missing.length === 0) throw new MarketError('NO_UPDATE');
  return missing.map((row) => ({ lineId: row.id, quantity: row.quantity - row.returned }));
}

/**
 * Works out what a return gives back and to where, as it would be now: the desk shows it, and does it under the order's lock.
 * `customerId`: whose balance there is, else null. NOT_FOUND, BAD_INPUT {field}, RETURN_LIMIT {line, left}, RETURN_REFUSED of an
 * order that is not paid or was given back as a whole, NO_UPDATE where nothing is missing.
 */
export async function planReturn(
  db: Kysely<Tables>,
  { orders, balance }: Parts,
  { order, customerId }: { order: Selectable<OrderTable>; customerId: string | null },
  wish: ReturnWish,
): Promise<ReturnPlan> {
  if (!isReturnable(order.status) || order.cancelling) throw new MarketError('RETURN_REFUSED');
  const rows = await orders.returns.returnableLines(db, order.id);
  const lines = 'items' in wish ? checkedUnits(rows, wish) : missingUnits(rows, wish.missingBy);
  const unitsOf = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const paid = paidFor(order.id, await orders.returns.joinedOrders(db, [order.id]), rows);
  const all = rows.map((row) => ({ ...row, part: row.boughtIn ?? order.id, more: unitsOf.get(row.id) ?? 0 }));
  const back = moreOfParts(paid, all);
  const held = customerId === null ? back.deposit : await balance.depositsHeld(customerId, db);
  const depositKept = Math.max(0, back.deposit - held);
  const left = await leftOf(db, orders, order);
  const amount = Math.max(0, back.total - depositKept);
  const money = { depositKept, ...splitRefund(amount, { to: wish.to, left, hasBalance: customerId !== null }) };
  const parts = lineRefunds(paid, all, money);
  return {
    ...back,
    ...money,
    lines: all.flatMap(({ id, more }, nth) => (more > 0 ? [{ lineId: id, quantity: more, ...parts[nth]! }] : [])),
  };
}

/** What was paid for an order, by the order that its lines were bought in. */
export const paidFor = (
  orderId: string,
  orders: readonly JoinedOrder[],
  lines: readonly { boughtIn: string | null }[],
) => paidParts(orderId, orders, new Set(lines.flatMap(({ boughtIn }) => boughtIn ?? [])));

/** What is left with the market of what was paid for an order: by card, and in all. Cents. */
async function leftOf(db: Kysely<Tables>, orders: OrderService, order: Selectable<OrderTable>) {
  const payments = await orders.cancelling.leftOfPayments(db, order.id);
  const card = payments.reduce((sum, { amount }) => sum + amount, 0);
  const gone = order.deposit_kept + (await orders.returns.toBalance(db, order.id));
  return { card, all: Math.max(0, card + order.balance_applied - gone) };
}
