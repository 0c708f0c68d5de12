import { openDatabase, type DatabaseLocation } from '../../server/database/database.ts';
import type { Snapshot } from '../../server/snapshot/catalogueSnapshot.ts';
import { publicApi } from '../support/publicApi.ts';
import { HALF } from './growMarket.ts';
import { HOME, numbers, PRODUCT, SEARCH, SHELF, typedFor } from './growthQueries.ts';

/**
 * A measurement for one side of the comparison: requests that run one after the other. Results are in milliseconds and
 * MB.
 */
export type Question = { what: string; times: number };
/**
 * The visits of one round: `median` by the clock; `busy`, the mean, and `p99` of the thread's busy time, which load on
 * a shared machine affects least. Linux counts the latter in steps of up to 4 ms.
 */
export type Times = { median: number; busy: number; p99: number };
export type Opened = { products: number; read: number; index: number; heap: number; indexHeap: number };

/** The page number that represents deep pages. */
const DEEP_PAGE = 50;
const MB = 1024 * 1024;

type Page = { count: number; pageInfo: { endCursor: string | null } };
type Ask = (query: string | undefined, variables?: Record<string, unknown>) => Promise<unknown>;

function heapMb(): number {
  // Twice, because typed arrays' memory is freed after the objects that hold them.
  for (let turn = 0; turn < 2; turn += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MB;
}

async function cursorBefore(page: number, query: Ask): Promise<string | null> {
  let after: string | null = null;
  for (let turn = 1; turn < page; turn += 1) {
    const { collection } = (await query(SHELF, { after })) as { collection: { products: Page } };
    after = collection.products.pageInfo.endCursor;
  }
  return after;
}

/** A visit of each kind, each time to another page where there are several. */
async function visits({ onSale }: Snapshot, query: Ask): Promise<Record<string, () => Promise<unknown>>> {
  const chances = numbers();
  const chance = () => chances.next().value as number;
  const anyProduct = () => onSale[Math.floor(chance() * onSale.length)]!;
  const after = await cursorBefore(DEEP_PAGE, query);
  return {
    home: () => query(HOME),
    'page 1': () => query(SHELF),
    'page 1, by price': () => query(SHELF, { ordering: { sort: 'price', direction: 'desc' } }),
    'page 1, organic in stock': () => query(SHELF, { filter: { where: { bio: true, available: true } } }),
    [`page ${DEEP_PAGE}`]: () => query(SHELF, { after }),
    product: () => query(PRODUCT, { handle: anyProduct().handlePrimary }),
    search: () => query(SEARCH, { words: typedFor(anyProduct().name.primary, chance) }),
  };
}

const busyMs = (since?: NodeJS.CpuUsage) => {
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
};

async function timesOf(times: number, visit: () => Promise<unknown>): Promise<Times> {
  const durations: number[] = [];
  const busy: number[] = [];
  const start = process.threadCpuUsage();
  for (let turn = 0; turn < times; turn += 1) {
    const before = process.threadCpuUsage();
    const started = performance.now();
    JSON.stringify(await visit());
    durations.push(performance.now() - started);
    busy.push(busyMs(before));
  }
  const at = (values: number[], share: number) =>
    values.sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? 0;
  return { median: at(durations, 0.5), busy: busyMs(start) / times, p99: at(busy, 0.99) };
}

// One side of the comparison, as a process of its own: opens the market of DATABASE, then answers questions until it is
// stopped.
const database = await openDatabase(JSON.parse(process.env.DATABASE ?? '') as DatabaseLocation);
const api = publicApi(database);
const query: Ask = async (query = '', variables = {}) => {
  const { data, codes } = await api.ask(query, { variables });
  if (codes.length > 0) throw new Error(`${query.slice(0, 40)}: ${codes.join()}`);
  return data;
};
const empty = heapMb();
const started = performance.now();
const snapshot = await api.services.catalogue.current();
const readMs = performance.now() - started;
const heap = heapMb() - empty;
const searched = performance.now();
await query(SEARCH, { words: HALF });
const opened: Opened = {
  products: snapshot.products.size,
  read: readMs,
  index: performance.now() - searched,
  heap,
  indexHeap: heapMb() - empty - heap,
};
const visitsByName = await visits(snapshot, query);
/** What the first visitors after a change wait for: the catalogue read again, its lists sorted, its words indexed. */
visitsByName.change = async () => {
  await database.kysely.insertInto('change_log').values({ kind: 'catalogue' }).execute();
  await api.services.catalogue.fresh();
  for (const name of ['home', 'page 1', 'search']) await visitsByName[name]?.();
};
process.on('message', ({ what, times }: Question) => {
  const visit = visitsByName[what];
  if (visit) void timesOf(times, visit).then((measured) => process.send?.(measured));
  else void database.close().then(() => process.exit(0));
});
process.send?.({ opened, visits: Object.keys(visitsByName) });
