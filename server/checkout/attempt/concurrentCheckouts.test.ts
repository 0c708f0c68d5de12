import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET } from '../../../tests/support/checkoutFixture.ts';
import { customerOf, giveCredit, writeAddress } from '../../../tests/support/credit.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, offer, openMarket, shopper } from '../../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, testDatabaseKinds } from '../../../tests/support/testDatabase.ts';
import type { Caller } from '../../caller.ts';
import type { Database } from '../../database/database.ts';
import { MarketErrors } from '../../marketError.ts';
import { checkInvariants } from '../invariants.ts';

const PAY = { useBalance: false, period: null };
const SUNDAY = '2026-11-29T23:59:59-05:00';
const MONDAY = '2026-11-30T00:00:01-05:00';
const OF_EACH = 8;

function standingAt(market: MarketServices, instant: string): MarketServices {
  market.clock.now = () => new Date(instant);
  return market;
}

describe.each(testDatabaseKinds())('all ways of buying at once (%s)', (kind) => {
  let database: Database;
  let servers: [MarketServices, MarketServices];
  let nights: [MarketServices, MarketServices];
  let variants: string[];
  let box: string;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const startedMarket = standingAt(marketServices(database), SUNDAY);
    const beside = (instant: string) =>
      standingAt(marketServices(database, { payment: startedMarket.payment }), instant);
    servers = [startedMarket, beside(SUNDAY)];
    nights = [beside(MONDAY), beside(MONDAY)];
    variants = await Promise.all([0, 1, 2].map((nth) => offer(database, `goods ${nth}`, { stock: 500 })));
    box = await offer(database, 'boite', { price: 0, deposit: 1000, track_stock: false, stock: 0 });
    await database.kysely.updateTable('market').set({ reusable_box: box }).execute();
    for (const { catalogue } of [...servers, ...nights]) await catalogue.fresh();
  });
  afterAll(() => database.close());

  const each = (make: (nth: number) => Promise<Caller>) =>
    Promise.all(Array.from({ length: OF_EACH }, (_, nth) => make(nth)));
  async function filled(caller: Caller, nth: number, more: string[] = []): Promise<Caller> {
    const { cart } = servers[0];
    for (const variant of [variants[nth % 3]!, variants[(nth + 1) % 3]!, ...more]) await cart.add(caller, variant, 1);
    await cart.updateSession(caller, AT_THE_MARKET);
    return caller;
  }
  async function withCredit(nth: number): Promise<Caller> {
    const caller = await signedIn(servers[0], `credit ${nth}`);
    await giveCredit(servers[0], caller, 700);
    await writeAddress(database, caller);
    return filled(caller, nth);
  }
  async function buyingItself(nth: number): Promise<Caller> {
    const [market] = servers;
    const caller = await signedIn(market, `closing ${nth}`);
    const customer = await market.cards.providerCustomer(customerOf(caller));
    const { id } = market.payment.customers.card('4242', nth % 4 === 3 ? 'declined' : null);
    await market.payment.chooseCard(customer, id);
    await sql`insert into payment_card (customer_id, provider_id, type, created_at)
      values (${customerOf(caller)}, ${id}, 'card', now())`.execute(database.kysely);
    await filled(caller, nth);
    await market.cart.updateSession(caller, { autoClose: true });
    return caller;
  }
  /** Sends the checkout twice, to both servers at once, and pays it unless `pays` is false. */
  async function buy(caller: Caller, request: { useBalance: boolean }, pays = true): Promise<void> {
    const [market] = servers;
    const press = () => Promise.all(servers.map(({ checkout }) => checkout.checkout(caller, { ...PAY, ...request })));
    await press().catch(async (error: unknown) => {
      if (!(error instanceof MarketErrors) || error.errors.some(({ code }) => code !== 'EMPTY_CART')) throw error;
      // The closing came first, so that lines it did not buy must be confirmed (E20).
      for (const { id } of (await market.cart.view(caller)).lines) await market.cart.confirm(caller, id);
      await press();
    });
    const { provider_session_id: session } = (await market.checkout.payment(caller.visitor))!;
    const event = pays ? market.payment.pay(session!) : market.payment.lapse(session!);
    await Promise.all(servers.map(({ checkout }) => checkout.handleEvent(event)));
  }

  it('keep every invariant and buy each cart once', async () => {
    const credit = await each(withCredit);
    const closing = await each(buyingItself);
    const guests = await each((nth) => filled(shopper(servers[0], `guest ${nth}`), nth));
    const boxCustomers = await each(async (nth) => filled(await signedIn(servers[0], `box ${nth}`), nth, [box]));
    await Promise.all([
      ...credit.map((caller) => buy(caller, { useBalance: true })),
      ...guests.map((caller, nth) => buy(caller, { useBalance: false }, nth % 2 === 0)),
      ...boxCustomers.map((caller) => buy(caller, { useBalance: false })),
      ...nights.map(({ checkout }) => checkout.close()),
    ]);
    expect(await checkInvariants(database)).toEqual([]);

    // The same customers again: their orders merge into the first (E19), and the box is not lent twice (E9).
    await Promise.all(boxCustomers.map((caller, nth) => filled(caller, nth + 1)));
    await Promise.all([
      ...boxCustomers.map((caller) => buy(caller, { useBalance: false })),
      ...nights.map(({ checkout }) => checkout.close()),
    ]);
    expect(await checkInvariants(database)).toEqual([]);

    const count = async (caller: Caller) =>
      (await servers[0].customerOrders.listByCustomer(customerOf(caller))).map(({ status }) => status).toSorted();
    expect(await Promise.all(credit.map(count))).toEqual(credit.map(() => ['processed']));
    expect(await Promise.all(boxCustomers.map(count))).toEqual(boxCustomers.map(() => ['merged', 'processed']));
    expect(await Promise.all(closing.map(count))).toEqual(
      closing.map((_, nth) => (nth % 4 === 3 ? [] : ['processed'])),
    );
    const balances = await database.kysely.selectFrom('customer').select('balance').where('balance', '<>', 0).execute();
    expect(balances).toEqual([]);
    const withHolds = await database.kysely.selectFrom('variant').select('id').where('held', '<>', 0).execute();
    expect(withHolds).toEqual([]);
  });
});
