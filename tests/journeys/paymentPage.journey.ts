import type { Page } from '@playwright/test';
import { mailsTo, operate } from './besideMarket.ts';
import { LOCALES, WORDS } from './checkoutWords.ts';
import { desktop, expect, phone, test } from './journey.ts';
import {
  arriveWithCart,
  fillHostedPage,
  goToPayment,
  locationId,
  payButton,
  sumsOf,
  variantId,
} from './purchaseSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const SAID = {
  fr: {
    received: '/commande-recue',
    pending: 'On confirme votre paiement.',
    refused: 'Votre carte a été refusée. Essayez une autre carte.',
    code: 'Le code est appliqué : vérifiez le nouveau total, puis payez.',
    apply: 'Appliquer',
    taxes: ['TPS', 'TVQ'],
    discount: 'Rabais',
    fee: 'Frais de commande',
  },
  en: {
    received: '/en/order-received',
    pending: 'We are confirming your payment.',
    refused: 'Your card was declined. Try another card.',
    code: 'Your code has been applied: check the new total, then pay.',
    apply: 'Apply',
    taxes: ['GST', 'QST'],
    discount: 'Discount',
    fee: 'Order fee',
  },
} as const;

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

for (const locale of variationsToRun(import.meta.filename, LOCALES)) {
  const words = WORDS[locale];
  const said = SAID[locale];
  test.describe(`the payment page and the way back (${locale})`, () => {
    test.use(locale === 'fr' ? desktop : phone);

    test('makes one order, one charge and one mail after a refused card, a code that lowers no tax, a double press and a lost return (E12, F-128, F-129)', async ({
      page,
      context,
      market,
    }) => {
      test.setTimeout(120_000);
      const email = newAddress('page');
      const lines = [
        { variant: variantId(`page ${locale} 1`), price: 1015, quantity: 2, taxable: true, stock: 2 },
        { variant: variantId(`page ${locale} 2`), price: 499 },
      ];
      await arriveWithCart(context, market.url, { lines, place: { location: locationId(`page ${locale}`) } });
      await page.goto(words.cart);
      await expect(page.getByRole('heading', { level: 1, name: words.yours })).toBeVisible();
      const sums = await sumsOf(page);
      expect(sums).toMatchObject({ [`${words.items} (3)`]: 2529 });
      await goToPayment(page, locale);
      const session = new URL(page.url()).pathname.split('/').at(-1);

      // After a refusal the same page accepts another card; nothing was charged.
      await fillHostedPage(page, { email, card: '4000 0000 0000 0002' });
      await payButton(page).click();
      await expect(page.getByText(said.refused)).toBeVisible();
      const before = await rowsOf(page);
      await page.locator('#promotion').fill('marche10');
      await page.getByRole('button', { name: said.apply }).click();
      await expect(page.getByText(said.code)).toBeVisible();
      const after = await rowsOf(page);
      for (const name of [...said.taxes, said.fee]) expect([name, after[name]]).toEqual([name, before[name]]);
      expect(after['Code MARCHE10']).toMatch(/^[−-]2,53 \$$/);

      // A visitor who opens the order's page before the payment is reported sees it pending, and it updates by itself.
      const early = await context.newPage();
      await early.goto(`${said.received}?session=${session}`);
      await expect(early.getByRole('heading', { level: 1, name: said.pending })).toBeVisible();
      await expect(early.getByRole('progressbar')).toBeVisible();

      await fillHostedPage(page, { email });
      await page.route('**/c/pay/**', async (route) => {
        expect((await route.fetch({ maxRedirects: 0 })).status()).toBe(303);
        await route.abort();
      });
      const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
      await payButton(page).dblclick();
      await lost;
      await page.close();

      const heading = early.getByRole('heading', { level: 1, name: words.order });
      await expect(heading).toBeVisible({ timeout: 20_000 });
      const number = (await heading.innerText()).replace(/\D/g, '');
      const [gst, pst] = said.taxes;
      expect(await sumsOf(early)).toMatchObject({
        [`${words.items} (3)`]: 2529,
        [gst]: sums[gst],
        [pst]: sums[pst],
        [said.fee]: sums[said.fee],
        [said.discount]: -253,
        [words.total]: Number(sums[words.total]) - 253,
      });
      await early.close();

      const later = await context.newPage();
      await later.goto(words.cart);
      await expect(later.getByText(words.empty)).toBeVisible();
      await later.goto(said.received);
      await expect(later.getByRole('heading', { level: 1, name: words.order })).toContainText(number);
      const mail = await mailTo(market, email, number);
      expect(mail.subject).toMatch(words.confirmed);
      expect(mail.text).toMatch(new RegExp(`${said.discount}.*2,53`));
      expect(await mailsTo(market, email)).toBe(1);
      expect(await operate(market, 'check')).toContain('agree');
    });
  });
}
