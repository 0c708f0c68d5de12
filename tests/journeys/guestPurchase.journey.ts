import type { Page } from '@playwright/test';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { variationsToRun } from './variations.ts';

type Texts = {
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

const french: Texts = {
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
const english: Texts = {
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

for (const [name, texts, size] of variationsToRun(import.meta.filename, [
  ['in French on a phone', french, phone],
  ['in English on a desktop', english, desktop],
] as const)) {
  test.describe(`a guest buys ${name}`, () => {
    test.use(size);

    test('goes from home by strip, product, two additions, one removal, cart, pickup and a refused card to the paid order (F-125)', async ({
      page,
    }) => {
      const operations = operationsOf(page);
      await page.goto(texts.home);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', texts === french ? 'fr-CA' : 'en-CA');
      await expect.poll(() => operations).toEqual(['VisitorQuery']);

      const card = page
        .getByRole('listitem')
        .filter({ has: button(page, texts.add) })
        .first();
      const product = await card.getByRole('link').last().innerText();
      await card.getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      const add = page.getByRole('main').getByRole('button', { name: texts === french ? /^Ajouter · / : /^Add · / });
      await pressRepeatedly(add);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await expect(button(page, texts.remove).first()).toBeVisible();

      await page.goto(texts.cartPage);
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product }).first();
      await expect(line.getByRole('status').or(line.locator('output'))).toHaveText('1');
      await line.getByRole('button', { name: texts.add }).click();
      await expect(line.locator('output')).toHaveText('2');
      await line.getByRole('button', { name: texts.remove }).click();
      await expect(line.locator('output')).toHaveText('1');

      await button(page, texts.next).first().click();
      await page.getByRole('button', { name: texts.guest }).click();
      await page.getByRole('radio', { name: new RegExp(texts.place) }).check();
      await expect(button(page, texts.pay).first()).toBeEnabled();
      await page.reload();
      await expect(page.getByRole('radio', { name: new RegExp(texts.place) })).toBeChecked();

      await button(page, texts.pay).first().click();
      await payWith(page, '4000 0000 0000 0002', texts.pay);
      await expect(
        page.getByText(texts === french ? 'Votre carte a été refusée' : 'Your card was declined'),
      ).toBeVisible();
      await payWith(page, '4242 4242 4242 4242', texts.pay);

      await page.waitForURL(/commande-recue|order-received/);
      await expect(page.getByRole('heading', { level: 1, name: texts.received })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(texts.place);
      await page.goto(texts.cartPage);
      await expect(page.getByText(texts.empty)).toBeVisible();
    });
  });
}
