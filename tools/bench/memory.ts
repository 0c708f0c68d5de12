import { setTimeout as sleep } from 'node:timers/promises';
import { QUIET_MS } from '../../server/startup/idleCollection.ts';
import { startMarketProcess, type MarketProcess } from '../../tests/support/marketProcess.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { residentMb } from '../../tests/support/residentMemory.ts';
import { buildStorefront } from '../build.ts';
import { bodyOf, call, issuedSession, variantIds } from './server.ts';

const REQUESTS = 1000;
const BURST = 4000;
const AT_A_TIME = 8;
const SESSIONS = 500;
/** MB at rest after REQUESTS. */
const MOST_MB = { PGlite: 600, PostgreSQL: 200 };
/** Of what the process held before the burst. */
const MOST_GROWTH = 1.15;
/** The process looks every five seconds whether it is idle, and collects. */
const REST_AFTER_MS = QUIET_MS + 10_000;

type Rest = { requests: number; firstBurst: number; secondBurst: number };

async function resident(market: MarketProcess): Promise<number> {
  await sleep(REST_AFTER_MS);
  return residentMb(market.pid());
}

async function handles(market: MarketProcess): Promise<string[]> {
  const query = 'query Handles { products(first: 100) { edges { node { handle } } } }';
  const { data } = JSON.parse(
    await call(market, JSON.stringify({ operationName: 'Handles', variables: {}, query })),
  ) as {
    data: { products: { edges: { node: { handle: string } }[] } };
  };
  return data.products.edges.map(({ node }) => node.handle);
}

async function measureOn(env: Record<string, string>): Promise<Rest> {
  const market = await startMarketProcess(env);
  try {
    // A process with data, which has not seeded the demo itself: an operator's is one.
    await market.stop();
    await market.restart();
    const home = bodyOf('HomeScreenQuery', {});
    const [variants, products] = [await variantIds(market), await handles(market)];
    const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => issuedSession(market)));
    const cookie = (nth: number) => ({ cookie: sessions[nth % SESSIONS]! });
    const add = (nth: number) =>
      call(
        market,
        bodyOf('AddToCartMutation', { variant: variants[(nth * 7) % variants.length], quantity: 1 }),
        cookie(nth),
      );
    const page = (path: string) => fetch(market.url + path).then((response) => response.arrayBuffer());
    for (let nth = 0; nth < REQUESTS; nth += 1) await (nth % 10 ? call(market, home, cookie(nth)) : add(nth));
    const requests = await resident(market);
    const productOf = (nth: number) => products[Math.floor(nth / 8) % products.length]!;
    const mix: ((nth: number) => Promise<unknown>)[] = [
      () => page('/'),
      (nth) => page(`/produits/${productOf(nth)}`),
      () => page('/produits'),
      (nth) => page(`/recherche?s=pomme${nth}`),
      (nth) => page(`/en/produits/${productOf(nth)}`),
      add,
      (nth) => call(market, home, cookie(nth)),
      (nth) => call(market, home, cookie(nth)),
    ];
    const burst = async () => {
      let next = 0;
      const one = async () => {
        while (next < BURST) {
          const nth = next++;
          await mix[nth % mix.length]!(nth);
        }
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, one));
      return resident(market);
    };
    return { requests, firstBurst: await burst(), secondBurst: await burst() };
  } finally {
    await market.remove();
  }
}

/**
 * Prints what a process holds at rest: after 1,000 requests, after a burst of 4,000 mixed ones that fills its caches, and after another.
 * Returns what is above its limit.
 */
export async function measureMemory(): Promise<string[]> {
  await buildStorefront();
  const embedded = await measureOn({});
  const postgres = await startPostgres();
  const real = await measureOn({ DATABASE_URL: postgres.url }).finally(() => postgres.stop());
  const measured = { PGlite: embedded, PostgreSQL: real };
  process.stdout.write(`${JSON.stringify(measured, null, 2)}\n\n`);
  return (['PGlite', 'PostgreSQL'] as const).flatMap((database) => {
    const { requests, firstBurst, secondBurst } = measured[database];
    process.stdout.write(
      `${database.padEnd(11)} ${requests} MB after ${REQUESTS} requests, ${firstBurst} MB after ${BURST} mixed ones, ${secondBurst} MB after as many again\n`,
    );
    return [
      ...(requests > MOST_MB[database] ? [`${database}: ${requests} MB at rest, at most ${MOST_MB[database]}`] : []),
      ...(secondBurst > firstBurst * MOST_GROWTH
        ? [`${database}: ${secondBurst} MB after a burst, ${firstBurst} before it`]
        : []),
    ];
  });
}
