import {
  canMarkLine,
  canMissUnits,
  isAssembled,
  missingUnits,
  replaceableUnits,
  type LineStatus,
} from '#rules/lineStatus.ts';
import { stepsToHandOver, type OrderStatus } from '#rules/orderStatus.ts';
import { isReturnable } from '#rules/refunds.ts';
import { inTransaction, type Transaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest, requireRequestId } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import type { OrderView } from '../orders/orderView.ts';
import * as staffOrders from '../orders/staffOrders.ts';
import * as refunds from '../refunds/refundService.ts';
import type { Market } from '../runningMarket.ts';
import type { Text } from '../text/bilingualText.ts';
import {
  readLastPresses,
  readLines,
  readPressedOrders,
  readRequestChanges,
  writeLines,
  writeReplacement,
  type ChangedLine,
  type LineMark,
  type MarkedLine,
} from './deskOrderStore.ts';
import { undoLocked, type DisplayedStep } from './undoneSteps.ts';

const MAX_LINES = 500;
const MAX_ORDERS = 500;
/** Statuses that staff sets directly; payments and merging set the others. */
const BY_HAND: readonly OrderStatus[] = ['fulfilled', 'shipped', 'completed', 'disputed'];

/* Staff's changes of orders, each recorded in the journal. Ids are uuids; `staffId` is an account's. */

/** A line's missing units, and as many as the caller saw; seen null: do not compare. */
export type MissingPart = { missing: number; displayed: number | null };

/** Whether the same person has made this change already; TRANSITION_REFUSED if a colleague has. Under the order's lock. */
async function isDone(
  tx: Transaction,
  { staffId, orderId, to }: { staffId: string; orderId: string; to: OrderStatus },
) {
  const [order] = await orderRecords.lock(tx, [orderId]);
  if (!order) throw new MarketError('NOT_FOUND');
  const from = order.status;
  if (from === to && (await orderRecords.lastChange(tx, orderId))?.customerId === staffId) return true;
  const isGivingBack = to === 'cancelled' || to === 'refunded';
  if (from === to || !(isGivingBack || BY_HAND.includes(to))) throw new MarketError('TRANSITION_REFUSED', { from, to });
  if (to === 'fulfilled' && !isAssembled(await orderRecords.comingLines(tx, orderId)))
    throw new MarketError('TRANSITION_REFUSED', { from, to });
  return false;
}

async function reread(market: Market, orderId: string): Promise<OrderView> {
  const order = await staffOrders.byId(market.database, orderId);
  if (!order) throw new MarketError('NOT_FOUND');
  return order;
}

/** CASH_DUE unless nothing is to be paid in cash, or `unpaid`, the displayed sum in cents, is handed over without it (ADR 169). */
async function requirePaid(tx: Transaction, orderId: string, unpaid: number | null = null): Promise<void> {
  const due = await orderRecords.readCashDue(tx, orderId);
  if (due !== 0 && due !== unpaid) throw new MarketError('CASH_DUE', { due });
}

/** Locks the orders of lines and returns the lines. Repeats if a line moved to another order meanwhile (E19). */
async function locked(tx: Transaction, ids: readonly string[]): Promise<MarkedLine[]> {
  const before = await readLines(tx, ids);
  if (before.length < ids.length) throw new MarketError('NOT_FOUND');
  const orderIds = new Set(before.map(({ orderId }) => orderId));
  await orderRecords.lock(tx, [...orderIds]);
  const now = await readLines(tx, ids);
  return now.every(({ orderId }) => orderIds.has(orderId)) ? now : locked(tx, ids);
}

/**
 * Advances an order to a status (E44). fulfilled requires every line to be packed or missing, and something to come (E70); cancelled and refunded
 * refund everything the way it was paid. Repeated by the same person, it changes nothing; a colleague who was later
 * gets TRANSITION_REFUSED with the current status. NOT_FOUND; PROVIDER_REFUSED with the provider's message, and nothing
 * has changed; REFUND_CHANGED if it would give back another sum than the displayed one (E69).
 */
export async function advance(
  market: Market,
  staffId: string,
  orderId: string,
  to: OrderStatus,
  { refund: shownRefund, unpaid }: { refund?: number | null; unpaid?: number | null } = {},
): Promise<OrderView> {
  const actor = { by: 'staff', customerId: staffId } as const;
  const before = await reread(market, orderId);
  const isGivingBack = to === 'cancelled' || to === 'refunded';
  const result = await inTransaction(market.database, async (tx) => {
    if (await isDone(tx, { staffId, orderId, to })) return true;
    if (isGivingBack) return false;
    if (to === 'completed') await requirePaid(tx, orderId, unpaid);
    const at = market.clock.now();
    await orderRecords.changeStatus(tx, { orderId, to, actor, at });
    const { customerId } = before;
    await journal.record(tx, { kind: 'advance_order', staffId, orderId, customerId, data: { to }, at });
    return true;
  });
  if (!result && isGivingBack) {
    await refunds.cancelAs(market, actor, orderId, to, shownRefund);
    // Of two concurrent requests one has done it: decides which result this one gets.
    await inTransaction(market.database, (tx) => isDone(tx, { staffId, orderId, to }));
  }
  return reread(market, orderId);
}

/**
 * Hands an order over, with all the steps that are left, once per request key; every line must be packed or missing.
 * NOT_FOUND, BAD_INPUT {field}, REQUEST_REUSED; TRANSITION_REFUSED with the current status, also if another request has
 * handed it over.
 */
export async function handOver(
  market: Market,
  staffId: string,
  orderId: string,
  requestId: string,
  unpaid: number | null = null,
): Promise<OrderView> {
  const actor = { by: 'staff', customerId: staffId } as const;
  const request = callersRequest('hand_over', requestId, { orderId, ...(unpaid !== null && { unpaid }) });
  await inTransaction(market.database, async (tx) => {
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    const steps = stepsToHandOver(order.status, order.shipping_zone_id === null ? 'pickup' : 'ship');
    const isPacked = steps[0] !== 'fulfilled' || isAssembled(await orderRecords.comingLines(tx, orderId));
    if (steps.length === 0 || !isPacked)
      throw new MarketError('TRANSITION_REFUSED', { from: order.status, to: 'completed' });
    await requirePaid(tx, orderId, unpaid);
    const subject = { staffId, orderId, customerId: order.customer_id };
    for (const to of steps) {
      await orderRecords.changeStatus(tx, { orderId, to, actor, at });
      await journal.record(tx, { kind: 'advance_order', ...subject, data: { to, press: requestId }, at });
    }
  });
  return reread(market, orderId);
}

/**
 * Undoes the last step, which set the status `from` less than STEP_UNDO_MS ago, whoever made it; its mail is not sent. A colleague's later
 * step of the same kind is not the displayed one, and stays. Repeated by the same person, it changes nothing. NOT_FOUND; TRANSITION_REFUSED
 * with the current status.
 */
export async function undo(
  market: Market,
  staffId: string,
  orderId: string,
  from: OrderStatus,
  displayed: DisplayedStep = {},
): Promise<OrderView> {
  if (typeof displayed.handOver === 'string') requireRequestId(displayed.handOver);
  await inTransaction(market.database, async (tx) => {
    const [order] = await orderRecords.lock(tx, [orderId]);
    if (!order) throw new MarketError('NOT_FOUND');
    const step = await undoLocked(tx, { staffId, order, from, at: market.clock.now(), displayed });
    if (!step.isUndone)
      throw new MarketError('TRANSITION_REFUSED', { from: order.status, to: step.from ?? order.status });
  });
  return reread(market, orderId);
}

/** A press on many orders. `requestId`: its key, by which it changes each once and returns those that it has changed; absent: all are returned. */
export type OrdersPress = { requestId?: string | null | undefined };

/**
 * Changes many orders in one transaction and returns them, in the order of the ids: under a request key those alone that `change` has
 * changed, now or in an earlier call of the same press. BAD_INPUT {orders, requestId}, NOT_FOUND.
 */
async function changeMany(
  market: Market,
  { staffId, kind, requestId }: { staffId: string; kind: 'advance_order' | 'undo_step' } & OrdersPress,
  orderIds: readonly string[],
  change: (tx: Transaction, order: orderRecords.LockedOrder, at: Date) => Promise<boolean>,
): Promise<OrderView[]> {
  if (typeof requestId === 'string') requireRequestId(requestId);
  const ids = [...new Set(orderIds)];
  if (ids.length === 0 || ids.length > MAX_ORDERS) throw new MarketError('BAD_INPUT', { field: 'orders' });
  const changedIds = await inTransaction(market.database, async (tx) => {
    const orders = await orderRecords.lock(tx, ids);
    if (orders.length < ids.length) throw new MarketError('NOT_FOUND');
    const at = market.clock.now();
    const pressed =
      typeof requestId === 'string'
        ? await readPressedOrders(tx, kind, { staffId, orderIds: ids, requestId })
        : new Set<string>();
    for (const order of orders) if (!pressed.has(order.id) && (await change(tx, order, at))) pressed.add(order.id);
    return pressed;
  });
  const orders = await staffOrders.byIds(market.database, ids);
  return typeof requestId === 'string' ? orders.filter(({ id }) => changedIds.has(id)) : orders;
}

/**
 * Marks orders as assembled; those that are not ready, or that somebody has moved on, stay as they are. Repeated, it
 * changes nothing. BAD_INPUT {field} for no order or more than 500, NOT_FOUND.
 */
export const assemble = (
  market: Market,
  staffId: string,
  orderIds: readonly string[],
  { requestId }: OrdersPress = {},
): Promise<OrderView[]> =>
  changeMany(
    market,
    { staffId, kind: 'advance_order', requestId },
    orderIds,
    async (tx, { id: orderId, status, cancelling, customer_id: customerId }, at) => {
      if (status !== 'processed' || cancelling !== null) return false;
      if (!isAssembled(await orderRecords.comingLines(tx, orderId))) return false;
      const actor = { by: 'staff', customerId: staffId } as const;
      await orderRecords.changeStatus(tx, { orderId, to: 'fulfilled', actor, at });
      const data = { to: 'fulfilled', ...(requestId && { press: requestId }) };
      await journal.record(tx, { kind: 'advance_order', staffId, orderId, customerId, data, at });
      return true;
    },
  );

/**
 * Undoes the assembly of orders, as `undo` does; those that it refuses stay as they are. `at`: of the displayed assembly, so that what was
 * assembled anew since stays. BAD_INPUT {field}, NOT_FOUND.
 */
export const undoAssembly = (
  market: Market,
  staffId: string,
  orderIds: readonly string[],
  { at: assembledAt, requestId }: OrdersPress & { at?: Date | null | undefined } = {},
): Promise<OrderView[]> =>
  changeMany(market, { staffId, kind: 'undo_step', requestId }, orderIds, async (tx, order, at) => {
    // Under a press’s key only what it undoes itself counts, not a step back that the same person made before.
    if (requestId && order.status !== 'fulfilled') return false;
    const press = requestId ?? undefined;
    const undoing = { staffId, order, from: 'fulfilled', at, displayed: { at: assembledAt }, press } as const;
    return (await undoLocked(tx, undoing)).isUndone;
  });

/**
 * `part`: missing units of each line. `quantities`: the units that the caller saw of each, in their order; absent: not compared. `requestId`: of
 * the press that marks them, each line once. `undoes`: the press that this one undoes; lines with another last mark stay.
 */
export type MarkDetails = {
  part?: MissingPart | null;
  quantities?: readonly number[] | null | undefined;
  requestId?: string | null | undefined;
  undoes?: string | null | undefined;
};

/** Lines to mark, as `markLines` does. */
export type LinesToMark = {
  ids: readonly string[];
  status: LineStatus;
  expected: LineStatus | null;
} & MarkDetails;

const stateBefore = (line: MarkedLine): ChangedLine => ({
  line: line.id,
  status: line.status,
  missing: missingUnits(line),
});

/** `markLines` in the caller's transaction; returns the uuids of the orders, and what it has changed. */
export async function markLinesIn(
  tx: Transaction,
  { staffId, at }: { staffId: string; at: Date },
  { ids: lineIds, status, expected, part = null, quantities = null, requestId = null, undoes = null }: LinesToMark,
): Promise<{ orderIds: string[]; changes: ChangedLine[] }> {
  for (const press of [requestId, undoes]) if (press !== null) requireRequestId(press);
  const ids = [...new Set(lineIds)];
  if (ids.length === 0 || ids.length > MAX_LINES) throw new MarketError('BAD_INPUT', { field: 'lines' });
  if (quantities && quantities.length !== lineIds.length)
    throw new MarketError('BAD_INPUT', { field: 'seenQuantities' });
  const displayed = new Map(quantities?.map((quantity, at) => [lineIds[at], quantity]));
  const lines = await locked(tx, ids);
  const mark: LineMark = part ? { status, missing: part.missing } : { status };
  const orderIds = [...new Set(lines.map(({ orderId }) => orderId))];
  const earlier = requestId === null ? [] : await readRequestChanges(tx, { staffId, orderIds, requestId });
  const earlierIds = new Set(earlier.map(({ line }) => line));
  const lastPresses = undoes === null ? null : await readLastPresses(tx, { orderIds, lineIds: ids });
  const isAnothersMark = ({ id }: MarkedLine) => lastPresses !== null && lastPresses.get(id) !== undoes;
  const changed = lines.filter(
    (line) =>
      !earlierIds.has(line.id) &&
      !isAnothersMark(line) &&
      (line.status !== status || (part !== null && line.missing !== part.missing)),
  );
  const isResized = ({ id, quantity }: MarkedLine) => quantity !== (displayed.get(id) ?? quantity);
  // Missing units of a quantity that is no more are compared with none.
  const canMiss = (line: MarkedLine, missingReturned: number) =>
    !part || isResized(line) || canMissUnits({ quantity: line.quantity, missingReturned }, part.missing);
  if (!lines.every((line) => canMiss(line, 0))) throw new MarketError('BAD_INPUT', { field: 'missing' });
  const refusal = changed.find(
    (line) => line.isGivenBack || !canMarkLine(line) || !canMiss(line, line.missingReturned),
  );
  if (refusal) throw new MarketError('TRANSITION_REFUSED', { from: refusal.status, to: status });
  const crossed = changed.filter(
    (line) =>
      (expected !== null && line.status !== expected) ||
      (part !== null && part.displayed !== null && missingUnits(line) !== part.displayed) ||
      isResized(line),
  );
  if (crossed.length > 0)
    throw new MarketError('LINES_CHANGED', {
      lines: crossed.map(({ id }) => toId('OrderLine', id)),
      now: crossed.map((line) => line.status),
      missing: crossed.map(missingUnits),
      quantities: crossed.map(({ quantity }) => quantity),
    });
  if (changed.length > 0)
    await writeLines(
      tx,
      changed.map(({ id }) => id),
      mark,
      at,
    );
  for (const [orderId, orderLines] of Map.groupBy(changed, (line) => line.orderId)) {
    const before = requestId === null ? {} : { press: requestId, before: orderLines.map(stateBefore) };
    const data = { ...mark, lines: orderLines.map(({ id }) => id), ...before };
    await journal.record(tx, { kind: 'mark_lines', staffId, orderId, data, at });
  }
  const changes = [...earlier.filter(({ line }) => ids.includes(line)), ...changed.map(stateBefore)];
  return { orderIds, changes };
}

/**
 * Marks lines of one or several orders, all or none; lines that have the status already are unchanged. Returns the
 * orders, and the lines that it has changed as they were before; repeated with its request, those of the first call. `part`: missing units of each line while the others have its status. `expected`, `part.displayed` and `quantities`: the status, the
 * missing and all units that the caller saw; LINES_CHANGED with the current ones if they are neither those nor the requested ones.
 * NOT_FOUND; BAD_INPUT for no line, more than 500, or as many missing units as the line has; TRANSITION_REFUSED with
 * the line's status, also for fewer missing units than were refunded.
 */
export async function markLines(
  market: Market,
  staffId: string,
  lineIds: readonly string[],
  status: LineStatus,
  expected: LineStatus | null = null,
  details: MarkDetails = {},
): Promise<{ orders: OrderView[]; changes: ChangedLine[] }> {
  const { orderIds, changes } = await inTransaction(market.database, (tx) =>
    markLinesIn(tx, { staffId, at: market.clock.now() }, { ids: lineIds, status, expected, ...details }),
  );
  return { orders: await Promise.all(orderIds.map((orderId) => reread(market, orderId))), changes };
}

/**
 * Records the replacement for all missing units of a line that are not refunded; null removes it. Money does not move.
 * Repeated, it changes nothing. Returns the order. NOT_FOUND, BAD_INPUT {field}; NOT_REPLACEABLE if nothing is missing
 * and unrefunded, or if the shopper wants a refund.
 */
export async function replaceLine(
  market: Market,
  staffId: string,
  lineId: string,
  by: Text | null,
): Promise<OrderView> {
  const orderId = await inTransaction(market.database, async (tx) => {
    const [line] = await locked(tx, [lineId]);
    if (!line) throw new MarketError('NOT_FOUND');
    const units = replaceableUnits({ ...line, missing: missingUnits(line) });
    const isSame = (by?.primary ?? null) === line.replacedBy && (by === null || line.replaced === units);
    if (isSame) return line.orderId;
    if (line.isGivenBack || !isReturnable(line.orderStatus) || units === 0) throw new MarketError('NOT_REPLACEABLE');
    const at = market.clock.now();
    await writeReplacement(tx, lineId, by && { by, units }, at);
    const data = { lines: [lineId], note: by?.primary ?? null };
    await journal.record(tx, { kind: 'replace_line', staffId, orderId: line.orderId, data, at });
    return line.orderId;
  });
  return reread(market, orderId);
}
