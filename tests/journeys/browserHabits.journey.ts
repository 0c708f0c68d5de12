import { createShopper, paymentOf } from '../support/shopper.ts';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  goToPayment,
  locationId,
  payAndLoseReturn,
  payButton,
  variantId,
} from './purchaseSteps.ts';
import { quiet } from './settled.ts';

const place = { location: locationId('habits') };
const cartOf = (name: string, stock: number | null = null) => ({
  lines: [{ variant: variantId(name), price: 650, quantity: 2, stock }],
  place,
});

test.describe('on a phone', () => {
  test.use(phone);

  // By default: navigation.journey.ts.
  test('Back from a product finds home where it was left', { tag: '@all' }, async ({ page }) => {
    await page.goto('/');
    const strip = page
      .getByRole('main')
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .nth(2);
    const product = strip.getByRole('listitem').first().getByRole('link').last();
    // The press itself may still move the page, as do fonts and parts that load late.
    await page.evaluate(() =>
      window.addEventListener('click', () => sessionStorage.setItem('left', String(window.scrollY)), { capture: true }),
    );
    await product.click();
    await page.waitForURL(/\/produits\//);
    const scrollBefore = await page.evaluate(() => Number(sessionStorage.getItem('left')));
    expect(scrollBefore).toBeGreaterThan(300);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(product).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollBefore)).toBeLessThan(3);
  });

  // By default: navigation.journey.ts.
  test('restores a long list and its scroll position after a reload', { tag: '@all' }, async ({ page }) => {
    await page.goto('/categories/legumes');
    const products = page.getByRole('main').getByRole('article');
    const first = await products.count();
    await page.getByRole('link', { name: 'Afficher la suite' }).click();
    await expect.poll(() => products.count()).toBeGreaterThan(first);
    const shownCount = await products.count();
    const last = products.nth(shownCount - 3);
    await last.scrollIntoViewIfNeeded();
    await quiet(page);
    const scrollBefore = await page.evaluate(() => window.scrollY);
    await page.reload();
    await expect.poll(() => products.count()).toBe(shownCount);
    await expect(last).toBeInViewport();
    await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - scrollBefore)).toBeLessThan(3);

    // A new visit starts at the beginning.
    await page.goto('/');
    await page.goto('/categories/legumes');
    await quiet(page);
    expect(await products.count()).toBe(first);
  });

  // By default: guestPurchase.journey.ts.
  test(
    'moves through the steps of the cart with Back and Forward, keeps step and choice after a reload, and is ready to pay again with Back from the payment page',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, cartOf('steps'));
      await page.goto('/panier');
      await page.getByLabel('Une note pour l’équipe').fill('Vers 18 h.');
      await page.getByRole('button', { name: 'Continuer' }).click();
      await page.getByRole('radio', { name: /Halle du Portage/ }).check();
      await expect(payButton(page)).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Votre panier' })).toBeVisible();
      await expect(page.getByLabel('Une note pour l’équipe')).toHaveValue('Vers 18 h.');
      await page.goForward();
      await expect(page.getByRole('radio', { name: /Halle du Portage/ })).toBeChecked();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Où vous retrouve-t-on ?' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Halle du Portage/ })).toBeChecked();
      await payButton(page).click();
      await page.waitForURL(/\/c\/pay\//);
      await page.goBack();
      await page.waitForURL(/\/panier/);
      await expect(payButton(page)).toBeEnabled();
      await payButton(page).click();
      await fillHostedPage(page);
      await payButton(page).click();
      await expectOrderReceived(page);
    },
  );
});

test.describe('on a desktop', () => {
  test.use(desktop);

  // By default: checkoutIssues.journey.ts, paymentPage.journey.ts.
  test(
    'opens one payment when Pay is pressed twice, and makes one order when its page is submitted twice',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, cartOf('twice', 2));
      await page.goto('/panier/expedition');
      const operations = operationsOf(page);
      await payButton(page).dblclick();
      await expect(page).toHaveURL(/\/c\/pay\//);
      expect(operations.filter((name) => name === 'CheckoutMutation')).toHaveLength(1);
      await fillHostedPage(page);
      await payButton(page).dblclick();
      await expectOrderReceived(page);
      const number = await page.getByRole('heading', { level: 1 }).innerText();
      await page.goto('/panier');
      await expect(page.getByText(/Votre panier est encore vide/)).toBeVisible();
      await page.goto('/commande-recue');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    },
  );

  // By default: checkoutIssues.journey.ts.
  test('leads from the payment page back to the cart', { tag: '@all' }, async ({ page, context, market }) => {
    await arriveWithCart(context, market.url, cartOf('way back', 2));
    await goToPayment(page);
    await page
      .getByRole('link', { name: /^Retour/ })
      .first()
      .click();
    await page.waitForURL(/\/panier\/expedition/);
    await expect(payButton(page)).toBeEnabled();
  });

  // By default: the cart found with Back from the payment page (guestPurchase.journey.ts), and powerCut.test.ts.
  test(
    'finds the cart again, ready to pay, after a browser was closed on the payment page',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, cartOf('closed', 2));
      await goToPayment(page);
      await page.close();
      const reopenedPage = await context.newPage();
      await reopenedPage.goto('/panier');
      await expect(reopenedPage.getByRole('main').locator('output')).toHaveText('2');
      await goToPayment(reopenedPage);
      await fillHostedPage(reopenedPage);
      await payButton(reopenedPage).click();
      await expectOrderReceived(reopenedPage);
    },
  );

  // By default: paymentPage.journey.ts.
  test(
    'makes an order though the browser neither learned of the payment nor came back',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, cartOf('lost', 2));
      await goToPayment(page);
      const session = new URL(page.url()).pathname.split('/').at(-1);
      await fillHostedPage(page);
      await payAndLoseReturn(page, () => payButton(page).click());
      const later = await context.newPage();
      await later.goto('/commande-recue');
      await expectOrderReceived(later);
      const stranger = createShopper(market.url);
      expect(await paymentOf(stranger, session ?? '')).toBeNull();
    },
  );
});
