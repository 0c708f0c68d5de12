import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../tests/support/customers.ts';
import {
  codes,
  location,
  marketServices,
  offer,
  openMarket,
  refusals,
  shopper,
  zone,
} from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { deskSellerList } from '../catalogue/deskProductList.ts';
import type { Database } from '../database/database.ts';

const farm = testId('seller farm');

describe.each(testDatabaseKinds())('changes of producers by staff on %s', (kind) => {
  let database: Database;
  let market: MarketServices;
  let staff: Caller;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    staff = await signedIn(market, 'josee', { roles: ['staff'] });
  });
  afterAll(() => database.close());

  const versionNow = async () => (await market.catalogue.fresh()).sellers.get(farm)!.version;
  const journal = () =>
    database.kysely.selectFrom('desk_action').select('data').where('kind', '=', 'save_seller').execute();

  it('sends a producer on vacation until a market day, once, and ends the vacation (E26)', async () => {
    const variant = await offer(database, 'pommes');
    const ann = shopper(market, 'ann');
    await market.cart.add(ann, variant, 1);
    await market.cart.add(shopper(market, 'bob'), variant, 1);
    expect(await market.catalogueAdmin.vacationPreview(farm)).toEqual({ products: 1, carts: 2 });
    const version = await versionNow();
    const until = { deactivatedUntil: '2026-12-05' };
    for (const _ of [1, 2])
      expect(await market.catalogueAdmin.saveSeller(staff, farm, version, until)).toMatchObject({
        deactivatedUntil: new Date('2026-12-05T05:00:00Z'),
        version: version + 1,
      });
    expect(await journal()).toHaveLength(1);
    const { product } = (await market.catalogue.variant(variant))!;
    expect(market.catalogue.isSellable(product, new Date('2026-12-05T04:59:59.999Z'))).toBe(false);
    expect(market.catalogue.isSellable(product, new Date('2026-12-05T05:00:00Z'))).toBe(true);
    expect(await codes(market.cart.add(ann, variant, 1))).toEqual(['UNAVAILABLE']);
    await market.catalogueAdmin.saveSeller(staff, farm, version + 1, { deactivatedUntil: null });
    expect((await market.cart.add(ann, variant, 1)).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('plans a vacation that begins and ends by itself, and ends one that has begun', async () => {
    const at = (now: string) => marketServices(database, { now });
    const plan = (days: { from: string; back: string } | null) =>
      versionNow().then((version) => market.catalogueAdmin.saveSeller(staff, farm, version, { nextVacation: days }));
    await plan({ from: '2026-12-10', back: '2026-12-20' });
    const { product } = (await market.catalogue.variant(await offer(database, 'poires')))!;
    const isSold = (instant: string) => market.catalogue.isSellable(product, new Date(instant));
    expect(
      ['2026-12-10T04:59:59.999Z', '2026-12-10T05:00:00Z', '2026-12-20T04:59:59.999Z', '2026-12-20T05:00:00Z'].map(
        isSold,
      ),
    ).toEqual([true, false, false, true]);
    for (const days of [
      { from: '2026-11-24', back: '2026-12-20' },
      { from: '2026-12-20', back: '2026-12-20' },
      { from: '2026-12-20', back: '2029-12-20' },
    ])
      expect(await refusals(plan(days))).toEqual([{ code: 'BAD_INPUT', params: { field: 'nextVacation' } }]);
    const during = at('2026-12-12T12:00:00Z');
    await during.catalogue.fresh();
    const save = async (input: Parameters<typeof market.catalogueAdmin.saveSeller>[3]) =>
      during.catalogueAdmin.saveSeller({ ...staff, now: during.clock.now() }, farm, await versionNow(), input);
    expect(await save({ deactivatedUntil: null })).toMatchObject({ deactivatedUntil: null, nextVacation: null });
    // Of one that has begun, the next one takes the place, whether or not they are away meanwhile.
    for (const deactivatedUntil of [null, '2026-12-15']) {
      await plan({ from: '2026-12-10', back: '2026-12-20' });
      expect(await save({ deactivatedUntil, nextVacation: { from: '2027-01-04', back: '2027-01-11' } })).toMatchObject({
        deactivatedUntil: deactivatedUntil && new Date('2026-12-15T05:00:00Z'),
        nextVacation: { from: new Date('2027-01-04T05:00:00Z'), back: new Date('2027-01-11T05:00:00Z') },
      });
    }
    await save({ deactivatedUntil: null });
    await plan({ from: '2026-12-10', back: '2026-12-20' });
    expect(await plan(null)).toMatchObject({ nextVacation: null });
  });

  it('rejects fields that somebody else has changed since, naming them, and accepts the others', async () => {
    const version = await versionNow();
    await market.catalogueAdmin.saveSeller(staff, farm, version, { deactivatedUntil: '2026-12-10' });
    expect(
      await refusals(market.catalogueAdmin.saveSeller(staff, farm, version, { deactivatedUntil: '2026-12-11' })),
    ).toEqual([{ code: 'SELLER_CHANGED', params: { fields: ['deactivatedUntil'] } }]);
    const description = { primary: 'L’autre ferme', secondary: 'The other farm' };
    expect(await market.catalogueAdmin.saveSeller(staff, farm, version, { description })).toMatchObject({
      description: { primary: "L'autre ferme", secondary: 'The other farm' },
      deactivatedUntil: new Date('2026-12-10T05:00:00Z'),
    });
    expect(await codes(market.catalogueAdmin.saveSeller(staff, farm, 99, { regional: true }))).toEqual(['BAD_INPUT']);
  });

  it('rejects a day that has begun or does not exist, and reports all errors at once', async () => {
    const version = await versionNow();
    const wrong = { description: { primary: '', secondary: 'Only' }, regional: null, deactivatedUntil: '2026-11-24' };
    expect(await refusals(market.catalogueAdmin.saveSeller(staff, farm, version, wrong))).toEqual(
      ['description', 'regional', 'deactivatedUntil'].map((field) => ({ code: 'BAD_INPUT', params: { field } })),
    );
    const long = { description: { primary: 'a'.repeat(5001) } };
    expect(await codes(market.catalogueAdmin.saveSeller(staff, farm, version, long))).toEqual(['BAD_INPUT']);
    for (const commission of [-1, 100_000, 12.5, null])
      expect(await refusals(market.catalogueAdmin.saveSeller(staff, farm, version, { commission }))).toEqual([
        { code: 'BAD_INPUT', params: { field: 'commission' } },
      ]);
    expect(await versionNow()).toBe(version);
    for (const commission of [99_999, 0])
      expect(await market.catalogueAdmin.saveSeller(staff, farm, await versionNow(), { commission })).toMatchObject({
        commission,
      });
    expect(await codes(market.catalogueAdmin.saveSeller(staff, testId('nobody'), 1, {}))).toEqual(['NOT_FOUND']);
    expect(await market.catalogueAdmin.vacationPreview(testId('nobody'))).toBeNull();
  });

  it('stores where the market writes to a producer, without blanks, and takes it away again', async () => {
    const version = await versionNow();
    const contact = { contactEmail: ' ferme@exemple.ca ', contactLanguage: 'en' as const };
    const saved = await market.catalogueAdmin.saveSeller(staff, farm, version, contact);
    expect(saved).toMatchObject({ contactEmail: 'ferme@exemple.ca', contactLanguage: 'en' });
    for (const contactEmail of ['ferme', 'ferme@exemple.ca, autre@exemple.ca'])
      expect(await refusals(market.catalogueAdmin.saveSeller(staff, farm, saved.version, { contactEmail }))).toEqual([
        { code: 'BAD_INPUT', params: { field: 'contactEmail' } },
      ]);
    expect(await market.catalogueAdmin.saveSeller(staff, farm, saved.version, { contactEmail: '' })).toMatchObject({
      contactEmail: null,
      contactLanguage: 'en',
    });
  });

  it('compares when producers bring goods with the places of a usual week, without those of Express alone', async () => {
    const settings = await market.catalogueAdmin.siteInformations();
    const dropOff = { weekday: 3, from: '09:00', to: '12:00', place: null };
    const served = [location('marche'), location('gymnase'), zone('plateau'), zone('vallee')].toSorted();
    for (const [identity, expected] of [
      [{ dropOff }, dropOff],
      [{}, null],
      [null, null],
    ] as const) {
      const days = await market.catalogueAdmin.goodsDays({ ...settings, identity: identity as never });
      expect([days.dropOff, days.places.map(({ id }) => id).toSorted()]).toEqual([expected, served]);
    }
  });

  it('finds producers by name and town', async () => {
    const findSellers = async (search: string) =>
      deskSellerList(await market.catalogue.fresh(), search).map(({ handle }) => handle);
    expect(await findSellers('')).toContain('farm');
    expect(await findSellers('FARM')).toEqual(['farm']);
    expect(await findSellers('farm xyz')).toEqual([]);
  });
});
