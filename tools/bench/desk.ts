import operations from '#generated/operations.json' with { type: 'json' };
import { openApi } from '../../tests/support/apiServer.ts';
import { writeManyOrders } from '../../tests/support/manyOrders.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { openMarket } from '../../tests/support/purchaseMarket.ts';

const PERIOD = '2026-11-27';
const HISTORY = { customers: 10_000, orders: 50_000, weeks: 50, period: PERIOD };
const ROUNDS = 15;
const PAGE = 50;
/** The page number that represents deep pages. */
const DEEP_PAGE = 900;

type Listed = { staff: { orders: { pageInfo: { endCursor: string } } } };
const LIST = `query($a: String) { staff { orders(first: 100, after: $a) { pageInfo { endCursor } } } }`;

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The text as a released storefront sends it. */
function documentOf(name: string): string {
  const texts = Object.values(operations as Record<string, string>);
  const text = texts.find((candidate) => new RegExp(`^(query|mutation) ${name}\\b`).test(candidate));
  if (!text) throw new Error(`There is no operation ${name}.`);
  return text;
}

async function measureOn(kind: 'pglite' | 'postgres') {
  const api = await openApi(kind);
  try {
    await openMarket(api.database);
    await writeManyOrders(api.database, HISTORY);
    const staff = await api.signIn('josee', { roles: ['staff'] });
    let cursor: string | null = null;
    for (let page = 1; page < DEEP_PAGE / 2; page += 1) {
      const { staff: desk }: Listed = await api.ask(staff, LIST, { a: cursor });
      cursor = desk.orders.pageInfo.endCursor;
    }
    const orders = (filter: object, after: string | null = null) =>
      ({ name: 'OrdersTablePaginationQuery', variables: { count: PAGE, cursor: after, filter } }) as const;
    const customers = (query: string, holding: boolean) =>
      ({
        name: 'CustomersTablePaginationQuery',
        variables: { count: PAGE, cursor: null, words: query, holding },
      }) as const;
    const visits = {
      'orders, first page': orders({}),
      [`orders, page ${DEEP_PAGE}`]: orders({}, cursor),
      'orders of a week': orders({ period: `per_${PERIOD.replaceAll('-', '')}` }),
      'orders by words': orders({ words: 'elise tremblay' }),
      'orders by number': orders({ words: '20418' }),
      'customers, first page': customers('', false),
      'customers by words': customers('elise', false),
      'customers with deposits': customers('', true),
      'the week at a glance': { name: 'WeekViewQuery', variables: { period: `per_${PERIOD.replaceAll('-', '')}` } },
      'the frame, with its counts': { name: 'DeskFrameQuery', variables: {} },
    };
    const rows = [];
    for (const [what, { name, variables }] of Object.entries(visits)) {
      const document = documentOf(name);
      const durations: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const started = performance.now();
        await api.ask(staff, document, variables);
        durations.push(performance.now() - started);
      }
      const [, ...warm] = durations;
      warm.sort((one, other) => one - other);
      rows.push({ what, database: kind, median: warm[Math.floor(warm.length / 2)] ?? 0, most: warm.at(-1) ?? 0 });
    }
    return rows;
  } finally {
    await api.close();
  }
}

/** Measures the desk's requests with a year of data, in ms to the last byte, as JSON and a table. */
export async function measureDesk(): Promise<void> {
  const postgres = await startPostgres();
  process.env.ETAL_TEST_POSTGRES = postgres.url;
  try {
    const rows = [...(await measureOn('postgres')), ...(await measureOn('pglite'))];
    process.stdout.write(`${JSON.stringify(rows, null, 2)}\n\n`);
    for (const { what, database, median, most: limitMs } of rows)
      process.stdout.write(
        `${what.padEnd(28)} ${database.padEnd(9)} ${String(tenths(median)).padStart(8)} ms, at most ${tenths(limitMs)} ms\n`,
      );
  } finally {
    await postgres.stop();
  }
}
