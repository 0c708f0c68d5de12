import type { Browser, BrowserContext, Page } from '@playwright/test';
import { formatCents } from '#rules/money.ts';
import { OFFLINE_CACHES } from '#rules/offlinePages.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { listenTo } from './announcements.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveWithCart, locationId, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp, openAs } from './sessionSteps.ts';
import { quiet, waitForHydration } from './settled.ts';
import { answerTo } from './signInFaultSteps.ts';
import { expectSignedIn, newAddress, NEW_PASSWORD, signOut } from './signInSteps.ts';
import { texts } from './texts.ts';

const price = 350;
/** Of six units, without a membership: the fee of 500 cents and its taxes. */
const TOTAL = 6 * price + 575;
const ADD = /^(Ajouter au panier|Add to cart) ?:/;
const quantity = (page: Page) => page.getByRole('main').locator('output');
const addOne = (page: Page) => page.getByRole('main').getByRole('button', { name: ADD }).first().click();
/** Adds one unit, and waits until the market has it. */
async function addOneOnline(page: Page): Promise<void> {
  const answered = answerTo(page, 'AddToCartMutation');
  await addOne(page);
  await answered;
}
const noteField = (page: Page) => page.getByRole('textbox', { name: /^(Une note pour l’équipe|A note for the team)/ });
/** Simulates the reader's return to the page. */
const focus = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** A customer with this many units in the cart, on a French computer. */
async function arriveWithUnits(page: Page, { url }: MarketProcess, units: number): Promise<string> {
  const email = newAddress('appareils');
  await arriveWithCart(page.context(), url, {
    lines: [{ variant: variantId(`same cart ${units}`), price, quantity: units, stock: 20 }],
    place: { location: locationId('same cart') },
  });
  await arriveSignedUp(page, email);
  return email;
}

/** The same customer on an English phone. */
async function openPhone(
  browser: Browser,
  market: MarketProcess,
  email: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ ...phone, baseURL: market.url });
  const page = await context.newPage();
  await page.goto('/en');
  await page.evaluate(() => localStorage.setItem('etal.language', 'secondary'));
  await openAs(page, email, '/en/account', NEW_PASSWORD);
  await expectSignedIn(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Later' }).click();
  return { context, page };
}

/** Bar, drawer and a phone's bottom bar show the same count, amount and fee (F-089). */
async function expectCartEverywhere(page: Page, cart: string, sums: string[]): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: new RegExp(`^${cart}`) });
  const bar = page.getByRole('complementary', { name: /^(Aperçu du panier|Cart overview)$/ });
  for (const sum of sums) await expect(link.or(bar).filter({ hasText: sum }).first()).toBeVisible();
  await link.click();
  const drawer = page
    .getByRole('dialog')
    .or(page.getByRole('complementary'))
    .and(page.getByLabel(cart, { exact: true }));
  for (const sum of sums) await expect(drawer).toContainText(sum);
}

/** The paths that the service worker has saved in one of its caches. */
const savedPaths = (page: Page, name: keyof typeof OFFLINE_CACHES) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => new URL(url).pathname),
    OFFLINE_CACHES[name],
  );

test.use({ ...desktop, serviceWorkers: 'allow' });

// By default: CartSync.test.tsx, and cartMerging.test.ts.
test(
  'shows one cart on two devices, with what one of them added offline (F-089, F-098)',
  { tag: '@all' },
  async ({ page, browser, market }) => {
    const email = await arriveWithUnits(page, market, 2);
    const { context: phoneContext, page: onPhone } = await openPhone(browser, market, email);
    await page.goto(texts('fr').path('cart'));
    await onPhone.goto(texts('en').path('cart'));
    for (const device of [page, onPhone]) await expect(quantity(device)).toHaveText('2');

    await test.step('reads the cart again when a device gets the focus', async () => {
      await addOneOnline(onPhone);
      await expect(quantity(onPhone)).toHaveText('3');
      await expect(quantity(page)).toHaveText('2');
      await focus(page);
      await expect(quantity(page)).toHaveText('3');
      expect(await sumsOf(page)).toMatchObject({ 'Articles (3)': 3 * price });
      expect(await sumsOf(onPhone)).toMatchObject({ 'Items (3)': 3 * price });
    });

    await test.step('stores changes made offline, and sends them on reconnection', async () => {
      await phoneContext.setOffline(true);
      const offline = onPhone
        .getByText('You’re offline: your items, place and note are saved and will be sent when you’re back online.')
        .filter({ visible: true });
      await expect(offline.first()).toBeVisible();
      await addOne(onPhone);
      await addOne(onPhone);
      await expect(quantity(onPhone)).toHaveText('5');
      await expect(
        onPhone.getByText('You’re offline: you can continue when you’re back online.').first(),
      ).toBeAttached();
      await noteField(onPhone).fill('Ring twice, please.');
      await addOneOnline(page);
      await expect(quantity(page)).toHaveText('4');
      const hears = await listenTo(onPhone);
      await phoneContext.setOffline(false);
      await hears('Back online.');
      // Two were added here and one there: none is lost or counted twice.
      await expect(quantity(onPhone)).toHaveText('6');
      await expect(offline).toHaveCount(0);
      await focus(page);
      await expect(quantity(page)).toHaveText('6');
      await expect(async () => {
        await focus(page);
        expect(await noteField(page).inputValue()).toBe('Ring twice, please.');
      }).toPass();
    });

    expect([await sumsOf(page), await sumsOf(onPhone)]).toMatchObject([{ Total: TOTAL }, { Total: TOTAL }]);
    await page.goto('/categories/legumes');
    const french = ['6 articles', formatCents(TOTAL), 'dont 5,75 $ de frais (5,00 $) et taxes'];
    await expectCartEverywhere(page, 'Panier', french);
    await onPhone.goto('/en/categories/vegetables');
    const english = ['6 items', formatCents(TOTAL), 'incl. 5,75 $ order fee (5,00 $) and taxes'];
    await expectCartEverywhere(onPhone, 'Cart', english);
    await phoneContext.close();
  },
);

test('opens visited pages and the cart offline, until sign-out (F-098)', async ({
  page,
  context,
  market,
  complaints,
}) => {
  // The status of what the service worker answers in place of the market.
  complaints.excuse(/status of 503/);
  // Pictures are not saved.
  complaints.excuse(/ERR_INTERNET_DISCONNECTED \(\S*\/images\//);
  await arriveWithUnits(page, market, 6);
  await page.goto('/categories/legumes');
  await page.goto(texts('fr').path('cart'));
  await expect(quantity(page)).toHaveText('6');
  await page.goto('/categories/legumes');
  await expect.poll(() => savedPaths(page, 'pages')).toContain('/categories/legumes');
  await expect.poll(() => savedPaths(page, 'cart')).toHaveLength(1);
  // What is fetched ahead would be cut short, which the browser reports.
  await quiet(page);

  await test.step('says of which visit a page is, and its prices', async () => {
    await context.setOffline(true);
    await page.reload();
    const mark = await page.evaluate(() => getComputedStyle(document.body, '::before').content);
    expect(mark).toMatch(/Hors ligne\s: cette page est celle de votre visite .*, avec les prix d.alors/);
    await expect(page.getByRole('main').getByRole('article').first()).toContainText('$');
    await page.goto(texts('fr').path('cart'), { waitUntil: 'load' });
    await expect(page.getByRole('listitem').filter({ hasText: `6 × ${formatCents(price)}` })).toBeVisible();
  });

  await test.step('says that a page that was not visited needs the network', async () => {
    await page.goto('/faq', { waitUntil: 'load' });
    await expect(page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' })).toBeVisible();
    await page.getByRole('link', { name: /^Légumes/ }).click();
    await waitForHydration(page);
  });

  await test.step('opens the page of today once the network is back', async () => {
    await context.setOffline(false);
    await expect.poll(() => page.evaluate(() => 'saved' in document.body.dataset).catch(() => true)).toBe(false);
    await waitForHydration(page);
    await expectSignedIn(page);
  });

  await signOut(page);
  await expect(async () => {
    const savedCart = page.evaluate(
      async ({ cart }) => (await (await caches.open(cart)).match('/panier'))?.text(),
      OFFLINE_CACHES,
    );
    expect((await savedCart) ?? '').not.toContain('"quantity":6');
    expect(await savedPaths(page, 'pages')).not.toContain('/categories/legumes');
  }).toPass();
});
