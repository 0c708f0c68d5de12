import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { listenTo } from './announcements.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveWithCart, fillHostedPage, locationId, payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

/** The Express switch: in the sidebar, which is behind the menu on a phone. */
async function expressSwitch(page: Page) {
  const toggle = page.getByRole('switch', { name: /^Express/ });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(toggle.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (!(await toggle.isVisible())) await menu.click();
  return toggle;
}

/** Of the demo's own texts. */
const EXPLANATION = {
  fr: 'Prêt dès la prochaine ouverture, choix plus court',
  en: 'Ready when the market next opens, a shorter choice',
} as const;
const READY = { fr: /^Express\s: prêt (.+\sh)\s: /, en: /^Express: ready (.+m\.), at / } as const;
const storedVariant = (locale: Locale) => variantId(`express ${locale} 1`);
const expressPoint = (locale: Locale) => locationId(`express ${locale}`);
const explanation = (page: Page, locale: Locale) => page.getByRole('dialog', { name: EXPLANATION[locale] });
const quantities = (page: Page) => page.getByRole('main').locator('output');
const continueButton = (page: Page, locale: Locale) =>
  page
    .getByRole('button', { name: texts(locale)('labels.continue') })
    .filter({ visible: true })
    .first();

/** A guest with one item that is stored at the market and two that are not, and a point for Express orders only. */
async function arriveWithMixedCart(context: BrowserContext, { url }: MarketProcess, locale: Locale): Promise<void> {
  await putState(url, 'a pickup point', { location: expressPoint(locale), storageOnly: true });
  const others = [2, 3].map((number) => ({ variant: variantId(`express ${locale} ${number}`), price: 900 }));
  const stored = { variant: storedVariant(locale), price: 650, quantity: 2, stock: 5, stored: true, stockMdo: 4 };
  await arriveWithCart(context, url, { lines: [stored, ...others] });
}

/** Turns Express on, which explains itself once per browser. */
async function turnOnExpress(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${texts(locale).path('home')}?show-express`);
  await (await expressSwitch(page)).check();
  await explanation(page, locale)
    .getByRole('button', { name: texts(locale)('express.stay') })
    .click();
  await expect(explanation(page, locale)).toHaveCount(0);
  await expect(await expressSwitch(page)).toBeChecked();
}

/** The cart names the items that are not stored at the market, and does not continue with them. */
async function expectOthersInTheWay(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${texts(locale).path('cart')}?show-express`);
  await expect(page.getByRole('main').getByText(texts(locale)('express_blocks.title', { count: 2 }))).toBeVisible();
  await continueButton(page, locale).click();
  await expect(
    page
      .getByText(
        texts(locale)('cart.not_completely_from_storage', {
          items: `${texts(locale).named('product')}, ${texts(locale).named('product')}`,
        }),
      )
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/show-express$/);
  await expect(quantities(page)).toHaveText(['2', '1', '1']);
}

/** Chooses the point for Express orders, and pays; the order is ready when the cart said. */
async function payAtExpressPoint(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  const main = page.getByRole('main');
  await continueButton(page, locale).click();
  await page.locator(`input[type=radio][value="${expressPoint(locale)}"]`).check();
  await expect(payButton(page)).toBeEnabled();
  const [, hour = ''] = READY[locale].exec((await main.getByText(READY[locale]).textContent()) ?? '') ?? [];
  await expect(page.getByRole('complementary', { name: 'Express', exact: true })).toBeVisible();
  await payButton(page).click();
  await fillHostedPage(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: t.like('received.order') })).toBeVisible();
  await expect(main).toContainText(t.part('received.pickup'));
  await expect(main).toContainText(new RegExp(hour.replaceAll(/\s/g, '\\s'), 'i'));
}

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const t = texts(locale);
  test.describe(`Express (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('sells what is stored at the market, ready at the next opening (F-091, F-170, F-175, E31, E63)', async ({
      page,
      context,
      market,
    }) => {
      const main = page.getByRole('main');
      await arriveWithMixedCart(context, market, locale);
      await turnOnExpress(page, locale);
      await expectOthersInTheWay(page, locale);
      // In Express, too, a page hydrates as the server rendered it; errors of the console fail the test. By default the cart, next.
      if (isFullRun) await page.goto(t.path('sellers'));
      await expect(page.getByRole('complementary', { name: 'Express', exact: true })).toBeVisible();
      await page.goto(`${t.path('cart')}?show-express`);
      const hears = await listenTo(page);

      await test.step('leaves the cart unchanged when Express is turned off', async () => {
        await main.getByRole('button', { name: t('express_blocks.leave') }).click();
        await hears(t('express_blocks.left'));
        await expect(main.getByText(t('express_blocks.title', { count: 2 }))).toHaveCount(0);
        await expect(quantities(page)).toHaveText(['2', '1', '1']);
      });
      await test.step('explains itself again only on demand', async () => {
        await (await expressSwitch(page)).check();
        await expect(main.getByText(t('express_blocks.title', { count: 2 }))).toBeAttached();
        await expect(explanation(page, locale)).toHaveCount(0);
        await page.getByRole('button', { name: t('express.what') }).click();
        await explanation(page, locale)
          .getByRole('button', { name: t('express.stay') })
          .click();
        await page.keyboard.press('Escape');
      });
      await test.step('removes the other items at once', async () => {
        await main.getByRole('button', { name: t('express_blocks.drop', { count: 2 }) }).click();
        await hears(t('express_blocks.dropped'));
        await expect(quantities(page)).toHaveText(['2']);
        expect(await sumsOf(page)).toMatchObject({ [`${t('cart.items_short')} (2)`]: 1300 });
      });
      await payAtExpressPoint(page, locale);
    });

    test('keeps a point for Express orders closed to other carts (E32)', async ({ page, context, market }) => {
      await putState(market.url, 'a pickup point', { location: expressPoint(locale), storageOnly: true });
      await arriveWithCart(context, market.url, { lines: [{ variant: storedVariant(locale), price: 650, stock: 5 }] });
      await page.goto(`${t.path('cart')}/expedition`);
      await expect(page.locator(`input[type=radio][value="${expressPoint(locale)}"]`)).toBeDisabled();
      await expect(page.getByRole('main').getByText(t('fulfilment.express_only')).first()).toBeVisible();
    });
  });
}
