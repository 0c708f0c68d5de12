import { describe, expect, it } from 'vitest';
import { AT_THE_MARKET, checkoutFixture, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { MarketError } from '../marketError.ts';

describe.each(testDatabaseKinds())('marks with the status that was seen (%s)', (kind) => {
  const fixture = checkoutFixture(kind);
  const staff = async (name: string) => customerOf(await signedIn(fixture.market, name, { roles: ['staff'] }));

  async function buy(name: string): Promise<string[]> {
    const { market, database } = fixture;
    const caller = await signedIn(market, name);
    for (const goods of ['a', 'b', 'c'])
      await market.cart.add(caller, await offer(database, `${name} ${goods}`, { price: 1000, stock: 9 }), 1);
    await market.cart.choose(caller, AT_THE_MARKET);
    await market.checkout.handleEvent(
      market.payment.pay((await market.checkout.checkout(caller, PAY)).split('/').at(-1)!),
    );
    const [order] = await market.customerOrders.listByCustomer(customerOf(caller));
    return order!.products.map(({ id }) => id);
  }
  async function statesOf(name: string) {
    const [order] = await fixture.market.customerOrders.listByCustomer(
      customerOf(await signedIn(fixture.market, name)),
    );
    return order!.products.map(({ status }) => status);
  }
  /** What a refusal names; 'done' when there was none. */
  const outcome = (marking: Promise<unknown>) =>
    marking.then(
      () => 'done' as const,
      (error: unknown) => (error instanceof MarketError ? [error.code, error.params] : error),
    );

  it('are all refused if somebody has changed a line, with the line and its status', async () => {
    const { orders } = fixture.market.desk;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const lines = await buy('ann');
    await orders.markLines(karim, [lines[1]!], 'missing', 'waiting');
    const refused = await outcome(orders.markLines(josee, lines, 'packed', 'waiting'));
    expect(refused).toMatchObject(['LINES_CHANGED', { now: ['missing'] }]);
    expect((refused as [string, { lines: string[] }])[1].lines).toHaveLength(1);
    expect(await statesOf('ann')).toEqual(['waiting', 'missing', 'waiting']);
    // What is so already is no change of anybody's: sent twice, or by two who meant the same.
    await orders.markLines(josee, [lines[1]!], 'missing', 'waiting');
    // Over what it is now, it is the reader's own word.
    expect(await outcome(orders.markLines(josee, [lines[1]!], 'packed', 'missing'))).toBe('done');
    // Without a word of what was seen, none is asked.
    expect(await outcome(orders.markLines(karim, [lines[1]!], 'received'))).toBe('done');
    expect(await statesOf('ann')).toEqual(['waiting', 'received', 'waiting']);
  });

  it('succeed once for two people at the same moment, and the other is refused', async () => {
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const others = marketServices(fixture.database, { payment: fixture.market.payment });
    const lines = await buy('bob');
    for (const line of lines) {
      const outcomes = await Promise.all([
        outcome(fixture.market.desk.orders.markLines(josee, [line], 'packed', 'waiting')),
        outcome(others.desk.orders.markLines(karim, [line], 'missing', 'waiting')),
      ]);
      const told = outcomes.filter((one) => one !== 'done');
      expect(told).toHaveLength(1);
      expect(told[0]).toMatchObject(['LINES_CHANGED', { now: [outcomes[0] === 'done' ? 'packed' : 'missing'] }]);
    }
  });
});
