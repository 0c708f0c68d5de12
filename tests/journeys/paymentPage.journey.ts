import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '#rules/constants.ts';
import { createShopper, paymentOf } from '../support/shopper.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { mailsTo, operate } from './operatedMarket.ts';
import {
  arriveWithCart,
  fillHostedPage,
  goToPayment,
  locationId,
  payAndLoseReturn,
  payButton,
  sumsOf,
  variantId,
} from './purchaseSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

/** The rows of the hosted page in the market's notation; taxes by their name alone. */
const rowsOf = async (page: Page): Promise<Record<string, string>> =>
  Object.fromEntries(
    await page
      .locator('dl.lines > div')
      .evaluateAll((rows) =>
        rows.map((row) => [
          (row.querySelector('dt')?.textContent ?? '').replace(/ \(.*%\)$/, ''),
          (row.querySelector('dd')?.textContent ?? '').replaceAll('\u00A0', ' '),
        ]),
      ),
  );

type Sums = Record<string, number | string>;

/** The page refuses a declined card, charges nothing, and accepts another one. */
async function expectDeclined(page: Page, locale: Locale, email: string): Promise<void> {
  await fillHostedPage(page, { email, card: '4000 0000 0000 0002' });
  await payButton(page).click();
  await expect(page.getByText(texts(locale).atProvider('error.cardRefused'))).toBeVisible();
}

/** A code of ten per cent lowers the goods, and neither taxes nor fee (E12). */
async function applyCode(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  const before = await rowsOf(page);
  await page.locator('#promotion').fill('marche10');
  await page.getByRole('button', { name: t.atProvider('promotionApply') }).click();
  await expect(page.getByText(t.atProvider('promotionFirst'))).toBeVisible();
  const after = await rowsOf(page);
  for (const name of [t('cart.gst'), t('cart.pst'), t('cart.fee')])
    expect([name, after[name]]).toEqual([name, before[name]]);
  expect(after['Code MARCHE10']).toMatch(/^[−-]2,53 \$$/);
}

/** The sums of the cart, less the discount. */
function discounted(sums: Sums, locale: Locale): Sums {
  const t = texts(locale);
  const unchanged = [t('cart.gst'), t('cart.pst'), t('cart.fee')].map((name) => [name, sums[name]] as const);
  return {
    [`${t('cart.items_short')} (3)`]: 2529,
    ...(Object.fromEntries(unchanged) as Sums),
    [t('received.discount')]: -253,
    [t('cart.total')]: Number(sums[t('cart.total')]) - 253,
  };
}

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const t = texts(locale);
  test.describe(`the payment page and the way back (${locale})`, () => {
    test.use(locale === 'fr' ? desktop : phone);

    test('makes one order, one charge and one mail, though Pay is pressed twice and the return is lost (E12, F-128, F-129)', async ({
      page,
      context,
      market,
    }) => {
      const email = newAddress('page');
      const lines = [
        { variant: variantId(`page ${locale} 1`), price: 1015, quantity: 2, taxable: true, stock: 2 },
        { variant: variantId(`page ${locale} 2`), price: 499 },
      ];
      await arriveWithCart(context, market.url, { lines, place: { location: locationId(`page ${locale}`) } });
      await page.goto(t.path('cart'));
      await expect(page.getByRole('heading', { level: 1, name: t('cart.yours') })).toBeVisible();
      const sums = await sumsOf(page);
      await goToPayment(page, locale);
      const session = new URL(page.url()).pathname.split('/').at(-1);
      await expectDeclined(page, locale, email);
      await applyCode(page, locale);

      // A visitor who opens the order's page early sees the payment pending; it updates by itself.
      const orderPage = await context.newPage();
      await orderPage.goto(`${t.path('orderReceived')}?session=${session}`);
      await expect(orderPage.getByRole('heading', { level: 1, name: t('received.pending') })).toBeVisible();
      await expect(orderPage.getByRole('progressbar')).toBeVisible();

      await fillHostedPage(page, { email });
      await payAndLoseReturn(page, () => payButton(page).dblclick());

      const heading = orderPage.getByRole('heading', { level: 1, name: t.like('received.order') });
      await expect(heading).toBeVisible();
      const number = (await heading.innerText()).replace(/\D/g, '');
      expect(await sumsOf(orderPage)).toMatchObject(discounted(sums, locale));
      await orderPage.goto(t.path('cart'));
      await expect(orderPage.getByText(t('cart.empty'))).toBeVisible();
      await orderPage.goto(t.path('orderReceived'));
      await expect(orderPage.getByRole('heading', { level: 1, name: t.like('received.order') })).toContainText(number);
      const mail = await mailTo(market, email, number);
      expect(mail.subject).toMatch(t.mailPart('order.subject.pickup'));
      expect(mail.text).toMatch(new RegExp(`${t('received.discount')}.*2,53`));
      expect(await mailsTo(market, email)).toBe(1);
      expect(await paymentOf(createShopper(market.url), session ?? ''), 'a stranger with its address').toBeNull();
      expect(await operate(market, 'check')).toContain('agree');
    });
  });
}
