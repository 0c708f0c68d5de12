import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#rules/constants.ts';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  marketServices,
  offer,
  openMarket,
  shopper,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Database } from '../database/database.ts';

const MONDAY = '2026-11-23T12:00:00Z';
const farm = testId('seller farm');

describe.each(testDatabaseKinds())('a proposed vacation that begins later (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staffId: string;
  let bread: string;

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    bread = await offer(database, 'pain');
    market = marketServices(database, { now: MONDAY });
    staffId = (await signedIn(market, 'josee', { roles: ['manager'] })).visitor.customer!.id;
  });
  afterAll(() => database.close());
  beforeEach(() => database.kysely.deleteFrom('producer_proposal').execute());

  const at = (now: string) => marketServices(database, { now });
  const propose = (from: string, back: string, seller = farm) =>
    database.kysely
      .insertInto('producer_proposal')
      .values({
        id: randomUUID(),
        seller_id: seller,
        slip_id: testId('slip'),
        kind: 'vacation',
        subject: 'vacation',
        label_primary: '',
        from_day: from,
        back_day: back,
        form: randomUUID(),
        proposed_at: new Date(MONDAY),
        status: 'waiting',
      })
      .execute();
  const waiting = async () => (await market.proposals.list()).waiting;
  const accept = async () =>
    market.proposals.answer(
      { staffId, locale: 'fr' },
      {
        proposals: (await waiting()).map(({ id, shown }) => ({ id, shown })),
        accept: true,
        answer: null,
        requestId: randomUUID(),
      },
    );
  const unitsOf = async (services: MarketServices, name: string) =>
    (await services.cart.add(shopper(services, name), bread, 1)).lines.map(({ quantity }) => quantity);

  it('begins and ends by itself on its days, for carts and the checkout (E26)', async () => {
    const early = shopper(market, 'early');
    await market.cart.add(early, bread, 1);
    await market.cart.updateSession(early, AT_THE_MARKET);
    await propose('2026-11-25', '2026-12-07');
    await accept();
    expect(await unitsOf(at('2026-11-25T04:59:59Z'), 'before')).toEqual([1]);
    const during = at('2026-11-25T05:00:00Z');
    expect(await codes(unitsOf(during, 'during'))).toEqual(['UNAVAILABLE']);
    expect(await codes(during.checkout.checkout({ ...early, now: during.clock.now() }, PAY))).toContain('UNAVAILABLE');
    expect(await unitsOf(at('2026-12-07T05:00:00Z'), 'after')).toEqual([1]);
  });

  it('takes the place of a planned one, which the manager is shown; one that begins now does not', async () => {
    await propose('2026-12-14', '2026-12-21');
    expect(await waiting()).toMatchObject([
      { nowFrom: new Date('2026-11-25T05:00:00Z'), nowUntil: new Date('2026-12-07T05:00:00Z'), refusal: null },
    ]);
    await accept();
    await propose('2026-11-23', '2026-11-25');
    expect(await waiting()).toMatchObject([{ nowFrom: null, nowUntil: null }]);
    await accept();
    expect((await market.catalogue.fresh()).sellers.get(farm)).toMatchObject({
      deactivatedUntil: new Date('2026-11-25T05:00:00Z'),
      nextVacation: { from: new Date('2026-12-14T05:00:00Z'), back: new Date('2026-12-21T05:00:00Z') },
    });
  });

  it('ends the planned one that has begun, as the manager is shown', async () => {
    const seller = database.kysely.updateTable('seller').where('id', '=', farm);
    await seller.set({ deactivated_until: null, next_vacation: '2026-11-20/2026-11-30' }).execute();
    expect((await market.catalogue.fresh()).sellers.get(farm)?.nextVacation).not.toBeNull();
    await propose('2026-11-23', '2026-11-25');
    expect(await waiting()).toMatchObject([{ nowFrom: null, nowUntil: new Date('2026-11-30T05:00:00Z') }]);
    await accept();
    expect((await market.catalogue.fresh()).sellers.get(farm)).toMatchObject({
      deactivatedUntil: new Date('2026-11-25T05:00:00Z'),
      nextVacation: null,
    });
  });

  it('is erased a term after its answer, or after its own day if it has none', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
    await propose('2026-12-14', '2026-12-21');
    const write = database.kysely.updateTable('producer_proposal');
    await write.set({ proposed_at: daysAgo(89) }).execute();
    expect(await market.proposals.forget(90)).toBe(0);
    await write.set({ proposed_at: daysAgo(95), status: 'withdrawn', answered_at: daysAgo(89) }).execute();
    expect([await market.proposals.forget(90), await market.proposals.forget(88)]).toEqual([0, 1]);
    await propose('2026-12-14', '2026-12-21');
    await write.set({ proposed_at: daysAgo(91) }).execute();
    expect(await market.proposals.forget(90)).toBe(1);
  });

  it('counts at the badge what the list counts: proposals of producers that there are', async () => {
    await propose('2027-02-01', '2027-02-08');
    await propose('2027-02-01', '2027-02-08', testId('seller gone'));
    const { count, waiting: listed } = await market.proposals.list();
    expect([count, listed.length, (await market.week.tasks(market.clock.now())).proposals]).toEqual([1, 1, 1]);
  });
});
