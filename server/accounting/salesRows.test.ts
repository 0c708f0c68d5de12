import { describe, expect, it } from 'vitest';
import { hoursAgo, writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import { CASH_DUE, CASH_TILL } from '../balance/cashSql.ts';
import { readSalesEvents } from './salesStore.ts';

describe('rows of the sales report', () => {
  const { orderOf, inRows } = statusMarket();

  it('divide what a return gave back by where it went', async () => {
    const order = orderOf('pickup', 'completed');
    const at = hoursAgo(7);
    const events = await inRows(async (tx) => {
      await writeReturns(tx, order, {
        part: { to_card: 100, to_balance: 57, items: 140, gst: 6, pst: 11, deposit: 9, deposit_kept: 3, done_at: at },
      });
      const of = { return_id: testId('return part') };
      await writeRefunds(tx, order, {
        card: { ...of, amount: 41 },
        till: { ...of, amount: 25, status: 'done', provider_id: CASH_TILL },
        due: { ...of, amount: 34, status: 'done', provider_id: CASH_DUE },
      });
      return readSalesEvents(tx, null);
    });
    expect(events?.filter(({ kind }) => kind === 'items_returned')).toEqual([
      {
        kind: 'items_returned',
        at,
        amounts: { goods: 140, fee: 0, delivery: 0, deposits: 9, discount: 0, gst: 6, pst: 11 },
        withheld: 3,
        card: 41,
        credit: 57,
        cash: 25,
        awaiting: 34,
      },
    ]);
  });
});
