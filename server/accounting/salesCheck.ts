import { DEFAULT_TERMS } from '#rules/marketTerms.ts';
import type { Database } from '../database/database.ts';
import { salesReport } from './salesReport.ts';
import { readBooks, readSalesEvents } from './salesStore.ts';

/**
 * Compares the sales report of all days, to the cent, with what orders, refunds, the ledger and membership receipts say without
 * it; returns one sentence for each difference. Both are read at one instant, while the market sells.
 */
export async function checkSales(database: Database): Promise<string[]> {
  const { events, books } = await database.kysely
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => ({ events: await readSalesEvents(tx, null), books: await readBooks(tx) }));
  const { total, days } = salesReport(events, DEFAULT_TERMS);
  const { sold, ...figures } = total;
  const { membership_taxes: membershipTaxes = 0, due = 0, ...stored } = books;
  const reported: Record<string, number> = {
    goods: sold.goods,
    fee: sold.fee,
    delivery: sold.delivery,
    deposits: sold.deposits,
    discount: sold.discount,
    // Taxes of memberships are split by rates that this does not know.
    taxes: sold.gst + sold.pst + sold.otherTax,
    memberships: sold.memberships,
    card_refunded: figures.cardRefunded,
    card: figures.card,
    cash: figures.cash,
    awaiting: figures.awaiting,
    cash_refunded: figures.cashRefunded,
    awaiting_dropped: figures.awaitingDropped,
    cash_received: figures.cashReceived,
    credit_used: figures.creditUsed,
    credit_refunded: figures.creditRefunded,
    adjustments: figures.adjustments,
  };
  const { gst = 0, pst = 0, card = 0, awaiting_dropped: dropped = 0, ...rest } = stored;
  const expected: Record<string, number> = {
    ...rest,
    taxes: gst + pst + membershipTaxes,
    card: card + (stored.memberships ?? 0) + membershipTaxes,
    awaiting_dropped: dropped,
    // What desk and handover say is still to be paid, and what will not be any more.
    awaiting: due + dropped,
  };
  return [
    ...Object.entries(reported).flatMap(([name, sum]) =>
      sum === expected[name] ? [] : [`the sales report has ${sum} of ${name}, the books ${expected[name]}`],
    ),
    ...days.flatMap(({ date, refunded, notRefunded }) =>
      notRefunded < 0
        ? [`the refunds of ${date} are ${refunded.total}, ${-notRefunded} more went to cards and credit`]
        : [],
    ),
  ];
}
