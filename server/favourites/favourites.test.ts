import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import { codes, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { marketJobs } from '../marketJobs.ts';
import { MAX_FAVOURITES, FAVOURITE_NEWS_MS } from './favouriteNews.ts';
import { writeTimes } from './favouriteStore.ts';

const START = Date.parse('2026-11-24T12:00:00-05:00');

describe.each(testDatabaseKinds())('favourites (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let now = START;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    market.clock.now = () => new Date(now);
  });
  afterAll(() => database.close());

  const idOf = (handle: string) => toId('Product', testId(`product ${handle}`));
  const mark = (caller: Caller, handle: string, marked = true) => market.favourites.mark(caller, idOf(handle), marked);
  /** Handles in the list's order; those back in stock have a star. */
  async function listOf({ visitor }: Caller): Promise<string[]> {
    const favourites = await market.favourites.ofCustomer(visitor.customer?.id ?? '', new Date(now));
    return favourites.map(({ product, isBack }) => product.handlePrimary + (isBack ? '*' : ''));
  }
  const stock = (handle: string, units: number) =>
    database.kysely
      .updateTable('variant')
      .set({ stock: units })
      .where('id', '=', testId(`variant ${handle} 0`))
      .execute();
  const never = { goneAt: null, backAt: null };
  const updateAvailability = () => marketJobs(market).favourites.run();

  it('are stored once, listed latest first, and visible only to their customer', async () => {
    const [ann, eve] = [await signedIn(market, 'ann'), await signedIn(market, 'eve')];
    for (const handle of ['honey', 'bread']) await offer(database, handle, { track_stock: true, stock: 3 });
    await Promise.all(Array.from({ length: 5 }, () => mark(ann, 'honey')));
    now += 1000;
    await mark(ann, 'bread');
    expect([await listOf(ann), await listOf(eve)]).toEqual([['bread', 'honey'], []]);
    await mark(ann, 'honey', false);
    await mark(ann, 'honey', false);
    expect(await listOf(ann)).toEqual(['bread']);
  });

  it('lead the list for two weeks after they are back, unless they are gone again', async () => {
    const ben = await signedIn(market, 'ben');
    for (const handle of ['leek', 'plum']) await offer(database, handle, { track_stock: true, stock: 2 });
    await mark(ben, 'leek');
    now += 1000;
    await mark(ben, 'plum');
    expect([await updateAvailability(), await listOf(ben)]).toEqual([0, ['plum', 'leek']]);
    await stock('leek', 0);
    expect([await updateAvailability(), await listOf(ben)]).toEqual([1, ['plum', 'leek']]);
    await stock('leek', 5);
    expect(await listOf(ben)).toEqual(['leek*', 'plum']);
    now += 60_000;
    expect([await updateAvailability(), await updateAvailability()]).toEqual([1, 0]);
    now += FAVOURITE_NEWS_MS;
    expect(await listOf(ben)).toEqual(['leek*', 'plum']);
    now += 1;
    expect(await listOf(ben)).toEqual(['plum', 'leek']);
    await stock('leek', 0);
    expect(await updateAvailability()).toBe(1);
    await stock('leek', 1);
    expect([await updateAvailability(), await listOf(ben)]).toEqual([1, ['leek*', 'plum']]);
  });

  it('count as back once they become available after being marked while sold out', async () => {
    const cleo = await signedIn(market, 'cleo');
    await offer(database, 'fig', { track_stock: true, stock: 0 });
    await mark(cleo, 'fig');
    expect(await listOf(cleo)).toEqual(['fig']);
    // A check that read other times than are stored by now changes nothing.
    const [gone, back] = [new Date(now), new Date(now + 1)];
    for (const read of [never, { goneAt: back, backAt: null }, { goneAt: gone, backAt: back }])
      expect(await writeTimes(database.kysely, testId('product fig'), read, never)).toBe(0);
    await stock('fig', 1);
    expect(await listOf(cleo)).toEqual(['fig*']);
  });

  it('count as back when their producer returns from vacation (E26)', async () => {
    const dan = await signedIn(market, 'dan');
    await offer(database, 'cheese', {});
    await mark(dan, 'cheese');
    const setAwayUntil = (until: Date | null) =>
      database.kysely.updateTable('seller').set({ deactivated_until: until }).where('handle', '=', 'farm').execute();
    await setAwayUntil(new Date(now + 1000));
    await updateAvailability();
    expect(await listOf(dan)).toEqual(['cheese']);
    now += 1000;
    expect(await listOf(dan)).toEqual(['cheese*']);
    await setAwayUntil(null);
  });

  it('need an account and a visible product, and are limited to 100, also in parallel', async () => {
    const fay = await signedIn(market, 'fay');
    await offer(database, 'hidden', { product: { status: 'draft' } });
    expect(await codes(mark(shopper(market, 'a guest'), 'bread'))).toEqual(['UNAUTHENTICATED']);
    for (const id of [idOf('hidden'), idOf('nothing'), 'prd_1', toId('Variant', testId('variant bread 0'))])
      expect(await codes(market.favourites.mark(fay, id, true))).toEqual(['NOT_FOUND']);
    const handles = Array.from({ length: MAX_FAVOURITES + 1 }, (_, index) => `many ${index}`);
    for (const handle of handles) await offer(database, handle.replace(' ', '-'), {});
    const results = await Promise.allSettled(handles.map((handle) => mark(fay, handle.replace(' ', '-'))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(MAX_FAVOURITES);
    expect(MAX_FAVOURITES).toBe(100);
    const firstRefused = handles.findIndex((_, index) => results[index]?.status === 'rejected');
    expect(await refusals(mark(fay, `many-${firstRefused}`))).toEqual([
      { code: 'FAVOURITES_FULL', params: { nb: MAX_FAVOURITES } },
    ]);
    expect(await listOf(fay)).toHaveLength(MAX_FAVOURITES);
  });

  it("take a guest's list above their own, once, without what has left the catalogue", async () => {
    const [hal, guest] = [await signedIn(market, 'hal'), shopper(market, 'another guest')];
    const join = (caller: Caller, ...handles: string[]) => market.favourites.join(caller, handles.map(idOf));
    await mark(hal, 'honey');
    now += 1000;
    const list = ['leek', 'hidden', 'bread', 'nothing', 'honey', 'leek'];
    for (let call = 0; call < 2; call += 1) await join(hal, ...list);
    now += 1000;
    await join(hal, ...list);
    expect(await listOf(hal)).toEqual(['leek', 'bread', 'honey']);
    expect(await codes(join(guest, 'bread'))).toEqual(['UNAUTHENTICATED']);
    expect(await codes(join(hal, ...Array.from({ length: MAX_FAVOURITES + 1 }, () => 'bread')))).toEqual(['BAD_INPUT']);
  });

  it("take of a guest's list what the limit leaves room for, its latest first", async () => {
    const ida = await signedIn(market, 'ida');
    await mark(ida, 'fig');
    const many = Array.from({ length: MAX_FAVOURITES }, (_, index) => `many-${index}`);
    await Promise.all([market.favourites.join(ida, many.map(idOf)), market.favourites.join(ida, many.map(idOf))]);
    expect((await listOf(ida)).filter((handle) => !handle.startsWith('fig'))).toEqual(many.slice(0, -1));
    expect(await listOf(ida)).toHaveLength(MAX_FAVOURITES);
  });

  it("are part of a customer's data export, and are erased with the account (E49)", async () => {
    const gil = await signedIn(market, 'gil');
    await mark(gil, 'bread');
    const file = await market.account.personalData(gil);
    expect(JSON.parse(file!.content).favourites).toEqual([{ primary: 'bread', secondary: null }]);
    await market.account.erase(gil.visitor.customer!.id);
    expect(await listOf(gil)).toEqual([]);
    expect(await codes(mark(gil, 'bread'))).toEqual(['UNAUTHENTICATED']);
  });
});
