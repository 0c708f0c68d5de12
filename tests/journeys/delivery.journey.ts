import type { Page } from '@playwright/test';
import { expect, phone, test } from './journey.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  HOME,
  payButton,
  sumsOf,
  variantId,
} from './purchaseSteps.ts';
import { texts } from './texts.ts';

test.use(phone);

const HOURS = /Jeu\.\s\d{1,2}\s\S+, 17\sh\sà\s19\sh\s30/;
const zoneRow = (page: Page, name: string) => page.getByRole('main').locator('label').filter({ hasText: name });

test.beforeEach(async ({ page, context, market }) => {
  await arriveWithCart(context, market.url, { lines: [{ variant: variantId('delivered'), price: 1200, quantity: 2 }] });
  await page.goto('/panier');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await page.getByRole('radio', { name: /^Livraison/ }).check();
});

// By default: PostalCodeField.test.tsx, and the guest’s delivery in wholeWeek.journey.ts.
test(
  'finds the delivery round of a postal code, with day, hours and price; the payment page asks for the address',
  { tag: '@all' },
  async ({ page }) => {
    const code = page.getByLabel('Votre code postal');
    await code.fill('J9A 1A1');
    await expect(zoneRow(page, 'Tournée du jeudi')).toContainText('Gratuit');
    await expect(zoneRow(page, 'Tournée du jeudi')).toContainText(HOURS);
    await expect(page.getByRole('radio', { name: /Tournée du jeudi/ })).toBeChecked();
    await expect
      .poll(async () => Object.entries(await sumsOf(page)).find(([label]) => label.startsWith('Livraison'))?.[1])
      .toBe('Gratuit');

    await code.fill('J9B');
    await expect(zoneRow(page, 'Chelsea et Cantley')).toContainText('6,00 $');
    await expect(zoneRow(page, 'Chelsea et Cantley')).toContainText(HOURS);
    await expect(page.getByRole('radio', { name: /Chelsea et Cantley/ })).toBeChecked();
    await expect
      .poll(() => sumsOf(page))
      .toMatchObject({ 'Articles (2)': 2400, 'Frais de commande': 500, TPS: 25, TVQ: 50, Total: 3575 });

    await payButton(page).click();
    await page.waitForURL(/\/c\/pay\//);
    for (const id of Object.keys(HOME)) await expect(page.locator(`#${id}`)).toBeVisible();
    await fillHostedPage(page, { ...HOME, postalCode: 'J9B 2B2' });
    await payButton(page).click();
    await expectOrderReceived(page);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: /^On passe chez vous jeudi\s\d{1,2}\s[^,]+, de 17\sh\sà\s19\sh\s30\.$/ }),
    ).toBeVisible();
    await expect(main).toContainText(/jeudi\s\d{1,2}\s[^,]+, 17\sh\sà\s19\sh\s30/);
    await expect(main).toContainText('Camille Gauthier-Roy, 14, rue des Bouleaux, Gatineau, J9B 2B2');
    expect(await sumsOf(page)).toEqual({
      'Articles (2)': 2400,
      Livraison: 600,
      'Frais de commande': 500,
      TPS: 25,
      TVQ: 50,
      Total: 3575,
    });
  },
);

// By default: PostalCodeField.test.tsx.
test(
  'reports an invalid postal code, and offers and shows pickup for one without a round',
  { tag: '@all' },
  async ({ page }) => {
    const code = page.getByLabel('Votre code postal');
    await code.fill('12345');
    await expect(page.getByText(texts('fr')('cart.zip_validation'))).toBeVisible();
    await expect(code).toHaveAttribute('aria-invalid', 'true');

    await code.fill('H2X 1Y4');
    await expect(
      page.getByText('Nous ne livrons pas encore là cette semaine. La cueillette est gratuite.').first(),
    ).toBeVisible();
    await payButton(page).click();
    expect(page.url()).toContain('/panier/expedition');
    await page.getByRole('button', { name: 'Voir les points de cueillette' }).click();
    await expect(page.getByRole('radio', { name: /^Halle du Portage/ })).toBeVisible();
    await expect(code).toBeHidden();
  },
);
