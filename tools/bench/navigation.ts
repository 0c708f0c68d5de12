import { chromium, type Browser, type Page } from '@playwright/test';
import { browserLaunch } from '../../tests/support/browser.ts';
import { startMarketProcess } from '../../tests/support/marketProcess.ts';
import { buildStorefront } from '../build.ts';

/** ms; bytes per second: 1.6 Mbit/s. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const SLOWER_CPU = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const AT_MOST_MS = 60_000;
/** What a visit begins is over then. */
const QUIET_MS = 2000;

/** heading: ms from the tap until the page's own heading is painted; whole: until all of it is; blank: frames between without a heading. */
type Shown = { heading: number; whole: number; blank: number };

declare global {
  interface Window {
    shown?: Shown;
  }
}

/** Records when the next page is painted, from the next pointer, or from the Back that it goes. whole: what the complete page alone has. */
function observeNavigation({ path, whole, back }: { path: string; whole: string; back: boolean }): void {
  delete window.shown;
  let began = 0;
  let heading = 0;
  let blank = 0;
  const visible = (selector: string) => [...document.querySelectorAll(selector)].find((one) => one.checkVisibility());
  const former = visible('main h1')?.textContent ?? '';
  // A message of a frame's callback arrives when that frame is painted.
  const painted = (done: (at: number) => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done(performance.now() - began);
    channel.port2.postMessage(null);
  };
  const look = () => {
    const title = visible('main h1')?.textContent ?? '';
    if (title === '') blank += 1;
    const isThere = title !== '' && title !== former && location.pathname === path;
    if (isThere && heading === 0) {
      heading = -1;
      painted((at) => (heading = at));
    }
    if (isThere && visible(whole)) painted((at) => (window.shown = { heading, whole: at, blank }));
    else requestAnimationFrame(look);
  };
  const begin = (at: number) => {
    began = at;
    requestAnimationFrame(look);
  };
  if (back) {
    begin(performance.now());
    history.back();
  } else window.addEventListener('pointerdown', ({ timeStamp }) => begin(timeStamp), { capture: true, once: true });
}

async function openPhone(browser: Browser) {
  // Workers have a line of their own, which is not slowed.
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  return { context, page };
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: AT_MOST_MS });
  await page.waitForTimeout(QUIET_MS);
}

async function resultOf(page: Page): Promise<Shown> {
  await page.waitForFunction(() => window.shown !== undefined, null, { timeout: AT_MOST_MS });
  const shown = await page.evaluate(() => window.shown!);
  await settle(page);
  return shown;
}

/** Taps a link in the middle of the screen. */
async function tap(page: Page, selector: string, path: string, whole: string): Promise<Shown> {
  // The cart's bar stays away from where it was last pressed until then.
  await page.evaluate(() => scrollBy(0, 60));
  await page.waitForTimeout(500);
  const link = page.locator(selector).locator('visible=true').first();
  await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(500);
  const box = await link.boundingBox();
  if (!box) throw new Error(`${page.url()} has no ${selector}.`);
  await page.evaluate(observeNavigation, { path, whole, back: false });
  await page.touchscreen.tap(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
  return resultOf(page);
}

async function goBack(page: Page, path: string, whole: string): Promise<Shown> {
  await page.evaluate(observeNavigation, { path, whole, back: true });
  return resultOf(page);
}

/** The first paint of a document that is opened by its address, in ms: `known` with its files in the browser's cache. */
async function documentShown(browser: Browser, url: string): Promise<{ first: number; known: number }> {
  const { context, page } = await openPhone(browser);
  const times: number[] = [];
  try {
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto(url, { waitUntil: 'networkidle', timeout: AT_MOST_MS });
      times.push(await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]!.startTime));
      await page.goto('about:blank');
    }
  } finally {
    await context.close();
  }
  return { first: times[0]!, known: times[1]! };
}

const WHOLE = { list: 'main #goods li', product: 'main section[aria-labelledby] li', cart: 'main h1' };

type Walk = { list: string; product: string; category: string };

/** A list, a product of it that stands in another category, and that category. */
async function walkOf(url: string): Promise<Walk> {
  const query = `{ collection(handle: "nouveautes") { products(first: 24) { edges { node { handle
    related { __typename } collections { isMain collection { handle parent { handle } } } } } } } }`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
    body: JSON.stringify({ query }),
  });
  type Place = { isMain: boolean; collection: { handle: string; parent: { handle: string } | null } };
  type Product = { handle: string; related: unknown[]; collections: Place[] };
  const { data } = (await response.json()) as {
    data: { collection: { products: { edges: { node: Product }[] } } | null };
  };
  for (const { node } of data.collection?.products.edges.slice(2) ?? []) {
    const main = node.collections.find(({ isMain }) => isMain)?.collection;
    if (main && node.related.length > 0)
      return {
        list: '/categories/nouveautes',
        product: `/produits/${node.handle}`,
        category: `/categories/${[main.parent?.handle, main.handle].filter(Boolean).join('/')}`,
      };
  }
  throw new Error('The market has no such product.');
}

const STEPS = [
  'card to product, first',
  'back to list',
  'card to product, again',
  'product to category, first',
  'back to product',
  'product to category, again',
  'to cart, first',
  'back to category',
  'to cart, again',
] as const;
type Step = (typeof STEPS)[number];

async function walk(browser: Browser, url: string, { list, product, category }: Walk): Promise<Record<Step, Shown>> {
  const { context, page } = await openPhone(browser);
  try {
    await page.goto(url + list, { waitUntil: 'networkidle', timeout: AT_MOST_MS });
    await settle(page);
    const plus = page.locator('article [role=group] button').first();
    await plus.tap();
    await settle(page);
    const card = `main article a[href="${product}"]`;
    const shelf = `main nav a[href="${category}"]`;
    const cart = 'body > aside a[href="/panier"]';
    return {
      'card to product, first': await tap(page, card, product, WHOLE.product),
      'back to list': await goBack(page, list, WHOLE.list),
      'card to product, again': await tap(page, card, product, WHOLE.product),
      'product to category, first': await tap(page, shelf, category, WHOLE.list),
      'back to product': await goBack(page, product, WHOLE.product),
      'product to category, again': await tap(page, shelf, category, WHOLE.list),
      'to cart, first': await tap(page, cart, '/panier', WHOLE.cart),
      'back to category': await goBack(page, category, WHOLE.list),
      'to cart, again': await tap(page, cart, '/panier', WHOLE.cart),
    };
  } finally {
    await context.close();
  }
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;
const cell = (value: number | string) => String(value).padStart(9);

async function compare(browser: Browser, url: string, runs: number): Promise<void> {
  const places = await walkOf(url);
  const documents: Record<keyof Walk | 'cart', string> = { ...places, cart: '/panier' };
  const walks: Record<Step, Shown>[] = [];
  const loads: Record<keyof Walk | 'cart', { first: number; known: number }>[] = [];
  for (let run = 0; run < runs; run += 1) {
    const load = {} as (typeof loads)[number];
    for (const [name, path] of Object.entries(documents) as [keyof Walk | 'cart', string][])
      load[name] = await documentShown(browser, url + path);
    loads.push(load);
    walks.push(await walk(browser, url, places));
  }
  const documentOf = (step: Step): number => {
    const name = (['product', 'list', 'category', 'cart'] as const).find((one) => step.includes(`to ${one}`))!;
    return middleOf(loads.map((load) => load[name][step.endsWith('first') ? 'first' : 'known']));
  };
  process.stdout.write(
    `${''.padEnd(28)}${['heading', 'whole', 'blank', 'document', 'heading/d', 'whole/d'].map(cell).join(' ')}\n`,
  );
  for (const step of STEPS) {
    const heading = middleOf(walks.map((one) => one[step].heading));
    const whole = middleOf(walks.map((one) => one[step].whole));
    const blank = Math.max(...walks.map((one) => one[step].blank));
    const document = documentOf(step);
    const cells = [heading, whole, blank, document].map((value) => cell(Math.round(value)));
    const ratios = [heading / document, whole / document].map((value) => cell(Number(value.toPrecision(2))));
    process.stdout.write(`${step.padEnd(28)}${[...cells, ...ratios].join(' ')}\n`);
  }
}

/**
 * Measures walking inside the shop on a phone at a quarter of this machine's speed, on 1.6 Mbit/s with 150 ms of latency: from
 * the tap, or Back, until the next page's heading is painted and until all of it is, beside the first paint of the
 * same page opened as a document in the same run. Medians, in ms and as ratios to that document.
 */
export async function measureNavigation(runs: number): Promise<void> {
  await buildStorefront();
  const market = await startMarketProcess();
  const browser = await chromium.launch(await browserLaunch());
  try {
    await compare(browser, market.url, runs);
  } finally {
    await browser.close();
    await market.remove();
  }
}
