import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicApi } from '../../tests/support/publicApi.ts';
import { smallMarket } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

let database: Database;
let api: ReturnType<typeof publicApi>;

describe.each(testDatabaseKinds())('the version of public answers (%s)', (kind) => {
  beforeAll(async () => {
    database = await createTestDatabase(kind);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await sql`truncate seller, location cascade`.execute(database.kysely);
    api = publicApi(database);
    const market = smallMarket(database.kysely);
    await market.seller('farm');
    await market.product('leeks', 'farm');
    await market.location('point');
  });

  const version = async () => {
    api.later();
    await api.services.catalogue.current();
    return api.services.catalogue.version();
  };

  it('changes with the places, the settings and the week; the catalogue and the stock begin a turn of its parts', async () => {
    expect(api.services.catalogue.version()).toBe('');
    const { parts } = api.services.catalogue;
    const versions = [await version()];
    expect(await version()).toBe(versions[0]);
    const { kysely } = database;
    const turns = [parts.turn];
    await kysely.updateTable('product').set({ priority: 7 }).execute();
    expect(await version()).toBe(versions[0]);
    turns.push(parts.turn);
    await kysely.updateTable('variant').set({ held: 1 }).execute();
    expect(await version()).toBe(versions[0]);
    turns.push(parts.turn);
    expect(await version()).toBe(versions[0]);
    expect([...turns, parts.turn]).toEqual([1, 2, 3, 3]);
    await kysely.updateTable('location').set({ storage_only: true }).execute();
    versions.push(await version());
    await kysely.updateTable('market').set({ maintenance: false }).execute();
    versions.push(await version());
    api.clock.advance(7 * 86_400_000);
    versions.push(await version());
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('renews other cached data: read once, again after a change, and again after a failure', async () => {
    const { catalogue } = api.services;
    let readings = 0;
    let broken = false;
    const readOnce = catalogue.cachedPerVersion(async () => {
      readings += 1;
      if (broken) throw new Error('no answer');
      return readings;
    });
    expect(await Promise.all([readOnce(), readOnce(), readOnce()])).toEqual([1, 1, 1]);
    await database.kysely.updateTable('variant').set({ price: 700 }).execute();
    await catalogue.fresh();
    expect(await readOnce()).toBe(1);
    broken = true;
    await database.kysely.updateTable('market').set({ maintenance: false }).execute();
    await catalogue.fresh();
    await expect(readOnce()).rejects.toThrow('no answer');
    broken = false;
    expect(await readOnce()).toBe(3);
    expect(await readOnce()).toBe(3);
  });
});
