import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { browserLaunch } from '../../tests/support/browser.ts';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../build.ts';

const RUNS = 3;
const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
/** The last is recorded alone: it belongs to the machine. */
const MUST_BE_WHOLE = ['accessibility', 'best-practices', 'seo'] as const;
const MOST_SHIFT = 0.02;

type Report = RunnerResult['lhr'];
type Figures = Record<(typeof CATEGORIES)[number], number> & { cls: number; lcp: number; tbt: number };

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const valueOf = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? Number.NaN;

/** Scores of 100, CLS, LCP and TBT in ms. */
const figuresOf = (report: Report): Figures => ({
  accessibility: scoreOf(report, 'accessibility'),
  'best-practices': scoreOf(report, 'best-practices'),
  seo: scoreOf(report, 'seo'),
  performance: scoreOf(report, 'performance'),
  cls: valueOf(report, 'cumulative-layout-shift'),
  lcp: valueOf(report, 'largest-contentful-paint'),
  tbt: valueOf(report, 'total-blocking-time'),
});

/** The middle of each figure by itself. */
function medianOf(runs: Figures[]): Figures {
  const middle = (name: keyof Figures) => runs.map((run) => run[name]).toSorted((a, b) => a - b)[runs.length >> 1]!;
  return Object.fromEntries(
    (Object.keys(runs[0]!) as (keyof Figures)[]).map((name) => [name, middle(name)]),
  ) as Figures;
}

type Place = { node?: { snippet?: string; explanation?: string }; description?: string; source?: string };

/** Where on the page an audit found something, in one line. */
function placesOf(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: Place[] };
  return items
    .slice(0, 3)
    .map(({ node, description, source }) =>
      [source, description, node?.snippet, node?.explanation].filter(Boolean).join(' ').replace(/\s+/g, ' '),
    )
    .join(' | ');
}

/** The audits that cost a whole category something: its name, what it says, and where on the page. */
const troublesOf = ({ categories, audits }: Report): string[] =>
  MUST_BE_WHOLE.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}, ${id}: ${audits[id]?.title} ${placesOf(audits[id]?.details)}`),
  );

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Home in both languages, and in French the collection with the most goods, a product and a producer of it. */
async function pagesOf(url: string): Promise<string[]> {
  const query = `{ collections(first: 1, ordering: { sort: priority }) { edges { node { handle
    products(first: 1) { edges { node { handle seller { handle } } } } } } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ query }),
  });
  type Goods = { products: { edges: { node: { handle: string; seller: { handle: string } } }[] } };
  const { data } = (await response.json()) as {
    data: { collections: { edges: { node: { handle: string } & Goods }[] } };
  };
  const collection = data.collections.edges[0]?.node;
  const product = collection?.products.edges[0]?.node;
  if (!collection || !product) throw new Error('The market has nothing to look at.');
  return [
    '/',
    '/en',
    `/categories/${collection.handle}`,
    `/produits/${product.handle}`,
    `/producteurs/${product.seller.handle}`,
  ];
}

/**
 * Lighthouse on the production build, mobile preset, three runs of each page: prints a table of the medians. Returns what
 * is not as it must be: accessibility, best practices and SEO of 100, a layout shift under 0.02; one line each.
 */
export async function measureLighthouse(): Promise<string[]> {
  await buildStorefront();
  const market = await startMarketProcess();
  const port = await freePort();
  const { executablePath, args = [] } = await browserLaunch();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  const rows: (Figures & { page: string })[] = [];
  const troubles = new Set<string>();
  try {
    for (const page of await pagesOf(market.url)) {
      const runs: Figures[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(market.url + page, {
          port,
          onlyCategories: [...CATEGORIES],
          logLevel: 'error',
        });
        if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.');
        runs.push(figuresOf(result.lhr));
        for (const trouble of troublesOf(result.lhr)) troubles.add(`${page} ${trouble}`);
      }
      const figures = medianOf(runs);
      rows.push({ page, ...figures });
      if (figures.cls >= MOST_SHIFT) troubles.add(`${page} shifts by ${figures.cls}`);
      for (const name of MUST_BE_WHOLE)
        if (figures[name] < 100) troubles.add(`${page} ${name} is ${figures[name]} of 100`);
    }
  } finally {
    await browser.close();
    await market.remove();
  }
  const round = (value: number) => Number(value.toPrecision(3));
  process.stdout.write(`${JSON.stringify(rows, null, 2)}\n\n`);
  const cell = (value: string | number) => String(value).padStart(15);
  const heads = [...CATEGORIES, 'CLS', 'LCP ms', 'TBT ms'];
  process.stdout.write(`${'page'.padEnd(60)}${heads.map(cell).join('')}\n`);
  for (const { page, cls, lcp, tbt, ...scores } of rows)
    process.stdout.write(
      `${page.padEnd(60)}${CATEGORIES.map((name) => cell(scores[name])).join('')}${cell(round(cls))}${cell(Math.round(lcp))}${cell(Math.round(tbt))}\n`,
    );
  return [...troubles];
}
