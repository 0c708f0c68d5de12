import type { Page } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import {
  addressIn,
  buyProduct,
  giveCredit,
  moneyCase,
  numberReceived,
  openCart,
  payByCard,
  plain,
  rowsIn,
  sumsOfCase,
  localeVariations,
  writeAddress,
  type Locale,
} from './checkoutSteps.ts';
import { operationsOf, test, expect } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { arriveWithCart, payButton, putState, sumsOf, variantId } from './purchaseSteps.ts';
import { pressRepeatedly } from './repeatedPresses.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const variant = (locale: Locale, name: string) => variantId(`balance ${locale} ${name}`);
const membershipView = (locale: Locale) => (locale === 'fr' ? 'membre' : 'member');

/** The sums of money case M-22, paid by card alone, and with the credit of that case. */
function expectedRows(locale: Locale) {
  const t = texts(locale);
  const { balanceApplied, amountDue } = moneyCase('M-22').expected;
  const rows = rowsIn(locale, sumsOfCase('M-22'), { [t('cart.pickup')]: 0 });
  return {
    rows,
    withCredit: { ...rows, [t('cart.balance_used')]: -balanceApplied, [t('cart.left_to_pay')]: amountDue },
    paid: { ...rows, [t('cart.balance_used')]: -balanceApplied, [t('received.paid')]: amountDue },
  };
}

const jamAt = (locale: Locale, price: number) => ({ variant: variant(locale, 'jam'), price, taxable: true });

/** A customer with 20 dollars of credit and two jams, at the step that asks about the balance. */
async function arriveAtBalanceStep(page: Page, market: MarketProcess, locale: Locale, email: string): Promise<void> {
  const t = texts(locale);
  const [jam] = moneyCase('M-22').items;
  await arriveWithCart(page.context(), market.url, { lines: [{ ...jamAt(locale, jam!.price), quantity: 2 }] });
  await arriveSignedUp(page, email, addressIn(locale, 'account'));
  await giveCredit(market, email, '20.00', 'Confiture abîmée');
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: t.named('hall') }).check();
  // Payment takes the place of Continue, and not its presses.
  await pressRepeatedly(
    page
      .getByRole('main')
      .getByRole('button', { name: t('labels.continue') })
      .first(),
  );
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.balance_title') })).toBeVisible();
}

/** The account's ledger, newest first, with plain spaces. */
async function expectLedger(page: Page, locale: Locale, rows: string[]): Promise<void> {
  const t = texts(locale);
  await page.goto(addressIn(locale, 'account', locale === 'fr' ? 'solde' : 'balance'));
  await expect(page.getByRole('heading', { level: 2, name: t('account.balance.none') })).toBeVisible();
  const ledger = page.getByRole('region', { name: t('account.balance.movements') }).locator('tbody tr');
  await expect(ledger).toHaveCount(rows.length);
  expect((await ledger.allInnerTexts()).map((row) => plain(row).replaceAll(/\s+/g, ' '))).toEqual(
    rows.map((row) => expect.stringMatching(new RegExp(row))),
  );
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const t = texts(locale);

    // By default: customersCart.test.tsx.
    test('asks a guest to sign in before a membership (F-135)', { tag: '@all' }, async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, { lines: [{ variant: variant(locale, 'guest') }] });
      await openCart(page, locale, membershipView(locale));
      await expect(page.getByRole('main').getByText(t('membership.validation'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: t('membership.start') })).toHaveCount(0);
    });

    // By default: customersCart.test.tsx, raisedTotal.test.tsx and creditSpent.test.ts; orders.journey.ts pays with credit.
    test(
      'spends credit once, on one invoice, also from two tabs (F-095, F-117 to F-122, F-119, E13)',
      { tag: '@all' },
      async ({ page, context, market }) => {
        const main = page.getByRole('main');
        const email = newAddress(`solde-${locale}`);
        const { rows, withCredit, paid } = expectedRows(locale);
        const use = page.getByRole('radio', { name: t.like('balance.use') });
        const keep = page.getByRole('radio', { name: t('balance.keep') });
        await arriveAtBalanceStep(page, market, locale, email);
        await expect(main.getByText(t('account.balance.no_code'))).toBeVisible();

        await test.step('needs no address to keep the credit, and one to use it (F-118)', async () => {
          // The presses before end where they fall: behind the choice, if the page has changed by then.
          await main.focus();
          await tabTo(page, use);
          await press(page, 'ArrowDown');
          await expect(keep).toBeChecked();
          await expect.poll(() => sumsOf(page)).toEqual(rows);
          await expect(main.getByText(t('cart.balance_need_address'))).toHaveCount(0);
          await press(page, 'ArrowUp');
          await expect(use).toBeChecked();
          expect(await isFocused(use)).toBe(true);
          await expect.poll(() => sumsOf(page)).toEqual(withCredit);
          await expect(main.getByText(t('cart.balance_need_address')).first()).toBeVisible();
          await payButton(page).click();
          await expect(use).toBeVisible();
          expect(page.url()).toMatch(/\/balance$/);
        });
        await page.goto(addressIn(locale, 'account'));
        await writeAddress(page, locale);
        const [jam] = moneyCase('M-22').items;
        await test.step('shows a lower price at once, and asks before it pays a total above the shown one (E69)', async () => {
          await putState(market.url, 'a product on sale', jamAt(locale, jam!.price - 100));
          await openCart(page, locale, 'balance');
          await expect.poll(async () => (await sumsOf(page))[t('cart.left_to_pay')]).toBe(1332);
          await putState(market.url, 'a product on sale', jamAt(locale, jam!.price));
          await tabTo(page, payButton(page));
          await page.keyboard.press('Enter');
          const dialog = page.getByRole('dialog', { name: t('checkout.raised') });
          await expect(dialog).toContainText(/33,32.*35,62/);
          expect(page.url()).toMatch(/\/balance$/);
        });

        const number = await test.step('opens the same invoice in both tabs, and is paid once', async () => {
          const otherTab = await context.newPage();
          await otherTab.goto(addressIn(locale, 'cart', 'balance'));
          await expect.poll(() => sumsOf(otherTab)).toEqual(withCredit);
          await page.getByRole('button', { name: t('checkout.accept_total', { total: '35,62 $' }) }).click();
          await page.waitForURL(/\/i\//);
          await expect(page.getByText('15,62').first()).toBeVisible();
          await payButton(otherTab).click();
          await otherTab.waitForURL(/\/i\//);
          expect(otherTab.url()).toBe(page.url());
          await payByCard(page);
          const received = await numberReceived(page);
          await payByCard(otherTab);
          expect(await numberReceived(otherTab)).toBe(received);
          await otherTab.close();
          return received;
        });
        expect(await sumsOf(page)).toEqual(paid);

        const mail = await mailTo(market, email, t.mailPart('order.subject.pickup'));
        expect(mail.subject).toContain(number);
        const mailText = plain(mail.text).replaceAll('−', '-');
        for (const line of [
          `${t('received.balance_used')} .*-20,00 \\$`,
          `${t('received.paid')} .* 15,62 \\$`,
          'Total .* 35,62 \\$',
        ])
          expect(mailText).toMatch(new RegExp(line));
        await expectLedger(page, locale, [
          `${t('account.balance.reasons.order_paid')} .*${number} [−-]20,00 \\$ 0,00 \\$$`,
          `${t('account.balance.reasons.adjustment')} ?Confiture abîmée \\+20,00 \\$ 20,00 \\$$`,
        ]);
      },
    );

    // By default: membership.journey.ts.
    test(
      'removes the order fee and its taxes as soon as the free month begins (F-135, F-136)',
      { tag: '@all' },
      async ({ page, market }) => {
        const main = page.getByRole('main');
        const email = newAddress(`essai-${locale}`);
        const [bowl] = moneyCase('M-34').items;
        await arriveSignedUp(page, email, addressIn(locale, 'account'));
        await buyProduct(page, market, locale, { variant: variant(locale, 'bowl'), price: bowl!.price, taxable: true });
        await openCart(page, locale, 'expedition');
        await page.getByRole('radio', { name: t.named('cafe') }).check();
        const before = rowsIn(locale, sumsOfCase('M-34'), { [t('cart.pickup')]: 0 });
        await expect.poll(() => sumsOf(page)).toEqual(before);

        await main.getByRole('button', { name: t('membership.remove_fee') }).click();
        await expect(main.getByText(t('membership.offer', { fee: '5,00 $' }))).toBeVisible();
        await expect(main).toContainText(t.part('membership.terms', { price: '30,00 $' }));
        const operations = operationsOf(page);
        await main.getByRole('button', { name: t('membership.start') }).click();

        const after = rowsIn(locale, sumsOfCase('M-35'), { [t('cart.pickup')]: 0 });
        await expect.poll(() => sumsOf(page)).toEqual(after);
        expect(operations).toEqual(['StartTrialMutation']);
        await expect(main.getByRole('button', { name: t('membership.remove_fee') })).toHaveCount(0);
        // With a long list of points Pay takes the place of the button that began the month, and not its press (ADR 103).
        await page.mouse.move(0, 0);
        await payButton(page).click();
        await payByCard(page, email);
        await numberReceived(page);
        expect(await sumsOf(page)).toEqual(after);
      },
    );
  });
