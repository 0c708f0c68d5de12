import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chances } from '../../tests/support/chances.ts';
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
const CARTS = 256;
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

  it('sells no unit twice and waits in no circle: 256 carts of 5 lines over 8 variants', async () => {
    const STOCK = 60;
    const variants = await Promise.all(
      Array.from({ length: 8 }, (_, index) => offer(database, `shared ${index}`, { stock: STOCK })),
    );
    const before = await deadlocks();
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
    const chance = chances(seed);
    const wanted = Array.from({ length: CARTS }, () =>
      variants
        .map((variant) => ({ variant, place: chance(), quantity: 1 + Math.floor(chance() * 2) }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, 5),
    );
    const callers: Caller[] = [];
    for (let from = 0; from < CARTS; from += CLIENTS)
      callers.push(
        ...(await Promise.all(
          wanted.slice(from, from + CLIENTS).map((lines, nth) => filled(`circle ${from + nth}`, lines)),
        )),
      );
    const opened: string[] = [];
    const refused = new Set<string>();
    await Promise.all(
      callers.map(async (caller, index) => {
        try {
          opened.push(await servers[index % 2]!.checkout.checkout(caller, PAY));
        } catch (error) {
          for (const { code } of await refusals(Promise.reject(error))) refused.add(code);
        }
      }),
    );
    expect([...refused], `SEED=${seed}`).toEqual(['MAX_REACHED']);
    expect(await checkInvariants(database)).toEqual([]);
    await Promise.all(
      opened.map((session, index) =>
        market.checkout.handleEvent(index % 3 === 0 ? market.payment.lapse(session) : market.payment.pay(session)),
      ),
    );
    expect(await checkInvariants(database)).toEqual([]);
    const { rows } = await sql<{ held: number; stock: number; sold: number }>`
      select held, stock, (select coalesce(sum(quantity), 0)::int from order_line l where l.variant_id = v.id) as sold
      from variant v where id = any(${variants}::uuid[])`.execute(database.kysely);
    expect(rows.map(({ held, stock, sold }) => [held, stock + sold])).toEqual(variants.map(() => [0, STOCK]));
    expect(rows.every(({ stock }) => stock >= 0)).toBe(true);
    // A refusal means that at most one unit of something is left, and a cart takes two of it at most.
    expect(opened.length).toBeGreaterThanOrEqual(STOCK / 2);
    expect(await deadlocks()).toBe(before);
  }, 180_000);
});
