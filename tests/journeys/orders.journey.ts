import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatCents } from '../../rules/money.ts';
import { pickupCode } from '../../rules/pickupCode.ts';
import { expectFit } from './accountSteps.ts';
import {
  addressIn,
  buyProduct,
  giveCredit,
  numberReceived,
  openCart,
  payByCard,
  plain,
  localeVariations,
  writeAddress,
  type Locale,
} from './checkoutSteps.ts';
import { expect } from './journey.ts';
import { isFocused } from './keyboardSteps.ts';
import { operate, testAt } from './operatedMarket.ts';
import { payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

/** A market of its own, on the Tuesday of its open week. */
const test = testAt('2026-11-24T10:00:00-05:00');

const TEXTS = {
  fr: {
    orders: '/commandes',
    title: 'Mes commandes',
    place: /^Halle du Portage/,
    order: (number: string) => `Commande ${number}`,
    next: /^On vous attend jeudi 3 décembre dès 14 h/,
    counter: /^À dire au comptoir/,
    lines: 'Articles de la commande',
    calendar: 'Ajouter au calendrier',
    file: /^commande-2\d{4}\.ics$/,
    follow: 'Avancement',
    progress: 'Où en est votre commande',
    paid: /^Payée/,
    asked: 'Demandé',
    again: 'Commander à nouveau',
    missing: /^Manquent, en tout ou en partie\s: Produit sous contrat\.$/,
    toCart: 'Voir le panier',
    cancel: 'Annuler la commande',
    leave: 'Ne rien changer',
    cancelled: 'Annulée',
    toCard: (amount: string) => `${amount} rendus à votre carte`,
    toBalance: '20,00 $ ajoutés à votre solde.',
    balance: 'solde',
    movements: 'Mouvements',
    combine: (number: string) => `Réunir avec la commande ${number}`,
    doCombine: 'Réunir',
    hasMerged: 'Une autre commande y est réunie :',
    mergedInto: (number: string) => `Réunie à votre commande ${number}`,
    merged: (number: string) => `Réunie avec la commande ${number}`,
    reopen: 'Modifier la commande',
    doReopen: 'Remettre au panier',
    unknown: 'On ne trouve pas cette commande.',
    unknownAt: '/commande/ord_00000000000000000000000000000000',
  },
  en: {
    orders: '/en/orders',
    title: 'My orders',
    place: /^Portage Market Hall/,
    order: (number: string) => `Order ${number}`,
    next: /^See you Thursday, December 3 from 2 p\.m\./,
    counter: /^Your code at the counter/,
    lines: 'Items in this order',
    calendar: 'Add to calendar',
    file: /^order-2\d{4}\.ics$/,
    follow: 'Progress',
    progress: 'Your order’s status',
    paid: /^Paid/,
    asked: 'Ordered',
    again: 'Order again',
    missing: /^Not or only partly available: Product under contract\.$/,
    toCart: 'See the cart',
    cancel: 'Cancel the order',
    leave: 'Keep it as it is',
    cancelled: 'Cancelled',
    toCard: (amount: string) => `${amount} refunded to your card`,
    toBalance: '20,00 $ added to your balance.',
    balance: 'balance',
    movements: 'Statement',
    combine: (number: string) => `Combine with order ${number}`,
    doCombine: 'Combine',
    hasMerged: 'Another order was merged into it:',
    mergedInto: (number: string) => `Merged into your order ${number}`,
    merged: (number: string) => `Merged into order ${number}`,
    reopen: 'Change the order',
    doReopen: 'Put back into the cart',
    unknown: 'We can’t find this order.',
    unknownAt: '/en/order/ord_00000000000000000000000000000000',
  },
} as const;

const variantOf = (locale: Locale, name: string) => variantId(`orders ${locale} ${name}`);

/** From a filled cart to the paid order for pickup at the hall; returns its number. */
async function pay(page: Page, locale: Locale, email: string): Promise<string> {
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: TEXTS[locale].place }).check();
  await payButton(page).click();
  await payByCard(page, email);
  return numberReceived(page);
}

/** Opens an order from the list, by its number. */
async function openOrder(page: Page, locale: Locale, number: string): Promise<void> {
  await page.goto(TEXTS[locale].orders);
  await page.getByRole('link', { name: TEXTS[locale].order(number), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: TEXTS[locale].order(number) })).toBeVisible();
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('shows an order with its sums, calendar file and print view; orders it again; cancels and refunds it (F-152 to F-160, E60)', async ({
      page,
      market,
    }) => {
      test.setTimeout(360_000);
      const texts = TEXTS[locale];
      const main = page.getByRole('main');
      const email = newAddress(`commandes-${locale}`);
      await arriveSignedUp(page, email, addressIn(locale, 'account'));
      await writeAddress(page, locale);
      await giveCredit(market, email, '20.00', 'Confiture abîmée');
      const jam = { variant: variantOf(locale, 'jam'), price: 1299, taxable: true };
      await buyProduct(page, market, locale, jam, 2);
      await buyProduct(page, market, locale, { variant: variantOf(locale, 'bread'), price: 900 });
      await openCart(page, locale, 'expedition');
      await page.getByRole('radio', { name: texts.place }).check();
      await openCart(page, locale, 'balance');
      await payButton(page).click();
      await payByCard(page);
      const number = await numberReceived(page);
      const sums = await sumsOf(page);
      const card = Number(sums['Total']) - 2000;

      await page.goto(texts.orders);
      await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
      const next = main.getByRole('article');
      await expect(next.getByRole('heading', { name: texts.next })).toBeVisible();
      await expectFit(page, 'the list');
      await next.getByRole('link', { name: texts.order(number) }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.order(number) })).toBeVisible();
      const lines = main.getByRole('list', { name: texts.lines }).getByRole('listitem');
      await expect(lines).toHaveCount(2);
      expect(plain(await lines.first().innerText())).toMatch(/2 × 12,99 \$\s+25,98 \$/);
      expect(await sumsOf(page)).toEqual(sums);
      await expect(main.locator('p').filter({ hasText: texts.counter })).toContainText(pickupCode(Number(number)));
      await expectFit(page, 'the order');

      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('link', { name: texts.calendar }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(texts.file);
      const file = await readFile(await download.path(), 'utf8');
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR(?:\r\n)?$/);
      expect(file).toMatch(/\r\nDTSTART:20261203T190000Z\r\n/);
      expect(file).toMatch(/\r\nDTEND:20261204T000000Z\r\n/);

      await page.emulateMedia({ media: 'print' });
      for (const hidden of [
        main.getByRole('button', { name: texts.again }),
        main.getByRole('link', { name: texts.follow }),
        main.getByRole('button', { name: texts.cancel }),
        page.getByRole('navigation').first(),
        page.getByRole('contentinfo'),
      ])
        await expect(hidden).toBeHidden();
      await expect(lines.first()).toBeVisible();
      await expect(main.locator('dl')).toBeVisible();
      await expect(main.getByText(/^Marché du Portage · /)).toBeVisible();
      await page.emulateMedia({ media: 'screen' });

      await main.getByRole('link', { name: texts.follow, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.progress })).toBeVisible();
      await expect(main.locator('[aria-current="step"]')).toHaveText(texts.paid);
      await expect(lines).toHaveCount(2);
      await expect(lines.first()).toContainText(texts.asked);
      await expectFit(page, 'the progress');
      await page.goBack();

      await putState(market.url, 'a product on sale', { ...jam, status: 'inactive' });
      await main.getByRole('button', { name: texts.again }).click();
      await expect(main.getByText(texts.missing)).toBeVisible();
      await main.getByRole('link', { name: texts.toCart }).click();
      await expect(main.locator('output')).toHaveText(['1']);

      await openOrder(page, locale, number);
      const cancel = main.getByRole('button', { name: texts.cancel });
      await cancel.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expectFit(page, 'the question');
      await dialog.getByRole('button', { name: texts.leave }).click();
      await expect(dialog).toHaveCount(0);
      expect(await isFocused(cancel)).toBe(true);
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: texts.cancel }).click();
      await expect(main.getByText(texts.cancelled, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(main.getByText(texts.toCard(formatCents(card)))).toBeVisible();
      await expect(main.getByText(texts.toBalance)).toBeVisible();
      await expect(cancel).toHaveCount(0);
      expect(await sumsOf(page)).toEqual(sums);
      await page.goto(addressIn(locale, 'account', texts.balance));
      const ledger = page.getByRole('region', { name: texts.movements }).locator('tbody tr');
      await expect(ledger).toHaveCount(3);
      expect(plain(await ledger.first().innerText())).toMatch(/\+20,00 \$\s+20,00 \$$/);
      expect(await operate(market, 'check')).toContain('agree');

      await page.goto(texts.unknownAt);
      await expect(page.getByRole('heading', { level: 1, name: texts.unknown })).toBeVisible();
    });

    // By default: merging.test.ts, OrderScreen.test.tsx.
    test(
      'combines two orders of a week, links them to each other, and takes them back into the cart (E19, E60)',
      { tag: '@all' },
      async ({ page, market }) => {
        test.setTimeout(360_000);
        const texts = TEXTS[locale];
        const main = page.getByRole('main');
        const email = newAddress(`reunies-${locale}`);
        await arriveSignedUp(page, email, addressIn(locale, 'account'));
        await buyProduct(page, market, locale, { variant: variantOf(locale, 'first'), price: 1500 });
        const first = await pay(page, locale, email);
        // Closer than that they are merged automatically.
        await operate(market, 'advance', '5h');
        await buyProduct(page, market, locale, { variant: variantOf(locale, 'second'), price: 700 }, 2);
        const second = await pay(page, locale, email);
        expect(second).not.toBe(first);

        await openOrder(page, locale, second);
        await main.getByRole('button', { name: texts.combine(first) }).click();
        await page.getByRole('dialog').getByRole('button', { name: texts.doCombine, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: texts.order(first) })).toBeVisible();
        await expect(main.getByRole('list', { name: texts.lines }).getByRole('listitem')).toHaveCount(2);
        await expect(main.getByText(texts.hasMerged)).toBeVisible();
        await main.getByRole('link', { name: texts.order(second) }).click();
        await expect(main.getByText(texts.mergedInto(first))).toBeVisible();
        await expectFit(page, 'a merged order');
        await main.getByRole('link', { name: texts.order(first) }).click();
        await expect(page.getByRole('heading', { level: 1, name: texts.order(first) })).toBeVisible();
        await page.goto(texts.orders);
        const row = main.getByRole('listitem').filter({ hasText: texts.merged(first) });
        await expect(row).toContainText(texts.order(second));
        await expect(row).not.toContainText('$');

        await openOrder(page, locale, first);
        await main.getByRole('button', { name: texts.reopen }).click();
        await page.getByRole('dialog').getByRole('button', { name: texts.doReopen }).click();
        await page.waitForURL(new RegExp(`${addressIn(locale, 'cart')}$`));
        await expect(main.locator('output')).toHaveText(['1', '2']);
        expect(await operate(market, 'check')).toContain('agree');
      },
    );
  });
