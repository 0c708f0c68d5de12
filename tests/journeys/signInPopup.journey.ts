import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { arriveWithCart, locationId, variantId } from './purchaseSteps.ts';
import { quiet } from './settled.ts';
import { expectArticles } from './signInFaultSteps.ts';
import { expectSignedIn, fillSignIn, MEMBER, NEW_PASSWORD, newAddress, providerOf } from './signInSteps.ts';
import { texts } from './texts.ts';

/**
 * The cart's second step, which asks a guest how to continue. Failures there are covered by
 * signInFaultsBrowser.journey.ts.
 */
const STEP = '/panier/expedition';
const cart = {
  lines: [{ variant: variantId('sign-in-popup'), quantity: 2, price: 600 }],
  place: { location: locationId('sign-in-popup') },
};
const cartButton = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });
const signInButton = (page: Page) => cartButton(page, /^Se connecter/);
const payButtonOnPage = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Payer/ })
    .first();

test.beforeEach(async ({ page, context, market }) => {
  await arriveWithCart(context, market.url, cart);
  await page.goto(STEP);
  await quiet(page);
});

test('signs in over the page in a popup of 400 by 600, though an earlier one was closed, while the page says so and then continues (F-029, F-038, F-041)', async ({
  page,
  market,
}) => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  const closedByUser = page.getByText(texts('fr')('sign_in.failures.closed.title'));
  const openPopup = async () => {
    const opened = page.waitForEvent('popup');
    await signInButton(page).click();
    const popup = await opened;
    await popup.waitForURL(`${providerOf(market)}/u/*`);
    return popup;
  };
  await (await openPopup()).close();
  await expect(closedByUser).toBeVisible();
  await expectArticles(page, 2);

  const popup = await openPopup();
  await expect(signInButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(cartButton(page, /^Créer un compte/)).toHaveAttribute('aria-disabled', 'true');
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600]);
  const closed = popup.waitForEvent('close');
  await fillSignIn(popup, MEMBER);
  await closed;
  await expectSignedIn(page);
  await expect(closedByUser).toHaveCount(0);
  await expect(payButtonOnPage(page)).toBeVisible();
  expect(loads).toEqual([]);
});

// By default: signInClient.test.ts, and signInPages.journey.ts, which signs up on the page itself.
test('opens the sign-up form in the popup, and keeps the cart (F-039)', { tag: '@all' }, async ({ page }) => {
  const opened = page.waitForEvent('popup');
  await cartButton(page, /^Créer un compte/).click();
  const popup = await opened;
  await expect(popup.getByRole('heading', { level: 1 })).toHaveText('Créer un compte');
  const closed = popup.waitForEvent('close');
  await popup.locator('#email').fill(newAddress('fenetre'));
  await popup.locator('#password').fill(NEW_PASSWORD);
  await popup.locator('#password').press('Enter');
  await closed;
  await expectSignedIn(page);
  await expect(payButtonOnPage(page)).toBeVisible();
  await page.goto('/panier');
  await expect(page.getByRole('main').locator('output')).toHaveText('2');
});
