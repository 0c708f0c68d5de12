import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { OrderStatus } from '../database/tables.ts';
import { toId } from '../graphql/globalId.ts';

const PAY = { useBalance: false, period: null };
const VALLEY = { shippingZoneId: toId('ShippingZone', zone('vallee')) };
const FREE = { shippingZoneId: toId('ShippingZone', zone('plateau')) };
const AT_THE_MARKET = { locationId: toId('Location', location('marche')) };

describe.each(testDatabaseKinds())('a delivery already paid in the period (E5, %s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let variant: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    variant = await offer(database, 'bread', { price: 1000, track_stock: false });
  });
  afterAll(() => database.close());

  async function buy(
    ann: Caller,
    place: Parameters<MarketServices['cart']['updateSession']>[1],
    at = market,
  ): Promise<string> {
    await at.cart.add(ann, variant, 1);
    await at.cart.updateSession(ann, place);
    const session = await at.checkout.checkout(ann, PAY);
    await at.checkout.handleEvent(at.payment.pay(session));
    const attempt = await at.checkout.payment(ann.visitor);
    return (await at.orders.ofAttempt(ann.visitor, attempt!.id))!.id;
  }
  async function customer(name: string): Promise<Caller> {
    const ann = await signedIn(market, name);
    await writeAddress(database, ann, 'J0X1A0');
    return ann;
  }
  /** The current price of a delivery to the valley, of 700 before any discount. */
  async function delivery(ann: Caller, at = market) {
    await at.cart.add(ann, variant, 1);
    const { totals } = await at.cart.updateSession(ann, VALLEY);
    await at.cart.remove(ann, variant, true);
    return [totals.delivery, totals.deliveryWaiver];
  }

  it('is not charged for the second order of the week; the order fee is (M-11, M-12)', async () => {
    const ann = await customer('second order');
    expect(await delivery(ann)).toEqual([700, null]);
    await buy(ann, VALLEY);
    expect(await delivery(ann)).toEqual([0, 'already_paid']);
    await market.cart.add(ann, variant, 1);
    await market.cart.updateSession(ann, VALLEY);
    await market.checkout.checkout(ann, PAY);
    expect(await market.checkout.payment(ann.visitor)).toMatchObject({ shipping: 0, fee: 500 });
  });

  it('covers any zone, also after a free delivery, but pickups do not count', async () => {
    const ann = await customer('free before');
    await buy(ann, AT_THE_MARKET);
    expect(await delivery(ann)).toEqual([700, null]);
    await writeAddress(database, ann, 'J9A1A1');
    await buy(ann, FREE);
    expect(await delivery(ann)).toEqual([0, 'already_paid']);
  });

  it.each(['cancelled', 'refunded', 'disputed'] as OrderStatus[])('ignores an order that is %s', async (status) => {
    const ann = await customer(`is ${status}`);
    const order = await buy(ann, VALLEY);
    await database.kysely.updateTable('orders').set({ status }).where('id', '=', order).execute();
    expect(await delivery(ann)).toEqual([700, null]);
  });

  it('covers only the same week and customer', async () => {
    const ann = await customer('own week');
    await buy(ann, VALLEY);
    expect(await delivery(await customer('somebody else'))).toEqual([700, null]);
    expect(await delivery(shopper(market, 'own week'))).toEqual([700, null]);
    const next = marketServices(database, { payment: market.payment, now: '2026-12-01T12:00:00-05:00' });
    expect(await delivery(await signedIn(next, 'own week'), next)).toEqual([700, null]);
  });
});
