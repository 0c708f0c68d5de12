import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '#rules/orderStatus.ts';
import { inspectBackup } from '../../server/backup/backupContents.ts';
import { restore } from '../../server/backup/restore.ts';
import { checkInvariants } from '../../server/checkout/invariants.ts';
import type { Database } from '../../server/database/database.ts';
import { migrations } from '../../server/database/migrations/all.ts';
import { AT_THE_MARKET, PAY } from '../support/checkoutFixture.ts';
import { marketServices, shopper } from '../support/purchaseMarket.ts';
import { testId } from '../support/smallMarket.ts';
import { createTestDatabase, DATABASE_KINDS } from '../support/testDatabase.ts';
import { migrationHash } from './migrationHash.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => fs.readFileSync(path.join(ROOT, file), 'utf8');
const releases = [...textOf('docs/CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)].map(
  ([, version = '']) => version,
);
const fileOf = (version: string) => path.join(import.meta.dirname, `market-${version}.etal`);
/** After everything that happened in the stored markets. */
const THURSDAY = '2026-11-26T12:00:00-05:00';

describe('the releases of the changelog', () => {
  it('end with the version of the package, and each has its stored market', () => {
    expect(releases[0]).toBe((JSON.parse(textOf('package.json')) as { version: string }).version);
    const missing = releases.filter((version) => !fs.existsSync(fileOf(version)));
    expect(missing, 'run "node tests/releases/storeMarket.ts" on the commit of the release').toEqual([]);
  });
});

describe.each(releases)('the migrations of version %s', (version) => {
  it('are the ones that were released: a change is a migration of its own', async () => {
    const { header } = await inspectBackup(fileOf(version));
    const released = fs.readFileSync(fileOf(version).replace('.etal', '.sha256'), 'utf8').trim();
    expect(await migrationHash(header.migrations)).toBe(released);
  });
});

const CASES = releases.flatMap((version) => DATABASE_KINDS.map((kind) => [version, kind] as const));

describe.each(CASES)('a market of version %s, upgraded on %s', (version, kind) => {
  let database: Database;
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'etal-release-'));
  afterEach(() => database.close());
  afterAll(() => fs.rmSync(dataDir, { recursive: true }));

  it('takes every later migration with rows in each of its tables, and continues', async () => {
    database = await createTestDatabase(kind);
    const { header, newer } = await restore(database, { dataDir, file: fileOf(version), replace: false });
    expect([...header.migrations, ...newer]).toEqual(Object.keys(migrations));
    expect(header.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    expect(await checkInvariants(database)).toEqual([]);

    const market = marketServices(database, { now: THURSDAY });
    const stored = await database.kysely.selectFrom('orders').select(['id', 'number', 'total']).execute();
    const orders = await market.staffOrders.byIds(stored.map(({ id }) => id));
    expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(ORDER_STATUSES));
    expect(orders.map(({ id, number, total }) => ({ id, number, total }))).toEqual(stored);
    expect(await market.mails.sendDue()).toBeGreaterThan(0);

    const caller = shopper(market, 'zoe');
    await market.cart.add(caller, testId('variant jus-1 0'), 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const message = market.payment.pay(await market.checkout.checkout(caller, PAY));
    // The provider of the tests numbers its messages from one again.
    await market.checkout.handleEvent({ ...message, id: `${message.id}_of_the_upgrade` });
    const { number } = await database.kysely
      .selectFrom('orders')
      .select('number')
      .where('session_id', '=', caller.visitor.sessionId)
      .executeTakeFirstOrThrow();
    expect(number).toBe(Math.max(...stored.map((order) => order.number)) + 1);
    expect(await checkInvariants(database)).toEqual([]);
  });
});
