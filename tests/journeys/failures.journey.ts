import type { Page } from '@playwright/test';
import { addToCart, checkout, choosePickup, createShopper, hostedPage, payOnHostedPage } from '../support/shopper.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { operate } from './operatedMarket.ts';
import { arriveWithCart, locationId, payButton, variantId } from './purchaseSteps.ts';
import { quiet } from './settled.ts';
import { answerTo } from './signInFaultSteps.ts';

const CUT_OFF = /ERR_FAILED|ERR_CONNECTION|Failed to load resource|Failed to fetch|The network did not answer/;
const place = { location: locationId('failures') };
const firstCard = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Ajouter au panier/ }) })
    .first();
const add = (page: Page) => firstCard(page).getByRole('button', { name: /^Ajouter au panier/ });
/** The page's announcements. */
const announcements = (page: Page) =>
  page.getByRole('status').or(page.getByRole('alert')).or(page.locator('[aria-live]'));

test.describe('on a phone', () => {
  test.use(phone);

  // By default: CartSync.test.tsx; without a network: sameCart.journey.ts.
  test(
    'reports a server that does not answer, stores the press, and sends it when it answers (F-184)',
    { tag: '@all' },
    async ({ page, complaints }) => {
      complaints.excuse(CUT_OFF);
      await page.goto('/categories/legumes');
      const answered = answerTo(page, 'AddToCartMutation');
      await add(page).click();
      await answered;
      await expect(firstCard(page).locator('output')).toHaveText('1');
      // The first unit is announced before the next is requested, so that each announcement is separate.
      await expect(announcements(page).filter({ hasText: 'Au panier' }).first()).toBeVisible();
      await page.route('**/graphql', (route) => route.abort());
      await add(page).click();
      await expect(announcements(page).filter({ hasText: 'Le réseau ne répond pas' }).first()).toBeVisible();
      await expect(firstCard(page).locator('output')).toHaveText('2');
      await page.unroute('**/graphql');
      const sent = answerTo(page, 'AddToCartMutation');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await sent;
      await expect(firstCard(page).locator('output')).toHaveText('2');
      await page.reload();
      await expect(firstCard(page).locator('output')).toHaveText('2');
    },
  );

  test('keeps the layout when a page or the menu cannot be fetched, says so, and recovers automatically (F-184)', async ({
    page,
    complaints,
  }) => {
    complaints.excuse(CUT_OFF);
    await page.goto('/categories/legumes');
    await quiet(page);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('button', { name: 'Menu' }).click();
    const failed = page.getByRole('alert').filter({ hasText: 'Cette partie de la page n’a pas pu s’afficher.' });
    await expect(failed.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Légumes' })).toBeVisible();
    await page.unroute('**/assets/*.js');
    await failed.getByRole('button', { name: 'Réessayer' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: /^Producteurs/ })).toBeVisible();
    await menu.getByRole('button', { name: 'Fermer' }).click();

    await page.route('**/assets/*.js', (route) => route.abort());
    const product = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link').first();
    const name = (await product.innerText()).trim();
    await product.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’a pas voulu s’ouvrir.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(page.getByRole('banner').last()).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.unroute('**/assets/*.js');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('counts five fast presses on a slow network where the cart’s bar appears, and opens nothing', async ({
    page,
  }) => {
    await page.goto('/categories/legumes');
    await quiet(page);
    const more = page.getByRole('main').getByRole('button', { name: /^Ajouter au panier/ });
    const place = await more.evaluateAll((buttons) => {
      const below = buttons.find(
        (button) =>
          button.getBoundingClientRect().left > innerWidth / 2 && button.getBoundingClientRect().top > innerHeight,
      )!;
      below.closest('li')!.dataset['pressed'] = '';
      window.scrollBy(0, below.getBoundingClientRect().bottom + 24 - innerHeight);
      const { left, top, width, height } = below.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    const amount = page.locator('li[data-pressed] output');
    let releaseResponses = () => {};
    const slow = new Promise<void>((resolve) => (releaseResponses = resolve));
    let accepted = 0;
    await page.route('**/graphql', async (route) => {
      await slow;
      const response = await route.fetch();
      await route.fulfill({ response });
      const { variables } = route.request().postDataJSON() as { variables: { quantity?: number } };
      accepted += variables.quantity ?? 0;
    });
    for (let press = 0; press < 5; press += 1) await page.mouse.click(place.x, place.y);
    await expect(amount).toHaveText('5');
    expect(accepted).toBe(0);
    releaseResponses();
    await expect.poll(() => accepted).toBe(5);
    const bar = page.getByRole('complementary', { name: 'Aperçu du panier' });
    await expect(bar).toBeHidden();
    await page.mouse.click(place.x, place.y);
    await expect(amount).toHaveText('6');
    await expect.poll(() => accepted).toBe(6);
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(bar).toContainText('6 articles');
    expect(new URL(page.url()).pathname).toBe('/categories/legumes');
    await page.unrouteAll({ behavior: 'wait' });
    await page.goto('/panier');
    await expect(page.getByRole('main').locator('output')).toHaveText('6');
  });
});

test.describe('on a desktop', () => {
  test.use(desktop);

  test('reports a page that does not load in its place, and loads it on retry', async ({ page, complaints }) => {
    complaints.excuse(CUT_OFF);
    await page.goto('/');
    await quiet(page);
    await page.route('**/graphql', (route) => route.abort());
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Fromages/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cette page n’a pas voulu s’ouvrir.' })).toBeVisible();
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /^Producteurs/ })
        .first(),
    ).toBeVisible();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fromages' })).toBeVisible();
  });

  // By default: CartScreen.test.tsx.
  test(
    'reports pickup points that do not load in their place, and loads them on retry',
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(CUT_OFF);
      await arriveWithCart(context, market.url, { lines: [{ variant: variantId('points') }] });
      await page.goto('/panier');
      await page.route('**/graphql', (route) => {
        const { operationName } = route.request().postDataJSON() as { operationName: string };
        return operationName === 'PickupStepQuery' ? route.abort() : route.continue();
      });
      await page.goto('/panier/expedition');
      await expect(page.getByText('Les points de cueillette n’ont pas pu s’afficher.')).toBeVisible();
      await page.unroute('**/graphql');
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('radio', { name: /Halle du Portage/ })).toBeVisible();
    },
  );

  // By default: checkoutIssues.journey.ts, and CartScreen.test.tsx.
  test(
    'names what stops the checkout after somebody else bought the last unit, and focuses it',
    { tag: '@all' },
    async ({ page, context, market }) => {
      const variant = variantId('last');
      await arriveWithCart(context, market.url, { lines: [{ variant, stock: 1 }], place });
      await page.goto('/panier/expedition');
      await expect(payButton(page)).toBeEnabled();
      const other = createShopper(market.url);
      await addToCart(other, variant);
      await choosePickup(other);
      expect(await payOnHostedPage(await hostedPage(other, await checkout(other)))).toBe(303);

      await payButton(page).click();
      const box = page
        .getByRole('main')
        .locator('[tabindex="-1"]')
        .filter({ hasText: 'Une chose empêche de commander' })
        .last();
      await expect(box).toBeFocused();
      await expect(box).toContainText('Produit sous contrat');
      await expect(box).toContainText('Il n’en reste plus. Retirer');
      await box.getByRole('button', { name: 'Retirer : Produit sous contrat' }).click();
      await expect(page.getByText(/Votre panier est encore vide/)).toBeVisible();
    },
  );

  test('reports maintenance on every page with status 503, and opens with the override', async ({
    page,
    market,
    complaints,
  }) => {
    complaints.excuse(/status of 503/);
    await operate(market, 'maintenance', 'on');
    try {
      for (const [address, heading] of [
        ['/', 'On replace les étals.'],
        ['/categories/legumes', 'On replace les étals.'],
        ['/panier', 'On replace les étals.'],
        ['/commande-recue', 'On replace les étals.'],
        ['/en/products/la-draveuse-red-ale', 'We’re setting up the stalls again.'],
      ] as const) {
        const response = await page.request.get(address);
        expect([address, response.status()]).toEqual([address, 503]);
        expect(await response.text()).toContain(heading);
      }
      // The cart's content is shown by the browser.
      await page.goto('/panier');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('On replace les étals.');
      const forced = await page.goto('/categories/legumes?force');
      expect(forced?.status()).toBe(200);
      expect(await forced?.text()).toContain('<h1');
      expect(await forced?.text()).not.toContain('On replace les étals.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Légumes');
    } finally {
      await operate(market, 'maintenance', 'off');
    }
    expect((await page.request.get('/categories/legumes')).status()).toBe(200);
  });
});
