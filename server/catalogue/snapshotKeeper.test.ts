import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { QueryOutsideTransactionError } from '../database/openTransaction.ts';
import { inTransaction } from '../database/transaction.ts';
import { createLog } from '../log.ts';
import type { Snapshot } from '../snapshot/catalogueSnapshot.ts';
import { createSnapshotKeeper, LARGE_READING_BYTES, searchPreparer, type SnapshotKeeper } from './snapshotKeeper.ts';

const VARIANT = testId('variant leeks 0');

let database: Database;
let keeper: SnapshotKeeper;
let elapsed: number;
let logged: string[];

function keeperOf(observed: Database): SnapshotKeeper {
  elapsed = 5000;
  logged = [];
  const log = createLog('info', { write: (line) => void logged.push(line) });
  return createSnapshotKeeper({ database: observed, log, elapsed: () => elapsed });
}

async function begin(): Promise<void> {
  keeper = keeperOf(database);
  await sql`truncate seller cascade`.execute(database.kysely);
  const market = smallMarket(database.kysely);
  await market.seller('farm');
  await market.product('leeks', 'farm');
}

const sell = (units: number) =>
  database.kysely
    .updateTable('variant')
    .set((e) => ({ stock: e('stock', '-', units) }))
    .execute();
const rename = (name_primary: string) => database.kysely.updateTable('product').set({ name_primary }).execute();
const readings = () => logged.filter((line) => line.includes('the catalogue was read')).length;
const nameIn = async (snapshot: ReturnType<SnapshotKeeper['current']>) =>
  (await snapshot).products.get(testId('product leeks'))?.name.primary;

/** Whether a reading waits for a lock. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    database.kysely,
  );
  return rows.length > 0;
}

describe.each(testDatabaseKinds())('the catalogue in memory (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  beforeEach(begin);
  afterAll(() => database.close());

  it('is read once for concurrent requests', async () => {
    const snapshots = await Promise.all(Array.from({ length: 10 }, () => keeper.current()));
    expect(new Set(snapshots).size).toBe(1);
    expect(readings()).toBe(1);
  });

  it('collects the garbage of a first reading that is large, of no later one, and of nothing before it', async () => {
    const collected: string[] = [];
    /** A heap of 1 GB that each reading leaves larger. */
    const heapOf = (name: string, growth: number) => {
      const sizes = [0, growth, growth, 2 * growth].map((more) => 2 ** 30 + more).values();
      return { heapBytes: () => sizes.next().value!, collect: () => void collected.push(name) };
    };
    const readTwice = async (options: ReturnType<typeof heapOf>) => {
      const keeper = createSnapshotKeeper({ database, log: createLog('silent'), ...options });
      await keeper.current();
      await sql`update market set order_fee = order_fee + 1`.execute(database.kysely);
      await database.kysely.insertInto('change_log').values({ kind: 'catalogue' }).execute();
      await keeper.fresh();
      expect(keeper.changes().whole).toBe(1);
    };
    await readTwice(heapOf('small', LARGE_READING_BYTES));
    await readTwice(heapOf('large', LARGE_READING_BYTES + 1));
    expect(collected).toEqual(['large']);
  });

  it('checks for changes once a second', async () => {
    await keeper.current();
    await rename('Poireaux');
    elapsed += 999;
    expect(await nameIn(keeper.current())).toBe('leeks');
    elapsed += 1;
    expect(await nameIn(keeper.current())).toBe('Poireaux');
    expect([readings(), keeper.changes()]).toEqual([1, { applied: 1, whole: 0 }]);
  });

  it('stays the same object while nothing changes', async () => {
    const before = await keeper.current();
    elapsed += 60_000;
    expect(await keeper.current()).toBe(before);
    expect(readings()).toBe(1);
  });

  it('renews stock in place, without reading the catalogue again', async () => {
    const before = await keeper.current();
    const variant = before.variants.get(VARIANT);
    const { catalogueVersion, stockVersion } = before;
    await sell(3);
    elapsed += 1000;
    expect(await keeper.current()).toBe(before);
    expect(variant?.stock).toBe(7);
    expect(before.catalogueVersion).toBe(catalogueVersion);
    expect(before.stockVersion).not.toBe(stockVersion);
    expect(readings()).toBe(1);
  });

  it('reads the stock of commits of its own process sooner, but at most once a second', async () => {
    const variant = (await keeper.current()).variants.get(VARIANT);
    elapsed += 1000;
    await sell(1);
    await keeper.current();
    elapsed += 500;
    await sell(1);
    keeper.changed();
    await keeper.current();
    expect(variant?.stock).toBe(9);
    elapsed += 499;
    await keeper.current();
    expect(variant?.stock).toBe(9);
    elapsed += 1;
    await keeper.current();
    expect(variant?.stock).toBe(8);
  });

  it('checks immediately after a commit of its own process if the last reading is long ago', async () => {
    const variant = (await keeper.current()).variants.get(VARIANT);
    elapsed += 1700;
    await keeper.current();
    await sell(1);
    keeper.changed();
    await keeper.current();
    expect(variant?.stock).toBe(9);
  });

  it('reads what was committed before a request once it is outdated, even during another reading', async () => {
    await keeper.current();
    await rename('Panais');
    keeper.outdated();
    expect(readings()).toBe(1);
    expect(await nameIn(keeper.current())).toBe('Panais');
    expect(await nameIn(keeper.current())).toBe('Panais');
    expect(keeper.changes()).toEqual({ applied: 1, whole: 0 });
    elapsed += 1000;
    const underWay = keeper.current();
    await rename('Navets');
    keeper.outdated();
    expect(await nameIn(keeper.current())).toBe('Navets');
    await underWay;
  });

  it('keeps the change log short, and reads again once it was shortened', async () => {
    const { catalogueVersion } = await keeper.current();
    const rows = Array.from({ length: 1001 }, () => ({ kind: 'stock' as const }));
    for (const half of [rows.slice(0, 500), rows.slice(500)])
      await database.kysely.insertInto('change_log').values(half).execute();
    await sell(1);
    expect((await keeper.fresh()).variants.get(VARIANT)?.stock).toBe(9);
    expect((await database.kysely.selectFrom('change_log').select('id').execute()).length).toBe(2);
    const after = await keeper.fresh();
    expect(after.catalogueVersion).not.toBe(catalogueVersion);
    expect(await keeper.fresh()).toBe(after);
  });

  it('serves the last catalogue, and says so, while the database does not respond', async () => {
    const closing = await createTestDatabase(kind);
    const lonely = keeperOf(closing);
    const before = await lonely.current();
    await closing.close();
    elapsed += 1000;
    expect(await lonely.current()).toBe(before);
    expect(logged.at(-1)).toContain('could not be checked');
    await expect(lonely.fresh()).rejects.toThrow();
  });

  it('keeps the same object, under a new version, when only places have changed', async () => {
    const before = await keeper.current();
    const { catalogueVersion } = before;
    await database.kysely.updateTable('market').set({ maintenance: true }).execute();
    await sell(2);
    expect(await keeper.fresh()).toBe(before);
    expect(before.catalogueVersion).not.toBe(catalogueVersion);
    expect(before.variants.get(VARIANT)?.stock).toBe(8);
    expect(readings()).toBe(1);
    await database.kysely.updateTable('market').set({ maintenance: false }).execute();
  });

  it('equals a complete reading after any change', async () => {
    const market = smallMarket(database.kysely);
    const same = async () => {
      const snapshot = await keeper.fresh();
      const [freshLists, cachedLists] = [await keeperOf(database).current(), snapshot].map(
        ({ products, sellers, collections }) =>
          [...products.values(), ...sellers.values(), ...collections.values()]
            .map((row) => ({
              ...row,
              snapshot: null,
              seller: 'seller' in row ? row.seller.id : null,
              parent: 'parent' in row ? row.parent?.id : null,
              children: 'children' in row ? row.children.map(({ id }) => id) : [],
              products: 'products' in row ? row.products.map(({ id }) => id) : [],
              sellers: 'sellers' in row ? row.sellers.map(({ id }) => id) : [],
              collections: 'collections' in row ? row.collections.map(({ id }) => id) : [],
              placements:
                'placements' in row ? row.placements.map(({ isMain, collection }) => [isMain, collection.id]) : [],
              variants: 'variants' in row ? row.variants.map((variant) => ({ ...variant, product: null })) : [],
            }))
            .sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
      expect(cachedLists).toEqual(freshLists);
      return snapshot;
    };
    await same();
    await market.seller('dairy');
    await market.product('cheese', 'dairy');
    expect((await same()).products.size).toBe(2);
    await rename('Poireaux');
    await sell(1);
    await same();
    await database.kysely.deleteFrom('product').where('id', '=', testId('product cheese')).execute();
    await market.product('bread', 'dairy');
    expect([...(await same()).products.keys()].sort()).toEqual(
      [testId('product leeks'), testId('product bread')].sort(),
    );
    await sql`update variant set position = position + 7, price = price + 1`.execute(database.kysely);
    await same();
    await sql`delete from product`.execute(database.kysely);
    expect((await same()).products.size).toBe(0);
  });

  it('reads everything again when the log no longer says what was touched', async () => {
    const before = await keeper.current();
    await rename('Poireaux');
    await sql`truncate change_log`.execute(database.kysely);
    await database.kysely.insertInto('change_log').values({ kind: 'catalogue' }).execute();
    expect(await nameIn(keeper.fresh())).toBe('Poireaux');
    expect([keeper.changes(), (await keeper.fresh()) === before]).toEqual([{ applied: 0, whole: 1 }, false]);
  });

  it('reads everything again when a change does not fit the catalogue that it has', async () => {
    const before = await keeper.current();
    // Of what a fault in a change before may have left, the simplest.
    (before.onSale as unknown[]).splice(0);
    await rename('Poireaux');
    const after = await keeper.fresh();
    expect(await nameIn(Promise.resolve(after))).toBe('Poireaux');
    expect([after === before, after.onSale.length, keeper.changes().whole]).toEqual([false, 1, 1]);
    expect(logged.some((line) => line.includes('could not be applied'))).toBe(true);
  });

  it('leaves who holds a product of before its one state', async () => {
    const { products } = await keeper.current();
    const held = products.get(testId('product leeks'))!;
    await sql`update variant set price = 700`.execute(database.kysely);
    await keeper.fresh();
    expect([held.variants[0]!.price, products.get(held.id)!.variants[0]!.price]).toEqual([500, 700]);
  });

  it('refuses requests inside an open transaction', async () => {
    await keeper.current();
    await expect(inTransaction(database, () => keeper.current())).rejects.toThrow(QueryOutsideTransactionError);
  });
});

describe('the version of the catalogue (postgres)', () => {
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
  });
  beforeEach(begin);
  afterAll(() => database.close());

  it('is that of a reading that began after fresh was called, even during another one', async () => {
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const rename = inTransaction(database, async (tx) => {
      await tx.updateTable('product').set({ name_primary: 'Poireaux' }).execute();
      await sql`lock table product in access exclusive mode`.execute(tx);
      locked();
      await mayCommit;
    });
    await isLocked;
    const named = nameIn(keeper.current());
    while (!(await isWaiting()));
    commit();
    await rename;
    expect(await nameIn(keeper.fresh())).toBe('Poireaux');
    expect(await named).toBe('leeks');
  });

  it('changes when a transaction that wrote earlier commits later', async () => {
    await keeper.current();
    const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
    const { promise: hasWritten, resolve: wrote } = Promise.withResolvers<void>();
    const slow = inTransaction(database, async (tx) => {
      await tx.updateTable('product').set({ name_primary: 'Poireaux' }).execute();
      wrote();
      await mayCommit;
    });
    await hasWritten;
    await database.kysely.updateTable('seller').set({ town: 'Chelsea' }).execute();
    const between = await keeper.fresh();
    expect(await nameIn(Promise.resolve(between))).toBe('leeks');
    expect(between.sellers.get(testId('seller farm'))?.town).toBe('Chelsea');
    commit();
    await slow;
    expect(await nameIn(keeper.fresh())).toBe('Poireaux');
  });
});

it('prepares the search ten seconds after the first catalogue, then five after each that is not replaced', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [first, second, third, fourth] = [1, 2, 3, 4].map(
    (catalogueVersion) => ({ catalogueVersion }) as unknown as Snapshot,
  );
  const prepared: Snapshot[] = [];
  const prepare = searchPreparer((snapshot) => void prepared.push(snapshot), Date.now);
  prepare(first!);
  vi.advanceTimersByTime(9800);
  prepare(second!);
  vi.advanceTimersByTime(4999);
  expect(prepared).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(prepared).toEqual([second]);
  prepare(third!);
  vi.advanceTimersByTime(4000);
  prepare(fourth!);
  vi.advanceTimersByTime(4999);
  expect(prepared).toEqual([second]);
  vi.advanceTimersByTime(1);
  expect(prepared).toEqual([second, fourth]);
});
