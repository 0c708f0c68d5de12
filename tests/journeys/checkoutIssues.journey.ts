import type { Page } from '@playwright/test';
import { addToCart, createShopper } from '../support/shopper.ts';
import { LOCALES, CHECKOUT_TEXTS } from './checkoutTexts.ts';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import { arriveWithCart, goToPayment, locationId, payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    title: '2 choses empêchent de commander',
    gone: 'Produit sous contrat, À l’unité : Il n’en reste plus. Retirer',
    changed: 'À revoir avant de payer : Produit sous contrat (À l’unité).',
    why: 'Le prix a changé depuis votre ajout : il est maintenant de 8,00 $.',
    foreign: 'Cette adresse de paiement n’est pas celle du marché.',
  },
  en: {
    title: '2 problems to fix before you can order',
    gone: 'Product under contract, Each: Sold out. Remove',
    changed: 'Review before you pay: Product under contract (Each).',
    why: 'The price has changed since you added it: it is now 8,00 $.',
    foreign: 'This payment address isn’t the market’s.',
  },
} as const;

/** Other hosts whose names begin like those that payers may be sent to (E45). */
const FOREIGN_HOSTS = {
  fr: 'https://checkout.stripe.com.evil.example/c/pay/1',
  en: 'https://invoice.stripe.com@evil.example/i/1',
};

const issueBox = (page: Page, title: string) =>
  page.getByRole('main').locator('[tabindex="-1"]').filter({ hasText: title }).last();
const lineWithText = (page: Page, price: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: price });

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const common = CHECKOUT_TEXTS[locale];
  const texts = TEXTS[locale];
  test.describe(`what stops a checkout is named and mended (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('names sold-out and dearer goods, an undeliverable address, and a payment page left again (F-124, F-127, E28, E45)', async ({
      page,
      context,
      market,
    }) => {
      test.setTimeout(120_000);
      const [dearer, last, plenty] = [1, 2, 3].map((one) => variantId(`stopped ${locale} ${one}`));
      const lines = [
        { variant: dearer!, price: 700, quantity: 2 },
        { variant: last!, price: 400, stock: 1 },
        { variant: plenty!, price: 1100, quantity: 3, stock: 3 },
      ];
      await arriveWithCart(context, market.url, { lines, place: { location: locationId(`stopped ${locale}`) } });
      const operations = operationsOf(page);
      const payments = () => operations.filter((name) => name === 'CheckoutMutation').length;
      await page.goto(`${common.cart}/expedition`);
      await page.getByRole('button', { name: common.guest }).click();
      await expect(payButton(page)).toBeEnabled();

      await putState(market.url, 'a product on sale', { variant: dearer, price: 800 });
      await putState(market.url, 'a product on sale', { variant: last, price: 400, stock: 0 });
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await payButton(page).click();
      const box = issueBox(page, texts.title);
      await expect(box).toBeFocused();
      await expect(box).toContainText(texts.gone);
      await expect(box).toContainText(texts.changed);
      await expect(page).toHaveURL(new RegExp(`${common.cart}$`));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      // Dearer lines wait to be confirmed, and sold-out ones cannot be bought: neither is in the sums.
      await expect(lineWithText(page, texts.why)).toHaveCount(1);
      expect(await sumsOf(page)).toMatchObject({ [`${common.items} (3)`]: 3 * 1100 });

      await box.getByRole('button', { name: common.remove }).click();
      await lineWithText(page, texts.why).getByRole('button', { name: common.confirm }).click();
      await expect(lineWithText(page, texts.why)).toHaveCount(0);
      await expect(box).toHaveCount(0);
      const sums = await sumsOf(page);
      expect(sums).toMatchObject({ [`${common.items} (5)`]: 2 * 800 + 3 * 1100 });
      await page.getByRole('button', { name: common.next }).first().click();
      await expect(payButton(page)).toBeEnabled();

      await page.route('**/graphql', (route) =>
        (route.request().postDataJSON() as { operationName: string }).operationName === 'CheckoutMutation'
          ? route.fulfill({ json: { data: { checkout: FOREIGN_HOSTS[locale] } } })
          : route.fallback(),
      );
      await payButton(page).click();
      await expect(page.getByText(texts.foreign).first()).toBeVisible();
      await page.unroute('**/graphql');
      await expect(page).toHaveURL(/\/expedition$/);

      // Pressed twice it is requested once, beside the refused call and the one that the foreign host answered.
      await payButton(page).dblclick();
      await page.waitForURL(/\/c\/pay\//);
      expect(payments()).toBe(3);
      const other = createShopper(market.url);
      const addAll = () =>
        addToCart(other, plenty!, 3).then(
          () => 'to be had',
          (error: Error) => error.message,
        );
      expect(await addAll()).toBe('MAX_REACHED');
      await page.getByRole('link', { name: common.back }).first().click();
      await page.waitForURL(new RegExp(`${common.cart}/expedition$`));
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByRole('radio', { name: common.point, checked: true })).toHaveCount(1);
      expect(await addAll()).toBe('to be had');
      await page.goto(common.cart);
      await expect(page.getByRole('main').locator('output')).toHaveText(['2', '3']);
      expect(await sumsOf(page)).toEqual(sums);
      await goToPayment(page, locale);
    });
  });
}
