import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatCents } from '#rules/money.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
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
    pickupCode: /^À dire au comptoir/,
    lines: 'Articles de la commande',
    calendar: 'Ajouter au calendrier',
    file: /^commande-2\d{4}\.ics$/,
    progressLink: 'Avancement',
    progress: 'Où en est votre commande',
    paid: /^Payée/,
    ordered: 'Demandé',
    again: 'Commander à nouveau',
    missing: /^Manquent, en tout ou en partie\s: Produit sous contrat\.$/,
    toCart: 'Voir le panier',
    cancel: 'Annuler la commande',
    keepOrder: 'Ne rien changer',
    cancelled: 'Annulée',
    refundedToCard: (amount: string) => `${amount} rendus à votre carte`,
    refundedToBalance: '20,00 $ ajoutés à votre solde.',
    balance: 'solde',
    movements: 'Mouvements',
    combine: (number: string) => `Réunir avec la commande ${number}`,
    confirmCombine: 'Réunir',
    hasMerged: 'Une autre commande y est réunie :',
    mergedInto: (number: string) => `Réunie à votre commande ${number}`,
    merged: (number: string) => `Réunie avec la commande ${number}`,
    reopen: 'Modifier la commande',
    confirmReopen: 'Remettre au panier',
  },
  en: {
    orders: '/en/orders',
    title: 'My orders',
    place: /^Portage Market Hall/,
    order: (number: string) => `Order ${number}`,
    next: /^See you Thursday, December 3 from 2 p\.m\./,
    pickupCode: /^Your code at the counter/,
    lines: 'Items in this order',
    calendar: 'Add to calendar',
    file: /^order-2\d{4}\.ics$/,
    progressLink: 'Progress',
    progress: 'Your order’s status',
    paid: /^Paid/,
    ordered: 'Ordered',
    again: 'Order again',
    missing: /^Not or only partly available: Product under contract\.$/,
    toCart: 'See the cart',
    cancel: 'Cancel the order',
    keepOrder: 'Keep it as it is',
    cancelled: 'Cancelled',
    refundedToCard: (amount: string) => `${amount} refunded to your card`,
    refundedToBalance: '20,00 $ added to your balance.',
    balance: 'balance',
    movements: 'Statement',
    combine: (number: string) => `Combine with order ${number}`,
    confirmCombine: 'Combine',
    hasMerged: 'Another order was merged into it:',
    mergedInto: (number: string) => `Merged into your order ${number}`,
    merged: (number: string) => `Merged into order ${number}`,
    reopen: 'Change the order',
    confirmReopen: 'Put back into the cart',
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

const linesOf = (page: Page, locale: Locale): Locator =>
  page.getByRole('main').getByRole('list', { name: TEXTS[locale].lines }).getByRole('listitem');
const jamOf = (locale: Locale) => ({ variant: variantOf(locale, 'jam'), price: 1299, taxable: true });

/** A customer's order of two jams and a bread for pickup, 20 dollars of it paid with credit; returns its number. */
async function payWithCreditAndCard(page: Page, market: MarketProcess, locale: Locale): Promise<string> {
  const email = newAddress(`commandes-${locale}`);
  await arriveSignedUp(page, email, addressIn(locale, 'account'));
  await writeAddress(page, locale);
  await giveCredit(market, email, '20.00', 'Confiture abîmée');
  await buyProduct(page, market, locale, jamOf(locale), 2);
  await buyProduct(page, market, locale, { variant: variantOf(locale, 'bread'), price: 900 });
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: TEXTS[locale].place }).check();
  await openCart(page, locale, 'balance');
  await payButton(page).click();
  await payByCard(page);
  return numberReceived(page);
}

/** The list of orders begins with the next one; it leads to its page. */
async function openNextOrder(page: Page, locale: Locale, number: string): Promise<void> {
  const texts = TEXTS[locale];
  const next = page.getByRole('main').getByRole('article');
  await page.goto(texts.orders);
  await expect(page.getByRole('heading', { level: 1, name: texts.title })).toBeVisible();
  await expect(next.getByRole('heading', { name: texts.next })).toBeVisible();
  await expectFit(page, 'the list');
  await next.getByRole('link', { name: texts.order(number) }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.order(number) })).toBeVisible();
}

/** The calendar file of the current order: Thursday, December 3, from 14:00 to 19:00 at the market. */
async function expectCalendarFile(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('main').getByRole('link', { name: texts.calendar }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(texts.file);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR(?:\r\n)?$/);
  expect(file).toMatch(/\r\nDTSTART:20261203T190000Z\r\n/);
  expect(file).toMatch(/\r\nDTEND:20261204T000000Z\r\n/);
}

/** On paper the order has lines, sums and the market's address, without navigation and actions. */
async function expectPrintView(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    main.getByRole('button', { name: texts.again }),
    main.getByRole('link', { name: texts.progressLink }),
    main.getByRole('button', { name: texts.cancel }),
    page.getByRole('navigation').first(),
    page.getByRole('contentinfo'),
  ])
    await expect(hidden).toBeHidden();
  await expect(linesOf(page, locale).first()).toBeVisible();
  await expect(main.locator('dl')).toBeVisible();
  await expect(main.getByText(/^Marché du Portage · /)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** Opens the progress of the current order, and returns. */
async function expectProgress(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const main = page.getByRole('main');
  await main.getByRole('link', { name: texts.progressLink, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.progress })).toBeVisible();
  await expect(main.locator('[aria-current="step"]')).toHaveText(texts.paid);
  await expect(linesOf(page, locale).first()).toContainText(texts.ordered);
  await expectFit(page, 'the progress');
  await page.goBack();
}

/** Asks for confirmation with the keyboard; declining returns the focus and changes nothing. */
async function cancelOrder(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const cancel = page.getByRole('main').getByRole('button', { name: texts.cancel });
  const dialog = page.getByRole('dialog');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expectFit(page, 'the question');
  await dialog.getByRole('button', { name: texts.keepOrder }).click();
  await expect(dialog).toHaveCount(0);
  expect(await isFocused(cancel)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: texts.cancel }).click();
  await expect(page.getByRole('main').getByText(texts.cancelled, { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cancel).toHaveCount(0);
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const texts = TEXTS[locale];

    test('shows an order, orders it again, and refunds it when it is cancelled (F-152 to F-160, E60)', async ({
      page,
      market,
    }) => {
      const main = page.getByRole('main');
      const number = await payWithCreditAndCard(page, market, locale);
      const sums = await sumsOf(page);

      await test.step('shows lines, sums and pickup code, a calendar file, a print view and the progress', async () => {
        await openNextOrder(page, locale, number);
        await expect(linesOf(page, locale)).toHaveCount(2);
        expect(plain(await linesOf(page, locale).first().innerText())).toMatch(/2 × 12,99 \$\s+25,98 \$/);
        expect(await sumsOf(page)).toEqual(sums);
        const code = main.locator('p').filter({ hasText: texts.pickupCode });
        await expect(code).toContainText(pickupCode(Number(number)));
        await expectFit(page, 'the order');
        await expectCalendarFile(page, locale);
        await expectPrintView(page, locale);
        await expectProgress(page, locale);
      });

      await test.step('orders again what is still on sale, and names the rest', async () => {
        await putState(market.url, 'a product on sale', { ...jamOf(locale), status: 'inactive' });
        await main.getByRole('button', { name: texts.again }).click();
        await expect(main.getByText(texts.missing)).toBeVisible();
        await main.getByRole('link', { name: texts.toCart }).click();
        await expect(main.locator('output')).toHaveText(['1']);
      });

      await test.step('refunds to card and balance what each of them paid', async () => {
        await openOrder(page, locale, number);
        await cancelOrder(page, locale);
        const paidByCard = Number(sums['Total']) - 2000;
        await expect(main.getByText(texts.refundedToCard(formatCents(paidByCard)))).toBeVisible();
        await expect(main.getByText(texts.refundedToBalance)).toBeVisible();
        expect(await sumsOf(page)).toEqual(sums);
        await page.goto(addressIn(locale, 'account', texts.balance));
        const ledger = page.getByRole('region', { name: texts.movements }).locator('tbody tr');
        await expect(ledger).toHaveCount(3);
        expect(plain(await ledger.first().innerText())).toMatch(/\+20,00 \$\s+20,00 \$$/);
        expect(await operate(market, 'check')).toContain('agree');
      });
    });

    // By default: merging.test.ts, OrderScreen.test.tsx.
    test(
      'combines two orders of a week, links them to each other, and takes them back into the cart (E19, E60)',
      { tag: '@all' },
      async ({ page, market }) => {
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
        await page.getByRole('dialog').getByRole('button', { name: texts.confirmCombine, exact: true }).click();
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
        await page.getByRole('dialog').getByRole('button', { name: texts.confirmReopen }).click();
        await page.waitForURL(new RegExp(`${addressIn(locale, 'cart')}$`));
        await expect(main.locator('output')).toHaveText(['1', '2']);
        expect(await operate(market, 'check')).toContain('agree');
      },
    );
  });
