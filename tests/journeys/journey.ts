import { expect, test as base, type Page } from '@playwright/test';
import { createJourneyDatabase } from '../support/journeyDatabase.ts';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';

type OfTest = {
  /** What consoles said: warnings, errors, errors that nobody caught. The test fails when anything is left that is not excused. */
  complaints: string[];
  /** What a test makes the browser complain about on purpose. */
  excused: RegExp[];
};
type OfWorker = { database: 'embedded' | 'postgresql'; market: MarketProcess };

/** The shipped server, one per worker, on the project's database; and pages that complain about nothing. */
export const test = base.extend<OfTest, OfWorker>({
  database: ['embedded', { scope: 'worker', option: true }],
  market: [
    async ({ database }, use) => {
      const postgres = database === 'postgresql' ? await createJourneyDatabase() : null;
      const market = await startMarketProcess(postgres ? { DATABASE_URL: postgres.url } : {});
      await use(market);
      await market.remove();
      await postgres?.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
  excused: async ({}, use) => use([]),
  complaints: [
    async ({ context, excused }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints.filter((text) => !excused.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Names of the operations that the page sends from now on. */
export function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql')) names.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  return names;
}

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 900 } };
