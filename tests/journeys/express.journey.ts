import type { Page } from '@playwright/test';
import { listenTo } from './announcements.ts';
import { LOCALES, CHECKOUT_TEXTS } from './checkoutTexts.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveWithCart, fillHostedPage, locationId, payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    home: '/',
    what: 'Comment ça marche',
    modal: 'Prêt tout de suite, choix plus court',
    stay: 'Continuer en Express',
    title: '2 articles ne sont pas gardés au marché',
    reason:
      'Le mode Express ne prend que ce qui est gardé au marché. À retirer : Produit sous contrat, Produit sous contrat.',
    leave: 'Quitter Express',
    left: 'Express est désactivé, votre panier est entier.',
    drop: 'Retirer ces 2 articles',
    dropped: 'Retirés : tout ce qui reste est au marché.',
    when: /^Express\s: prêt (.+\sh)\s: /,
    only: 'Express seulement',
    expected: 'On vous attend',
  },
  en: {
    home: '/en',
    what: 'How it works',
    modal: 'Ready right away, a shorter choice',
    stay: 'Continue in Express',
    title: '2 items are not stored at the market',
    reason: 'Express only includes items stored at the market. Remove: Product under contract, Product under contract.',
    leave: 'Leave Express',
    left: 'Express is off, and your cart is unchanged.',
    drop: 'Remove these 2 items',
    dropped: 'Removed: everything left is at the market.',
    when: /^Express: ready (.+m\.), at /,
    only: 'Express only',
    expected: 'See you',
  },
} as const;

/** The Express switch: in the sidebar, which is behind the menu on a phone. */
async function expressSwitch(page: Page) {
  const expressToggle = page.getByRole('switch', { name: /^Express/ });
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(expressToggle.or(menu).filter({ visible: true }).first()).toBeVisible();
  if (!(await expressToggle.isVisible())) await menu.click();
  return expressToggle;
}

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const common = CHECKOUT_TEXTS[locale];
  const texts = TEXTS[locale];
  test.describe(`Express (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('explains itself once, lists what it removes, offers its own points, and is ready at the next opening (F-091, F-170, F-175, E31, E32, E63)', async ({
      page,
      context,
      market,
    }) => {
      test.setTimeout(120_000);
      const point = locationId(`express ${locale}`);
      await putState(market.url, 'a pickup point', { location: point, storageOnly: true });
      const [storedVariant, ...others] = [1, 2, 3].map((one) => variantId(`express ${locale} ${one}`));
      const lines = [
        { variant: storedVariant!, price: 650, quantity: 2, stock: 5, stored: true, stockMdo: 4 },
        ...others.map((variant) => ({ variant, price: 900 })),
      ];
      await arriveWithCart(context, market.url, { lines });
      await page.goto(`${texts.home}?show-express`);

      await (await expressSwitch(page)).check();
      const modal = page.getByRole('dialog', { name: texts.modal });
      await modal.getByRole('button', { name: texts.stay }).click();
      await expect(modal).toHaveCount(0);
      await expect(await expressSwitch(page)).toBeChecked();

      await page.goto(`${common.cart}?show-express`);
      const main = page.getByRole('main');
      await expect(main.getByText(texts.title)).toBeVisible();
      await page.getByRole('button', { name: common.next }).filter({ visible: true }).first().click();
      await expect(page.getByText(texts.reason).filter({ visible: true }).first()).toBeVisible();
      await expect(page).toHaveURL(/show-express$/);
      await expect(main.locator('output')).toHaveText(['2', '1', '1']);

      const hears = await listenTo(page);
      await main.getByRole('button', { name: texts.leave }).click();
      await hears(texts.left);
      await expect(main.getByText(texts.title)).toHaveCount(0);
      await expect(main.locator('output')).toHaveText(['2', '1', '1']);
      // Explained once per browser, then on demand.
      await (await expressSwitch(page)).check();
      await expect(main.getByText(texts.title)).toBeAttached();
      await expect(modal).toHaveCount(0);
      await page.getByRole('button', { name: texts.what }).click();
      await modal.getByRole('button', { name: texts.stay }).click();
      await page.keyboard.press('Escape');

      await main.getByRole('button', { name: texts.drop }).click();
      await hears(texts.dropped);
      await expect(main.locator('output')).toHaveText(['2']);
      expect(await sumsOf(page)).toMatchObject({ [`${common.items} (2)`]: 1300 });
      await page.getByRole('button', { name: common.next }).filter({ visible: true }).first().click();
      await page.getByRole('button', { name: common.guest }).click();
      const radio = page.locator(`input[type=radio][value="${point}"]`);
      await radio.check();
      await expect(payButton(page)).toBeEnabled();
      const when = await main.getByText(texts.when).textContent();
      const [, hour = ''] = texts.when.exec(when ?? '') ?? [];
      await expect(page.getByRole('complementary', { name: 'Express', exact: true })).toBeVisible();
      await payButton(page).click();
      await fillHostedPage(page);
      await payButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: common.order })).toBeVisible();
      await expect(main).toContainText(texts.expected);
      await expect(main).toContainText(new RegExp(hour.replaceAll(/\s/g, '\\s'), 'i'));

      // The point hands out nothing else (E32).
      await arriveWithCart(context, market.url, { lines: [{ variant: storedVariant!, price: 650, stock: 5 }] });
      await page.goto(`${common.cart}/expedition`);
      await page.getByRole('button', { name: common.guest }).or(payButton(page)).first().click();
      await expect(radio).toBeDisabled();
      await expect(main.getByText(texts.only).first()).toBeVisible();
    });
  });
}
