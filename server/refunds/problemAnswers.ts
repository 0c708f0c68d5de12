import type { Locale } from '#rules/constants.ts';
import { cents } from '#rules/money.ts';
import type { Visitor } from '../caller.ts';
import { staffOf } from '../caller.ts';
import { inTransaction } from '../database/transaction.ts';
import * as journal from '../journal/journalService.ts';
import { callersRequest } from '../journal/requestKey.ts';
import { MarketError } from '../marketError.ts';
import * as orderRecords from '../orders/orderRecords.ts';
import * as problemReports from '../orders/problemReports.ts';
import { queueMail } from '../outbox/mailOutbox.ts';
import type { Market } from '../runningMarket.ts';
import { returnGoods } from './goodsReturn.ts';

/** credit, refund: of these units, this many cents. `answer`: what the buyer reads; null: nothing. */
export type ProblemDecision = {
  decision: 'credit' | 'refund' | 'decline';
  quantity: number | null;
  amount: number | null;
  answer: string | null;
  locale: Locale;
  requestId: string;
};

/**
 * Answers a reported problem (uuid), once per request: by a return of its line's units (ADR 139), or by a refusal. The buyer is
 * told by mail. Returns the order's uuid. NOT_FOUND; PROBLEM_ANSWERED; BAD_INPUT {field}; REQUEST_REUSED; what `returnGoods`
 * throws.
 */
export async function answerProblem(
  market: Market,
  staff: Visitor,
  problemId: string,
  { decision, quantity, amount, answer, locale, requestId }: ProblemDecision,
): Promise<string> {
  const text = problemReports.checkedText(answer, 'answer');
  const request = callersRequest('answer_problem', requestId, { problemId, decision, quantity, amount, text });
  if (decision !== 'decline') {
    if ((quantity ?? 0) < 1) throw new MarketError('BAD_INPUT', { field: 'quantity' });
    if (cents(amount ?? 0) < 1) throw new MarketError('BAD_INPUT', { field: 'amount' });
  } else if (text === null) throw new MarketError('BAD_INPUT', { field: 'answer' });
  const line = await problemReports.lineOf(market.database.kysely, problemId);
  if (!line) throw new MarketError('NOT_FOUND');
  const { orderId, lineId, customerId } = line;
  const staffId = staffOf(staff);
  if (decision !== 'decline') {
    const items = [{ lineId, quantity: quantity ?? 0 }];
    const answers = { problemId, answer: text, amount: amount ?? 0 };
    const to = decision === 'credit' ? 'balance' : 'card';
    await returnGoods(market, { orderId, staffId, request, kind: 'returned', to, items, locale, answers });
    return orderId;
  }
  await inTransaction(market.database, async (tx) => {
    await orderRecords.lock(tx, [orderId]);
    const at = market.clock.now();
    if (!(await journal.recordRequest(tx, request, at))) return;
    await problemReports.requireOpen(tx, problemId);
    await problemReports.decline(tx, { id: problemId, answer: text, at });
    await queueMail(tx, { kind: 'problem_answered', about: problemId, data: { orderId, problemId } });
    const data = { lines: [lineId] };
    await journal.record(tx, { kind: 'answer_problem', staffId, orderId, customerId, request: request.key, data, at });
  });
  return orderId;
}
