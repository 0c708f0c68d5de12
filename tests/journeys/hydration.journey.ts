import type { Page } from '@playwright/test';
import type {} from '../../src/app/earlyInput.ts';
import { isFullRun } from '../support/fullRun.ts';
import { everyPage } from './examples.ts';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { forgetShifts, recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { arriveWithCart, sumsOf, variantId } from './purchaseSteps.ts';
import { delayChunk, quiet } from './settled.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

/** Pages without personal data, which the server renders completely, and the cart without lines. */
const STEADY = ['home', 'product', 'baskets', 'cart'].concat(
  isFullRun ? ['collection', 'sellers', 'seller', 'contact', 'faq', 'privacy'] : [],
);
/** As a share of the window, for all shifts together. */
const MOST_MOVED = 0.02;

/** Waits until the browser has painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** The most presses before hydration, the total, and the interval in ms. */
const [EARLY_PRESSES, PRESSES, EVERY_MS] = [12, 18, 60];

test('counts each press once, whenever a visitor without a session makes it during hydration, and what is chosen and typed before it', async ({
  browser,
  market,
}) => {
  const context = await browser.newContext({ ...phone, baseURL: market.url });
  const page = await context.newPage();
  await page.addInitScript(
    ([early, all, every]) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type === 'reload') return;
      const pressed = new Set<string>();
      const timer = setInterval(() => {
        if (window.__PRESSED__ !== null && pressed.size === early) return;
        const groups = [...document.querySelectorAll('article [role=group]')];
        const next = groups.find((group) => !pressed.has(group.ariaLabel ?? ''));
        next?.querySelector<HTMLButtonElement>('button:last-of-type')?.click();
        if (next) pressed.add(next.ariaLabel ?? '');
        if (pressed.size === all) clearInterval(timer);
        Object.assign(window, { pressedNames: [...pressed] });
      }, every);
    },
    [EARLY_PRESSES, PRESSES, EVERY_MS] as const,
  );
  const names = () => page.evaluate(() => (window as unknown as { pressedNames?: string[] }).pressedNames ?? []);
  let answered = 0;
  page.on('requestfinished', (request) => {
    if (request.postData()?.includes('AddToCartMutation')) answered += 1;
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(async () => (await names()).length).toBe(PRESSES);
  const pressed = await names();
  const bar = page.getByRole('complementary', { name: 'Aperçu du panier' });
  await expect(bar).toContainText(`${PRESSES} articles`);
  const amounts = pressed.map((name) =>
    page.getByRole('group', { name, exact: true }).first().locator('output').textContent(),
  );
  expect(await Promise.all(amounts)).toEqual(pressed.map(() => '1'));
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
  // The count on the server.
  await expect.poll(() => answered).toBe(PRESSES);
  const releaseEntry = await delayChunk(page, 'entry.client');
  await page.reload({ waitUntil: 'commit' });
  const [first, other] = [0, 1].map((nth) => page.getByRole('radiogroup').first().getByRole('radio').nth(nth));
  await other!.click();
  await expect(first!, 'nothing has changed yet').toBeChecked();
  releaseEntry();
  await expect(other!).toBeChecked();
  await expect(bar).toContainText(`${PRESSES} articles`);
  // The list of producers is a part that is hydrated after the page.
  const releaseAgain = await delayChunk(page, 'entry.client');
  await page.goto('/producteurs', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('searchbox').fill('personne');
  releaseAgain();
  await expect(page.getByText(texts('fr')('sellers.none'))).toBeVisible();
  await context.close();
});

for (const [name, device] of variationsToRun(import.meta.filename, [
  ['a phone', phone],
  ['a desktop', desktop],
] as const))
  test.describe(`on ${name}`, () => {
    test.use(device);

    test('moves nothing at hydration for a visitor who has scrolled before it', async ({ page, market }) => {
      await recordShifts(page);
      for (const { page: pageName, locale, path } of await everyPage(market.url)) {
        if (locale !== 'fr' || !STEADY.includes(pageName)) continue;
        const releaseEntry = await delayChunk(page, 'entry.client');
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => window.scrollBy({ top: 500, behavior: 'instant' }));
        await painted(page);
        await forgetShifts(page);
        releaseEntry();
        await quiet(page);
        const shifts = (await shiftsOf(page)).filter(({ gone }) => !gone);
        expect.soft(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(MOST_MOVED);
        await page.unrouteAll({ behavior: 'wait' });
      }
    });

    test('shows a guest’s cart before its code, keeps it as it is at hydration, and counts an earlier press and choice once', async ({
      page,
      context,
      market,
    }) => {
      const lines = [350, 425, 600].map((price, nth) => ({ variant: variantId(`alive ${nth}`), price, quantity: 2 }));
      await arriveWithCart(context, market.url, { lines });
      await recordShifts(page);
      const operations = operationsOf(page);
      const releaseEntry = await delayChunk(page, 'entry.client');
      await page.goto('/panier', { waitUntil: 'commit' });
      const main = page.getByRole('main');
      const amounts = main.locator('output');
      await expect(amounts).toHaveText(['2', '2', '2']);
      const sums = await sumsOf(page);
      expect(sums).toMatchObject({ 'Articles (6)': 2750 });
      await page.evaluate(() => document.fonts.ready);
      const line = await main.getByRole('list', { name: 'Votre panier' }).elementHandle();
      await main
        .getByRole('button', { name: /^Ajouter au panier/ })
        .nth(1)
        .click();
      const ifMissing = main.getByRole('combobox').nth(2);
      await ifMissing.selectOption('replacement');
      await painted(page);
      await forgetShifts(page);
      releaseEntry();
      await expect(amounts).toHaveText(['2', '3', '2']);
      await expect.poll(() => sumsOf(page)).toMatchObject({ 'Articles (7)': 2750 + 425 });
      await quiet(page);
      expect(await line?.evaluate((list) => list.isConnected), 'the server’s elements stay').toBe(true);
      const shifts = (await shiftsOf(page)).filter(({ gone }) => !gone);
      expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(MOST_MOVED);
      expect(operations.filter((name) => name.endsWith('Mutation')).toSorted()).toEqual([
        'AddToCartMutation',
        'ChooseIfMissingMutation',
      ]);
      await page.reload();
      await expect(amounts).toHaveText(['2', '3', '2']);
      await expect(ifMissing).toHaveValue('replacement');
    });

    test('keeps home as the server rendered it while its code loads, and gives it the same place then', async ({
      page,
    }) => {
      await recordShifts(page);
      const releaseAside = await delayChunk(page, 'HomeAside');
      const visitor = page.waitForResponse(
        (response) => response.request().postData()?.includes('VisitorQuery') ?? false,
      );
      await page.goto('/', { waitUntil: 'commit' });
      const baskets = page.getByRole('heading', { name: 'Un panier qui revient' });
      await (await visitor).finished();
      await expect(baskets).toBeVisible();
      // The visitor's cart makes React render the page again meanwhile, which may replace the scroll target.
      await expect(() => baskets.scrollIntoViewIfNeeded()).toPass();
      await painted(page);
      // Near the part, React puts a copy of the server's HTML in its place: an element that leaves has no box.
      let before: Awaited<ReturnType<typeof baskets.boundingBox>> = null;
      await expect(async () => {
        before = await baskets.boundingBox();
        expect(before).not.toBeNull();
      }).toPass();
      await forgetShifts(page);
      releaseAside();
      await quiet(page);
      // The part's own heading takes the place of the copy's.
      await expect(async () => expect(await baskets.boundingBox()).toEqual(before)).toPass();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
