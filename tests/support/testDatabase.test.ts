import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { databaseLocation } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { migrate } from '../../server/database/migrate.ts';
import { seedDemoMarket } from '../../server/demo/seeding.ts';
import { JOB_NAMES } from '../../server/marketJobs.ts';
import { cachedCopy, copyMigratedFiles, copySeededFiles } from './databaseTemplates.ts';
import { createTestDatabase, DATABASE_KINDS } from './testDatabase.ts';

describe.each(DATABASE_KINDS)('a test database on %s', (kind) => {
  it('has every migration, and shares nothing with another', async () => {
    const [one, other] = await Promise.all([createTestDatabase(kind), createTestDatabase(kind)]);
    expect(await migrate(one)).toEqual([]);
    await sql`create table mine (n integer)`.execute(one.kysely);
    const { rows } = await sql<{ found: string | null }>`select to_regclass('mine')::text as found`.execute(
      other.kysely,
    );
    expect(rows).toEqual([{ found: null }]);
    await Promise.all([one.close(), other.close()]);
    await one.close();
  });
});

describe('a copy of database files', () => {
  async function openedCopy(copy: (dataDir: string) => Promise<void>) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'etal-copy-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    await copy(dataDir);
    const database = await openDatabase(databaseLocation({ databaseUrl: null, dataDir }));
    onTestFinished(() => database.close());
    return database;
  }

  it('is what a server finds in its data folder, with every migration', async () => {
    expect(await migrate(await openedCopy(copyMigratedFiles))).toEqual([]);
  });

  it('has few goods of the demo market, to which a server adds none', async () => {
    const database = await openedCopy(copySeededFiles);
    expect(await migrate(database)).toEqual([]);
    expect(await seedDemoMarket(database, new Date())).toBe(false);
    const { rows } = await sql<{ products: number; shelves: number; places: number }>`
      select (select count(*)::int from product) as products, (select count(*)::int from collection) as shelves,
        (select count(*)::int from location) as places`.execute(database.kysely);
    expect(rows).toEqual([{ products: 56, shelves: 68, places: 6 }]);
    const queues = await sql<{ name: string }>`select name from pgboss.queue where name = any(${JOB_NAMES})`.execute(
      database.kysely,
    );
    expect(queues.rows).toHaveLength(JOB_NAMES.length);
  });
});

describe('a cached copy', () => {
  it('is made by one of those that need it at the same time, again after a failure, and replaces the one before', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'etal-cache-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    let tries = 0;
    const make = async (file: string) => {
      tries += 1;
      writeFileSync(file, `unfinished ${tries}`);
      await new Promise(setImmediate);
      if (tries === 1) throw new Error('a full disk');
      writeFileSync(file, `complete ${tries}`);
    };
    const copies = await Promise.allSettled(
      ['one', 'two', 'three'].map(() => cachedCopy('goods', make, 'now', folder)),
    );
    expect(copies.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(readFileSync(path.join(folder, 'goods-now'), 'utf8')).toBe('complete 2');
    expect(tries).toBe(2);
    await cachedCopy('goods', make, 'later', folder);
    expect(readdirSync(folder).sort()).toEqual(['goods-later', 'lock-goods']);
  });
});
