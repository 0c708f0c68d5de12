import type { Locator, Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { forgetShifts, recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { quiet, settled } from './settled.ts';
import { variationsToRun } from './variations.ts';

/** The most px that a restored page may be off. */
const OFF_BY = 2;
/** As a share of the window, for all shifts together. */
const MOST_MOVED = 0.02;

const strips = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('ul article') });
/** Not those of the lists that are kept behind the page. */
const cards = (page: Page) => page.getByRole('main').locator('ul[class*="grid"] > li').filter({ visible: true });
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Afficher la suite' });
const heightOf = (page: Page) => page.evaluate(() => window.scrollY);
const sidewaysOf = (strip: Locator) => strip.locator('ul').evaluate((list) => list.scrollLeft);
const scrollStrip = (strip: Locator, to: number) =>
  strip.locator('ul').evaluate((list, to) => list.scrollTo({ left: to, behavior: 'instant' }), to);

/** Opens a page of the market, and waits until it is hydrated and has the visitor's cart. */
async function arrive(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/graphql'), page.goto(path)]);
  await quiet(page);
}

/** Advances the page's clock, so that timers run. */
const advanceClock = (page: Page, ms = 1000) => page.clock.runFor(ms);

/** Follows a link as a shopper does; the new page begins at its top. */
async function follow(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href');
  await link.click();
  // A pointer left there would hover over a card of the restored page, and prefetch it.
  await page.mouse.move(0, 0);
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => heightOf(page)).toBe(0);
  await settled(page);
}

/** Records the page's list and scroll position; returns an assertion that both are restored. */
async function rememberPosition(page: Page, list: Locator): Promise<() => Promise<void>> {
  await settled(page);
  const scrollBefore = await heightOf(page);
  expect(scrollBefore).toBeGreaterThan(300);
  const texts = await list.allInnerTexts();
  return async () => {
    await expect.poll(async () => Math.abs((await heightOf(page)) - scrollBefore)).toBeLessThanOrEqual(OFF_BY);
    await advanceClock(page);
    await settled(page);
    expect(await list.allInnerTexts()).toEqual(texts);
    expect(Math.abs((await heightOf(page)) - scrollBefore)).toBeLessThanOrEqual(OFF_BY);
  };
}

/** Goes back to a page: it is unchanged, makes no request, and nothing in it moves. */
async function goBackAndExpect(page: Page, expectRestored: () => Promise<void>): Promise<void> {
  const operations = operationsOf(page);
  await forgetShifts(page);
  await page.goBack();
  await expectRestored();
  expect(operations).toEqual([]);
  // The footer of the page being left gives way to the new page: that is no layout shift.
  const jumps = (await shiftsOf(page)).filter(({ gone }) => !gone);
  expect(sumOf(jumps), JSON.stringify(jumps)).toBeLessThan(MOST_MOVED);
}

for (const [name, device] of variationsToRun(import.meta.filename, [
  ['phone', phone],
  ['desktop', desktop],
] as const))
  test.describe(`on a ${name}`, () => {
    test.use(device);
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await recordShifts(page);
    });

    test('restores home with its strips where they were, without a request (F-016, F-056)', async ({ page }) => {
      await arrive(page, '/');
      const strip = strips(page).nth(1);
      await strip.scrollIntoViewIfNeeded();
      await scrollStrip(strip, 100_000);
      await expect.poll(() => strip.locator('article').count()).toBeGreaterThan(20);
      await settled(page);
      const card = strip.locator('article').nth(22);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => strips(page).count()).toBeGreaterThan(3);
      await advanceClock(page);
      const scrollLeft = await sidewaysOf(strip);
      expect(scrollLeft).toBeGreaterThan(3000);
      const expectRestored = await rememberPosition(page, strips(page).locator('article'));
      await follow(page, linkOf(card));
      await goBackAndExpect(page, expectRestored);
      expect(Math.abs((await sidewaysOf(strip)) - scrollLeft)).toBeLessThanOrEqual(OFF_BY);
      await expect(linkOf(card)).toBeInViewport();
      expect(await sidewaysOf(strips(page).nth(2)), 'a strip that was not moved').toBe(0);
    });

    test('keeps a collection’s position while it grows, and restores all of it (F-016, F-060)', async ({ page }) => {
      await arrive(page, '/categories/legumes');
      const first = await cards(page).count();
      for (const pages of [2, 3]) {
        await more(page).scrollIntoViewIfNeeded();
        const last = cards(page).nth(first * (pages - 1) - 1);
        const topBefore = (await last.boundingBox())?.y ?? 0;
        await more(page).click();
        await expect(cards(page)).toHaveCount(first * pages);
        await settled(page);
        expect(Math.abs(((await last.boundingBox())?.y ?? 0) - topBefore)).toBeLessThanOrEqual(OFF_BY);
      }
      const card = cards(page).nth(first * 2 + 5);
      await card.scrollIntoViewIfNeeded();
      // Their names: what is new now may not be in ten minutes.
      const expectRestored = await rememberPosition(page, cards(page).getByRole('heading'));
      await follow(page, linkOf(card));
      await advanceClock(page, 600_000);
      await goBackAndExpect(page, expectRestored);
      await expect(linkOf(card)).toBeInViewport();
    });

    // By default: the collection, above.
    test('restores the producers, also from a later page (F-016, F-075)', { tag: '@all' }, async ({ page }) => {
      await arrive(page, '/producteurs');
      const first = await cards(page).count();
      await more(page).click();
      // By the length of its name, the card's link is where that press was, which waits for the pointer to have been elsewhere (ADR 103).
      await page.mouse.move(0, 0);
      await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
      const card = cards(page).nth(first + 6);
      await card.scrollIntoViewIfNeeded();
      const expectRestored = await rememberPosition(page, cards(page));
      await follow(page, linkOf(card));
      const product = cards(page).nth(3);
      await product.scrollIntoViewIfNeeded();
      await follow(page, linkOf(product));
      await page.goBack();
      await expect(linkOf(product)).toBeInViewport();
      // What this page does once it is restored belongs to it, not to the next one.
      await advanceClock(page);
      await quiet(page);
      await goBackAndExpect(page, expectRestored);
      await expect(linkOf(card)).toBeInViewport();
    });

    test('finds a list where it was after a reload (F-016)', async ({ page }) => {
      await arrive(page, '/');
      const strip = strips(page).nth(0);
      await scrollStrip(strip, 700);
      await settled(page);
      const scrollLeft = await sidewaysOf(strip);
      expect(scrollLeft).toBeGreaterThan(300);
      for (const path of isFullRun ? ['/', '/categories/legumes', '/producteurs'] : ['/', '/categories/legumes']) {
        if (path !== '/') await arrive(page, path);
        await page.evaluate(() => window.scrollTo(0, 700));
        const expectRestored = await rememberPosition(page, page.getByRole('main').getByRole('heading', { level: 1 }));
        await Promise.all([page.waitForResponse('**/graphql'), page.reload()]);
        await quiet(page);
        await expectRestored();
        if (path === '/') expect(Math.abs((await sidewaysOf(strip)) - scrollLeft)).toBeLessThanOrEqual(OFF_BY);
      }
    });

    test('does not move a visitor who scrolls before the scripts have loaded', async ({ page }) => {
      let releaseScripts = () => {};
      const scripts = new Promise<void>((resolve) => (releaseScripts = resolve));
      await page.route('**/*.js', async (route) => {
        await scripts;
        await route.continue();
      });
      await page.goto('/categories/legumes', { waitUntil: 'commit' });
      await expect(cards(page).nth(8)).toBeAttached();
      await cards(page).nth(8).scrollIntoViewIfNeeded();
      const expectRestored = await rememberPosition(page, cards(page));
      const alive = page.waitForResponse('**/graphql');
      releaseScripts();
      await alive;
      await quiet(page);
      await expectRestored();
    });
  });

/** Signs that a link is about to be followed, and how it is followed. */
const linkHints = {
  hover: { device: desktop, mean: (link: Locator) => link.hover(), follow: (link: Locator) => link.click() },
  focus: { device: desktop, mean: (link: Locator) => link.focus(), follow: (link: Locator) => link.press('Enter') },
  touch: {
    device: phone,
    mean: (link: Locator) => link.dispatchEvent('touchstart', { touches: [], changedTouches: [], targetTouches: [] }),
    follow: (link: Locator) => link.tap(),
  },
};

/** By default a finger: prefetchLinks.test.tsx has a pointer and the focus. */
const OPTIONS: Record<string, { tag: string }> = { hover: { tag: '@all' }, focus: { tag: '@all' } };

for (const [turn, [name, { device, mean: hint, follow: open }]] of Object.entries(linkHints).entries())
  test.describe(`${name} on a link`, () => {
    test.use(device);
    test.beforeEach(({ page }) => page.clock.install());

    for (const [kind, screen, href, start] of variationsToRun(
      import.meta.filename,
      [
        ['product', 'Product', '/produits/', '/'],
        ['collection', 'Collection', '/categories/', '/'],
        ['producer', 'Seller', '/producteurs/', '/producteurs'],
      ] as const,
      turn,
    ))
      test(`of a ${kind} fetches its page: to follow it asks for nothing`, OPTIONS[name] ?? {}, async ({ page }) => {
        await arrive(page, start);
        const link = page.getByRole('main').locator(`:is(section, ul):has(article) a[href^="${href}"]`).first();
        await link.scrollIntoViewIfNeeded();
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        // The toasts' code loads with the first press anywhere.
        await page.mouse.click(1, 1);
        await advanceClock(page);
        await settled(page);
        const prefetched = page.waitForResponse((response) =>
          /"\w+ScreenQuery"/.test(response.request().postData() ?? ''),
        );
        await hint(link);
        await (await prefetched).finished();
        // Its code is imported once it is fetched, which the browser reports as another request.
        await quiet(page);
        const requests: string[] = [];
        page.on('request', (request) => {
          // Code of other likely pages may be on its way, and a page's lower parts come when they are near: not its own screen.
          const isLater = request.url().includes('/assets/') && !request.url().includes(`/assets/${screen}Screen`);
          if (['document', 'script', 'fetch'].includes(request.resourceType()) && !isLater)
            requests.push(request.postData() ?? request.url());
        });
        await open(link);
        // Otherwise it hovers over a link of the new page, and prefetches that page.
        await page.mouse.move(1, 1);
        await page.waitForURL(`**${href}*`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
        await settled(page);
        expect(requests).toEqual([]);
      });
  });
