import type { Kysely, Selectable } from 'kysely';
import type { Locale } from '#rules/constants.ts';
import { unsettledUnits } from '#rules/lineStatus.ts';
import {
  depositsOut,
  isReturnable,
  partOfReturn,
  splitRefund,
  type ReturnAmounts,
  type RefundTarget,
} from '#rules/refunds.ts';
import * as balance from '../balance/balanceService.ts';
import type { ReturnKind } from '../database/orderTables.ts';
import type { OrderTable, Tables } from '../database/tables.ts';
import { MarketError } from '../marketError.ts';
import { readCashDue } from '../orders/orderRecords.ts';
import { textIn } from '../text/bilingualText.ts';
import { planAmount } from './amountRefund.ts';
import { lineRefundShares, type LineRefundShare } from './lineRefundShares.ts';
import { additionalByOrigin, paidByOrigin, type MergedOrder } from './mergedOrderSums.ts';
import { removedUnits, type QuantityChange } from './quantityChange.ts';
import { readRefundablePayments } from './refundStore.ts';
import { readMergedOrders, readReturnedToBalance, returnableLines } from './returnStore.ts';
import type { LineUnits, ReturnableRow } from './returnStore.ts';

export type { LineUnits } from './returnStore.ts';

type ReturnedLine = LineUnits & LineRefundShare;

/** The problem that a return answers, its text for the buyer, and the cents that it gives back of what the units cost. */
export type ProblemPart = { problemId: string; answer: string | null; amount: number };

/**
 * What to return of an order: units of lines (`locale`: the reader's), units to remove before they are packed (ADR 168), everything missing at an instant, or only
 * deposits of a guest's order, or an amount for a reason (ADR 160), in cents. shownTotal: the displayed one, in cents; null or absent: not sent.
 */
export type ReturnRequest = { kind: ReturnKind; to: RefundTarget; shownTotal?: number | null } & (
  | { items: readonly LineUnits[]; locale: Locale; answers?: ProblemPart }
  | { kind: 'removed'; changes: readonly QuantityChange[]; locale: Locale }
  | { missingBy: Date | null }
  | { kind: 'deposit'; amount: number }
  | { kind: 'amount'; amount: number; toCard: number; reason: string }
);

/**
 * What a return pays, in cents. `depositKept`: the part of its deposits that was already credited by hand (E50) or
 * refunded to the order's card; `keptOfCard`: the latter only.
 */
export type ReturnPlan = ReturnAmounts & {
  depositKept: number;
  keptOfCard: number;
  card: number;
  balance: number;
  lines: ReturnedLine[];
};

function checkedUnits(
  rows: readonly ReturnableRow[],
  { items, locale }: { items: readonly LineUnits[]; locale: Locale },
): LineUnits[] {
  const isOnce = new Set(items.map(({ lineId }) => lineId)).size === items.length;
  if (items.length === 0 || !isOnce || items.some(({ quantity }) => quantity < 1))
    throw new MarketError('BAD_INPUT', { field: 'items' });
  for (const { lineId, quantity } of items) {
    const row = rows.find(({ id }) => id === lineId);
    if (!row) throw new MarketError('NOT_FOUND');
    const remaining = row.quantity - row.returned;
    if (quantity > remaining)
      throw new MarketError('RETURN_LIMIT', { line: textIn(row.name, locale), left: remaining });
  }
  return [...items];
}

function missingUnits(rows: readonly ReturnableRow[], by: Date | null): LineUnits[] {
  const isDue = ({ lastUpdated }: ReturnableRow) =>
    by === null || lastUpdated === null || lastUpdated.getTime() <= by.getTime();
  const missing = rows.filter((row) => unsettledUnits(row) > 0 && isDue(row));
  if (missing.length === 0) throw new MarketError('NO_UPDATE');
  return missing.map((row) => ({ lineId: row.id, quantity: unsettledUnits(row) }));
}

function unitsToReturn(
  order: Pick<Selectable<OrderTable>, 'status'>,
  rows: readonly ReturnableRow[],
  request: Exclude<ReturnRequest, { amount: number }>,
): LineUnits[] {
  if ('changes' in request) return removedUnits(order, rows, request);
  return 'items' in request ? checkedUnits(rows, request) : missingUnits(rows, request.missingBy);
}

/** Throws RETURN_REFUSED for an order that is unpaid, fully refunded or being cancelled. */
export function requireReturnable({ status, cancelling }: Pick<Selectable<OrderTable>, 'status' | 'cancelling'>): void {
  if (!isReturnable(status) || cancelling) throw new MarketError('RETURN_REFUSED');
}

/**
 * Calculates what a return would pay now, and to where: for the desk's preview, and again under the order's lock.
 * `customerId`: the owner of a balance, else null. NOT_FOUND, BAD_INPUT {field}, RETURN_LIMIT {line, left},
 * NO_UPDATE if nothing is missing; what `requireReturnable` and `removedUnits` throw.
 */
export async function planReturn(
  db: Kysely<Tables>,
  { order, customerId }: { order: Selectable<OrderTable>; customerId: string | null },
  request: ReturnRequest,
): Promise<ReturnPlan> {
  requireReturnable(order);
  // What is not paid yet is not given back: it lowers what is to be paid in cash (ADR 169).
  const isUnpaid = (await readCashDue(db, order.id)) > 0;
  const to = isUnpaid ? 'card' : request.to;
  if ('reason' in request) return planAmount(db, { order, customerId }, { ...request, to });
  if ('amount' in request) return planDeposit(db, order, request.amount);
  const rows = await returnableLines(db, [order.id]);
  const lines = unitsToReturn(order, rows, request);
  const unitsOf = new Map(lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const paid = paidForOrder(order.id, await readMergedOrders(db, [order.id]), rows);
  const all = rows.map((row) => ({ ...row, part: row.boughtIn ?? order.id, more: unitsOf.get(row.id) ?? 0 }));
  const units = additionalByOrigin(paid, all);
  const depositsToCard = await balance.depositsToCard(db, order.id);
  const keptOfCard = Math.min(units.deposit, depositsToCard);
  const rest = units.deposit - keptOfCard;
  // A deposit that was not paid was not credited either.
  const depositsHeld = customerId === null || isUnpaid ? rest : await balance.readDeposits(db, customerId);
  const depositKept = keptOfCard + Math.max(0, rest - depositsHeld);
  const refundable = await refundableOf(db, order, customerId);
  const after = all.map((row) => ({ ...row, returned: row.returned + row.more }));
  const out = depositsOut(after, Math.max(0, refundable.byHand + depositsToCard - depositKept));
  const refund = atMost(units, depositKept, Math.max(0, refundable.all - out));
  const splitOf = (amount: number) => splitRefund(amount, { to, left: refundable, hasBalance: customerId !== null });
  const whole = splitOf(Math.max(0, refund.total - depositKept));
  const part = 'items' in request ? (request.answers?.amount ?? null) : null;
  const isPart = part !== null && part !== whole.card + whole.balance;
  const money = { depositKept, ...(isPart ? splitOf(part) : whole) };
  const parts = lineRefundShares(paid, all, money);
  return {
    ...(isPart ? checkedPart(refund, depositKept, { part, whole: whole.card + whole.balance }) : refund),
    ...money,
    keptOfCard,
    lines: all.flatMap(({ id, more }, nth) => (more > 0 ? [{ lineId: id, quantity: more, ...parts[nth]! }] : [])),
  };
}

/**
 * The same units for at most `left` cents, all that is left of what was paid once amounts were given back (ADR 160), without deposits of
 * containers that are still out then, which go back with them: the amounts were taken off its goods already.
 */
function atMost(refund: ReturnAmounts, depositKept: number, left: number): ReturnAmounts {
  const excess = Math.max(0, refund.total - depositKept - left);
  return { ...refund, discount: refund.discount + excess, total: refund.total - excess };
}

/** REFUND_CHANGED for more than the whole, BAD_INPUT {field} for less than the deposits. */
function checkedPart(refund: ReturnAmounts, depositKept: number, { part, whole }: { part: number; whole: number }) {
  if (part > whole) throw new MarketError('REFUND_CHANGED', { shown: part, current: whole });
  if (part <= refund.deposit - depositKept) throw new MarketError('BAD_INPUT', { field: 'amount' });
  return partOfReturn(refund, depositKept, part);
}

/**
 * Plans refunding deposits of a guest's order to its card, without goods. DEPOSIT_LIMIT: more than it holds, or than
 * can go to the card.
 */
async function planDeposit(db: Kysely<Tables>, order: Selectable<OrderTable>, amount: number): Promise<ReturnPlan> {
  const depositsHeld = (await balance.readGuestDeposits(db, [order.id])).get(order.id) ?? 0;
  const { card } = await refundableOf(db, order, null);
  if (amount > Math.min(depositsHeld, card)) throw new MarketError('DEPOSIT_LIMIT');
  const sums = { items: 0, discount: 0, gst: 0, pst: 0, deposit: amount, total: amount, depositKept: 0, keptOfCard: 0 };
  return { ...sums, card: amount, balance: 0, lines: [] };
}

/** What was paid for an order, by the original order of its lines. */
const paidForOrder = (orderId: string, orders: readonly MergedOrder[], lines: readonly { boughtIn: string | null }[]) =>
  paidByOrigin(orderId, orders, new Set(lines.flatMap(({ boughtIn }) => boughtIn ?? [])));

/** What can still be refunded of an order's payments: by card, and in total; and what was credited by hand of its deposits. Cents. */
async function refundableOf(db: Kysely<Tables>, order: Selectable<OrderTable>, customerId: string | null) {
  const payments = await readRefundablePayments(db, order.id);
  const card = payments.reduce((sum, { amount }) => sum + amount, 0);
  const byHand = customerId === null ? 0 : await balance.creditedOf(db, customerId, order.id);
  const credited = byHand + order.deposit_kept + (await readReturnedToBalance(db, order.id));
  return { card, all: Math.max(0, card + order.balance_applied - credited), byHand };
}

/** What settling all missing units of these orders (uuids) would pay, before credited deposits are withheld (E50). Cents. */
export async function missingAmount(db: Kysely<Tables>, ids: readonly string[]): Promise<number> {
  const merged = Map.groupBy(await readMergedOrders(db, ids), ({ survivor }) => survivor);
  const rows = Map.groupBy(await returnableLines(db, ids), ({ orderId }) => orderId);
  return ids.reduce((sum, id) => {
    const lines = rows.get(id) ?? [];
    const linesDue = lines.map((line) => ({
      ...line,
      part: line.boughtIn ?? id,
      more: unsettledUnits(line),
    }));
    return sum + additionalByOrigin(paidForOrder(id, merged.get(id) ?? [], lines), linesDue).total;
  }, 0);
}
