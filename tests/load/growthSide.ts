import { openDatabase, type DatabaseLocation } from '../../server/database/database.ts';
import type { Snapshot } from '../../server/snapshot/catalogueSnapshot.ts';
import { publicApi } from '../support/publicApi.ts';
import { HALF } from './growMarket.ts';
import { HOME, numbers, PRODUCT, SEARCH, SHELF, typedFor } from './growthQueries.ts';
import { visitsBesidePurchases } from './visitsBesidePurchases.ts';

/**
 * A measurement for one side of the comparison: requests that run one after the other. Results are in milliseconds and
 * MB.
 */
export type Question = { what: string; times: number };
/**
 * The visits of one round: `median` by the clock; `busy`, the mean, and `p99` of the thread's busy time, which load on
 * a shared machine affects least. Linux counts the latter in steps of up to 4 ms.
 */
export type Times = { median: number; busy: number; p99: number; mb?: number };
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
const db = database.kysely;
const anyOf = ({ products }: Snapshot) => [...products.keys()][products.size >>> 1]!;
/** The made-up word of a name, which one product of 4,000 has. */
const rareWord = snapshot.products.get(anyOf(snapshot))!.name.primary.split(' ').at(-1)!.toLowerCase();
const group = snapshot.synonyms[0]!;
let changeCount = 0;
const next = () => (changeCount += 1);
/** Writes of one saving each. */
const writes: Record<string, () => Promise<unknown>> = {
  'a price': () =>
    db
      .updateTable('variant')
      .set({ price: 500 + next() })
      .where('product_id', '=', anyOf(snapshot))
      .execute(),
  'stock of a format': () =>
    db
      .updateTable('variant')
      .set({ stock: 50 + next() })
      .where('product_id', '=', anyOf(snapshot))
      .execute(),
  'a product retired, or back': () =>
    db
      .updateTable('product')
      .set({ status: next() % 2 === 0 ? 'active' : 'inactive' })
      .where('id', '=', anyOf(snapshot))
      .execute(),
  'a product renamed': () =>
    db
      .updateTable('product')
      .set({ name_primary: `Pommes ${next()}` })
      .where('id', '=', anyOf(snapshot))
      .execute(),
  'a word of search': () =>
    db
      .updateTable('synonym_group')
      .set({ words_primary: next() % 2 === 0 ? group.words.fr : [...group.words.fr, rareWord] })
      .where('id', '=', group.id)
      .execute(),
  'a vacation': () =>
    db
      .updateTable('seller')
      .set({ deactivated_until: new Date(Date.UTC(2027, 0, 1) + next() * 60_000) })
      .where('id', '=', snapshot.products.get(anyOf(snapshot))!.seller.id)
      .execute(),
};

/** What one saving costs this process, before anybody asks for anything: processor time in ms, and bytes, in MB. */
async function costOf(write: () => Promise<unknown>, times: number): Promise<Times> {
  const costs: { busy: number; mb: number; clock: number }[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    await write();
    globalThis.gc?.();
    const memory = process.memoryUsage();
    const before = process.threadCpuUsage();
    const began = performance.now();
    await api.services.catalogue.fresh();
    const clock = performance.now() - began;
    const busy = busyMs(before);
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    costs.push({ busy, clock, mb: (heapUsed + arrayBuffers - memory.heapUsed - memory.arrayBuffers) / MB });
  }
  const middle = (of: number[]) => of.sort((a, b) => a - b)[of.length >>> 1] ?? 0;
  return {
    median: middle(costs.map(({ clock }) => clock)),
    busy: costs.reduce((sum, { busy }) => sum + busy, 0) / times,
    p99: Math.max(...costs.map(({ busy }) => busy)),
    mb: middle(costs.map(({ mb }) => mb)),
  };
}

process.on('message', ({ what, times }: Question) => {
  const visit = visitsByName[what];
  const write = writes[what];
  if (what === 'pages beside purchases')
    void visitsBesidePurchases({ database, api }, times).then((measured) => process.send?.(measured));
  else if (write) void costOf(write, times).then((measured) => process.send?.(measured));
  else if (visit) void timesOf(times, visit).then((measured) => process.send?.(measured));
  else void database.close().then(() => process.exit(0));
});
process.send?.({ opened, visits: Object.keys(visitsByName), changes: Object.keys(writes) });
