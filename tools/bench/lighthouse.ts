import { chromium } from '@playwright/test';
import { addressOf } from '#rules/addresses.ts';
import { browserLaunch } from '../../tests/support/browser.ts';
import { freePort } from '../../tests/support/freePort.ts';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { createShopper, someVariants, type Shopper } from '../../tests/support/shopper.ts';
import { buildStorefront } from '../build.ts';
import { measuringPackage } from '../measuring.ts';
import { withoutScripts } from './withoutScripts.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
/** Performance depends on the machine: only the cost of scripts relative to the same page without them is limited. */
const MUST_BE_WHOLE = ['accessibility', 'best-practices', 'seo'] as const;
/** Home in both languages; in French the usual landing pages, and the cart: without lines, and with 12. */
export const MEASURED_PAGES = [
  'home',
  'home-en',
  'collection',
  'product',
  'seller',
  'search',
  'baskets',
  'cart',
  'cart-filled',
] as const;
export type MeasuredPage = (typeof MEASURED_PAGES)[number];
const MOST_SHIFT = 0.02;
const MOST_LCP_RATIO = 1.05;
/** ms */
const MOST_BLOCKED_BY_SCRIPTS = 80;
/** Of the filled cart, whose lines scripts fetched in former versions. */
const LEAST_PERFORMANCE = 92;
const LINES = 12;

/** What is used of Lighthouse: its result, and the call. */
type Report = {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: unknown }>;
};
type Lighthouse = (
  url: string,
  flags: {
    port: number;
    extraHeaders: Record<string, string>;
    clearStorageTypes: 'all'[];
    onlyCategories: string[];
    logLevel: 'error';
    throttlingMethod: 'simulate' | 'devtools';
  },
) => Promise<{ lhr: Report; artifacts: { MainDocumentContent: string } } | undefined>;
const { default: lighthouse } = await measuringPackage<{ default: Lighthouse }>('lighthouse');

const FIGURES = ['performance', 'lcp', 'tbt', 'cls', 'kB', 'requests'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;

const scoreOf = ({ categories }: Report, name: string) => Math.round((categories[name]?.score ?? 0) * 100);
const valueOf = ({ audits }: Report, name: string) => audits[name]?.numericValue ?? Number.NaN;
const itemsOf = ({ audits }: Report, name: string) =>
  (audits[name]?.details as { items?: unknown[] } | undefined)?.items ?? [];

/** performance: of 100; lcp, tbt: ms; kB: all that was sent. */
const figuresOf = (report: Report): Figures => ({
  performance: scoreOf(report, 'performance'),
  lcp: valueOf(report, 'largest-contentful-paint'),
  tbt: valueOf(report, 'total-blocking-time'),
  cls: valueOf(report, 'cumulative-layout-shift'),
  kB: valueOf(report, 'total-byte-weight') / 1024,
  requests: itemsOf(report, 'network-requests').length,
});

const rounded = (value: number) => Number(value.toPrecision(3));
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** The median of each figure separately. */
const medianOf = (runs: Figures[]): Figures =>
  Object.fromEntries(FIGURES.map((name) => [name, middle(runs.map((run) => run[name]))])) as Figures;

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

/** Audits that lower a category's score: title, description, and places on the page. */
const troublesOf = ({ categories, audits }: Report): string[] =>
  MUST_BE_WHOLE.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${name}, ${id}: ${audits[id]?.title} ${placesOf(audits[id]?.details)}`),
  );

/** A guest of the market at `url` whose cart has a unit each of 12 products. */
async function shopperWithCart(url: string): Promise<Shopper> {
  const shopper = createShopper(url);
  for (const variant of (await someVariants(shopper, 1)).slice(0, LINES))
    await shopper.ask('mutation Add($variant: ID!) { addToCart(variant: $variant) { id } }', { variant });
  const { cart } = await shopper.ask<{ cart: { items: unknown[] } }>('query Lines { cart { items { __typename } } }');
  if (cart.items.length !== LINES) throw new Error(`The cart has ${cart.items.length} lines.`);
  return shopper;
}

/** The lines of a cart's page: each links to its product. */
const countLines = (html: string): number =>
  new Set([...html.matchAll(/href="[^"]*\/produits\/([^"]*)"/g)].map(([, handle]) => handle)).size;

/** The addresses of the pages in the market at `url`. */
async function pagesOf(url: string): Promise<Record<MeasuredPage, string>> {
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
  return {
    home: '/',
    'home-en': '/en',
    collection: `/categories/${collection.handle}`,
    product: `/produits/${product.handle}`,
    seller: `/producteurs/${product.seller.handle}`,
    search: `${addressOf('search', 'fr')}?s=pomme`,
    baskets: addressOf('baskets', 'fr'),
    cart: addressOf('cart', 'fr'),
    'cart-filled': addressOf('cart', 'fr'),
  };
}

export type LighthouseOptions = {
  /** simulate: Lighthouse's own model of a slow phone. devtools: the browser is really throttled. */
  throttling: 'simulate' | 'devtools';
  /** Runs of each page, alternately with and without its scripts. */
  runs: number;
  only: readonly MeasuredPage[];
};

/**
 * Runs Lighthouse on the production build, mobile preset, each page beside itself without scripts, and prints a table
 * of the medians. Returns violations, one line each: accessibility, best practices and SEO must be 100, layout shift
 * under 0.02, LCP at most 1.05 times and blocking time at most 80 ms above the page without scripts; the filled cart's performance at least 92.
 */
export async function measureLighthouse({ throttling, runs, only }: LighthouseOptions): Promise<string[]> {
  await buildStorefront();
  const market = await startMarketProcess();
  const bare = await withoutScripts(market.url);
  const port = await freePort();
  const { executablePath, args = [] } = await browserLaunch();
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] });
  const problems = new Set<string>();
  /** lines: how many the cart's page must show; null for other pages. */
  const look = async (url: string, headers: Record<string, string>, lines: number | null): Promise<Report> => {
    const result = await lighthouse(url, {
      port,
      extraHeaders: headers,
      // By default it leaves cookies, and that of an earlier page comes before the header's.
      clearStorageTypes: ['all'],
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
      throttlingMethod: throttling,
    });
    if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result.');
    const found = countLines(result.artifacts.MainDocumentContent);
    if (lines !== null && found !== lines) throw new Error(`${url} showed ${found} lines in place of ${lines}.`);
    const { finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== url)
      throw new Error(`${url} led to ${finalDisplayedUrl}, which would be measured instead.`);
    return result.lhr;
  };
  const cell = (value: number | string) => String(value).padStart(9);
  process.stdout.write(
    `${'page'.padEnd(44)}${['perf', 'LCP ms', 'TBT ms', 'CLS', 'kB', 'requests', 'a11y', 'best', 'SEO', 'LCP bare', 'LCP ratio', 'TBT more'].map(cell).join(' ')}\n`,
  );
  try {
    const pages = await pagesOf(market.url);
    const filled = await shopperWithCart(market.url);
    for (const name of only) {
      const page = pages[name];
      const headers: Record<string, string> = name === 'cart-filled' ? { cookie: filled.cookie() } : {};
      // Not for search engines.
      const isCart = name === 'cart' || name === 'cart-filled';
      const lines = name === 'cart-filled' ? LINES : name === 'cart' ? 0 : null;
      // Rendered before it is measured: the server has the same two cores.
      for (const { url } of [market, bare]) await (await fetch(url + page, { headers })).text();
      const scripted: Figures[] = [];
      const unscripted: Figures[] = [];
      const pageTimes: number[][] = [];
      for (let run = 0; run < runs; run += 1) {
        const report = await look(market.url + page, headers, lines);
        scripted.push(figuresOf(report));
        pageTimes.push(MUST_BE_WHOLE.map((name) => scoreOf(report, name)));
        unscripted.push(figuresOf(await look(bare.url + page, headers, lines)));
        if (!isCart) for (const problem of troublesOf(report)) problems.add(`${page} ${problem}`);
      }
      const medians = medianOf(scripted);
      const floor = medianOf(unscripted);
      const ratio = medians.lcp / floor.lcp;
      const more = medians.tbt - floor.tbt;
      const scores = MUST_BE_WHOLE.map((_, index) => middle(pageTimes.map((row) => row[index]!)));
      const figures = [
        medians.performance,
        Math.round(medians.lcp),
        Math.round(medians.tbt),
        rounded(medians.cls),
        Math.round(medians.kB),
        medians.requests,
        ...scores,
        Math.round(floor.lcp),
        rounded(ratio),
        Math.round(more),
      ];
      process.stdout.write(
        `${(name === 'cart-filled' ? `${page}, ${LINES} lines` : page).slice(0, 43).padEnd(44)}${figures.map(cell).join(' ')}\n`,
      );
      if (medians.cls >= MOST_SHIFT) problems.add(`${page} shifts by ${medians.cls}`);
      if (ratio > MOST_LCP_RATIO) problems.add(`${page}: LCP is ${rounded(ratio)} times that without scripts`);
      if (more > MOST_BLOCKED_BY_SCRIPTS) problems.add(`${page}: scripts block for ${Math.round(more)} ms`);
      if (name === 'cart-filled' && medians.performance < LEAST_PERFORMANCE)
        problems.add(`${page}: performance is ${medians.performance} with ${LINES} lines`);
      if (isCart) continue;
      for (const [index, name] of MUST_BE_WHOLE.entries())
        if (scores[index]! < 100) problems.add(`${page} ${name} is ${scores[index]} of 100`);
    }
  } finally {
    await browser.close();
    bare.close();
    await market.remove();
  }
  return [...problems];
}
