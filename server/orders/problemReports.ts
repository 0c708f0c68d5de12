import { PROBLEM_NOTE_MAX, problemsUntil, reportableUnits, type ProblemKind } from '#rules/orderProblems.ts';
import { isStorable, visibleText } from '#rules/plainText.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as store from './orderProblemStore.ts';
import { lockOrders } from './orderStatusStore.ts';
import { readOrders } from './orderStore.ts';
import type { LineProblemView, OrderLineView, OrderView } from './orderView.ts';

/*
 * Problems that buyers report of lines of their orders (ADR 139). Answers that refund are returns: they are begun and ended
 * with one, in its transactions. Ids are uuids.
 */

export { readProblemLine as lineOf, endAnswer, endByWholeRefund } from './orderProblemStore.ts';

/** The most open problems that are listed. */
const LISTED = 100;

/** A buyer's report; a requestId is applied once. */
export type ProblemReport = {
  lineId: string;
  kind: ProblemKind;
  quantity: number;
  note: string | null;
  requestId: string;
};

/** A typed text as it is stored; null: nothing visible. BAD_INPUT {field} beyond `PROBLEM_NOTE_MAX`. */
export function checkedText(text: string | null, field: string): string | null {
  if (text === null) return null;
  const visible = visibleText(text).trim();
  if (visible.length > PROBLEM_NOTE_MAX || !isStorable(visible)) throw new MarketError('BAD_INPUT', { field });
  return visible === '' ? null : visible;
}

/**
 * Reports a problem with a line of an order that the caller may open. A repeated request changes nothing; REQUEST_REUSED if it
 * differs. NOT_FOUND for another order's line; BAD_INPUT {field}; PROBLEM_REFUSED too early, too late, while one is open, or
 * for more units than are left.
 */
export async function report(
  database: Database,
  orderId: string,
  { lineId, kind, quantity, note, requestId }: ProblemReport,
  now: Date,
): Promise<void> {
  const text = checkedText(note, 'note');
  const request = callersRequest(`report_problem ${lineId}`, requestId, { orderId, kind, quantity, note: text });
  if (quantity < 1) throw new MarketError('BAD_INPUT', { field: 'quantity' });
  await inTransaction(database, async (tx) => {
    const [order] = await lockOrders(tx, [orderId]);
    const line = order && (await store.readReportableLine(tx, orderId, lineId));
    if (!line) throw new MarketError('NOT_FOUND');
    if (!(await journal.recordRequest(tx, request, now))) return;
    const slot = order.slot_from && order.slot_to ? { from: order.slot_from, to: order.slot_to } : null;
    const isTimely = problemsUntil({ status: order.status, slot }, now) !== null && order.cancelling === null;
    if (!isTimely || line.isBox || line.hasOpen || quantity > reportableUnits(line))
      throw new MarketError('PROBLEM_REFUSED');
    await store.insertProblem(tx, { lineId, kind, quantity, note: text, at: now });
  });
}

/** Throws PROBLEM_ANSWERED unless a problem of a locked order waits for an answer. */
export async function requireOpen(tx: Transaction, id: string): Promise<void> {
  if (!(await store.isOpen(tx, id))) throw new MarketError('PROBLEM_ANSWERED');
}

/** Declines an open problem of a locked order. */
export function decline(tx: Transaction, answer: store.ProblemAnswer): Promise<void> {
  return store.writeAnswer(tx, answer, { status: 'declined' });
}

/** Answers an open problem of a locked order by a return that waits for the payment provider. */
export function answerBy(tx: Transaction, answer: store.ProblemAnswer, returnId: string): Promise<void> {
  return store.writeAnswer(tx, answer, { status: 'answering', return_id: returnId });
}

/** An open problem with its order and line. */
export type OpenProblemView = { order: OrderView; line: OrderLineView; problem: LineProblemView };

/** The number of problems that wait for an answer. */
export function countOpen(database: Database): Promise<number> {
  return store.countOpenProblems(database.kysely);
}

/** The problems that wait for an answer, the oldest first, at most 100. */
export async function listOpen(database: Database): Promise<OpenProblemView[]> {
  const open = await store.readOpenProblems(database.kysely, LISTED);
  const orders = await readOrders(database.kysely, [...new Set(open.map(({ orderId }) => orderId))]);
  return open.flatMap(({ id, orderId, lineId }) => {
    const order = orders.find((one) => one.id === orderId);
    const line = order?.products.find((one) => one.id === lineId);
    const problem = line?.problems.find((one) => one.id === id);
    return order && line && problem ? [{ order, line, problem }] : [];
  });
}
