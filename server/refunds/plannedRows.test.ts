import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeRefunds, writeReturns } from '../../tests/support/moneyRows.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { statusMarket } from '../../tests/support/statusMarket.ts';
import type { StatusOrder } from '../../tests/support/statusOrders.ts';
import { insertMovement } from '../balance/balanceStore.ts';
import { cashIntent } from '../balance/cashSql.ts';
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
    ['no line', [], ['BAD_INPUT', { field: 'items' }]],
    ['no unit of a line', [[packed.lineId, 0]], ['BAD_INPUT', { field: 'items' }]],
    [
      'a line twice',
      [
        [packed.lineId, 1],
        [packed.lineId, 1],
      ],
      ['BAD_INPUT', { field: 'items' }],
    ],
    ['a line of another order', [[guests.lineId, 1]], ['NOT_FOUND', {}]],
    ['more units than are left', [[packed.lineId, 4]], ['RETURN_LIMIT', { line: 'bread', left: 3 }]],
  ] as [string, [string, number][], unknown][])('refuses %s, and names why', async (_, asked, refusal) => {
    const items = asked.map(([lineId, quantity]) => ({ lineId, quantity }));
    const error = await inRows(async (tx) => {
      await sql`update order_line set returned = 1, missing_returned = 0, product_name_secondary = 'bread' where id = ${packed.lineId}`.execute(
        tx,
      );
      return planOf(tx, packed, { kind: 'returned', to: 'card', items, locale: 'en' }).catch(
        (reason: unknown) => reason,
      );
    });
    expect(error).toMatchObject({ code: (refusal as string[])[0], params: (refusal as unknown[])[1] });
  });

  it('holds no deposit of an order that is still to be paid in cash: all of it is taken off', async () => {
    const items = [{ lineId: packed.lineId, quantity: 2 }];
    const [paid, unpaid] = (await inRows(async (tx) => {
      const request = { kind: 'returned', to: 'balance', items, locale: 'fr' } as const;
      const deposits = { customerId: packed.customerId!, amount: -100_000, request: 'bottles', at: packed.createdAt };
      await insertMovement(tx, { ...deposits, reason: 'deposit_refunded' });
      const before = await planOf(tx, packed, request);
      await sql`update orders set payment_intent = ${cashIntent(packed.attemptId)} where id = ${packed.id}`.execute(tx);
      return [before, await planOf(tx, packed, request)];
    }))!;
    expect([paid!.deposit, paid!.depositKept]).toEqual([packed.deposit / 2, packed.deposit / 2]);
    expect([unpaid!.deposit, unpaid!.depositKept, unpaid!.card, unpaid!.balance]).toEqual([
      packed.deposit / 2,
      0,
      unpaid!.total,
      0,
    ]);
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

  // Of a sum that was given back without goods nothing is left for the units but what the deposits still out do not take.
  it.each([
    { byHand: 0, toCard: 0, kept: 0, paid: 808 },
    { byHand: 150, toCard: 0, kept: 0, paid: 808 },
    { byHand: 0, toCard: 130, kept: 102, paid: 706 },
    { byHand: 150, toCard: 130, kept: 102, paid: 706 },
    { byHand: 400, toCard: 0, kept: 94, paid: 714 },
    { byHand: 408, toCard: 0, kept: 102, paid: 706 },
    { byHand: 0, toCard: 0, withheld: 50, kept: 0, paid: 758 },
    { byHand: 150, toCard: 130, withheld: 50, kept: 102, paid: 656 },
  ])(
    'leaves the deposits of what is still out: $byHand credited by hand, $toCard to the card, $withheld withheld',
    async (row) => {
      const { byHand, toCard, withheld = 0, kept, paid } = row;
      const plan = await inRows(async (tx) => {
        const goodwill = {
          goodwill: { kind: 'amount', items: 0, discount: -3500, to_card: 3500, to_balance: 0 },
        } as const;
        await writeReturns(tx, packed, goodwill);
        await writeRefunds(tx, packed, {
          goodwill: { status: 'done', amount: 3500, return_id: testId('return goodwill') },
        });
        if (toCard > 0) {
          const bottles = { kind: 'deposit', to_card: toCard, to_balance: 0, deposit: toCard, items: 0 } as const;
          await writeReturns(tx, packed, { bottles });
          await writeRefunds(tx, packed, {
            bottles: { status: 'done', amount: toCard, return_id: testId('return bottles') },
          });
        }
        const credit = { customerId: packed.customerId!, amount: -byHand, request: 'bottles', at: packed.createdAt };
        await sql`update orders set deposit_kept = ${withheld} where id = ${packed.id}`.execute(tx);
        if (byHand > 0) await insertMovement(tx, { ...credit, reason: 'deposit_refunded' });
        const items = [{ lineId: packed.lineId, quantity: 1 }];
        return planOf(tx, packed, { kind: 'returned', to: 'card', items, locale: 'fr' });
      });
      expect([plan!.depositKept, plan!.card + plan!.balance, plan!.total]).toEqual([kept, paid, paid + kept]);
    },
  );
});
