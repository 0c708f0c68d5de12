import { describe, expect, it } from 'vitest';
import { PROBLEM_STATUSES, type ProblemStatus } from '#rules/orderProblems.ts';
import { hoursAgo, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { parseTable } from '../../tests/support/statusTable.ts';
import type { Transaction } from '../database/transaction.ts';
import { readProblemMail } from '../mail/problemReadStore.ts';
import {
  countOpenProblems,
  endAnswer,
  endByWholeRefund,
  isOpen,
  readOpenProblems,
  readReportableLine,
  writeAnswer,
} from './orderProblemStore.ts';

/** What each statement makes of a problem that a buyer reported, by its status. x: yes. */
const { columns, rows } = parseTable(`
                          open answering refunded declined
  stops_another_report    x    x         .        .
  may_be_answered         x    .         .        .
  answer_is_stored        x    .         .        .
  refunded_by_its_return  .    x         .        .
  opened_by_its_refusal   .    x         .        .
  ended_by_whole_refund   x    .         .        .
  counted_at_the_desk     x    x         .        .
  listed_at_the_desk      x    x         .        .
  mailed_to_its_buyer     .    .         x        x`);

const ID = testId('problem');
const RETURN = testId('return answer');
const [REPORTED, ANSWERED, NOW] = [hoursAgo(5), hoursAgo(3), hoursAgo(1)];

describe('what becomes of a reported problem, by its status', () => {
  const { orderOf, inRows } = statusMarket();
  const order = orderOf('pickup', 'completed');

  /** A problem with every column that its status allows. */
  async function write(tx: Transaction, status: ProblemStatus) {
    const isAnswered = status !== 'open';
    if (isAnswered) await writeReturns(tx, order, { answer: { kind: 'returned', staff_id: order.customerId } });
    await tx
      .insertInto('order_problem')
      .values({
        id: ID,
        line_id: order.lineId,
        kind: 'damaged',
        quantity: 1,
        note: 'Fendu',
        status,
        reported_at: REPORTED,
        return_id: isAnswered ? RETURN : null,
        answer: isAnswered ? 'Désolés' : null,
        answered_at: isAnswered ? ANSWERED : null,
      })
      .execute();
  }
  const read = (tx: Transaction) =>
    tx.selectFrom('order_problem').selectAll().where('id', '=', ID).executeTakeFirstOrThrow();
  /** Whether the row has exactly these columns afterwards; it must be as before otherwise. */
  async function changes(tx: Transaction, change: () => Promise<unknown>, columnsAfter: object): Promise<boolean> {
    const before = await read(tx);
    await change();
    const after = await read(tx);
    const isChanged = JSON.stringify(after) !== JSON.stringify(before);
    expect(after).toEqual(isChanged ? { ...before, ...columnsAfter } : before);
    return isChanged;
  }

  const READERS: Record<string, (tx: Transaction) => Promise<boolean>> = {
    stops_another_report: async (tx) => (await readReportableLine(tx, order.id, order.lineId))?.hasOpen === true,
    may_be_answered: (tx) => isOpen(tx, ID),
    answer_is_stored: (tx) => {
      const write = () => writeAnswer(tx, { id: ID, answer: 'Non', at: NOW }, { status: 'declined' });
      return changes(tx, write, { status: 'declined', answer: 'Non', answered_at: NOW });
    },
    refunded_by_its_return: (tx) => changes(tx, () => endAnswer(tx, RETURN, true), { status: 'refunded' }),
    opened_by_its_refusal: (tx) => {
      const open = { status: 'open', return_id: null, answer: null, answered_at: null };
      return changes(tx, () => endAnswer(tx, RETURN, false), open);
    },
    ended_by_whole_refund: async (tx) => {
      await endByWholeRefund(tx, orderOf('ship', 'completed').id, hoursAgo(2));
      return changes(tx, () => endByWholeRefund(tx, order.id, NOW), { status: 'refunded', answered_at: NOW });
    },
    counted_at_the_desk: async (tx) => (await countOpenProblems(tx)) === 1,
    listed_at_the_desk: async (tx) => {
      const open = await readOpenProblems(tx, 9);
      expect(open).toEqual(open.length > 0 ? [{ id: ID, orderId: order.id, lineId: order.lineId }] : []);
      return open.length > 0;
    },
    mailed_to_its_buyer: async (tx) => (await readProblemMail(tx, ID))?.to === order.email,
  };

  it('has every status, and a row for each statement', () => {
    expect(columns).toEqual([...PROBLEM_STATUSES]);
    expect(rows.map(([name]) => name)).toEqual(Object.keys(READERS));
  });
  it.each(rows)('does as the table says: %s', async (name = '', ...cells) => {
    const read: string[] = [];
    for (const status of PROBLEM_STATUSES) {
      const holds = await inRows(async (tx) => {
        await write(tx, status);
        return READERS[name]?.(tx);
      });
      read.push(holds ? 'x' : '.');
    }
    expect([name, ...read]).toEqual([name, ...cells]);
  });
});
