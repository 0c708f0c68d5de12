import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_THE_MARKET } from '../../../tests/support/checkoutFixture.ts';
import { countedDatabase } from '../../../tests/support/countedDatabase.ts';
import { signedIn } from '../../../tests/support/customers.ts';
import { marketServices, offer, openMarket, type MarketServices } from '../../../tests/support/purchaseMarket.ts';
import { createTestDatabase, eitherDatabaseKind } from '../../../tests/support/testDatabase.ts';
import { testServices } from '../../../tests/support/testServices.ts';
import type { Database } from '../../database/database.ts';
import { checkInvariants } from '../invariants.ts';

const BEFORE = '2026-11-29T23:59:59-05:00';
const AFTER = '2026-11-30T00:00:01-05:00';
const kind = eitherDatabaseKind();
/** `begin` and `commit`, before and after the charge; the counted ones are those within and between. */
const TRANSACTIONS = 4;

/* ADR 186: what a night of 10,000 carts costs, and what a press of + costs, is how often each asks the database. */
describe(`the statements of a purchase (${kind})`, () => {
  let database: Database;
  let counting: Database;
  let market: MarketServices;
  let statements: () => number;
  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await openMarket(database);
    const { database: wrapped, counted } = countedDatabase(database);
    counting = wrapped;
    market = marketServices(counting);
    statements = () => counted().statements;
  });
  afterAll(() => database.close());
  const at = (instant: string) => {
    market.clock.now = () => new Date(instant);
  };

  it('are at most 11 for a cart that the closing buys, with its transactions', async () => {
    at(BEFORE);
    const variants: string[] = [];
    for (const name of ['leek', 'beet', 'kale']) variants.push(await offer(database, name, { stock: 9 }));
    async function fill(name: string): Promise<void> {
      const caller = await signedIn(market, name);
      const customer = await market.cards.providerCustomer(caller.visitor.customer!.id);
      const { id } = market.payment.customers.card('4242', null);
      await market.payment.chooseCard(customer, id);
      await sql`insert into payment_card (customer_id, provider_id, type, created_at)
        values (${caller.visitor.customer!.id}, ${id}, 'card', now())`.execute(database.kysely);
      for (const variant of variants) await market.cart.add(caller, variant, 2);
      await market.cart.updateSession(caller, { ...AT_THE_MARKET, autoClose: true });
    }
    async function close(): Promise<{ bought: number; statements: number }> {
      at(AFTER);
      statements();
      return { bought: await market.checkout.close(), statements: statements() };
    }
    // The calendar, and that there are no carts.
    const empty = await close();
    at(BEFORE);
    const names = ['ann', 'bob', 'cid', 'dan'];
    for (const name of names) await fill(name);
    const closed = await close();
    expect([empty.bought, closed.bought]).toEqual([0, names.length]);
    // One or two batches more are read than without carts.
    const each = Math.floor((closed.statements - empty.statements) / names.length);
    expect(each + TRANSACTIONS).toBeLessThanOrEqual(11);
    expect(await checkInvariants(database)).toEqual([]);
  });

  it('are 3 for a unit more in a cart of 12 lines: it is read, written, and priced', async () => {
    at(BEFORE);
    const caller = await signedIn(market, 'eve');
    const { services } = testServices(counting, { payment: market.payment, elapsed: () => 0 });
    const variants: string[] = [];
    for (let nth = 0; nth < 12; nth += 1) variants.push(await offer(database, `good ${nth}`, { stock: 9 }));
    for (const variant of variants) await market.cart.add(caller, variant, 1);
    // What is cached for a second was read a moment ago.
    await services.catalogue.current();
    statements();
    expect((await services.cart.add(caller, variants[3]!, 1)).lines).toHaveLength(12);
    expect(statements()).toBeLessThanOrEqual(3);
  });
});
