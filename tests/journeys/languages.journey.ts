import { desktop, expect, operationsOf, requestTest, test } from './journey.ts';
import { quiet } from './settled.ts';
import { variationsToRun } from './variations.ts';

test.use(desktop);

// By default: everyPage.journey.ts, where each link leads, and Layout.test.tsx, what the switch does.
const SWITCH = 'leads by the switch to the same collection and the same product in the other language';
test(SWITCH, { tag: '@all' }, async ({ page }) => {
  await page.goto('/categories/legumes');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL('**/en/categories/vegetables');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page.getByRole('heading', { level: 1, name: 'Vegetables' })).toBeVisible();

  await page.goto('/en/products/la-draveuse-red-ale');
  await expect(page.getByRole('heading', { level: 1, name: 'La Draveuse, red ale' })).toBeVisible();
  await page.getByRole('link', { name: 'Français' }).click();
  await page.waitForURL('**/produits/la-draveuse-biere-rousse');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1, name: 'La Draveuse, bière rousse' })).toBeVisible();
});

test('stays in English from home on, from page to page', async ({ page }) => {
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Vegetables/ })
    .first()
    .click();
  await page.waitForURL('**/en/categories/vegetables');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-CA');
  await expect(page).toHaveTitle(/^Vegetables/);
});

for (const [path, lang, heading] of [
  ['/nulle-part', 'fr-CA', 'Cette page a été récoltée.'],
  ['/produits/nulle-part', 'fr-CA', 'Ce produit n’est plus au marché.'],
  ['/en/nowhere', 'en-CA', 'This page has been harvested.'],
  ['/en/categories/nowhere', 'en-CA', 'This page has been harvested.'],
] as const)
  // By default: badAddresses.journey.ts, as the pages are sent.
  test(`${path} is a 404 in its language`, { tag: '@all' }, async ({ page, complaints }) => {
    complaints.excuse(/status of 404/);
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

requestTest(
  'redirects a handle of the other language, and another host name, to the canonical address',
  async ({ market }) => {
    const request = (url: string) => fetch(url, { redirect: 'manual' });
    const twin = await request(`${market.url}/produits/la-draveuse-red-ale`);
    expect([twin.status, twin.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/\/produits\/la-draveuse-biere-rousse$/),
    ]);
    const shelf = await request(`${market.url}/en/categories/legumes`);
    expect([shelf.status, shelf.headers.get('location')]).toEqual([
      301,
      expect.stringMatching(/\/en\/categories\/vegetables$/),
    ]);
    const host = await request(`http://127.0.0.1:${market.port}/categories/legumes`);
    expect([host.status, host.headers.get('location')]).toEqual([302, `${market.url}/categories/legumes`]);
  },
);

for (const path of variationsToRun(import.meta.filename, [
  '/',
  '/en',
  '/categories/legumes',
  '/en/products/la-draveuse-red-ale',
]))
  // By default: signInRedirect.journey.ts, of three pages.
  test(`${path} asks for nothing at first but what belongs to the visitor`, { tag: '@all' }, async ({ page }) => {
    const operations = operationsOf(page);
    await page.goto(path);
    await expect.poll(() => operations).toContain('VisitorQuery');
    await quiet(page);
    expect(operations).toEqual(['VisitorQuery']);
  });
