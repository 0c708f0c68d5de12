import { expect, test as base, type Page } from '@playwright/test';
import { startMarketProcess, type MarketProcess } from '../support/marketProcess.ts';

/** The shipped server, one per worker; and what a clean page says: nothing. */
export const test = base.extend<{ complaints: string[] }, { market: MarketProcess }>({
  market: [
    async ({}, use) => {
      const market = await startMarketProcess();
      await use(market);
      await market.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ market }, use) => use(market.url),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
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
