import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_TAXES } from '#rules/marketTerms.ts';
import { gst, pst } from '#rules/taxes.ts';
import { checkoutFixture } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { staffReturns, TOTAL } from '../../tests/support/staffReturns.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';

describe.each(testDatabaseKinds())('returned goods of merged orders (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const { buy: pay, back, balanceOf } = staffReturns(fixture);
  /** Buys an order whose lines may already have moved to another one. */
  async function buy(caller: Caller, product: string) {
    const { order } = await pay(caller, product);
    const lines = await fixture.database.kysely
      .selectFrom('order_line')
      .select(['id', 'product_name_primary as name'])
      .execute();
    const lineOf = (name: string) => lines.find((line) => line.name === name)?.id ?? '';
    return { order, juice: lineOf(`${product} jus`), bread: lineOf(`${product} pain`) };
  }
  const sums = ['gst', 'pst', 'deposit', 'items'] as const;
  const returned = (order: string) =>
    fixture.database.kysely.selectFrom('order_return').selectAll().where('order_id', '=', order).execute();

  it('refunds each line with the taxes of the order it was bought in, in any sequence (E1, E19)', async () => {
    const { database } = fixture;
    const cat = await signedIn(fixture.market, 'cat');
    const orders = [];
    for (const nth of [1, 2, 3, 4, 5]) orders.push(await buy(cat, `cat ${nth}`));
    const [first] = orders;
    const survivor = first!.order.id;
    const rows = await database.kysely
      .selectFrom('orders')
      .selectAll()
      .where('customer_id', '=', first!.order.customerId)
      .execute();
    expect(rows.map(({ status }) => status).toSorted()).toEqual(['merged', 'merged', 'merged', 'merged', 'processed']);
    const units = orders.flatMap(({ juice, bread }) => [juice, bread, juice]);
    const [shuffled] = fc.sample(fc.shuffledSubarray(units, { minLength: units.length }), { numRuns: 1, seed: 7 });
    for (const [nth, unit] of shuffled!.entries())
      await back(survivor, [[unit, 1]], nth % 2 ? 'card' : 'balance', `cat ${nth}`);
    const returnedLines = await returned(survivor);
    const all = Object.fromEntries(
      sums.map((field) => [field, returnedLines.reduce((sum, row) => sum + row[field], 0)]),
    );
    const withheld = { gst: gst(500, DEFAULT_TAXES), pst: pst(500, DEFAULT_TAXES) };
    expect(all).toEqual({
      items: 5 * 2750,
      deposit: 5 * 600,
      gst: 5 * (125 - withheld.gst),
      pst: 5 * (249 - withheld.pst),
    });
    const total = returnedLines.reduce((sum, row) => sum + row.to_card + row.to_balance, 0);
    expect(total).toBe(5 * (TOTAL - 500 - withheld.gst - withheld.pst));
    expect(await balanceOf(cat)).toBe(-returnedLines.reduce((sum, row) => sum + row.to_balance, 0));
  });

  it('refunds as much as for an order that was never merged, whichever goes back first', async () => {
    const dan = await signedIn(fixture.market, 'dan');
    const alone = await buy(await signedIn(fixture.market, 'eve'), 'eve');
    await back(alone.order.id, [[alone.juice, 2]]);
    const firstOrder = await buy(dan, 'dan 1');
    const two = await buy(dan, 'dan 2');
    const returnBefore = (await returned(alone.order.id))[0]!;
    for (const { juice } of [two, firstOrder]) await back(firstOrder.order.id, [[juice, 2]]);
    for (const row of await returned(firstOrder.order.id))
      expect(sums.map((field) => row[field])).toEqual(sums.map((field) => returnBefore[field]));
  });
});
