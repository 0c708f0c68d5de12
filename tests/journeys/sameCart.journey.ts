import type { Page } from '@playwright/test';
import { formatCents } from '../../rules/money.ts';
import { OFFLINE_CACHES } from '../../rules/offlinePages.ts';
import { listenTo } from './announcements.ts';
import { CHECKOUT_TEXTS } from './checkoutTexts.ts';
import { desktop, expect, phone, test, waitForHydration } from './journey.ts';
import { arriveWithCart, locationId, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, fillSignIn, newAddress, NEW_PASSWORD, signOut } from './signInSteps.ts';

const price = 350;
const amount = (page: Page) => page.getByRole('main').locator('output');
const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click();
const MORE = /^(Ajouter au panier|Add to cart) ?:/;
/** Simulates the reader's return to the page. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Bar, drawer and a phone's bottom bar show the same count, amount and lines (F-089). */
async function expectOneCart(page: Page, cart: string, sums: string[]): Promise<void> {
  const button = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${cart}`) });
  const bar = page.getByRole('complementary', { name: /^(Aperçu du panier|Cart overview)$/ });
  for (const sum of sums) await expect(button.or(bar).filter({ hasText: sum }).first()).toBeVisible();
  await button.click();
  const drawer = page
    .getByRole('dialog')
    .or(page.getByRole('complementary'))
    .and(page.getByLabel(cart, { exact: true }));
  for (const sum of sums) await expect(drawer).toContainText(sum);
}

test.use({ ...desktop, serviceWorkers: 'allow' });

test('shows one cart on an English phone and a French computer after focus; offline it says so, stores presses, and sends them when back; visited pages and the cart open offline until sign-out (F-098)', async ({
  page,
  context,
  browser,
  market,
}) => {
  test.setTimeout(150_000);
  const email = newAddress('appareils');
  await arriveWithCart(context, market.url, {
    lines: [{ variant: variantId('same cart'), price, quantity: 2, stock: 20 }],
    place: { location: locationId('same cart') },
  });
  await arriveSignedUp(page, email);
  const elsewhere = await browser.newContext({ ...phone, baseURL: market.url });
  const other = await elsewhere.newPage();
  await other.goto('/en');
  await other.evaluate(() => localStorage.setItem('etal.language', 'secondary'));
  await other.goto('/en/account');
  await fillSignIn(other, email, NEW_PASSWORD);
  await expectSignedIn(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Later' }).click();

  await page.goto(CHECKOUT_TEXTS.fr.cart);
  await other.goto(CHECKOUT_TEXTS.en.cart);
  for (const one of [page, other]) await expect(amount(one)).toHaveText('2');
  await press(other, MORE);
  await expect(amount(other)).toHaveText('3');
  await expect(amount(page)).toHaveText('2');
  await focus(page);
  await expect(amount(page)).toHaveText('3');
  expect(await sumsOf(page)).toMatchObject({ 'Articles (3)': 3 * price });
  expect(await sumsOf(other)).toMatchObject({ 'Items (3)': 3 * price });

  // Presses made offline are counted and stored; another device does not know of them yet.
  await elsewhere.setOffline(true);
  const offline = other.getByText(
    'You’re offline: your items, place and note are saved and will be sent when you’re back online.',
  );
  await expect(offline.filter({ visible: true }).first()).toBeVisible();
  await press(other, MORE);
  await press(other, MORE);
  await expect(amount(other)).toHaveText('5');
  await expect(other.getByText('You’re offline: you can continue when you’re back online.').first()).toBeAttached();
  const note = (one: Page) => one.getByRole('textbox', { name: /^(Une note pour l’équipe|A note for the team)/ });
  await note(other).fill('Ring twice, please.');
  await press(page, MORE);
  await expect(amount(page)).toHaveText('4');
  const hears = await listenTo(other);
  await elsewhere.setOffline(false);
  await hears('Back online.');
  // Two were added here and one there: none is lost or counted twice.
  await expect(amount(other)).toHaveText('6');
  await expect(offline.filter({ visible: true })).toHaveCount(0);
  await focus(page);
  await expect(amount(page)).toHaveText('6');
  // A change made offline was sent on reconnection, without another press.
  await expect(async () => {
    await focus(page);
    await expect(note(page)).toHaveValue('Ring twice, please.', { timeout: 1500 });
  }).toPass({ timeout: 20_000 });

  // Without a membership there is the fee with its taxes; every page shows the cart page's total.
  const total = 6 * price + 575;
  expect([await sumsOf(page), await sumsOf(other)]).toMatchObject([{ Total: total }, { Total: total }]);
  await page.goto('/categories/legumes');
  await expectOneCart(page, 'Panier', ['6 articles', formatCents(total), 'dont 5,75 $ de frais (5,00 $) et taxes']);
  await other.goto('/en/categories/vegetables');
  await expectOneCart(other, 'Cart', ['6 items', formatCents(total), 'incl. 5,75 $ order fee (5,00 $) and taxes']);

  // What was visited opens without a network, and says of when its prices are.
  const saved = (name: keyof typeof OFFLINE_CACHES) =>
    other.evaluate(
      async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
      OFFLINE_CACHES[name],
    );
  await expect.poll(() => saved('pages')).toContain('/en/categories/vegetables');
  await expect.poll(() => saved('cart')).toHaveLength(1);
  await elsewhere.setOffline(true);
  await other.reload();
  const mark = () => other.evaluate(() => getComputedStyle(document.body, '::before').content);
  expect(await mark()).toMatch(/Offline: this page is from your visit at .*, and so are its prices\./);
  await expect(other.getByRole('main').getByRole('article').first()).toContainText('$');
  await other.goto('/en/cart', { waitUntil: 'load' });
  await expect(
    other.getByText(/^Offline: your cart from your visit at .*, with the prices at that time/),
  ).toBeVisible();
  await expect(other.getByRole('listitem').filter({ hasText: `6 × ${formatCents(price)}` })).toBeVisible();
  await other.goto('/en/faq', { waitUntil: 'load' });
  await expect(other.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await other.getByRole('link', { name: /^Vegetables/ }).click();
  await waitForHydration(other);
  // With the network comes the page of today, by itself; with another reader nothing is left of what was read.
  await elsewhere.setOffline(false);
  await expect.poll(() => other.evaluate(() => 'saved' in document.body.dataset).catch(() => true)).toBe(false);
  await waitForHydration(other);
  await expectSignedIn(other);
  await signOut(other);
  await expect(async () => {
    const savedCart = other.evaluate(
      async ({ cart }) => (await (await caches.open(cart)).match('/panier'))?.text(),
      OFFLINE_CACHES,
    );
    expect((await savedCart) ?? '').not.toContain('"quantity":6');
    expect(await saved('pages')).not.toContain('/en/categories/vegetables');
  }).toPass();
  await elsewhere.close();
});
