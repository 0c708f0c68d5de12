import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MarketTermsInput } from '#generated/schemaTypes.ts';
import { basketOffer, FETCHED, giveAddress, leaveCard, standAt } from '../../tests/support/basketMarket.ts';
import { signedIn } from '../../tests/support/customers.ts';
import {
  marketServices,
  offer,
  openMarket,
  refusals,
  zone,
  type MarketServices,
} from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';

const SATURDAY = '2026-11-21T12:00:00-05:00';
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
const NONE = { baskets: 0, purchases: 0 };
/** The rates in force: 5 % and 9.975 %. */
const pst = (rate: number, from = '2026-11-21') => ({ pstRates: [{ from, rate }] });

describe.each(testDatabaseKinds())('what higher terms stop, before they are saved (%s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let manager: Caller;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    standAt(market, SATURDAY);
    manager = await signedIn(market, 'josee', { roles: ['staff'] });
    const untaxed = await basketOffer(database, 'untaxed');
    const taxed = await basketOffer(database, 'taxed', { taxable_price: 1000 });
    await market.catalogue.fresh();
    await subscribe('ann', untaxed, FETCHED);
    await subscribe('bob', taxed, FETCHED);
    await subscribe('eve', taxed, VALLEY);
    const cleo = await subscribe('cleo', taxed, FETCHED);
    const variant = await offer(database, 'apples', { price: 450 });
    await market.cart.add(cleo, variant, 1);
    await market.cart.updateSession(cleo, { ...VALLEY, autoClose: true });
    await market.cart.previewClosing(cleo, await market.cart.view(cleo));
  });
  beforeEach(() =>
    sql`update market set order_fee = 500, free_delivery_above = 15000, gst_rates = '[]', pst_rates = '[]'`.execute(
      database.kysely,
    ),
  );
  afterAll(() => database.close());

  async function subscribe(name: string, basket: string, place: object): Promise<Caller> {
    const caller = { ...(await signedIn(market, name)), now: new Date(SATURDAY) };
    await leaveCard(market, caller);
    await giveAddress(database, caller, 'J0X1A0');
    await market.baskets.subscriptions.subscribe(caller, basket, place);
    return caller;
  }
  const save = async (terms: MarketTermsInput, halted: typeof NONE | null = NONE, input: object = {}) => {
    const { version } = await market.catalogueAdmin.siteInformations();
    const caller = { ...manager, now: new Date(SATURDAY) };
    return market.catalogueAdmin.saveSiteInformations(caller, version, { ...input, terms }, halted);
  };
  const refused = async (terms: MarketTermsInput, halted?: typeof NONE) =>
    (await refusals(save(terms, halted))).map(({ code, params }) => ({ code, ...params }));
  const raised = (baskets: number, purchases: number) => [{ code: 'TERMS_RAISED', baskets, purchases }];
  const rate = async () => (await market.catalogue.fresh()).terms.pstRates;

  it('refuses a tax rate with the numbers, changes nothing, and saves what was shown', async () => {
    expect(await refused(pst(10_975))).toEqual(raised(3, 1));
    expect(await rate()).toEqual([]);
    await save(pst(10_975), { baskets: 3, purchases: 1 });
    expect(await rate()).toEqual(pst(10_975).pstRates);
  });

  it('asks again if other numbers were shown', async () => {
    for (const shown of [
      { baskets: 2, purchases: 1 },
      { baskets: 3, purchases: 0 },
    ])
      expect(await refused(pst(10_975), shown)).toEqual(raised(3, 1));
  });

  it('saves what stops nothing without a question, whatever was shown', async () => {
    await save({ ...pst(9000), orderFee: 400, freeDeliveryAbove: 9000 });
    await save({ membershipPrice: 4000, trialMonths: 2, expressLeadHours: 3 });
    await save(pst(8000), { baskets: 3, purchases: 1 });
    expect(await rate()).toEqual(pst(8000).pstRates);
  });

  it('counts baskets whose delivery is no longer free, and carts alone for a fee', async () => {
    await sql`update market set free_delivery_above = 3000`.execute(database.kysely);
    await sql`update user_basket set agreed_total = agreed_total - 700 where shipping_zone_id is not null`.execute(
      database.kysely,
    );
    expect(await refused({ freeDeliveryAbove: 5000 })).toEqual(raised(1, 1));
    await sql`update user_basket set agreed_total = agreed_total + 700 where shipping_zone_id is not null`.execute(
      database.kysely,
    );
    expect(await refused({ orderFee: 501 })).toEqual(raised(0, 1));
  });

  it('counts a coming rate for baskets, and for carts only by the closing', async () => {
    expect(await refused(pst(10_975, '2027-01-01'))).toEqual(raised(3, 0));
    expect(await refused(pst(10_975, '2026-11-22'))).toEqual(raised(3, 1));
  });

  it('does not count baskets that wait already, or have ended, or are not on offer', async () => {
    await sql`update market set pst_rates = '[{"from": "2026-11-01", "rate": 10500}]'`.execute(database.kysely);
    const later = { pstRates: [{ from: '2026-11-01', rate: 10_500 }, ...pst(11_000).pstRates] };
    expect(await refused(later)).toEqual(raised(0, 1));
    await sql`update user_basket set cancelled_at = now() where shipping_zone_id is not null`.execute(database.kysely);
    await sql`update market set pst_rates = '[]'`.execute(database.kysely);
    expect(await refused(pst(10_975))).toEqual(raised(2, 1));
    await sql`update basket set active = false`.execute(database.kysely);
    await sql`update cart set auto_close_total = null`.execute(database.kysely);
    await save(pst(10_975));
  });

  it('does not ask a desk of before, which shows no numbers', async () => {
    await save(pst(12_000), null);
    expect(await rate()).toEqual(pst(12_000).pstRates);
  });
});
