import { sql } from 'kysely';
import { databaseLocation } from '../../server/config.ts';
import { openDatabase } from '../../server/database/database.ts';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';
import { startPostgres } from '../support/postgres.ts';
import { residentMb } from '../support/residentMemory.ts';
import { growMarket } from './growMarket.ts';
import { compare, dearChanges, median, openSide, round } from './growthComparison.ts';

const SMALL = 3000;
const LARGE = 30_000;
const HUGE = 300_000;
const ROUNDS = 7;
const STARTS = 3;
/** Pages are visited for so long beside purchases. */
const PURCHASE_SECONDS = 60;
/** Fewer rounds, since each takes minutes. */
const ROUNDS_OF_HUGE = 3;

/** The database of a market process, read by the small and the large side. */
const locationOf = ({ dataDir }: MarketProcess) => databaseLocation({ databaseUrl: null, dataDir });

/** A grown demo market, stopped. */
async function grownMarket(products: number): Promise<MarketProcess> {
  const market = await startMarketProcess();
  await market.stop();
  const database = await openDatabase(locationOf(market));
  await growMarket(database, products);
  await database.close();
  return market;
}

/** Milliseconds from process start to the first 200 of /healthz, and resident memory in MB after a list and a search. */
async function startOf(market: MarketProcess): Promise<{ start: number; resident: number }> {
  const started = performance.now();
  await market.restart();
  const health = await fetch(`${market.url}/healthz`);
  const start = performance.now() - started;
  if (!health.ok) throw new Error(`The grown market is not well: ${await health.text()}`);
  for (const query of ['{ products { count } }', '{ search(words: "pomme") { count } }'])
    await fetch(`${market.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ operationName: null, variables: {}, query }),
    });
  const resident = residentMb(market.pid());
  await market.stop();
  return { start, resident };
}

async function compareStarts(small: MarketProcess, large: MarketProcess) {
  const measurements: Record<'small' | 'large', Awaited<ReturnType<typeof startOf>>>[] = [];
  for (let turn = 0; turn < STARTS; turn += 1)
    measurements.push({ small: await startOf(small), large: await startOf(large) });
  const both = (what: 'start' | 'resident') => ({
    small: round(median(measurements.map((turn) => turn.small[what]))),
    large: round(median(measurements.map((turn) => turn.large[what]))),
  });
  return { startMs: both('start'), residentMb: both('resident') };
}

/** Measures the default database at both sizes, read by processes of their own; then the whole server on the same data. */
async function measurePair() {
  const markets = [await grownMarket(SMALL), await grownMarket(LARGE)] as const;
  try {
    const small = await openSide(locationOf(markets[0]));
    const large = await openSide(locationOf(markets[1]));
    const rows = await compare(small, large, ROUNDS);
    const pages = {
      small: await small.besidePurchases(PURCHASE_SECONDS),
      large: await large.besidePurchases(PURCHASE_SECONDS),
    };
    for (const side of [small, large]) await side.end();
    return { small: small.opened, large: large.opened, rows, pages, ...(await compareStarts(...markets)) };
  } finally {
    for (const market of markets) await market.remove();
  }
}

/** A grown demo market in its own database on a PostgreSQL server; returns its URL. */
async function grownOn(server: string, products: number): Promise<string> {
  const name = `growth_${products}`;
  const administrator = await openDatabase({ url: server });
  await sql`create database ${sql.id(name)}`.execute(administrator.kysely);
  await administrator.close();
  const url = new URL(server);
  url.pathname = name;
  const market = await startMarketProcess({ DATABASE_URL: url.href });
  await market.remove();
  const database = await openDatabase({ url: url.href });
  await growMarket(database, products);
  await database.close();
  return url.href;
}

/** Measures reading the whole catalogue from the database, and the same lists in memory. */
async function measureHuge() {
  const postgres = await startPostgres();
  try {
    const small = await openSide({ url: await grownOn(postgres.url, SMALL) });
    const large = await openSide({ url: await grownOn(postgres.url, HUGE) });
    const rows = await compare(small, large, ROUNDS_OF_HUGE);
    for (const side of [small, large]) await side.end();
    return { small: small.opened, large: large.opened, rows };
  } finally {
    await postgres.stop();
  }
}

/**
 * Measures how the market scales and prints JSON: ms, MB and ratios. `huge`: with 300,000 products on PostgreSQL, which
 * takes minutes. Returns the changes that cost more than they may.
 */
export async function measureGrowth(huge: boolean): Promise<string[]> {
  const embedded = await measurePair();
  const figures = huge ? { embedded, postgres: await measureHuge() } : { embedded };
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
  return Object.values(figures).flatMap(({ rows }) => dearChanges(rows));
}
