import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { location, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../cart/cartService.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Transaction } from '../database/transaction.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

const PAY = { useBalance: false, period: null };
const CLIENTS = 64;
/** Connections of one server. */
const POOL = 15;

/** Only PostgreSQL has connections that can wait for one another. */
describe('64 shoppers at once (postgres)', () => {
  let database: Database;
  let servers: MarketServices[];
  let market: MarketServices;
  beforeAll(async () => {
    database = await createTestDatabase('postgres');
    await openMarket(database);
    market = marketServices(database);
    servers = [market, marketServices(database, { payment: market.payment })];
  });
  afterAll(() => database.close());

  async function filled(name: string, wanted: { variant: string; quantity: number }[]): Promise<Caller> {
    const ann = shopper(market, name);
    for (const { variant, quantity } of wanted) await market.cart.add(ann, variant, quantity);
    await market.cart.choose(ann, { locationId: toId('Location', location('marche')) });
    return ann;
  }
  /** How many deadlocks the database has counted. Each connection keeps its count back until it is told to hand it over. */
  async function deadlocks(): Promise<number> {
    const arrived = Promise.withResolvers<void>();
    let waiting = 0;
    const handOver = async (tx: Transaction) => {
      await sql`select pg_stat_force_next_flush()`.execute(tx);
      if ((waiting += 1) === POOL) arrived.resolve();
      await arrived.promise;
    };
    await Promise.all(Array.from({ length: POOL }, () => inTransaction(database, handOver)));
    const { rows } = await sql<{
      deadlocks: number;
    }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(database.kysely);
    return rows[0]!.deadlocks;
  }

  it('sells the last 10 units to 10 of them', async () => {
    const variant = await offer(database, 'the last ten', { stock: 10 });
    const callers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => filled(`last ${index}`, [{ variant, quantity: 1 }])),
    );
    const results = await Promise.allSettled(
      callers.map((caller, index) => servers[index % servers.length]!.checkout.checkout(caller, PAY)),
    );
    const sessions = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(sessions).toHaveLength(10);
    for (const result of results)
      if (result.status === 'rejected')
        expect(await refusals(Promise.reject(result.reason))).toMatchObject([
          { code: 'MAX_REACHED', params: { nb: 0 } },
        ]);
    const held = await database.kysely
      .selectFrom('variant')
      .select(['stock', 'held'])
      .where('id', '=', variant)
      .executeTakeFirst();
    expect(held).toEqual({ stock: 10, held: 10 });
    expect(await checkInvariants(database)).toEqual([]);
    await Promise.all(
      sessions.map((session, index) => servers[index % 2]!.checkout.handleEvent(market.payment.pay(session))),
    );
    expect(
      await database.kysely
        .selectFrom('variant')
        .select(['stock', 'held'])
        .where('id', '=', variant)
        .executeTakeFirst(),
    ).toEqual({ stock: 0, held: 0 });
    expect(await checkInvariants(database)).toEqual([]);
  }, 60_000);

  it('never waits in a circle, whatever the order of their lines', async () => {
    const variants = await Promise.all(
      Array.from({ length: 6 }, (_, index) => offer(database, `shared ${index}`, { stock: 25 })),
    );
    const before = await deadlocks();
    const callers = await Promise.all(
      Array.from({ length: CLIENTS }, (_, index) => {
        const wanted = [0, 1, 2, 3].map((step) => ({
          variant: variants[(index * 5 + step * (1 + (index % 2) * 4)) % 6]!,
          quantity: 1,
        }));
        return filled(`circle ${index}`, wanted);
      }),
    );
    const sessions = await Promise.allSettled(
      callers.map((caller, index) => servers[index % 2]!.checkout.checkout(caller, PAY)),
    );
    expect(await checkInvariants(database)).toEqual([]);
    const opened = sessions.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(opened.length).toBeGreaterThan(0);
    await Promise.all(
      opened.map((session, index) =>
        market.checkout.handleEvent(index % 3 === 0 ? market.payment.lapse(session) : market.payment.pay(session)),
      ),
    );
    expect(await checkInvariants(database)).toEqual([]);
    const rest = await database.kysely
      .selectFrom('variant')
      .select(['held', 'stock'])
      .where('id', 'in', variants)
      .execute();
    expect(rest.every(({ held, stock }) => held === 0 && stock >= 0)).toBe(true);
    expect(await deadlocks()).toBe(before);
  }, 60_000);
});
