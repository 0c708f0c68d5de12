import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { marketZone } from '#rules/zone.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  marketServices,
  offer,
  openMarket,
  refusals,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { leaveZone } from '../../tests/support/zoneOfMarket.ts';
import type { Caller } from '../caller.ts';
import { adoptZone, readCalendar } from '../database/calendarReading.ts';
import type { Database } from '../database/database.ts';
import { formatInstant } from '../graphql/scalars.ts';

describe("a market's time zone and first day", () => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  beforeAll(async () => {
    database = await createTestDatabase(eitherDatabaseKind());
    await openMarket(database);
    market = marketServices(database);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  afterEach(leaveZone);
  afterAll(() => database.close());

  const time = () => market.catalogueAdmin.marketTime();
  const save = async (input: { timeZone?: string; firstWeekday?: number }, seen?: number) =>
    market.catalogueAdmin.saveMarketTime(staff, { version: seen ?? (await time()).version, ...input });
  const closesAt = async () => (await market.fulfilment.openPeriod(staff.now)).closesAt;

  it('are those of the specification until a market sets its own, which are in the journal once', async () => {
    expect(await time()).toMatchObject({ timeZone: 'America/Toronto', firstWeekday: 1, sold: 0 });
    const { version } = await time();
    for (const _ of 'ab')
      expect(await save({ timeZone: 'America/Moncton', firstWeekday: 7 }, version)).toMatchObject({
        timeZone: 'America/Moncton',
        firstWeekday: 7,
      });
    const { rows } = await sql`select data from desk_action where kind = 'save_market_time'`.execute(database.kysely);
    expect(rows).toHaveLength(1);
  });

  it('hold at once for closings, the offsets of the API and pages, and in every process that reads the calendar', async () => {
    await save({ timeZone: 'America/Toronto' });
    const before = await closesAt();
    await save({ timeZone: 'America/St_Johns' });
    const after = await closesAt();
    expect(before.getTime() - after.getTime()).toBe(90 * 60_000);
    expect(formatInstant(after)).toMatch(/T00:00:00-0[23]:30$/);
    // Another process, which has heard nothing yet.
    leaveZone();
    await readCalendar(database.kysely);
    expect(marketZone()).toBe('America/St_Johns');
    leaveZone();
    await adoptZone(database.kysely);
    expect(marketZone()).toBe('America/St_Johns');
    leaveZone();
    await marketServices(database).catalogue.current();
    expect(marketZone()).toBe('America/St_Johns');
  });

  it('leave closings that were moved, and vacations, at their day and hour', async () => {
    await save({ timeZone: 'America/Toronto' });
    const at = new Date('2030-01-05T12:00:00-05:00');
    await offer(database, 'miche', { price: 450 });
    await sql`insert into market_week (start_date, closes_at) values ('2030-01-04', ${at})`.execute(database.kysely);
    await sql`update seller set deactivated_until = ${at}`.execute(database.kysely);
    await save({ timeZone: 'America/St_Johns' });
    const { rows } = await sql<{ at: Date }>`
      select closes_at as at from market_week union all select deactivated_until from seller`.execute(database.kysely);
    const noon = { at: new Date('2030-01-05T12:00:00-03:30') };
    expect(rows).toEqual([noon, noon]);
    await sql`delete from market_week`.execute(database.kysely);
    await sql`update seller set deactivated_until = null`.execute(database.kysely);
  });

  it('refuse what is no zone, another first day, and a change that a colleague has made meanwhile', async () => {
    const { version } = await time();
    expect(await refusals(save({ timeZone: 'America/Nowhere' }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'timeZone' } },
    ]);
    expect(await refusals(save({ firstWeekday: 3 }))).toEqual([
      { code: 'BAD_INPUT', params: { field: 'firstWeekday' } },
    ]);
    await save({ firstWeekday: 6 });
    expect(await refusals(save({ firstWeekday: 7 }, version))).toEqual([
      { code: 'TIME_CHANGED', params: { fields: ['firstWeekday'] } },
    ]);
  });

  it('keep the zone once somebody has ordered; the first day may change', async () => {
    await save({ timeZone: 'America/Toronto' });
    const ann = await signedIn(market, 'ann');
    await market.cart.add(ann, await offer(database, 'bread', { price: 450 }), 1);
    await market.cart.updateSession(ann, AT_THE_MARKET);
    await market.checkout.handleEvent(market.payment.pay(await market.checkout.checkout(ann, PAY)));
    expect(await refusals(save({ timeZone: 'America/Moncton' }))).toEqual([{ code: 'ZONE_SOLD', params: { sold: 1 } }]);
    expect(await save({ timeZone: 'America/Toronto', firstWeekday: 7 })).toMatchObject({ firstWeekday: 7, sold: 1 });
    expect(marketZone()).toBe('America/Toronto');
  });
});
