import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { formatDay, formatTime } from '#rules/dates.ts';
import { formatCents } from '#rules/money.ts';
import { pickupCode } from '#rules/pickupCode.ts';
import { timeAt } from '#rules/zone.ts';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { createShopper } from '../support/shopper.ts';
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
import { expect, test } from './journey.ts';
import { isFocused } from './keyboardSteps.ts';
import { operate, testAt } from './operatedMarket.ts';
import { arriveWithCart, payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { moveTo } from './settled.ts';
import { newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

/** A market of its own, on the Tuesday of its open week: its clock is moved. */
const testOnTuesday = testAt('2026-11-24T10:00:00-05:00');

/** When the hall hands out an order of now. */
async function hallSlot({ url }: MarketProcess, locale: Locale): Promise<Record<'from' | 'to', string>> {
  const { locations } = await createShopper(url, locale).ask<{
    locations: { name: string; nextSlot: Record<'from' | 'to', string> | null }[];
  }>('query Hall { locations(filter: { ongoing: true }) { name nextSlot { from to } } }');
  const slot = locations.find(({ name }) => name === texts(locale).named('hall'))?.nextSlot;
  if (!slot) throw new Error('The hall has no opening.');
  return slot;
}
const variantOf = (locale: Locale, name: string) => variantId(`orders ${locale} ${name}`);
/** From a filled cart to the paid order for pickup at the hall; returns its number. */
async function pay(page: Page, locale: Locale, email: string): Promise<string> {
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: texts(locale).named('hall') }).check();
  await payButton(page).click();
  await payByCard(page, email);
  return numberReceived(page);
}

/** Opens an order from the list, by its number. */
async function openOrder(page: Page, locale: Locale, number: string): Promise<void> {
  await page.goto(texts(locale).path('orders'));
  await page.getByRole('link', { name: texts(locale)('orders.see', { number: number }), exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: texts(locale)('orders.see', { number: number }) }),
  ).toBeVisible();
}

const linesOf = (page: Page, locale: Locale): Locator =>
  page
    .getByRole('main')
    .getByRole('list', { name: texts(locale)('received.lines') })
    .getByRole('listitem');
const jamOf = (locale: Locale) => ({ variant: variantOf(locale, 'jam'), price: 1299, taxable: true });

/** A customer's order of two jams and a bread for pickup, 20 dollars of it paid with credit; returns its number. */
async function payWithCreditAndCard(page: Page, market: MarketProcess, locale: Locale): Promise<string> {
  const email = newAddress(`commandes-${locale}`);
  await arriveWithCart(page.context(), market.url, {
    lines: [
      { ...jamOf(locale), quantity: 2 },
      { variant: variantOf(locale, 'bread'), price: 900 },
    ],
  });
  await arriveSignedUp(page, email, addressIn(locale, 'account'));
  await writeAddress(page, locale);
  await giveCredit(market, email, '20.00', 'Confiture abîmée');
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: texts(locale).named('hall') }).check();
  await moveTo(page, addressIn(locale, 'cart', 'balance'));
  await expect(page.getByRole('heading', { name: texts(locale)('checkout.balance_title') }).first()).toBeVisible();
  await payButton(page).click();
  await payByCard(page);
  return numberReceived(page);
}

/** The list of orders begins with the next one; it leads to its page. */
async function openNextOrder(page: Page, locale: Locale, number: string, from: string): Promise<void> {
  const t = texts(locale);
  const next = page.getByRole('main').getByRole('article');
  await page.goto(t.path('orders'));
  await expect(page.getByRole('heading', { level: 1, name: t('orders.title') })).toBeVisible();
  await expect(
    next.getByRole('heading', {
      name: t.part('orders.next_pickup', {
        day: formatDay(from, locale, new Date()),
        time: formatTime(from, locale),
      }),
    }),
  ).toBeVisible();
  await expectFit(page, 'the list');
  await next.getByRole('link', { name: t('orders.see', { number: number }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('orders.see', { number: number }) })).toBeVisible();
}

/** The calendar file of the current order: its day, from 14:00 to 19:00 at the market. */
async function expectCalendarFile(
  page: Page,
  locale: Locale,
  { from, to }: Awaited<ReturnType<typeof hallSlot>>,
): Promise<void> {
  const t = texts(locale);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('main')
      .getByRole('link', { name: t('orders.calendar') })
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^(commande|order)-2\d{4}\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT\r\n[\s\S]*END:VCALENDAR(?:\r\n)?$/);
  expect([timeAt(new Date(from)), timeAt(new Date(to))]).toEqual(['14:00', '19:00']);
  const inFile = (instant: string) => `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[:-]/g, '')}Z`;
  expect(file).toContain(`\r\nDTSTART:${inFile(from)}\r\n`);
  expect(file).toContain(`\r\nDTEND:${inFile(to)}\r\n`);
}

/** On paper the order has lines, sums and the market's address, without navigation and actions. */
async function expectPrintView(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  for (const hidden of [
    main.getByRole('button', { name: t('orders.again') }),
    main.getByRole('link', { name: t('orders.progress') }),
    main.getByRole('button', { name: t('orders.cancel') }),
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
  const t = texts(locale);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('orders.progress'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('sign_in.pages.orderProgress') })).toBeVisible();
  await expect(main.locator('[aria-current="step"]')).toHaveText(t.like('orders.stop.paid'));
  await expect(linesOf(page, locale).first()).toContainText(t('orders.line_status.waiting'));
  await expectFit(page, 'the progress');
  await page.goBack();
}

/** Asks for confirmation with the keyboard; declining returns the focus and changes nothing. */
async function cancelOrder(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  const cancel = page.getByRole('main').getByRole('button', { name: t('orders.cancel') });
  const dialog = page.getByRole('dialog');
  await cancel.focus();
  await page.keyboard.press('Enter');
  await expectFit(page, 'the question');
  await dialog.getByRole('button', { name: t('orders.leave') }).click();
  await expect(dialog).toHaveCount(0);
  expect(await isFocused(cancel)).toBe(true);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: t('orders.cancel') }).click();
  await expect(page.getByRole('main').getByText(t('orders.status.cancelled'), { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cancel).toHaveCount(0);
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const t = texts(locale);

    test('shows an order, orders it again, and refunds it when it is cancelled (F-152 to F-160, E60)', async ({
      page,
      market,
    }) => {
      const main = page.getByRole('main');
      const number = await payWithCreditAndCard(page, market, locale);
      const sums = await sumsOf(page);
      const slot = await hallSlot(market, locale);

      await test.step('shows lines, sums and pickup code, a calendar file, a print view and the progress', async () => {
        await openNextOrder(page, locale, number, slot.from);
        await expect(linesOf(page, locale)).toHaveCount(2);
        expect(plain(await linesOf(page, locale).first().innerText())).toMatch(/2 × 12,99 \$\s+25,98 \$/);
        expect(await sumsOf(page)).toEqual(sums);
        const code = main.locator('p').filter({ hasText: t('orders.counter') });
        await expect(code).toContainText(pickupCode(Number(number)));
        await expectFit(page, 'the order');
        await expectCalendarFile(page, locale, slot);
        await expectPrintView(page, locale);
        await expectProgress(page, locale);
      });

      // By default: ordersApi.test.ts, cartMerging.test.ts and orderAgain.test.tsx.
      await test.step('orders again what is still on sale, and names the rest', async () => {
        if (!isFullRun) return;
        await putState(market.url, 'a product on sale', { ...jamOf(locale), status: 'inactive' });
        await main.getByRole('button', { name: t('orders.again') }).click();
        const changed = main.getByRole('listitem').filter({ hasText: t('orders.again_not_sold') });
        await expect(changed).toHaveCount(1);
        await expect(changed.getByRole('link')).toHaveText(/Produit sous contrat|Product under/);
        await main.getByRole('link', { name: t('orders.to_cart') }).click();
        await expect(main.locator('output')).toHaveText(['1']);
      });

      await test.step('refunds to card and balance what each of them paid', async () => {
        if (isFullRun) await openOrder(page, locale, number);
        await cancelOrder(page, locale);
        const paidByCard = Number(sums['Total']) - 2000;
        await expect(main.getByText(t.part('orders.refunded_card', { amount: formatCents(paidByCard) }))).toBeVisible();
        await expect(main.getByText(t('orders.refunded_balance', { amount: '20,00 $' }))).toBeVisible();
        expect(await sumsOf(page)).toEqual(sums);
        await moveTo(page, t.account('balance'));
        const ledger = page.getByRole('region', { name: t('account.balance.movements') }).locator('tbody tr');
        await expect(ledger).toHaveCount(3);
        expect(plain(await ledger.first().innerText())).toMatch(/\+20,00 \$\s+20,00 \$$/);
        expect(await operate(market, 'check')).toContain('agree');
      });
    });

    // By default: orderMerging.test.ts, OrderScreen.test.tsx.
    testOnTuesday(
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
        await main.getByRole('button', { name: t('orders.combine', { number: first }) }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('orders.do.combine'), exact: true })
          .click();
        await expect(page.getByRole('heading', { level: 1, name: t('orders.see', { number: first }) })).toBeVisible();
        await expect(main.getByRole('list', { name: t('received.lines') }).getByRole('listitem')).toHaveCount(2);
        await expect(main.getByText(t('orders.has_merged', { count: 1 }))).toBeVisible();
        await main.getByRole('link', { name: t('orders.see', { number: second }) }).click();
        await expect(main.getByText(t.part('received.merged_into', { number: first }))).toBeVisible();
        await expectFit(page, 'a merged order');
        await main.getByRole('link', { name: t('orders.see', { number: first }) }).click();
        await expect(page.getByRole('heading', { level: 1, name: t('orders.see', { number: first }) })).toBeVisible();
        await page.goto(t.path('orders'));
        const row = main.getByRole('listitem').filter({ hasText: t('orders.merged_with', { number: first }) });
        await expect(row).toContainText(t('orders.see', { number: second }));
        await expect(row).not.toContainText('$');

        await openOrder(page, locale, first);
        await main.getByRole('button', { name: t('orders.reopen') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: t('orders.do.reopen') })
          .click();
        await page.waitForURL(new RegExp(`${addressIn(locale, 'cart')}$`));
        await expect(main.locator('output')).toHaveText(['1', '2']);
        expect(await operate(market, 'check')).toContain('agree');
      },
    );
  });
