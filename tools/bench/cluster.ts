import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../../server/database/database.ts';
import { startMarketProcess, type MarketProcess } from '../../tests/support/marketProcess.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { residentMb } from '../../tests/support/residentMemory.ts';
import * as shop from '../../tests/support/shopper.ts';
import { buildStorefront } from '../build.ts';

const SIZES = [1, 2, 4];
/** Requests of one kind, all processes together, and how many of them at a time. */
const REQUESTS = 240;
const AT_A_TIME = 8;
const PURCHASES = 24;
const CHANGES = 20;
const SEEN_WITHIN_MS = 10_000;
/** A tick of the kernel's processor time. */
const TICK_MS = 10;

type Cost = { what: string; node: number; postgres: number; errors: number };

/** Of /proc/PID/stat: the parent, the processor time in ms, and that of the children that have ended. */
function statOf(pid: number | string): { parent: number; busy: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  const time = (...at: number[]) => at.reduce((sum, index) => sum + Number(fields[index]), 0) * TICK_MS;
  return { parent: Number(fields[1]), busy: time(11, 12), ended: time(13, 14) };
}

/** Processor time of PostgreSQL, of its connections that have ended too. */
function postgresBusy(postmaster: number): number {
  const { busy, ended } = statOf(postmaster);
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return children.reduce((sum, pid) => {
    try {
      const child = statOf(pid);
      return child.parent === postmaster ? sum + child.busy : sum;
    } catch {
      return sum;
    }
  }, busy + ended);
}

/** Runs `times` calls, a few at a time, and returns how many failed. */
async function run(times: number, call: (nth: number) => Promise<boolean>): Promise<number> {
  let [next, errors] = [0, 0];
  const one = async () => {
    while (next < times) {
      next += 1;
      if (!(await call(next).catch(() => false))) errors += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, one));
  return errors;
}

async function buy(market: MarketProcess, variant: string): Promise<boolean> {
  const shopper = shop.createShopper(market.url);
  await shop.addToCart(shopper, variant);
  await shop.choosePickup(shopper);
  const session = await shop.checkout(shopper);
  return (await shop.payOnHostedPage(await shop.hostedPage(shopper, session))) < 400;
}

async function costs(markets: readonly MarketProcess[], postmaster: number): Promise<Cost[]> {
  const marketOf = (nth: number) => markets[nth % markets.length]!;
  const busy = () => markets.reduce((sum, market) => sum + statOf(market.pid()).busy, 0);
  const page = (path: (nth: number) => string) => async (nth: number) => {
    const response = await fetch(marketOf(nth).url + path(nth));
    await response.arrayBuffer();
    return response.ok;
  };
  const guests = markets.map(({ url }) => shop.createShopper(url));
  const { products } = await guests[0]!.ask<{ products: { edges: { node: { handle: string } }[] } }>(
    'query Handles { products(first: 100) { edges { node { handle } } } }',
  );
  const handles = products.edges.map(({ node }) => node.handle);
  const variants = await shop.someVariants(guests[0]!, PURCHASES);
  const variantOf = (nth: number) => variants[nth % variants.length]!;
  await Promise.all(guests.map((guest) => shop.addToCart(guest, variants[0]!)));
  const visits: [string, number, (nth: number) => Promise<boolean>][] = [
    ['home', REQUESTS, page(() => '/')],
    ['product', REQUESTS, page((nth) => `/produits/${handles[nth % handles.length]}`)],
    ['list', REQUESTS, page(() => '/produits')],
    ['search, new words', REQUESTS, page((nth) => `/recherche?s=pomme${nth}`)],
    [
      'addToCart',
      REQUESTS,
      async (nth) => {
        await shop.addToCart(shop.createShopper(marketOf(nth).url), variantOf(nth));
        return true;
      },
    ],
    ['order paid by card', PURCHASES, (nth) => buy(marketOf(nth), variantOf(nth))],
  ];
  const rows: Cost[] = [];
  for (const [what, times, visit] of visits) {
    for (let nth = 0; nth < markets.length; nth += 1) await visit(nth).catch(() => false);
    const before = { node: busy(), postgres: postgresBusy(postmaster) };
    const errors = await run(times, visit);
    const node = (busy() - before.node) / times;
    rows.push({ what, node, postgres: (postgresBusy(postmaster) - before.postgres) / times, errors });
  }
  return rows;
}

/** How long after its commit each process answers with a price; ms, of all processes and changes. */
async function invalidation(database: Database, markets: readonly MarketProcess[]) {
  const db = database.kysely;
  const { id, handle_primary: handle } = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.id', 'product.handle_primary'])
    .where('product.status', '=', 'active')
    .orderBy('variant.id')
    .executeTakeFirstOrThrow();
  const query = 'query Price($handle: String!) { product(handle: $handle) { variants { price } } }';
  const guests = markets.map(({ url }) => shop.createShopper(url));
  const delays: number[] = [];
  for (let change = 0; change < CHANGES; change += 1) {
    const price = 5000 + change;
    await db.transaction().execute(async (tx) => {
      await tx.updateTable('variant').set({ price }).where('id', '=', id).execute();
      await tx.insertInto('change_log').values({ kind: 'catalogue' }).execute();
    });
    const committed = performance.now();
    const seen = async (guest: shop.Shopper): Promise<number> => {
      while (performance.now() - committed < SEEN_WITHIN_MS) {
        const { product } = await guest.ask<{ product: { variants: { price: number }[] } | null }>(query, { handle });
        if (product?.variants.some((variant) => variant.price === price)) return performance.now() - committed;
      }
      throw new Error('A process never showed the price.');
    };
    delays.push(...(await Promise.all(guests.map(seen))));
  }
  delays.sort((one, other) => one - other);
  return { median: delays[Math.floor(delays.length / 2)] ?? 0, worst: delays.at(-1) ?? 0 };
}

async function measureSize(size: number) {
  const postgres = await startPostgres();
  const markets: MarketProcess[] = [];
  const database = await openDatabase({ url: postgres.url });
  try {
    for (let nth = 0; nth < size; nth += 1) markets.push(await startMarketProcess({ DATABASE_URL: postgres.url }));
    const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.kysely);
    const postmaster = statOf(own.rows[0]!.pid).parent;
    const rows = await costs(markets, postmaster);
    const connections = await sql<{ held: number }>`select count(*)::int as held from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(database.kysely);
    const memory = markets.map((market) => residentMb(market.pid()));
    const delay = await invalidation(database, markets);
    return { processes: size, rows, delay, connections: connections.rows[0]!.held, memory };
  } finally {
    for (const market of markets) await market.remove();
    await database.close();
    await postgres.stop();
  }
}

const short = (value: number) => Number(value.toPrecision(3));

/**
 * Measures what a request costs in ms of processor time with 1, 2 and 4 processes on one PostgreSQL, and prints JSON, then a
 * table. Everything is on loopback addresses.
 */
export async function measureCluster(): Promise<void> {
  await buildStorefront();
  const load = os.loadavg().map(short);
  const sizes = [];
  for (const size of SIZES) sizes.push(await measureSize(size));
  process.stdout.write(`${JSON.stringify({ load, sizes }, null, 2)}\n\n`);
  for (const { processes, rows, delay, connections, memory } of sizes) {
    process.stdout.write(
      `${processes} processes: a price seen after ${short(delay.median)} ms, at most ${short(delay.worst)} ms; ${connections} connections; ${memory.join(', ')} MB\n`,
    );
    for (const { what, node, postgres, errors } of rows)
      process.stdout.write(
        `  ${what.padEnd(20)} ${String(short(node)).padStart(7)} ms Node ${String(short(postgres)).padStart(7)} ms PostgreSQL ${errors} errors\n`,
      );
  }
}
