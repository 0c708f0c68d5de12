import type { BrowserContext, Page, Route } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expect } from './journey.ts';
import { arriveWithCart, variantId } from './purchaseSteps.ts';
import { providerOf } from './signInSteps.ts';

/** Browser messages about calls that are broken on purpose. */
export const BROKEN_CALL = /Failed to load resource|net::ERR_|blocked by CORS policy|Failed to fetch/;

const cartLinkWithCount = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /\d+ (?:articles?|items?)$/ });

/** The item count in the top bar, once it is shown. */
export async function articlesOf(page: Page): Promise<number> {
  const name = await cartLinkWithCount(page).first().innerText();
  return Number(/(\d+)\D*$/.exec(name)?.[1]);
}

/** The cart is intact: it has this many items, and nothing on the page is pending. */
export async function expectArticles(page: Page, count: number): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => articlesOf(page)).toBe(count);
}

/** A guest with two units of a product of this test alone. */
export const arriveWithTwo = (context: BrowserContext, { url }: MarketProcess, name: string): Promise<void> =>
  arriveWithCart(context, url, { lines: [{ variant: variantId(`sign-in faults/${name}`), quantity: 2 }] });

/** How the provider fails. abort: unreachable. hang: never answers. */
export type ProviderFault = 'abort' | 'hang' | 'html' | 500 | 503;
const respondWith = async (route: Route, fault: ProviderFault): Promise<void> => {
  if (fault === 'hang') return;
  if (fault === 'abort') return route.abort('connectionrefused');
  const body = '<!doctype html><title>Proxy</title><p>Elsewhere';
  const status = fault === 'html' ? 200 : fault;
  await route.fulfill({ status, contentType: 'text/html', body, headers: { 'access-control-allow-origin': '*' } });
};

/**
 * Breaks one path of the provider for this browser. Returns the number of requests to it, and a function that repairs
 * it.
 */
export async function breakProvider(
  context: BrowserContext,
  market: MarketProcess,
  path: '/authorize' | '/oauth/token',
  fault: ProviderFault,
) {
  let requestCount = 0;
  const pattern = new RegExp(`^${providerOf(market)}${path}(\\?|$)`);
  await context.route(pattern, (route) => {
    requestCount += 1;
    return respondWith(route, fault);
  });
  return { asked: () => requestCount, mend: () => context.unroute(pattern) };
}

/** The API's next answer to an operation. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) ?? false);

/** Presses "add" on the first product of a category. */
export const addOne = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();

/** A call whose token is changed on its way, so that the real server refuses it. */
export async function tampered(route: Route): Promise<void> {
  const headers = route.request().headers();
  const changed = headers.authorization?.replace(/.{6}$/, 'AAAAAA');
  await route.continue({ headers: { ...headers, ...(changed && { authorization: changed }) } });
}

/** Tampers with the next call of an operation, leaving calls of others alone. */
export async function tamperNext(context: BrowserContext, operation: string): Promise<void> {
  let isDone = false;
  await context.route('**/graphql', async (route) => {
    if (isDone || !route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    isDone = true;
    await tampered(route);
  });
}
