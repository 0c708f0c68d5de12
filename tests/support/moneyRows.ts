import type { Insertable, Kysely } from 'kysely';
import type { OrderReturnTable, RefundTable } from '../../server/database/orderTables.ts';
import type { Tables } from '../../server/database/tables.ts';
import { testId } from './smallMarket.ts';
import type { StatusOrder } from './statusOrders.ts';

/* Refunds and returns of orders of `statusOrders`, as rows alone. */

/** An instant so many hours before the test's present; no two rows of a test have the same. */
export const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

type RefundRow = Partial<Insertable<RefundTable>>;

/** Refunds by their names, which are their uuids' too. A status brings what the table demands of it. */
export async function writeRefunds(
  db: Kysely<Tables>,
  order: Pick<StatusOrder, 'id' | 'paymentIntent'>,
  refunds: Readonly<Record<string, RefundRow>>,
): Promise<void> {
  const rows = Object.entries(refunds).map(([name, row], nth) => {
    const { status = 'asked' } = row;
    return {
      id: testId(`refund ${name}`),
      order_id: order.id,
      payment_intent: order.paymentIntent,
      amount: 10 + nth,
      status,
      provider_id: status === 'done' ? `re_${name}` : null,
      refusal: status === 'refused' ? `refused ${name}` : null,
      ...row,
    };
  });
  for (const row of rows) await db.insertInto('refund').values(row).execute();
}

type ReturnRow = Partial<Insertable<OrderReturnTable>> & { units?: Readonly<Record<string, number>> };

/** Returns by their names; `units`: of lines by their uuids. No two of their sums are the same. */
export async function writeReturns(
  db: Kysely<Tables>,
  order: Pick<StatusOrder, 'id' | 'customerId'>,
  returns: Readonly<Record<string, ReturnRow>>,
): Promise<void> {
  for (const [nth, [name, { units = {}, ...row }]] of Object.entries(returns).entries()) {
    const id = testId(`return ${name}`);
    await db
      .insertInto('order_return')
      .values({
        id,
        order_id: order.id,
        customer_id: order.customerId,
        kind: 'missing',
        status: 'done',
        request: `request ${name}`,
        staff_id: null,
        items: 1000 + nth,
        discount: 0,
        gst: 0,
        pst: 0,
        deposit: 0,
        deposit_kept: 0,
        to_card: 300 + nth,
        to_balance: 700,
        at: hoursAgo(100 + nth),
        ...row,
      })
      .execute();
    for (const [lineId, quantity] of Object.entries(units))
      await db
        .insertInto('order_return_line')
        .values({ return_id: id, line_id: lineId, quantity, to_card: 0, to_balance: 0 })
        .execute();
  }
}

/** The names of rows that these helpers wrote, by their uuids. */
export const namesBy =
  (prefix: 'refund' | 'return', names: readonly string[]) =>
  (ids: readonly string[]): string[] =>
    ids.map((id) => names.find((name) => testId(`${prefix} ${name}`) === id) ?? id);
