import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chances } from '../../tests/support/chances.ts';
import { giveCredit, writeAddress } from '../../tests/support/credit.ts';
import { signedIn } from '../../tests/support/customers.ts';
import { deadlocksOf } from '../../tests/support/deadlocks.ts';
import { location, marketServices, offer, openMarket, refusals, shopper } from '../../tests/support/purchaseMarket.ts';
import type { MarketServices } from '../../tests/support/purchaseMarket.ts';
import { createTestDatabase } from '../../tests/support/testDatabase.ts';
import type { Caller } from '../caller.ts';
import type { Database } from '../database/database.ts';
import { toId } from '../graphql/globalId.ts';
import { checkInvariants } from './invariants.ts';

const PAY = { useBalance: false, period: null };
const CLIENTS = 64;
const CARTS = 256;

/** Needs PostgreSQL: only there can one connection wait for another. */
describe('64 concurrent shoppers (postgres)', () => {
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

  async function filled(
    name: string,
    items: { variant: string; quantity: number }[],
    ann = shopper(market, name),
  ): Promise<Caller> {
    for (const { variant, quantity } of items) await market.cart.add(ann, variant, quantity);
    await market.cart.updateSession(ann, { locationId: toId('Location', location('marche')) });
    return ann;
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
    const stockRow = await database.kysely
      .selectFrom('variant')
      .select(['stock', 'held'])
      .where('id', '=', variant)
      .executeTakeFirst();
    expect(stockRow).toEqual({ stock: 10, held: 10 });
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
  });

  it('never oversells or deadlocks: 256 carts of 5 lines over 8 variants', async () => {
    const STOCK = 60;
    const variants = await Promise.all(
      Array.from({ length: 8 }, (_, index) => offer(database, `shared ${index}`, { stock: STOCK })),
    );
    const deadlocksBefore = await deadlocksOf(database);
    const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9));
    const chance = chances(seed);
    const carts = Array.from({ length: CARTS }, () =>
      variants
        .map((variant) => ({ variant, place: chance(), quantity: 1 + Math.floor(chance() * 2) }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, 5),
    );
    const callers: Caller[] = [];
    for (let from = 0; from < CARTS; from += CLIENTS)
      callers.push(
        ...(await Promise.all(
          carts.slice(from, from + CLIENTS).map((lines, nth) => filled(`circle ${from + nth}`, lines)),
        )),
      );
    const opened: string[] = [];
    const refusalCodes = new Set<string>();
    await Promise.all(
      callers.map(async (caller, index) => {
        try {
          opened.push(await servers[index % 2]!.checkout.checkout(caller, PAY));
        } catch (error) {
          for (const { code } of await refusals(Promise.reject(error))) refusalCodes.add(code);
        }
      }),
    );
    expect([...refusalCodes], `SEED=${seed}`).toEqual(['MAX_REACHED']);
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
    expect(rows.map(({ held: stockRow, stock, sold }) => [stockRow, stock + sold])).toEqual(
      variants.map(() => [0, STOCK]),
    );
    expect(rows.every(({ stock }) => stock >= 0)).toBe(true);
    // A refusal means that at most one unit of something is left, and a cart takes at most two of it.
    expect(opened.length).toBeGreaterThanOrEqual(STOCK / 2);
    expect(await deadlocksOf(database)).toBe(deadlocksBefore);
  });

  it('never deadlocks when shoppers who pay again are being settled (cart, variants, balance)', async () => {
    const variants = await Promise.all([0, 1, 2].map((nth) => offer(database, `pressed ${nth}`, { stock: 500 })));
    const deadlocksBefore = await deadlocksOf(database);
    const callers: Caller[] = [];
    for (let nth = 0; nth < CLIENTS / 2; nth += 1) {
      const ann = await signedIn(market, `pressed ${nth}`);
      await giveCredit(market, ann, 300);
      await writeAddress(database, ann);
      const items = variants.map((variant) => ({ variant, quantity: 1 }));
      callers.push(await filled(`pressed ${nth}`, items, ann));
    }
    const request = { ...PAY, useBalance: true };
    await Promise.all(
      callers.map(async (caller) => {
        await market.checkout.checkout(caller, request);
        const { provider_session_id: session } = (await market.checkout.payment(caller.visitor))!;
        const event = market.payment.pay(session!);
        await Promise.all([
          ...[...servers, ...servers].map(({ checkout }) =>
            checkout.checkout(caller, request).catch((error) => refusals(Promise.reject(error))),
          ),
          ...servers.map(({ checkout }) => checkout.handleEvent(event)),
        ]);
      }),
    );
    expect(await checkInvariants(database)).toEqual([]);
    expect(await deadlocksOf(database)).toBe(deadlocksBefore);
  });
});
