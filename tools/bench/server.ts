import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import operations from '#generated/operations.json' with { type: 'json' };
import { startMarketProcess, type MarketProcess } from '../../tests/support/marketProcess.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { buildStorefront } from '../build.ts';
import { load, median, type Load } from './load.ts';

const ROUNDS = 3;
const SECONDS = 4;
const SESSIONS = 500;

const documentOf = (name: string): string => {
  const text = Object.values(operations as Record<string, string>).find((candidate) =>
    new RegExp(`^(query|mutation) ${name}\\b`).test(candidate),
  );
  if (!text) throw new Error(`There is no operation ${name}.`);
  return text;
};
/** The body of a call of a released operation. */
export const bodyOf = (name: string, variables: Record<string, unknown>) =>
  JSON.stringify({ operationName: name, variables, query: documentOf(name) });

const send = (market: MarketProcess, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${market.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

/** The answer to a call, as text. */
export const call = async (market: MarketProcess, body: string, headers?: Record<string, string>): Promise<string> =>
  (await send(market, body, headers)).text();

/** The cookie of a session that the market has just issued. */
export async function issuedSession(market: MarketProcess): Promise<string> {
  const response = await send(market, JSON.stringify({ query: '{ cart { id } }' }));
  await response.text();
  return (response.headers.get('set-cookie') ?? '').replace(/;.*$/, '');
}

/** Formats of the first products whose stock is not counted. */
export async function variantIds(market: MarketProcess): Promise<string[]> {
  const query =
    'query Untracked { products(first: 100) { edges { node { variants { id trackStock stock stockOnHold } } } } }';
  const result = JSON.parse(
    await call(market, JSON.stringify({ operationName: 'Untracked', variables: {}, query })),
  ) as {
    data: { products: { edges: { node: { variants: { id: string; trackStock: boolean; stock: number }[] } }[] } };
  };
  return result.data.products.edges.flatMap(({ node }) => node.variants.filter((v) => !v.trackStock).map((v) => v.id));
}

async function bareServer(bytes: number): Promise<{ url: string; stop: () => void }> {
  const child: ChildProcess = fork(path.join(import.meta.dirname, 'bareServer.ts'), [String(bytes)]);
  const [{ ready }] = (await once(child, 'message')) as [{ ready: number }];
  return { url: `http://127.0.0.1:${ready}/`, stop: () => child.kill() };
}

type Row = { what: string; database: string; perSecond: number; ratio: number; p99: number; errors: number };
const row = (what: string, database: string, measured: Load, floor: Load): Row => ({
  what,
  database,
  perSecond: Math.round(measured.perSecond),
  ratio: Number((measured.perSecond / floor.perSecond).toPrecision(3)),
  p99: measured.p99,
  errors: measured.errors,
});

async function measureOn(database: string, env: Record<string, string>): Promise<Row[]> {
  const market = await startMarketProcess(env);
  try {
    const home = bodyOf('HomeScreenQuery', {});
    const homeBytes = Buffer.byteLength(await call(market, home));
    const variants = await variantIds(market);
    const sessions = await Promise.all(Array.from({ length: SESSIONS }, () => issuedSession(market)));
    let turn = 0;
    const add = () => {
      turn += 1;
      return {
        body: bodyOf('AddToCartMutation', { variant: variants[(turn * 7) % variants.length], quantity: 1 }),
        headers: { cookie: sessions[turn % SESSIONS]! },
      };
    };
    const first = add();
    const addBytes = Buffer.byteLength(await call(market, first.body, first.headers));
    const homeFloor = await bareServer(homeBytes);
    const addFloor = await bareServer(addBytes);
    const api = `${market.url}/graphql`;
    const rounds: { homeBare: Load; home: Load; addBare: Load; add: Load }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        homeBare: await load(homeFloor.url, () => ({ body: home }), SECONDS),
        home: await load(api, () => ({ body: home }), SECONDS),
        addBare: await load(addFloor.url, add, SECONDS),
        add: await load(api, add, SECONDS),
      });
    homeFloor.stop();
    addFloor.stop();
    const middle = (key: keyof (typeof rounds)[number]) => median(rounds.map((measured) => measured[key]));
    return [
      row('bare, bytes of home', database, middle('homeBare'), middle('homeBare')),
      row('home query', database, middle('home'), middle('homeBare')),
      row('bare, bytes of addToCart', database, middle('addBare'), middle('addBare')),
      row('addToCart', database, middle('add'), middle('addBare')),
    ];
  } finally {
    await market.remove();
  }
}

/** Measures both databases and prints JSON, then a table. */
export async function measureServer(): Promise<void> {
  await buildStorefront();
  const embedded = await measureOn('PGlite', {});
  const postgres = await startPostgres();
  const real = await measureOn(`PostgreSQL ${postgres.version}`, { DATABASE_URL: postgres.url }).finally(() =>
    postgres.stop(),
  );
  const rows = [...embedded, ...real];
  process.stdout.write(`${JSON.stringify({ rows }, null, 2)}\n\n`);
  const cell = (value: string | number, width: number) => String(value).padStart(width);
  for (const { what, database, perSecond, ratio, p99, errors } of rows)
    process.stdout.write(
      `${what.padEnd(26)} ${database.padEnd(14)} ${cell(perSecond, 7)} req/s ${cell(ratio, 7)} p99 ${cell(p99, 5)} ms ${cell(errors, 4)} errors\n`,
    );
}
