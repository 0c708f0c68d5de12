import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';
import { exportMarket } from './catalogueExport.ts';
import { importMarket } from './catalogueImport.ts';

const plan = {
  from: '2020-01-03',
  closing: { weekday: 2, at: '12:00' },
  basketsUntil: { weekday: 2, at: '20:00' },
  missing: { weekday: 4, at: '18:00' },
};

describe.each(testDatabaseKinds())('when weeks close, in site.json (%s)', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
  });
  afterAll(() => database.close());

  const importPlans = async (weekPlans: unknown) => {
    const files = filesOf({ 'site.json': JSON.stringify({ weekPlans }) });
    const { problems } = await importMarket(database, files, { now: new Date('2026-11-24T12:00:00-05:00') });
    return problems.map(({ column, message }) => [column, message.key]);
  };
  const exported = async () =>
    (JSON.parse((await exportMarket(database, 'json')).get('site.json') ?? '') as { weekPlans: unknown }).weekPlans;

  it('is exported, and imported into a market that has sold nothing, then changed at the desk alone', async () => {
    expect(await exported()).toEqual([]);
    expect(await importPlans([{ ...plan, from: '2020-01-04' }])).toEqual([['weekPlans', 'import.as_is']]);
    expect(await importPlans([plan])).toEqual([]);
    expect(await exported()).toEqual([plan]);
    const market = marketServices(database);
    const ann = await signedIn(market, 'ann');
    await market.cart.add(ann, await offer(database, 'bread', { price: 450 }), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await importPlans([])).toEqual([['weekPlans', 'import.told_plans']]);
    expect(await importPlans([plan])).toEqual([]);
    expect(await exported()).toEqual([plan]);
    expect((await sql`select week_plans from market`.execute(database.kysely)).rows).toEqual([{ week_plans: [plan] }]);
  });
});
