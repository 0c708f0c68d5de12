import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeReturns } from '../../tests/support/moneyRows.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { StatusOrder } from '../../tests/support/statusOrders.ts';
import type { Transaction } from '../database/transaction.ts';
import { planReturn, type ReturnRequest } from './returnPlan.ts';

/** What a return would pay, from rows: an order of four units of which one is missing and not refunded. */
describe('the plan of a return', () => {
  const { orderOf, inRows } = statusMarket();
  const packed = orderOf('pickup', 'fulfilled');
  const guests = orderOf('guest', 'fulfilled');
  const planOf = async (tx: Transaction, { id, customerId }: StatusOrder, request: ReturnRequest) => {
    const order = await tx.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    return planReturn(tx, { order, customerId }, request);
  };

  const updated = packed.lastUpdated.getTime();
  it.each([
    ['at any time', null, false, true],
    ['until just before it was marked', updated - 1, false, false],
    ['until it was marked', updated, false, true],
    ['until a later time', updated + 1, false, true],
    ['until any time, though nothing says when it was marked', 0, true, true],
  ])('has what is missing %s', async (_, until, isUndated, isDue) => {
    const missingBy = until === null ? null : new Date(until);
    const lines = await inRows(async (tx) => {
      if (isUndated) await sql`update order_line set last_updated = null where id = ${packed.lineId}`.execute(tx);
      return planOf(tx, packed, { kind: 'missing', to: 'card', missingBy }).then(
        (plan) => plan.lines.map(({ lineId, quantity }) => [lineId, quantity]),
        (error: { code: string }) => error.code,
      );
    });
    expect(lines).toEqual(isDue ? [[packed.lineId, 1]] : 'NO_UPDATE');
  });

  it.each([
    ['customer', packed],
    ['guest', guests],
  ])('keeps of the deposits what the card got back before, and no more: a %s’s', async (_, order) => {
    const items = [{ lineId: order.lineId, quantity: 4 }];
    const request = { kind: 'returned', to: 'card', items, locale: 'fr' } as const;
    const plans = await inRows(async (tx) => {
      const first = await planOf(tx, order, request);
      const back = { kind: 'deposit', to_card: 130, to_balance: 0, deposit: 130, items: 0 } as const;
      await writeReturns(tx, order, { bottles: back });
      return { before: first, after: await planOf(tx, order, request) };
    });
    const { before, after } = plans!;
    expect([before.deposit, before.depositKept, before.keptOfCard]).toEqual([order.deposit, 0, 0]);
    expect([after.deposit, after.depositKept, after.keptOfCard]).toEqual([order.deposit, 130, 130]);
    expect(after.card + after.balance).toBe(before.card + before.balance - 130);
  });
});
