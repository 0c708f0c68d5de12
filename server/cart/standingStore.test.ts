import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customerOf, giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { location, marketServices, offer, openMarket, shopper, zone } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import type { OrderStatus } from '../database/tables.ts';
import { toId } from '../graphql/globalId.ts';
import { weekStanding } from './cartCheckout.ts';
import { balanceLeft, standingIn, type Standing, type StandingJson } from './standingStore.ts';

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

  it('pays for a week’s basket with credit that is switched on, of who has an address (E71)', async () => {
    const ann = await signedIn(market, 'has credit');
    const id = customerOf(ann);
    const standing = async (changes: { credit_first?: boolean; shipping_address?: null }) => {
      await database.kysely.updateTable('customer').set(changes).where('id', '=', id).execute();
      return weekStanding(database.kysely, id, '2026-11-27');
    };
    await giveCredit(market, ann, 900);
    await writeAddress(database, ann, 'J0X1A0');
    const nothing = { isDeliverySettled: false, balance: 0 };
    expect(await standing({ credit_first: true })).toEqual({ isDeliverySettled: false, balance: -900 });
    await buy(ann, VALLEY);
    expect(await standing({ credit_first: false })).toEqual({ isDeliverySettled: true, balance: 0 });
    expect(await standing({ credit_first: true, shipping_address: null })).toEqual({
      isDeliverySettled: true,
      balance: 0,
    });
    await giveCredit(market, ann, -1800);
    await writeAddress(database, ann, 'J0X1A0');
    expect(await weekStanding(database.kysely, id, '2026-12-04')).toEqual(nothing);
    expect(await weekStanding(database.kysely, testId('nobody'), '2026-11-27')).toEqual(nothing);
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

describe('what an account contributes to a cart', () => {
  const NOW = new Date('2026-11-24T17:00:00Z');
  const [A_MOMENT_AGO, NEXT_MOMENT] = ['2026-11-24T17:00:00Z', '2026-11-24T17:00:00.001Z'];
  const visitor = { customer: { id: 'ann' } } as Caller['visitor'];
  const ROW: StandingJson = {
    balance: -900,
    reserved: 200,
    creditFirst: true,
    hasBox: true,
    postalCode: 'J0X1A0',
    membership: 'active',
    currentPeriodEnd: NEXT_MOMENT,
    isBilled: false,
    cancelAtPeriodEnd: false,
    isDelivered: true,
  };
  const STANDING = {
    isSubscribed: true,
    balance: -700,
    creditFirst: true,
    deliveryAlreadyPaid: true,
    hasReusableBox: true,
    postalCode: 'J0X1A0',
    isGuest: false,
  };
  const NOTHING = {
    isSubscribed: false,
    balance: 0,
    creditFirst: false,
    deliveryAlreadyPaid: false,
    hasReusableBox: false,
    postalCode: null,
  };

  it.each<[string, Partial<StandingJson>, Partial<Standing>]>([
    ['all of it', {}, {}],
    [
      'no credit before the card, without an address (F-118)',
      { postalCode: null },
      { postalCode: null, creditFirst: false },
    ],
    ['no credit before the card, switched off', { creditFirst: false }, { creditFirst: false }],
    ['a box that it has not', { hasBox: false }, { hasReusableBox: false }],
    ['a delivery that nothing has paid', { isDelivered: false }, { deliveryAlreadyPaid: false }],
    ['no membership', { membership: null, currentPeriodEnd: null }, { isSubscribed: false }],
    ['a membership that ends now', { currentPeriodEnd: A_MOMENT_AGO }, { isSubscribed: false }],
    ['a membership that is renewed now', { currentPeriodEnd: A_MOMENT_AGO, isBilled: true }, {}],
    [
      'a membership that is not renewed',
      { currentPeriodEnd: A_MOMENT_AGO, isBilled: true, cancelAtPeriodEnd: true },
      { isSubscribed: false },
    ],
    ['a cancelled membership', { membership: 'cancelled' }, { isSubscribed: false }],
  ])('is %s', (_, row, expected) => {
    expect(standingIn({ ...ROW, ...row }, { visitor, now: NOW })).toEqual({ ...STANDING, ...expected });
  });

  it('is nothing of a guest, and of a customer who is gone', () => {
    const guest = { visitor: { customer: null } as Caller['visitor'], now: NOW };
    expect(standingIn(ROW, guest)).toEqual({ ...NOTHING, isGuest: true });
    expect(standingIn(null, { visitor, now: NOW })).toEqual({ ...NOTHING, isGuest: false });
  });

  it.each([
    [-900, 0, -900],
    [-900, 899, -1],
    [-900, 900, 0],
    [-900, 901, 0],
    [0, 200, 0],
    [1, 200, 1],
  ])('leaves of a balance of %d, of which open payments use %d: %d', (balance, reserved, left) => {
    expect(balanceLeft({ balance, reserved })).toBe(left);
  });
});
