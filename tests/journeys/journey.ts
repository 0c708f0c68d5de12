import { expect, test as base, type Page } from '@playwright/test';
import type { SeededGoods } from '../support/fewGoods.ts';
import { createJourneyDatabase } from '../support/journeyDatabase.ts';
import { openSharedMarket, type SharedMarket } from '../support/journeyMarkets.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { createSeededDatabase } from '../support/seededDatabase.ts';
import { startTestMarket } from '../support/testMarket.ts';
import { waitForHydration, watchRequests } from './settled.ts';

/**
 * The desk's service worker takes a page over between a file's preload and its use: the browser warns that it fetched
 * the file twice.
 */
const PRELOADED_TWICE = /is not used because it is a cross-world service worker resource mismatch/;
/** What a page is told that may not register its worker (playwright.config.ts). */
const BLOCKED_WORKER = /^Service Worker registration blocked by Playwright/;

/**
 * Console warnings, errors and uncaught errors of a test's pages. The test fails at its end for those not excused;
 * excuse only what the test breaks on purpose.
 */
type Complaints = { excuse: (pattern: RegExp) => void };
type OfTest = { complaints: Complaints; market: MarketProcess };
type DatabaseKind = 'embedded' | 'postgresql';
type OfWorker = { database: DatabaseKind; sharedMarket: SharedMarket };

/**
 * The shipped server on a database of this kind that holds only the demo; `remove` deletes both. `goods`: on PostgreSQL few goods,
 * with these, and no past of the demo's member; the embedded database is copied whole.
 */
export async function openMarketOn(
  database: DatabaseKind,
  env: Record<string, string> = {},
  goods?: SeededGoods,
): Promise<{ market: MarketProcess; remove: () => Promise<void> }> {
  const createDatabase = () => (goods ? createSeededDatabase(goods) : createJourneyDatabase());
  const postgres = database === 'postgresql' ? await createDatabase() : null;
  const market = await startTestMarket(postgres ? { ...env, DATABASE_URL: postgres.url } : env);
  return {
    market,
    async remove() {
      await market.remove();
      await postgres?.remove();
    },
  };
}

/** Lets a journey begin with a hydrated page, unless it says itself what it waits for (`waitUntil`). */
function hydrateAfterNavigation(page: Page): void {
  const navigateAndHydrate = async <T>(opened: Promise<T>, options?: { waitUntil?: unknown }): Promise<T> => {
    const response = await opened;
    if (!options?.waitUntil) await waitForHydration(page);
    return response;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = (url, options) => navigateAndHydrate(goto(url, options), options);
  page.reload = (options) => navigateAndHydrate(reload(options), options);
}

/**
 * The shipped server on the project's database, and pages without console complaints. One market serves all journeys of
 * a worker, and of those after it (playwright.setup.ts); a journey that needs its own overrides `market`, which leaves worker and browser as they are.
 */
export const test = base.extend<OfTest, OfWorker>({
  database: ['embedded', { scope: 'worker', option: true }],
  sharedMarket: [
    async ({ database }, provide, { parallelIndex }) => {
      if (database === 'embedded') return provide(await openSharedMarket(parallelIndex));
      const on = await openMarketOn(database);
      await provide({ ...on.market, sync: async () => {} });
      await on.remove();
    },
    { scope: 'worker' },
  ],
  market: async ({ sharedMarket, database }, provide, info) => {
    await sharedMarket.sync();
    const before = sharedMarket.output().length;
    await provide(sharedMarket);
    if (info.status === info.expectedStatus) return;
    await sharedMarket.sync();
    const log = sharedMarket.output().slice(before);
    if (log !== '') await info.attach('log of the market', { body: log, contentType: 'text/plain' });
    // The second try, in a new worker, begins with a new market.
    if (database === 'embedded') await sharedMarket.remove();
  },
  context: async ({ context, javaScriptEnabled }, provide) => {
    context.on('page', (page) => {
      if (javaScriptEnabled) hydrateAfterNavigation(page);
      watchRequests(page);
    });
    await provide(context);
  },
  baseURL: async ({ market }, provide) => provide(market.url),
  complaints: [
    async ({ context }, provide) => {
      const complaints: string[] = [];
      const allowedPatterns: RegExp[] = [PRELOADED_TWICE, BLOCKED_WORKER];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await provide({ excuse: (pattern) => void allowedPatterns.push(pattern) });
      expect(complaints.filter((text) => !allowedPatterns.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Journeys that only request: they have no page, and open no context of the browser for its complaints. */
export const requestTest = test.extend({
  complaints: { excuse: () => {} },
});

export { expect };

/** Names of the operations that the page sends from now on. */
export function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql'))
      names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 900 } };
