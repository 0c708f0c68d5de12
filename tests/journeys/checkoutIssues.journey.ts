import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#rules/constants.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { addToCart, createShopper } from '../support/shopper.ts';
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
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

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
  await page.goto(`${texts(locale).path('cart')}/expedition`);
  await expect(payButton(page)).toBeEnabled();
}

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const t = texts(locale);
  const place = { location: locationId(`stopped ${locale}`) };
  test.describe(`what stops a checkout (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('names sold-out and dearer goods, focuses them, and pays with one press once they are settled (F-124, F-127, E28)', async ({
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
      const box = issueBox(page, t('errors.cart', { count: 2 }));
      await expect(box).toBeFocused();
      await expect(box).toContainText(t('cart.problem_short', { count: 0 }));
      await expect(box).toContainText(t('cart.changed', { items: `${t.named('product')} (${t.named('each')})` }));
      await expect(page).toHaveURL(new RegExp(`${t.path('cart')}$`));
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      // Dearer lines wait to be confirmed, and sold-out ones cannot be bought: neither is in the sums.
      await expect(lineWithText(page, t('cart.reason_price_raised', { seen: '7,00 $', price: '8,00 $' }))).toHaveCount(
        1,
      );
      expect(await sumsOf(page)).toMatchObject({ [`${t('cart.items_short')} (3)`]: 3 * 1100 });

      await box.getByRole('button', { name: /^(Retirer|En retirer|Remove|Take one)/ }).click();
      await lineWithText(page, t('cart.reason_price_raised', { seen: '7,00 $', price: '8,00 $' }))
        .getByRole('button', { name: t('cart.act_name', { act: t('cart.confirm'), name: t.named('product') }) })
        .click();
      await expect(lineWithText(page, t('cart.reason_price_raised', { seen: '7,00 $', price: '8,00 $' }))).toHaveCount(
        0,
      );
      await expect(box).toHaveCount(0);
      expect(await sumsOf(page)).toMatchObject({ [`${t('cart.items_short')} (5)`]: 2 * 800 + 3 * 1100 });
      await page
        .getByRole('button', { name: t('checkout.confirm_pay') })
        .first()
        .click();
      await page.waitForURL(/\/c\/pay\//);
    });

    // By default: CartScreen.test.tsx.
    test('never leads payers to another host (E45)', { tag: '@all' }, async ({ page, market }) => {
      await arriveReadyToPay(page, market, locale, { lines: [{ variant: variantId(`foreign ${locale}`) }], place });
      await page.route('**/graphql', (route) =>
        (route.request().postDataJSON() as { operationName: string }).operationName === 'CheckoutMutation'
          ? route.fulfill({ json: { data: { checkout: FOREIGN_HOSTS[locale] } } })
          : route.fallback(),
      );
      await payButton(page).click();
      await expect(page.getByText(t('errors.portal')).first()).toBeVisible();
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

      await page
        .getByRole('link', { name: /^(Retour|Back)/ })
        .first()
        .click();
      await page.waitForURL(new RegExp(`${t.path('cart')}/expedition$`));
      await expect(payButton(page)).toBeEnabled();
      await expect(page.getByRole('radio', { name: t.named('point'), checked: true })).toHaveCount(1);
      expect(await refusalOfNeighbour()).toBeNull();
      await page.goto(t.path('cart'));
      await expect(page.getByRole('main').locator('output')).toHaveText(['3']);
      expect(await sumsOf(page)).toEqual(sums);
      await goToPayment(page, locale);
    });
  });
}
