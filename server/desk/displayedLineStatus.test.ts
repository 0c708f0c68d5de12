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
    for (const product of ['a', 'b', 'c'])
      await market.cart.add(caller, await offer(database, `${name} ${product}`, { price: 1000, stock: 9 }), 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
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
  const resultOf = (marking: Promise<unknown>) =>
    marking.then(
      () => 'done' as const,
      (error: unknown) => (error instanceof MarketError ? [error.code, error.params] : error),
    );

  it('are all refused if somebody has changed a line, with the line and its status', async () => {
    const { orders } = fixture.market.desk;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const lines = await buy('ann');
    await orders.markLines(karim, [lines[1]!], 'missing', 'waiting');
    const refusal = await resultOf(orders.markLines(josee, lines, 'packed', 'waiting'));
    expect(refusal).toMatchObject(['LINES_CHANGED', { now: ['missing'] }]);
    expect((refusal as [string, { lines: string[] }])[1].lines).toHaveLength(1);
    expect(await statesOf('ann')).toEqual(['waiting', 'missing', 'waiting']);
    // What is so already is no change of anybody's: sent twice, or by two who meant the same.
    await orders.markLines(josee, [lines[1]!], 'missing', 'waiting');
    // Over what it is now, it is the reader's own word.
    expect(await resultOf(orders.markLines(josee, [lines[1]!], 'packed', 'missing'))).toBe('done');
    // Without a displayed status, none is checked.
    expect(await resultOf(orders.markLines(karim, [lines[1]!], 'received'))).toBe('done');
    expect(await statesOf('ann')).toEqual(['waiting', 'received', 'waiting']);
  });

  it('name what this press has changed and what it was, also repeated, so that an undo leaves a colleague’s marks', async () => {
    const { orders } = fixture.market.desk;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const [first = '', second = '', third = ''] = await buy('cleo');
    await orders.markLines(karim, [first], 'received', 'waiting');
    await orders.markLines(josee, [second], 'preparing', 'waiting');
    const press = (status: 'waiting' | 'preparing', lines: string[]) =>
      orders.markLines(josee, lines, 'received', status, { requestId: 'press 1' });
    expect((await press('waiting', [first, third])).changes).toEqual([{ line: third, status: 'waiting', missing: 0 }]);
    // The same press over another status: a call of its own.
    expect((await press('preparing', [second])).changes).toEqual([{ line: second, status: 'preparing', missing: 0 }]);
    // A colleague takes one back before the first call is repeated: its answer is the same, and it marks nothing again.
    await orders.markLines(karim, [third], 'waiting', 'received');
    expect((await press('waiting', [first, third])).changes).toEqual([{ line: third, status: 'waiting', missing: 0 }]);
    expect(await statesOf('cleo')).toEqual(['received', 'received', 'waiting']);
    // The key is of one person.
    const other = await orders.markLines(karim, [third], 'received', 'waiting', { requestId: 'press 1' });
    expect(other.changes).toEqual([{ line: third, status: 'waiting', missing: 0 }]);
    const again = await orders.markLines(karim, [second], 'waiting', 'received', { requestId: 'press 1' });
    expect(again.changes).toEqual([{ line: second, status: 'received', missing: 0 }]);
    expect(await resultOf(orders.markLines(josee, [first], 'packed', null, { requestId: ' ' }))).toEqual([
      'BAD_INPUT',
      { field: 'requestId' },
    ]);
  });

  it('stay if a colleague has set them anew since the press that is undone, though their status is the same', async () => {
    const { orders } = fixture.market.desk;
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const lines = await buy('dora');
    const [first = '', second = ''] = lines;
    await orders.markLines(josee, lines, 'received', 'waiting', { requestId: 'dora 1' });
    await orders.markLines(karim, [first], 'waiting', 'received', { requestId: 'dora 2' });
    await orders.markLines(karim, [first], 'received', 'waiting', { requestId: 'dora 3' });
    const undo = () =>
      orders.markLines(josee, [first, second], 'waiting', 'received', { requestId: 'dora 4', undoes: 'dora 1' });
    for (const _ of [1, 2]) expect((await undo()).changes).toEqual([{ line: second, status: 'received', missing: 0 }]);
    expect(await statesOf('dora')).toEqual(['received', 'waiting', 'received']);
    const unnamed = orders.markLines(josee, [first], 'waiting', 'received', { undoes: ' ' });
    expect(await resultOf(unnamed)).toEqual(['BAD_INPUT', { field: 'requestId' }]);
  });

  it('succeed once for two people at the same moment, and the other is refused', async () => {
    const [josee, karim] = [await staff('josee'), await staff('karim')];
    const otherServer = marketServices(fixture.database, { payment: fixture.market.payment });
    const lines = await buy('bob');
    for (const line of lines) {
      const results = await Promise.all([
        resultOf(fixture.market.desk.orders.markLines(josee, [line], 'packed', 'waiting')),
        resultOf(otherServer.desk.orders.markLines(karim, [line], 'missing', 'waiting')),
      ]);
      const refusals = results.filter((result) => result !== 'done');
      expect(refusals).toHaveLength(1);
      expect(refusals[0]).toMatchObject(['LINES_CHANGED', { now: [results[0] === 'done' ? 'packed' : 'missing'] }]);
    }
  });
});
