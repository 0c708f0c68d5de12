import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { startTestMarket } from '../support/testMarket.ts';
import { sidewaysAt, violationsOf } from './axe.ts';
import { desktop, expect, phone, test as base } from './journey.ts';
import { arriveWithCart, locationId, payButton, variantId } from './purchaseSteps.ts';
import { quiet, settled } from './settled.ts';
import { answerTo } from './signInFaultSteps.ts';
import { variationsToRun } from './variations.ts';

const ID = 'market-1';
const CODE = /\/assets\/(Consent|measurement|pixel)/;
const BLOCKED = /ERR_BLOCKED_BY_CLIENT/;

/** The pixel's requests in order, each with the page's address if it was sent. */
const pixelEvents: Record<string, string>[] = [];
const pixel = createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://pixel');
  pixelEvents.push({ ...Object.fromEntries(searchParams), from: request.headers.referer ?? '' });
  response.writeHead(200, { 'content-type': 'image/gif' }).end();
});

/** A market whose pixel server is in this file. */
const test = base.extend({
  market: async ({ database }, provide) => {
    expect(database).toBe('embedded');
    await new Promise<void>((ready) => pixel.listen(0, '127.0.0.1', ready));
    const { port } = pixel.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/tr`;
    const market = await startTestMarket({ ANALYTICS_ID: ID, ANALYTICS_URL: url });
    await provide(market);
    await market.remove();
    pixel.closeAllConnections();
    await new Promise((closed) => pixel.close(closed));
  },
});
test.beforeEach(() => void (pixelEvents.length = 0));

const bar = (page: Page) => page.getByRole('region', { name: 'Mesure d’audience' });
const answerConsent = (page: Page, answer: 'Accepter' | 'Refuser') =>
  page.getByRole('button', { name: answer }).click();
const amount = (page: Page) => page.getByRole('main').locator('output').first();

/** Puts one unit of the first product of a category into the cart, and waits for the server. */
async function addOne(page: Page, shelf: string): Promise<void> {
  await page.goto(`/categories/${shelf}`);
  const answered = answerTo(page, 'AddToCartMutation');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Ajouter au panier/ })
    .first()
    .click();
  await answered;
  await expect(amount(page)).toHaveText('1');
}

/** Searches, and waits for results. All letters at once: a pause among them would count as a search. */
async function search(page: Page, query: string): Promise<void> {
  await page.goto('/recherche');
  await page.getByRole('combobox', { name: 'Chercher' }).fill(query);
  await expect(page.getByRole('heading', { level: 1, name: query })).toBeVisible();
}

const line = { variant: variantId('analytics'), price: 899, quantity: 2 };

/** From a complete cart to the payment page. */
async function beginPayment(page: Page): Promise<void> {
  await page.goto('/panier/expedition');
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
}
const arrive = (page: Page, url: string) =>
  arriveWithCart(page.context(), url, { lines: [line], place: { location: locationId('analytics') } });

const boxOf = async (part: Locator) => (await part.boundingBox())!;

/** The question is above the cart's bar, and covers neither the page's end nor what has the focus. */
async function expectQuestionBesideCartBar(page: Page): Promise<void> {
  await settled(page);
  // The cart's bar keeps clear of the last pressed element, until a key is pressed.
  await page.keyboard.press('Shift');
  const overview = page.getByRole('complementary', { name: 'Aperçu du panier' });
  const [question, cart] = [await boxOf(bar(page)), await boxOf(overview)];
  expect(question.y + question.height).toBeLessThanOrEqual(cart.y);

  const covered: string[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const hidden = await bar(page).evaluate((section) => {
      const at = document.activeElement;
      if (!at || at === document.body || section.contains(at)) return null;
      const [{ top, bottom }, banner] = [at.getBoundingClientRect(), section.getBoundingClientRect()];
      return top >= banner.top && bottom <= banner.bottom ? `${at.tagName} ${at.textContent}` : null;
    });
    if (hidden !== null) covered.push(hidden);
  }
  expect(covered).toEqual([]);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const opener = await boxOf(page.getByRole('button', { name: 'Mesure d’audience' }));
  expect(opener.y + opener.height).toBeLessThan((await boxOf(bar(page))).y);
}

test.describe('on a phone', () => {
  test.use(phone);

  // By default: consent.test.tsx, analytics.test.ts, addToCartEvent.test.tsx, checkoutEvent.test.tsx, searchEvent.test.tsx and securityHeaders.test.ts.
  test(
    'asks above the cart’s bar, and sends search, addition and payment only after a yes, in CAD and nothing personal (F-195)',
    { tag: '@all' },
    async ({ page, market }) => {
      const code: string[] = [];
      page.on('request', (request) => {
        if (/pixel/.test(request.url())) code.push(request.url());
      });
      await test.step('sends nothing before consent or after a no', async () => {
        await addOne(page, 'legumes');
        await expect(bar(page)).toBeVisible();
        await expectQuestionBesideCartBar(page);
        await search(page, 'navets');
        await answerConsent(page, 'Refuser');
        await expect(bar(page)).toBeHidden();
        await addOne(page, 'fruits');
        await search(page, 'pommes');
        await expect(bar(page)).toBeHidden();
        expect(code).toEqual([]);
      });

      await test.step('accepts a later yes', async () => {
        await page.goto('/confidentialite');
        await page.getByRole('button', { name: 'Mesure d’audience' }).click();
        await expect(bar(page)).toContainText('En ce moment : refusé.');
        await answerConsent(page, 'Accepter');
        await arrive(page, market.url);
        await search(page, 'carottes');
        await expect.poll(() => pixelEvents.map(({ ev }) => ev)).toEqual(['Search']);
        await addOne(page, 'boulangerie');
        await expect.poll(() => pixelEvents.length).toBe(2);
        await beginPayment(page);
        await expect.poll(() => pixelEvents.length).toBe(3);
      });

      const common = { id: ID, from: `${market.url}/` };
      const [searched, added, checkoutStarted] = pixelEvents;
      expect(searched).toEqual({ ...common, ev: 'Search', 'cd[search_string]': 'carottes' });
      expect(added).toMatchObject({ ...common, ev: 'AddToCart', 'cd[num_items]': '1', 'cd[currency]': 'CAD' });
      const price = Number(added!['cd[value]']);
      expect(added!['cd[value]']).toMatch(/^\d+\.\d\d$/);
      expect(checkoutStarted).toMatchObject({
        ...common,
        ev: 'InitiateCheckout',
        'cd[num_items]': '3',
        'cd[currency]': 'CAD',
      });
      expect(Number(checkoutStarted!['cd[value]'])).toBeCloseTo(17.98 + price, 2);
      expect(JSON.parse(checkoutStarted!['cd[contents]']!)).toContainEqual({ id: line.variant, quantity: 2 });
      expect(Object.keys(checkoutStarted!).sort()).toEqual([
        'cd[content_type]',
        'cd[contents]',
        'cd[currency]',
        'cd[num_items]',
        'cd[value]',
        'ev',
        'from',
        'id',
      ]);
    },
  );
});

test.describe('on a desktop', () => {
  test.use(desktop);

  for (const [what, blocked] of variationsToRun(import.meta.filename, [
    ['its requests', /127\.0\.0\.1:\d+\/tr/],
    ['its code', /\/assets\/pixel/],
    ['all code of measuring', CODE],
  ] as const))
    // By default: analytics.test.ts.
    test(
      `the shop works the same with ${what} blocked (F-195)`,
      { tag: '@all' },
      async ({ page, market, complaints }) => {
        complaints.excuse(BLOCKED);
        const blockedUrls: string[] = [];
        await page.route(blocked, (route) => {
          blockedUrls.push(route.request().url());
          return route.abort('blockedbyclient');
        });
        await arrive(page, market.url);
        await page.goto('/');
        await quiet(page);
        if (blocked === CODE) await expect(bar(page)).toBeHidden();
        else await answerConsent(page, 'Accepter');
        await search(page, 'poireaux');
        await addOne(page, 'fromages');
        await beginPayment(page);
        expect(blockedUrls).not.toEqual([]);
        expect(pixelEvents).toEqual([]);
      },
    );
});

for (const [name, size] of variationsToRun(import.meta.filename, [
  ['a phone', phone],
  ['a desktop', desktop],
] as const))
  test.describe(`fit, on ${name}`, () => {
    test.use(size);

    // By default: everyPage.journey.ts, whose pages show the question.

    test('the question is accessible, and first in keyboard order', { tag: '@all' }, async ({ page }) => {
      await page.goto('/categories/legumes');
      await expect(bar(page)).toBeVisible();
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await settled(page);
        expect(await violationsOf(page), colorScheme).toEqual([]);
      }
      expect(await sidewaysAt(page, [320, 390, 1280])).toEqual([]);
      // After the links that skip the page's frame.
      for (const stop of ['Aller au contenu', 'Aller aux produits', 'Confidentialité', 'Refuser', 'Accepter']) {
        await page.keyboard.press('Tab');
        await expect(page.locator(':focus')).toHaveText(stop);
      }
      await page.keyboard.press('Enter');
      await expect(bar(page)).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });
  });

base('without a pixel none of its code is fetched, and nothing is asked (F-195)', async ({ page }) => {
  const code: string[] = [];
  page.on('request', (request) => {
    if (CODE.test(request.url())) code.push(request.url());
  });
  await page.goto('/');
  await quiet(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  expect(code).toEqual([]);
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Mesure d’audience' })).toBeHidden();
});
