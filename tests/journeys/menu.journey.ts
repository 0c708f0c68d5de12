import { desktop, expect, operationsOf, test } from './journey.ts';
import { hadIdleTime } from './settled.ts';

test.use(desktop);

test('keeps the menu’s links beside the page while their code loads (F-051)', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  const cart = Promise.withResolvers<void>();
  await page.route('**/SidebarLinks-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.route('**/graphql', async (route) => {
    await cart.promise;
    await route.continue();
  });
  await page.addInitScript(() => {
    const hasLinks = () => document.querySelector('nav[aria-label="Menu"] li a') !== null;
    let hadLinks = false;
    new MutationObserver(() => {
      if (hadLinks && !hasLinks()) document.documentElement.setAttribute('data-links', 'left');
      hadLinks ||= hasLinks();
    }).observe(document, { childList: true, subtree: true });
  });
  const operations = operationsOf(page);
  const texts = page.waitForResponse(/\/messages\.fr-/);
  const chunkRequest = page.waitForRequest(/\/SidebarLinks-/);
  await page.goto('/', { waitUntil: 'commit' });
  await Promise.all([texts.then((response) => response.finished()), chunkRequest]);
  await expect.poll(() => operations).toContain('VisitorQuery');
  await hadIdleTime(page);

  const answered = page.waitForResponse('**/graphql');
  cart.resolve();
  await (await answered).finished();
  await hadIdleTime(page);
  const chunkResponse = page.waitForResponse(/\/SidebarLinks-/);
  code.resolve();
  await (await chunkResponse).finished();
  await hadIdleTime(page);
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: /^Producteurs/ }),
  ).toBeVisible();
  await expect(page.locator('html[data-links=left]')).toHaveCount(0);
});
