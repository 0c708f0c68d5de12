import type { Page } from '@playwright/test';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { variationsToRun } from './variations.ts';

type Words = {
  home: string;
  add: RegExp;
  remove: RegExp;
  cartPage: string;
  next: RegExp;
  guest: string;
  place: string;
  pay: RegExp;
  received: RegExp;
  empty: RegExp;
};

const french: Words = {
  home: '/',
  add: /^Ajouter au panier/,
  remove: /^(Retirer du panier|En retirer une)/,
  cartPage: '/panier',
  next: /^Continuer$/,
  guest: 'Continuer sans compte',
  place: 'Halle du Portage',
  pay: /^Payer/,
  received: /^Commande 2\d{4}$/,
  empty: /Votre panier attend sa première/,
};
const english: Words = {
  home: '/en',
  add: /^Add to cart/,
  remove: /^(Remove from cart|Remove one)/,
  cartPage: '/en/cart',
  next: /^Continue$/,
  guest: 'Continue without an account',
  place: 'Portage Market Hall',
  pay: /^Pay/,
  received: /^Order 2\d{4}$/,
  empty: /Your cart awaits its first/,
};

const button = (page: Page, name: RegExp) => page.getByRole('button', { name });

/** Fills in the hosted page, on the payment provider's own origin. */
async function payWith(page: Page, card: string, pay: RegExp): Promise<void> {
  await page.waitForURL(/\/c\/pay\//);
  await page.locator('#email').fill('camille@exemple.ca');
  await page.locator('#card').fill(card);
  await page.locator('#expiry').fill('08 / 38');
  await page.locator('#code').fill('424');
  await page.locator('#cardName').fill('Camille Gauthier-Roy');
  await button(page, pay).click();
}

for (const [name, words, size] of variationsToRun(import.meta.filename, [
  ['in French on a phone', french, phone],
  ['in English on a desktop', english, desktop],
] as const)) {
  test.describe(`a guest buys ${name}`, () => {
    test.use(size);

    test('goes from home by strip, product, two additions, one removal, cart, pickup and a refused card to the paid order', async ({
      page,
    }) => {
      const asked = operationsOf(page);
      await page.goto(words.home);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', words === french ? 'fr-CA' : 'en-CA');
      await expect.poll(() => asked).toEqual(['VisitorQuery']);

      const card = page
        .getByRole('listitem')
        .filter({ has: button(page, words.add) })
        .first();
      const product = await card.getByRole('link').last().innerText();
      await card.getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      const add = page.getByRole('main').getByRole('button', { name: words === french ? /^Ajouter · / : /^Add · / });
      await add.click();
      await expect(button(page, words.remove).first()).toBeVisible();

      await page.goto(words.cartPage);
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product }).first();
      await expect(line.getByRole('status').or(line.locator('output'))).toHaveText('1');
      await line.getByRole('button', { name: words.add }).click();
      await expect(line.locator('output')).toHaveText('2');
      await line.getByRole('button', { name: words.remove }).click();
      await expect(line.locator('output')).toHaveText('1');

      await button(page, words.next).first().click();
      await page.getByRole('button', { name: words.guest }).click();
      await page.getByRole('radio', { name: new RegExp(words.place) }).check();
      await expect(button(page, words.pay).first()).toBeEnabled();
      await page.reload();
      await expect(page.getByRole('radio', { name: new RegExp(words.place) })).toBeChecked();

      await button(page, words.pay).first().click();
      await payWith(page, '4000 0000 0000 0002', words.pay);
      await expect(
        page.getByText(words === french ? 'Votre carte a été refusée' : 'Your card was declined'),
      ).toBeVisible();
      await payWith(page, '4242 4242 4242 4242', words.pay);

      await page.waitForURL(/commande-recue|order-received/);
      await expect(page.getByRole('heading', { level: 1, name: words.received })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(words.place);
      await page.goto(words.cartPage);
      await expect(page.getByText(words.empty)).toBeVisible();
    });
  });
}
