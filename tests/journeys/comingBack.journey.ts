import type { Locator, Page } from '@playwright/test';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { forgetShifts, recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { settled } from './settled.ts';
import { twins } from './twins.ts';

/** A page may come back this much off its place, in px. */
const OFF_BY = 2;
/** Of the window, for all movements together. */
const MOST_MOVED = 0.02;

const strips = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('ul article') });
const cards = (page: Page) => page.getByRole('main').locator('ul[class*="grid"] > li');
const linkOf = (card: Locator) => card.getByRole('heading').getByRole('link');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Afficher la suite' });
const heightOf = (page: Page) => page.evaluate(() => window.scrollY);
const sidewaysOf = (strip: Locator) => strip.locator('ul').evaluate((list) => list.scrollLeft);
const slide = (strip: Locator, left: number) =>
  strip.locator('ul').evaluate((list, to) => list.scrollTo({ left: to, behavior: 'instant' }), left);

/** Opens a page of the market until it is alive and knows whose cart it is. */
async function arrive(page: Page, path: string): Promise<void> {
  await Promise.all([page.waitForResponse('**/graphql'), page.goto(path, { waitUntil: 'networkidle' })]);
  await settled(page);
}

/** Lets time pass: whatever waits for its time has it. */
const later = (page: Page, ms = 1000) => page.clock.runFor(ms);

/** Opens what a link leads to, as a shopper does; the page there begins at its top. */
async function follow(page: Page, link: Locator): Promise<void> {
  const address = await link.getAttribute('href');
  await link.click();
  // A pointer left there would lie on some card of the page that one comes back to, and have it fetched.
  await page.mouse.move(0, 0);
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect.poll(() => heightOf(page)).toBe(0);
  await settled(page);
}

/** Reads the page's list and how far down it stands; the way to find both as they were. */
async function leave(page: Page, list: Locator): Promise<() => Promise<void>> {
  await settled(page);
  const left = await heightOf(page);
  expect(left).toBeGreaterThan(300);
  const texts = await list.allInnerTexts();
  return async () => {
    await expect.poll(async () => Math.abs((await heightOf(page)) - left)).toBeLessThanOrEqual(OFF_BY);
    await later(page);
    await settled(page);
    expect(await list.allInnerTexts()).toEqual(texts);
    expect(Math.abs((await heightOf(page)) - left)).toBeLessThanOrEqual(OFF_BY);
  };
}

/** Goes back to a page that was left: it is what it was, asks for nothing, and nothing in it moves. */
async function comeBack(page: Page, asItWas: () => Promise<void>): Promise<void> {
  const asked = operationsOf(page);
  await forgetShifts(page);
  await page.goBack();
  await asItWas();
  expect(asked).toEqual([]);
  // The foot of the page that was left gives way to the page that comes: that is no jump.
  const jumps = (await shiftsOf(page)).filter(({ gone }) => !gone);
  expect(sumOf(jumps), JSON.stringify(jumps)).toBeLessThan(MOST_MOVED);
}

for (const [name, device] of twins(import.meta.filename, [
  ['phone', phone],
  ['desktop', desktop],
] as const))
  test.describe(`on a ${name}`, () => {
    test.use(device);
    test.beforeEach(async ({ page }) => {
      await page.clock.install();
      await recordShifts(page);
    });

    test('home comes back with its strips where they were, and asks for nothing (F-016, F-056)', async ({ page }) => {
      await arrive(page, '/');
      const strip = strips(page).nth(1);
      await strip.scrollIntoViewIfNeeded();
      await slide(strip, 100_000);
      await expect.poll(() => strip.locator('article').count()).toBeGreaterThan(20);
      await settled(page);
      const card = strip.locator('article').nth(22);
      await card.scrollIntoViewIfNeeded();
      await expect.poll(() => strips(page).count()).toBeGreaterThan(3);
      await later(page);
      const aside = await sidewaysOf(strip);
      expect(aside).toBeGreaterThan(3000);
      const asItWas = await leave(page, strips(page).locator('article'));
      await follow(page, linkOf(card));
      await comeBack(page, asItWas);
      expect(Math.abs((await sidewaysOf(strip)) - aside)).toBeLessThanOrEqual(OFF_BY);
      await expect(linkOf(card)).toBeInViewport();
      expect(await sidewaysOf(strips(page).nth(2)), 'a strip that was not moved').toBe(0);
    });

    test('a collection keeps its place while it grows, and comes back whole (F-016, F-060)', async ({ page }) => {
      await arrive(page, '/categories/legumes');
      const first = await cards(page).count();
      for (const pages of [2, 3]) {
        await more(page).scrollIntoViewIfNeeded();
        const last = cards(page).nth(first * (pages - 1) - 1);
        const seen = (await last.boundingBox())?.y ?? 0;
        await more(page).click();
        await expect(cards(page)).toHaveCount(first * pages);
        await settled(page);
        expect(Math.abs(((await last.boundingBox())?.y ?? 0) - seen)).toBeLessThanOrEqual(OFF_BY);
      }
      const card = cards(page).nth(first * 2 + 5);
      await card.scrollIntoViewIfNeeded();
      const asItWas = await leave(page, cards(page));
      await follow(page, linkOf(card));
      await later(page, 600_000);
      await comeBack(page, asItWas);
      await expect(linkOf(card)).toBeInViewport();
    });

    test('the producers come back, also from a page further on (F-016, F-075)', async ({ page }) => {
      await arrive(page, '/producteurs');
      const first = await cards(page).count();
      await more(page).click();
      await expect.poll(() => cards(page).count()).toBeGreaterThan(first);
      const card = cards(page).nth(first + 6);
      await card.scrollIntoViewIfNeeded();
      const asItWas = await leave(page, cards(page));
      await follow(page, linkOf(card));
      const product = cards(page).nth(3);
      await product.scrollIntoViewIfNeeded();
      await follow(page, linkOf(product));
      await page.goBack();
      await expect(linkOf(product)).toBeInViewport();
      await comeBack(page, asItWas);
      await expect(linkOf(card)).toBeInViewport();
    });

    test('a reload finds a list where it was (F-016)', async ({ page }) => {
      await arrive(page, '/');
      const strip = strips(page).nth(0);
      await slide(strip, 700);
      await settled(page);
      const aside = await sidewaysOf(strip);
      expect(aside).toBeGreaterThan(300);
      for (const path of ['/', '/categories/legumes', '/producteurs']) {
        if (path !== '/') await arrive(page, path);
        await page.evaluate(() => window.scrollTo(0, 700));
        const asItWas = await leave(page, page.getByRole('main').getByRole('heading', { level: 1 }));
        await Promise.all([page.waitForResponse('**/graphql'), page.reload({ waitUntil: 'networkidle' })]);
        await asItWas();
        if (path === '/') expect(Math.abs((await sidewaysOf(strip)) - aside)).toBeLessThanOrEqual(OFF_BY);
      }
    });

    test('who reads on before the scripts have come is not thrown back', async ({ page }) => {
      let come = () => {};
      const scripts = new Promise<void>((resolve) => (come = resolve));
      await page.route('**/*.js', async (route) => {
        await scripts;
        await route.continue();
      });
      await page.goto('/categories/legumes', { waitUntil: 'commit' });
      await expect(cards(page).nth(8)).toBeAttached();
      await cards(page).nth(8).scrollIntoViewIfNeeded();
      const asItWas = await leave(page, cards(page));
      const alive = page.waitForResponse('**/graphql');
      come();
      await alive;
      await page.waitForLoadState('networkidle');
      await asItWas();
    });
  });

/** Ways to a link that show that it is meant, and what then follows it. */
const meanings = {
  hover: { device: desktop, mean: (link: Locator) => link.hover(), follow: (link: Locator) => link.click() },
  focus: { device: desktop, mean: (link: Locator) => link.focus(), follow: (link: Locator) => link.press('Enter') },
  touch: {
    device: phone,
    mean: (link: Locator) => link.dispatchEvent('touchstart', { touches: [], changedTouches: [], targetTouches: [] }),
    follow: (link: Locator) => link.tap(),
  },
};

for (const [turn, [name, { device, mean, follow: open }]] of Object.entries(meanings).entries())
  test.describe(`${name} on a link`, () => {
    test.use(device);
    test.beforeEach(({ page }) => page.clock.install());

    for (const [kind, href] of twins(
      import.meta.filename,
      [
        ['product', '/produits/'],
        ['collection', '/categories/'],
        ['producer', '/producteurs/'],
      ] as const,
      turn,
    ))
      test(`of a ${kind} fetches its page: to follow it asks for nothing`, async ({ page }) => {
        await arrive(page, '/');
        const link = page.getByRole('main').locator(`section:has(ul article) a[href^="${href}"]`).first();
        await link.scrollIntoViewIfNeeded();
        const heading = await page.getByRole('heading', { level: 1 }).innerText();
        // The toasts' code comes with the first press anywhere.
        await page.mouse.click(1, 1);
        await later(page);
        await settled(page);
        const brought = page.waitForResponse((answer) => /"\w+ScreenQuery"/.test(answer.request().postData() ?? ''));
        await mean(link);
        await (await brought).finished();
        const asked: string[] = [];
        page.on('request', (request) => {
          if (['script', 'fetch'].includes(request.resourceType())) asked.push(request.postData() ?? request.url());
        });
        await open(link);
        // Else it rests on a link of the page that comes, whose page is fetched then.
        await page.mouse.move(1, 1);
        await page.waitForURL(`**${href}*`);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
        await settled(page);
        expect(asked).toEqual([]);
      });
  });
