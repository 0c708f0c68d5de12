import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('a repeated change of a line (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
  });
  afterAll(() => database.close());

  const units = async (caller: Caller) => (await market.cart.view(caller)).lines.map(({ quantity }) => quantity);
  const reused = [{ code: 'REQUEST_REUSED', params: {} }];

  it('adds once, and answers the cart as it is now', async () => {
    const ann = shopper(market, 'repeats an addition');
    const bread = await offer(database, 'repeated bread', { price: 650 });
    const first = await market.cart.add(ann, bread, 2, 650, 'one');
    expect(await market.cart.add(ann, bread, 2, 650, 'one')).toEqual(first);
    expect(await units(ann)).toEqual([2]);
    await market.cart.add(ann, bread, 1, 650, 'two');
    expect((await market.cart.add(ann, bread, 2, 650, 'one')).lines[0]!.quantity).toBe(3);
  });

  it('adds each time without a key', async () => {
    const ann = shopper(market, 'no key');
    const bread = await offer(database, 'bread without a key');
    await market.cart.add(ann, bread, 1);
    await market.cart.add(ann, bread, 1);
    expect(await units(ann)).toEqual([2]);
  });

  it('removes once, also a whole line', async () => {
    const ann = shopper(market, 'repeats a removal');
    const bread = await offer(database, 'removed bread');
    await market.cart.add(ann, bread, 3);
    await market.cart.remove(ann, bread, false, 'one');
    await market.cart.remove(ann, bread, false, 'one');
    expect(await units(ann)).toEqual([2]);
    await market.cart.remove(ann, bread, true, 'two');
    expect((await market.cart.remove(ann, bread, true, 'two')).lines).toEqual([]);
    expect(await refusals(market.cart.remove(ann, bread, true, 'three'))).toEqual([
      { code: 'NOT_IN_CART', params: {} },
    ]);
  });

  it('does not refuse a repeated addition that has filled the line, is dearer by now, or is off sale', async () => {
    const ann = shopper(market, 'repeats late');
    const jar = await offer(database, 'last jar', { price: 650, stock: 1 });
    await market.cart.add(ann, jar, 1, 650, 'one');
    await database.kysely.updateTable('variant').set({ price: 900 }).where('id', '=', jar).execute();
    expect((await market.cart.add(ann, jar, 1, 650, 'one')).lines).toHaveLength(1);
    await database.kysely.updateTable('product').set({ status: 'inactive' }).execute();
    expect((await market.cart.add(ann, jar, 1, 650, 'one')).lines).toHaveLength(1);
    await database.kysely.updateTable('product').set({ status: 'active' }).execute();
  });

  it('carries out a call that was refused before', async () => {
    const ann = shopper(market, 'refused first');
    const jar = await offer(database, 'no jar', { stock: 0 });
    expect(await refusals(market.cart.add(ann, jar, 1, null, 'one'))).toMatchObject([{ code: 'MAX_REACHED' }]);
    await database.kysely.updateTable('variant').set({ stock: 1 }).where('id', '=', jar).execute();
    expect((await market.cart.add(ann, jar, 1, null, 'one')).lines).toHaveLength(1);
    const gone = await offer(database, 'not in the cart yet');
    expect(await refusals(market.cart.remove(ann, gone, true, 'two'))).toMatchObject([{ code: 'NOT_IN_CART' }]);
    await market.cart.add(ann, gone, 1);
    expect((await market.cart.remove(ann, gone, true, 'two')).lines).toHaveLength(1);
  });

  it('refuses a key with another content, and changes nothing', async () => {
    const ann = shopper(market, 'another content');
    const bread = await offer(database, 'first content');
    const other = await offer(database, 'other content');
    await market.cart.add(ann, bread, 2, null, 'one');
    for (const call of [
      () => market.cart.add(ann, bread, 1, null, 'one'),
      () => market.cart.add(ann, other, 2, null, 'one'),
      () => market.cart.remove(ann, bread, false, 'one'),
    ])
      expect(await refusals(call())).toEqual(reused);
    await market.cart.remove(ann, bread, false, 'two');
    expect(await refusals(market.cart.remove(ann, bread, true, 'two'))).toEqual(reused);
    expect(await refusals(market.cart.add(ann, bread, 1, null, 'two'))).toEqual(reused);
    expect(await units(ann)).toEqual([1]);
  });

  it.each([[''], ['  '], ['x'.repeat(101)], ['a\u0000b']])('refuses the key %j', async (key) => {
    const ann = shopper(market, `key ${key.length}`);
    const bread = await offer(database, `key ${key.length}`);
    const badInput = [{ code: 'BAD_INPUT', params: { field: 'requestId' } }];
    expect(await refusals(market.cart.add(ann, bread, 1, null, key))).toEqual(badInput);
    expect(await refusals(market.cart.remove(ann, bread, true, key))).toEqual(badInput);
  });

  it('counts the same key of two carts twice', async () => {
    const bread = await offer(database, 'bread of two carts');
    for (const name of ['first cart', 'second cart']) {
      const caller = shopper(market, name);
      await market.cart.add(caller, bread, 1, null, 'one');
      expect(await units(caller)).toEqual([1]);
    }
  });

  it.each(['first', 'later'])('counts simultaneous calls with one key once: the cart’s %s ones', async (which) => {
    const ann = shopper(market, `simultaneous ${which}`);
    const bread = await offer(database, `simultaneous ${which}`);
    if (which === 'later') await market.cart.add(ann, bread, 3);
    const before = which === 'later' ? 3 : 0;
    const add = () => market.cart.add(ann, bread, 2, null, 'one');
    for (const { lines } of await Promise.all(Array.from({ length: 8 }, add)))
      expect(lines[0]!.quantity).toBe(before + 2);
    const remove = () => market.cart.remove(ann, bread, false, 'two');
    for (const { lines } of await Promise.all(Array.from({ length: 8 }, remove)))
      expect(lines[0]!.quantity).toBe(before + 1);
  });

  it('refuses none of the simultaneous calls with one key that take the last units', async () => {
    const ann = shopper(market, 'simultaneous last');
    const jar = await offer(database, 'simultaneous last', { stock: 2 });
    const add = () => market.cart.add(ann, jar, 2, null, 'one');
    for (const { lines } of await Promise.all(Array.from({ length: 8 }, add))) expect(lines[0]!.quantity).toBe(2);
  });

  it('adds and removes units of one line at once, with a key each', async () => {
    const ann = shopper(market, 'both at once');
    const bread = await offer(database, 'both at once', { stock: 100 });
    await market.cart.add(ann, bread, 20);
    await Promise.all(
      Array.from({ length: 10 }, (_, call) => [
        market.cart.add(ann, bread, 2, null, `add ${call}`),
        market.cart.remove(ann, bread, false, `remove ${call}`),
      ]).flat(),
    );
    expect(await units(ann)).toEqual([30]);
  });

  it('forgets keys after the life of a session', async () => {
    const ann = shopper(market, 'forgets');
    const bread = await offer(database, 'forgotten');
    const { id } = await market.cart.add(ann, bread, 1, null, 'old');
    await market.cart.add(ann, bread, 1, null, 'new');
    const age = (key: string, days: number) =>
      database.kysely
        .updateTable('cart_request')
        .set({ at: new Date(Date.now() - days * 86_400_000) })
        .where('cart_id', '=', id)
        .where('request', '=', `line ${key}`)
        .execute();
    await age('old', 32);
    await age('new', 30);
    await market.cartOwnership.eraseSessions();
    const stored = database.kysely.selectFrom('cart_request').select('request').where('cart_id', '=', id);
    expect(await stored.execute()).toEqual([{ request: 'line new' }]);
  });
});
