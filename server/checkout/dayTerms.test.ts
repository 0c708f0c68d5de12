import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AT_THE_MARKET } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { checkInvariants } from './invariants.ts';

const THURSDAY = '2026-11-26T12:00:00-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';
const taxed = { price: 5000, product: { taxable: true } };

describe.each(testDatabaseKinds())('what a day charges (%s)', (kind) => {
  let database: Database;
  let thursday: MarketServices;
  let monday: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    thursday = marketServices(database, { now: THURSDAY });
    monday = marketServices(database, { payment: thursday.payment, now: AFTER });
  });
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));
  afterAll(() => database.close());

  const setTerms = (columns: Record<string, unknown>) => database.kysely.updateTable('market').set(columns).execute();
  const rates = (from: string, rate: number) => JSON.stringify([{ from, rate }]);
  beforeEach(() => setTerms({ order_fee: 500, gst_rates: '[]', pst_rates: '[]' }));

  /** A customer with a card whose cart is bought at the closing: 100 $ of taxed goods. */
  async function filled(name: string): Promise<Caller> {
    const ann = await signedIn(thursday, name);
    const provider = await thursday.cards.providerCustomer(customerOf(ann));
    const { id } = thursday.payment.customers.card('4242', null);
    await thursday.payment.chooseCard(provider, id);
    await sql`insert into payment_card (customer_id, provider_id, type, created_at)
      values (${customerOf(ann)}, ${id}, 'card', now())`.execute(database.kysely);
    await thursday.cart.add(ann, await offer(database, name, taxed), 2);
    await thursday.cart.updateSession(ann, { ...AT_THE_MARKET, autoClose: true });
    return ann;
  }
  const charges = () => thursday.payment.customers.charges().map(({ input }) => input.amount);
  const orderOf = async (ann: Caller) => (await monday.customerOrders.listByCustomer(customerOf(ann)))[0];

  it('previews the closing with the rates of its day, charges them, and refunds them after another change', async () => {
    const before = charges().length;
    await setTerms({ pst_rates: rates('2026-11-28', 20_000) });
    const ann = await filled('ann');
    const cart = await thursday.cart.view(ann);
    expect(cart.totals).toMatchObject({ gst: 525, pst: 1047, total: 12_072, pstRate: 9975 });
    const preview = await thursday.cart.previewClosing(ann, cart);
    expect(preview).toMatchObject({ buys: true, charged: 13_125 });
    await monday.checkout.close();
    expect(charges().slice(before)).toEqual([13_125]);
    await setTerms({ order_fee: 900, gst_rates: rates('2026-11-30', 0), pst_rates: rates('2026-11-30', 0) });
    const order = await orderOf(ann);
    const staff = await signedIn(monday, 'josee', { roles: ['staff'] });
    const { refunded } = await monday.refunds.returnGoods(staff.visitor, order!.id, 'all of it', {
      kind: 'returned',
      to: 'balance',
      items: [{ lineId: order!.products[0]!.id, quantity: 1 }],
      locale: 'fr',
    });
    // Half of it, with 5 % and the 20 % of that day.
    expect(refunded).toBe(5000 + 250 + 1000);
  });

  it('charges nothing above what was shown when the fee rose afterwards (E69)', async () => {
    const before = charges().length;
    const ann = await filled('bob');
    await thursday.cart.previewClosing(ann, await thursday.cart.view(ann));
    await setTerms({ order_fee: 600 });
    await monday.checkout.close();
    expect(charges().slice(before)).toEqual([]);
    expect((await monday.cart.view({ ...ann, now: new Date(AFTER) })).refusal).toMatchObject([
      { code: 'TOTAL_RAISED', params: { shown: 12_072, current: 12_187 } },
    ]);
  });

  it('counts as saved the fee and the rates of each order’s own day (F-134)', async () => {
    const ann = await filled('cat');
    await thursday.membership.startTrial(ann);
    await setTerms({ order_fee: 800, gst_rates: rates('2026-11-29', 0), pst_rates: rates('2026-11-29', 0) });
    await thursday.cart.previewClosing(ann, await thursday.cart.view(ann));
    await monday.checkout.close();
    await setTerms({ order_fee: 100, gst_rates: '[]', pst_rates: '[]' });
    expect(await monday.customerOrders.sumSavedFees(customerOf(ann), new Date(THURSDAY))).toBe(800);
  });
});
