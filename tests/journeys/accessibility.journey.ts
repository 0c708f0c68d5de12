import type { Page } from '@playwright/test';
import { FIT_WIDTHS, setDays, sidewaysAt, sidewaysInLargeText, violationsOf } from './axe.ts';
import { desktop, expect, phone, test } from './journey.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  locationId,
  payButton,
  variantId,
} from './purchaseSteps.ts';
import { delayChunk, settled } from './settled.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const NOT_FOUND = /status of 404/;

type Scheme = 'light' | 'dark';

/** Checks the current page in these colour schemes, and at every width. */
async function expectFitIn(schemes: readonly Scheme[], page: Page): Promise<void> {
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violationsOf(page), `${page.url()} in ${colorScheme}`).toEqual([]);
  }
  expect(await sidewaysAt(page, FIT_WIDTHS), `${page.url()} scrolls sideways`).toEqual([]);
}

const line = { variant: variantId('fit'), price: 899, quantity: 2, taxable: true, deposit: 10 };

/** In the cart's steps, text of twice its size, too; misfitsOf does it for the pages of a catalogue. */
async function expectFitLarge(page: Page): Promise<void> {
  expect(await sidewaysInLargeText(page, [390, 320]), `${page.url()} scrolls sideways at 200 %`).toEqual([]);
}

/** Checks that the bars named so have two lines at most on a phone (design guide, overview bar). */
async function expectLow(page: Page, names: readonly string[]): Promise<void> {
  await setDays(page);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of names) {
      const bar = await page.getByRole('complementary', { name, exact: true }).boundingBox();
      expect(bar?.height, `${name} at ${width} px`).toBeLessThanOrEqual(64);
    }
  }
}

for (const [name, size, schemes] of variationsToRun(import.meta.filename, [
  ['a phone, in light and dark', phone, ['light', 'dark']],
  ['a desktop', desktop, ['light']],
] as const))
  test.describe(`on ${name}`, () => {
    test.use(size);
    const expectFit = (page: Page) => expectFitIn(schemes, page);

    // By default: everyPage.journey.ts.
    test(
      'home, collection, product and a missing page are accessible',
      { tag: '@all' },
      async ({ page, complaints }) => {
        complaints.excuse(NOT_FOUND);
        await page.goto('/');
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
        await expectFit(page);
        await page.goto('/categories/legumes');
        await expectFit(page);
        await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
        await page.waitForURL(/\/produits\//);
        await expectFit(page);
        await page.goto('/nulle-part');
        await expect(page.getByRole('heading', { level: 1, name: 'Cette page a été récoltée.' })).toBeVisible();
        await expectFit(page);
      },
    );

    test('the cart’s steps, the payment page and the received order are accessible', async ({
      page,
      context,
      market,
    }) => {
      const before = page.viewportSize()!;
      for (const locale of ['fr', 'en'] as const) {
        await page.goto(texts(locale).path('home'));
        await expectLow(page, [texts(locale)('shell.week')]);
      }
      await arriveWithCart(context, market.url, { lines: [line], place: { location: locationId('fit') } });
      await page.goto('/producteurs?view=map');
      await expect(page.getByRole('complementary', { name: texts('fr')('cart.overview'), exact: true })).toBeVisible();
      await expectLow(page, [texts('fr')('shell.week'), texts('fr')('cart.overview')]);
      await page.setViewportSize(before);
      await expectFit(page);
      // The longest days are written in the cart once it is hydrated, however late its code comes.
      const releaseCart = await delayChunk(page, 'CartProcess');
      await page.goto('/panier');
      await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
      const fitsLarge = expectFitLarge(page);
      releaseCart();
      await fitsLarge;
      await expectFit(page);
      await page.getByRole('button', { name: 'Continuer' }).first().click();
      await expect(page.getByRole('region', { name: 'Avec ou sans compte ?' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Halle du Portage/ })).toBeVisible();
      await expectFit(page);
      await expectFitLarge(page);
      await page.getByRole('radio', { name: /^Livraison/ }).check();
      await page.getByLabel('Votre code postal').fill('J9B');
      await expect(page.getByRole('radio', { name: /Chelsea et Cantley/ })).toBeChecked();
      await expectFit(page);
      await expectFitLarge(page);
      await page.getByRole('radio', { name: /^Cueillette/ }).check();
      await page.getByRole('radio', { name: /Halle du Portage/ }).check();
      await payButton(page).click();
      await page.waitForURL(/\/c\/pay\//);
      await expectFit(page);
      await fillHostedPage(page);
      await payButton(page).click();
      await expectOrderReceived(page);
      await expectFit(page);
      await expectFitLarge(page);
      await page.getByRole('link', { name: texts('fr')('received.open') }).click();
      await page.waitForURL(/ma-commande/);
      await expect(page.getByRole('list', { name: texts('fr')('received.lines') })).toBeVisible();
      await expectFitLarge(page);
    });
  });
