import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET, PAY } from '../../tests/support/checkoutFixture.ts';
import { customerOf } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import type { Database } from '../database/database.ts';

describe.each(testDatabaseKinds())('an order paid as a guest (E64, %s)', (kind) => {
  let database: Database;
  let market: MarketServices;
  let variant: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    market = marketServices(database);
    variant = await offer(database, 'bread', { track_stock: false });
  });
  afterEach(async () => expect(await checkInvariants(database)).toEqual([]));
  afterAll(() => database.close());

  /** Buys as the caller, writing this address on the payment page. */
  async function paid(caller: Caller, email: string): Promise<string> {
    await market.cart.add(caller, variant, 1);
    await market.cart.updateSession(caller, AT_THE_MARKET);
    const session = await market.checkout.checkout(caller, PAY);
    const contact = { email, name: null, phone: null, address: null };
    await market.checkout.handleEvent(market.payment.pay(session, { contact }));
    return session;
  }
  const numbers = async (ann: Caller) =>
    (await market.customerOrders.listByCustomer(customerOf(ann))).map(({ number }) => number);

  it('moves to an account that is created with the same confirmed address, with its payment', async () => {
    const guest = shopper(market, 'guest of ann');
    const session = await paid(guest, 'Ann@Exemple.ca');
    const attempt = await market.checkout.payment(guest.visitor, session);
    const order = await market.orders.ofAttempt(guest.visitor, attempt!.id);

    const ann = await signedIn(market, 'ann', { session: 'elsewhere' });
    expect(await numbers(ann)).toEqual([order!.number]);
    expect(await market.orders.byId(ann.visitor, order!.id)).toEqual({ ...order, customerId: customerOf(ann) });
    expect(await market.checkout.payment(ann.visitor, session)).toMatchObject({ customer_id: customerOf(ann) });
    expect(await market.orders.byId(guest.visitor, order!.id)).toBeNull();
  });

  it('moves to an existing account when its owner returns', async () => {
    const bob = await signedIn(market, 'bob');
    expect(await numbers(bob)).toEqual([]);
    await paid(shopper(market, 'guest of bob'), 'bob@exemple.ca');
    const signedInAgain = await signedIn(market, 'bob');
    expect(await numbers(signedInAgain)).toHaveLength(1);
  });

  it('waits until the address is confirmed', async () => {
    await paid(shopper(market, 'guest of eve'), 'eve@exemple.ca');
    const eve = await signedIn(market, 'eve', { emailVerified: false });
    expect(await numbers(eve)).toEqual([]);
    await signedIn(market, 'eve', { issuedAt: new Date(Date.now() + 2000) });
    expect(await numbers(eve)).toHaveLength(1);
  });

  it('moves to no account by a former or empty address, and never from another customer', async () => {
    await paid(shopper(market, 'guest of old'), 'old@exemple.ca');
    const kim = await signedIn(market, 'kim', { email: 'new@exemple.ca' });
    const early = new Date(Date.now() - 600_000);
    await signedIn(market, 'kim', { email: 'old@exemple.ca', issuedAt: early });
    await signedIn(market, 'kim', { email: '' });
    const lou = await signedIn(market, 'lou');
    await paid(lou, 'kim@exemple.ca');
    await signedIn(market, 'kim', { issuedAt: new Date(Date.now() + 4000) });
    expect([await numbers(kim), (await numbers(lou)).length]).toEqual([[], 1]);
  });

  it('moves once, for concurrent calls on two servers, and does not merge by itself (E19)', async () => {
    for (const name of ['one', 'two']) await paid(shopper(market, `${name} of max`), 'max@exemple.ca');
    const otherServer = marketServices(database, { payment: market.payment });
    const calls = [market, otherServer, market, otherServer].map((server, index) =>
      signedIn(server, 'max', { session: `max ${index}` }),
    );
    const [max] = await Promise.all(calls);
    const orders = await market.customerOrders.listByCustomer(customerOf(max!));
    expect(orders.map(({ status }) => status)).toEqual(['processed', 'processed']);
  });
});
