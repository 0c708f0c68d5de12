import type { Page } from '@playwright/test';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const REMOVE = /^(Retirer du panier|En retirer une|Remove)/;
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

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

for (const [name, t, size] of variationsToRun(import.meta.filename, [
  ['in French on a phone', texts('fr'), phone],
  ['in English on a desktop', texts('en'), desktop],
] as const)) {
  test.describe(`a guest buys ${name}`, () => {
    test.use(size);

    test('goes from home by a place in the bar, strip, product, two additions, one removal, cart and a refused card to the paid order (F-125)', async ({
      page,
    }) => {
      const operations = operationsOf(page);
      await page.goto(t.path('home'));
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', t.locale === 'fr' ? 'fr-CA' : 'en-CA');
      await expect.poll(() => operations).toEqual(['VisitorQuery']);

      const week = page.getByRole('complementary', { name: t('shell.week') });
      await week.getByRole('link', { name: t('shell.place') }).click();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: t.like('cart.pickup') })
        .check();
      await page
        .getByRole('dialog')
        .getByRole('radio', { name: t.named('hall') })
        .check();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('checkout.place_done') })
        .click();
      await expect(week.getByRole('link')).toContainText(t.named('hall'));

      const card = page
        .getByRole('listitem')
        .filter({ has: button(page, t.like('cart.add_one')) })
        .first();
      const product = await card.getByRole('link').last().innerText();
      await card.getByRole('link').last().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await expect(page.getByText(t.like('product.ready_at', { place: t.named('hall') }))).toBeVisible();
      const add = page.getByRole('main').getByRole('button', { name: t.locale === 'fr' ? /^Ajouter · / : /^Add · / });
      await pressRepeatedly(add);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(product);
      await expect(button(page, REMOVE).first()).toBeVisible();

      await page.goto(t.path('cart'));
      const line = page.getByRole('main').getByRole('listitem').filter({ hasText: product }).first();
      await expect(line.getByRole('status').or(line.locator('output'))).toHaveText('1');
      await line.getByRole('button', { name: t.like('cart.add_one') }).click();
      await expect(line.locator('output')).toHaveText('2');
      await line.getByRole('button', { name: REMOVE }).click();
      await expect(line.locator('output')).toHaveText('1');

      const note = page.getByLabel(t('checkout.note'));
      await note.fill('Vers 18 h.');
      await button(page, t('labels.continue')).first().click();
      await expect(page.getByRole('radio', { name: t.named('hall') })).toBeChecked();
      await page.goBack();
      await expect(note).toHaveValue('Vers 18 h.');
      await page.goForward();
      await expect(page.getByRole('radio', { name: t.named('hall') })).toBeChecked();
      await expect(button(page, t.like('checkout.pay')).first()).toBeEnabled();
      await page.reload();
      await expect(page.getByRole('radio', { name: t.named('hall') })).toBeChecked();

      await button(page, t.like('checkout.pay')).first().click();
      await page.waitForURL(/\/c\/pay\//);
      await page.goBack();
      await page.waitForURL(`**${t.path('cart')}/expedition`);
      await button(page, t.like('checkout.pay')).first().click();
      await payWith(page, '4000 0000 0000 0002', t.like('checkout.pay'));
      await expect(
        page.getByText(t.locale === 'fr' ? 'Votre carte a été refusée' : 'Your card was declined'),
      ).toBeVisible();
      await page.getByRole('link', { name: t.atProvider('back') }).click();
      await button(page, t.like('checkout.pay')).first().click();
      await page.waitForURL(/\/c\/pay\//);
      await expect(page.locator('#email')).toHaveValue('camille@exemple.ca');
      await payWith(page, '4242 4242 4242 4242', t.like('checkout.pay'));

      await page.waitForURL(/commande-recue|order-received/);
      await expect(page.getByRole('heading', { level: 1, name: t.like('received.order') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t.named('hall'));
      await page.goto(t.path('cart'));
      await expect(page.getByText(t('cart.empty'))).toBeVisible();
    });
  });
}
