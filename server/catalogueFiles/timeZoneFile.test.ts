import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesOf } from '../../tests/support/catalogueFolder.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { leaveZone } from '../../tests/support/zoneOfMarket.ts';
import type { Database } from '../database/database.ts';
import { exportMarket } from './catalogueExport.ts';
import { importMarket } from './catalogueImport.ts';

describe('the time zone and the first day, in site.json', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
  });
  afterAll(async () => {
    leaveZone();
    await database.close();
  });

  const importSite = async (site: object) => {
    const files = filesOf({ 'site.json': JSON.stringify(site) });
    const { problems } = await importMarket(database, files, { now: new Date('2026-11-24T12:00:00-05:00') });
    return problems.map(({ column, message }) => [column, message.key]);
  };
  const exported = async () => {
    const { timeZone, firstWeekday } = JSON.parse((await exportMarket(database, 'json')).get('site.json') ?? '') as {
      timeZone: string;
      firstWeekday: number;
    };
    return [timeZone, firstWeekday];
  };

  it('are exported and imported; the zone only as long as nothing was sold', async () => {
    expect(await exported()).toEqual(['America/Toronto', 1]);
    expect(await importSite({ timeZone: 'Moncton', firstWeekday: 2 })).toEqual([
      ['timeZone', 'import.as_is'],
      ['firstWeekday', 'import.as_is'],
    ]);
    expect(await importSite({ timeZone: 'America/Moncton', firstWeekday: 7 })).toEqual([]);
    expect(await exported()).toEqual(['America/Moncton', 7]);
    const market = marketServices(database);
    const ann = await signedIn(market, 'ann');
    await market.cart.add(ann, await offer(database, 'bread', { price: 450 }), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await importSite({ timeZone: 'America/Toronto' })).toEqual([['timeZone', 'import.told_zone']]);
    expect(await importSite({ timeZone: 'America/Moncton', firstWeekday: 6 })).toEqual([]);
    expect(await exported()).toEqual(['America/Moncton', 6]);
  });
});
