import type { Page } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { addToCart, createShopper } from '../support/shopper.ts';
import { CHECKOUT_TEXTS, LOCALES, type Locale } from './checkoutTexts.ts';
import { desktop, expect, operationsOf, phone, test } from './journey.ts';
import {
  arriveWithCart,
  goToPayment,
  locationId,
  payButton,
  putState,
  sumsOf,
  variantId,
  type Cart,
} from './purchaseSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    title: '2 choses empêchent de commander',
    gone: 'Produit sous contrat, À l’unité : Il n’en reste plus. Retirer',
    changed: 'À revoir avant de payer : Produit sous contrat (À l’unité).',
    why: 'Le prix est passé de 7,00 $ à 8,00 $ depuis votre ajout.',
    foreign: 'Cette adresse de paiement n’est pas celle du marché.',
  },
  en: {
    title: '2 problems to fix before you can order',
    gone: 'Product under contract, Each: Sold out. Remove',
    changed: 'Review before you pay: Product under contract (Each).',
    why: 'The price went from 7,00 $ to 8,00 $ since you added it.',
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
const lineWithText = (page: Page, text: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** A guest's cart, at the step that pays. */
async function arriveReadyToPay(page: Page, { url }: MarketProcess, locale: Locale, cart: Cart): Promise<void> {
  await arriveWithCart(page.context(), url, cart);
  await page.goto(`${CHECKOUT_TEXTS[locale].cart}/expedition`);
  await page.getByRole('button', { name: CHECKOUT_TEXTS[locale].guest }).click();
  await expect(payButton(page)).toBeEnabled();
}

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const [texts, common] = [TEXTS[locale], CHECKOUT_TEXTS[locale]];
  const place = { location: locationId(`stopped ${locale}`) };
  test.describe(`what stops a checkout (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('names sold-out and dearer goods, focuses them, and continues once they are settled (F-124, F-127, E28)', async ({
      page,
      market,
    }) => {
      const [dearer = '', last = '', plenty = ''] = [1, 2, 3].map((number) => variantId(`stopped ${locale} ${number}`));
      const lines = [
        { variant: dearer, price: 700, quantity: 2 },
        { variant: last, price: 400, stock: 1 },
        { variant: plenty, price: 1100, quantity: 3, stock: 3 },
      ];
      await arriveReadyToPay(page, market, locale, { lines, place });
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
      expect(await sumsOf(page)).toMatchObject({ [`${common.items} (5)`]: 2 * 800 + 3 * 1100 });
      await page.getByRole('button', { name: common.next }).first().click();
      await expect(payButton(page)).toBeEnabled();
    });

    test('never leads payers to another host (E45)', async ({ page, market }) => {
      await arriveReadyToPay(page, market, locale, { lines: [{ variant: variantId(`foreign ${locale}`) }], place });
      await page.route('**/graphql', (route) =>
        (route.request().postDataJSON() as { operationName: string }).operationName === 'CheckoutMutation'
          ? route.fulfill({ json: { data: { checkout: FOREIGN_HOSTS[locale] } } })
          : route.fallback(),
      );
      await payButton(page).click();
      await expect(page.getByText(texts.foreign).first()).toBeVisible();
      await expect(page).toHaveURL(/\/expedition$/);
    });

    test('holds the stock of a payment until its page is left, and keeps the cart (E28)', async ({ page, market }) => {
      const variant = variantId(`held ${locale}`);
      await arriveReadyToPay(page, market, locale, {
        lines: [{ variant, price: 1100, quantity: 3, stock: 3 }],
        place,
      });
      const sums = await sumsOf(page);
      const operations = operationsOf(page);
      const neighbour = createShopper(market.url);
      /** Null, or the code that refuses another shopper all three units. */
      const refusalOfNeighbour = () =>
        addToCart(neighbour, variant, 3).then(
          () => null,
          (error: Error) => error.message,
        );

      await payButton(page).dblclick();
      await expect(page).toHaveURL(/\/c\/pay\//);
      expect(operations.filter((name) => name === 'CheckoutMutation')).toHaveLength(1);
      expect(await refusalOfNeighbour()).toBe('MAX_REACHED');

      await page.getByRole('link', { name: common.back }).first().click();
      await page.waitForURL(new RegExp(`${common.cart}/expedition$`));
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByRole('radio', { name: common.point, checked: true })).toHaveCount(1);
      expect(await refusalOfNeighbour()).toBeNull();
      await page.goto(common.cart);
      await expect(page.getByRole('main').locator('output')).toHaveText(['3']);
      expect(await sumsOf(page)).toEqual(sums);
      await goToPayment(page, locale);
    });
  });
}
