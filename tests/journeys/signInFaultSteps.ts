import type { BrowserContext, Page, Route } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expect } from './journey.ts';
import { arriveWithCart, variantId } from './purchaseSteps.ts';
import { providerOf } from './signInSteps.ts';

/** What the browser itself writes of calls that are broken on purpose. */
export const BROKEN_CALL = /Failed to load resource|net::ERR_|blocked by CORS policy|Failed to fetch/;

const inTheCart = (page: Page) => page.getByRole('banner').getByRole('link', { name: /\d+ (?:articles?|items?)$/ });

/** How many articles the top bar says are in the cart, once it says so. */
export async function articlesOf(page: Page): Promise<number> {
  const name = await inTheCart(page).first().innerText();
  return Number(/(\d+)\D*$/.exec(name)?.[1]);
}

/** The cart is not lost: so many articles are in it, and nothing on the page still waits. */
export async function expectArticles(page: Page, count: number): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect.poll(() => articlesOf(page)).toBe(count);
}

/** A guest with two articles of a product that is this test's alone. */
export const arriveWithTwo = (context: BrowserContext, { url }: MarketProcess, name: string): Promise<void> =>
  arriveWithCart(context, url, { lines: [{ variant: variantId(`sign-in faults/${name}`), quantity: 2 }] });

/** What the provider does instead of its work. abort: it is not there. hang: it never answers. */
export type Trouble = 'abort' | 'hang' | 'html' | 500 | 503;
const answer = async (route: Route, trouble: Trouble): Promise<void> => {
  if (trouble === 'hang') return;
  if (trouble === 'abort') return route.abort('connectionrefused');
  const body = '<!doctype html><title>Proxy</title><p>Elsewhere';
  const status = trouble === 'html' ? 200 : trouble;
  await route.fulfill({ status, contentType: 'text/html', body, headers: { 'access-control-allow-origin': '*' } });
};

/** Breaks one path of the provider for this browser. Answers how often it was asked for, and its end. */
export async function breakProvider(
  context: BrowserContext,
  market: MarketProcess,
  path: '/authorize' | '/oauth/token',
  trouble: Trouble,
) {
  let asked = 0;
  const pattern = new RegExp(`^${providerOf(market)}${path}(\\?|$)`);
  await context.route(pattern, (route) => {
    asked += 1;
    return answer(route, trouble);
  });
  return { asked: () => asked, mend: () => context.unroute(pattern) };
}

/** The API's next answer to an operation. */
export const answerTo = (page: Page, operation: string) =>
  page.waitForResponse((response) => response.request().postData()?.includes(`"${operation}"`) ?? false);

/** Presses "add" on the first product of a shelf. */
export const addOne = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();

/** A call whose token was changed on its way: the real server refuses it. */
export async function tampered(route: Route): Promise<void> {
  const headers = route.request().headers();
  const changed = headers.authorization?.replace(/.{6}$/, 'AAAAAA');
  await route.continue({ headers: { ...headers, ...(changed && { authorization: changed }) } });
}

/** The next call of an operation is tampered with; calls of others, which may come before it, are not. */
export async function tamperNext(context: BrowserContext, operation: string): Promise<void> {
  let isDone = false;
  await context.route('**/graphql', async (route) => {
    if (isDone || !route.request().postData()?.includes(`"${operation}"`)) return route.fallback();
    isDone = true;
    await tampered(route);
  });
}
