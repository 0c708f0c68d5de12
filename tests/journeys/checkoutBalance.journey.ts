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
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    place: /^Halle du Portage/,
    other: /^Café Le Traversier/,
    pickup: 'Cueillette',
    next: 'Continuer',
    step: 'Utiliser votre solde ?',
    use: /^Oui, payer moins aujourd’hui/,
    keep: /^Non, le garder/,
    noAddress: 'Pour payer avec votre solde, ajoutez d’abord une adresse à votre compte.',
    noCode: 'Un code promo ne se combine pas avec le solde.',
    used: 'Solde utilisé',
    amountLeft: 'Reste à payer',
    raised: 'Le total a augmenté',
    accept: /^Accepter 35,62\s\$ et payer$/,
    paidByCard: 'Payé par carte',
    paidByBalance: 'Solde utilisé',
    movements: 'Mouvements',
    balance: 'Votre solde',
    adjustment: 'Geste du marché',
    ledgerUsed: 'Utilisé',
    removeFee: 'Enlever les frais de commande',
    offer: 'Enlevez les frais de 5,00 $',
    terms: 'premier mois gratuit, sans carte. Ensuite 30,00 $ par an',
    guest: 'L’adhésion demande un compte. Connectez-vous pour commencer.',
    start: 'Essayer un mois gratuit',
    confirmed: 'confirmée',
  },
  en: {
    place: /^Portage Market Hall/,
    other: /^Le Traversier Café/,
    pickup: 'Pickup',
    next: 'Continue',
    step: 'Use your balance?',
    use: /^Yes, pay less today/,
    keep: /^No, keep it/,
    noAddress: 'To pay with your balance, add an address to your account first.',
    noCode: 'A promo code cannot be combined with the balance.',
    used: 'Balance used',
    amountLeft: 'Left to pay',
    raised: 'The total went up',
    accept: /^Accept 35,62\s\$ and pay$/,
    paidByCard: 'Paid by card',
    paidByBalance: 'Balance used',
    movements: 'Statement',
    balance: 'Your balance',
    adjustment: 'Adjustment by the market',
    ledgerUsed: 'Used',
    removeFee: 'Remove the order fee',
    offer: 'Remove the 5,00 $ fee',
    terms: 'first month free, no card. Then 30,00 $ a year',
    guest: 'You need an account to become a member. Sign in to start.',
    start: 'Try one month free',
    confirmed: 'confirmed',
  },
};

const variant = (locale: Locale, name: string) => variantId(`balance ${locale} ${name}`);
const membershipView = (locale: Locale) => (locale === 'fr' ? 'membre' : 'member');

/** The sums of money case M-22, paid by card alone, and with the credit of that case. */
function expectedRows(locale: Locale) {
  const texts = TEXTS[locale];
  const { balanceApplied, amountDue } = moneyCase('M-22').expected;
  const rows = rowsIn(locale, sumsOfCase('M-22'), { [texts.pickup]: 0 });
  return {
    rows,
    withCredit: { ...rows, [texts.used]: -balanceApplied, [texts.amountLeft]: amountDue },
    paid: { ...rows, [texts.used]: -balanceApplied, [texts.paidByCard]: amountDue },
  };
}

const jamAt = (locale: Locale, price: number) => ({ variant: variant(locale, 'jam'), price, taxable: true });

/** A customer with 20 dollars of credit and two jams, at the step that asks about the balance. */
async function arriveAtBalanceStep(page: Page, market: MarketProcess, locale: Locale, email: string): Promise<void> {
  const texts = TEXTS[locale];
  const [jam] = moneyCase('M-22').items;
  await arriveSignedUp(page, email, addressIn(locale, 'account'));
  await giveCredit(market, email, '20.00', 'Confiture abîmée');
  await buyProduct(page, market, locale, jamAt(locale, jam!.price), 2);
  await openCart(page, locale, 'expedition');
  await page.getByRole('radio', { name: texts.place }).check();
  // Payment takes the place of Continue, and not its presses.
  await pressRepeatedly(page.getByRole('main').getByRole('button', { name: texts.next }).first());
  await expect(page.getByRole('heading', { level: 1, name: texts.step })).toBeVisible();
}

/** The account's ledger, newest first, with plain spaces. */
async function expectLedger(page: Page, locale: Locale, rows: string[]): Promise<void> {
  const texts = TEXTS[locale];
  await page.goto(addressIn(locale, 'account', locale === 'fr' ? 'solde' : 'balance'));
  await expect(page.getByRole('heading', { level: 2, name: texts.balance })).toBeVisible();
  const ledger = page.getByRole('region', { name: texts.movements }).locator('tbody tr');
  await expect(ledger).toHaveCount(rows.length);
  expect((await ledger.allInnerTexts()).map((row) => plain(row).replaceAll(/\s+/g, ' '))).toEqual(
    rows.map((row) => expect.stringMatching(new RegExp(row))),
  );
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const texts = TEXTS[locale];

    test('asks a guest to sign in before a membership (F-135)', async ({ page, context, market }) => {
      await arriveWithCart(context, market.url, { lines: [{ variant: variant(locale, 'guest') }] });
      await openCart(page, locale, membershipView(locale));
      await expect(page.getByRole('main').getByText(texts.guest)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: texts.start })).toHaveCount(0);
    });

    test('spends credit once, on one invoice, also from two tabs (F-095, F-117 to F-122, F-119, E13)', async ({
      page,
      context,
      market,
    }) => {
      const main = page.getByRole('main');
      const email = newAddress(`solde-${locale}`);
      const { rows, withCredit, paid } = expectedRows(locale);
      const use = page.getByRole('radio', { name: texts.use });
      const keep = page.getByRole('radio', { name: texts.keep });
      await arriveAtBalanceStep(page, market, locale, email);
      await expect(main.getByText(texts.noCode)).toBeVisible();

      await test.step('needs no address to keep the credit, and one to use it (F-118)', async () => {
        await tabTo(page, use);
        await press(page, 'ArrowDown');
        await expect(keep).toBeChecked();
        await expect.poll(() => sumsOf(page)).toEqual(rows);
        await expect(main.getByText(texts.noAddress)).toHaveCount(0);
        await press(page, 'ArrowUp');
        await expect(use).toBeChecked();
        expect(await isFocused(use)).toBe(true);
        await expect.poll(() => sumsOf(page)).toEqual(withCredit);
        await expect(main.getByText(texts.noAddress).first()).toBeVisible();
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
        await expect.poll(async () => (await sumsOf(page))[texts.amountLeft]).toBe(1332);
        await putState(market.url, 'a product on sale', jamAt(locale, jam!.price));
        await tabTo(page, payButton(page));
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: texts.raised });
        await expect(dialog).toContainText(/33,32.*35,62/);
        expect(page.url()).toMatch(/\/balance$/);
      });

      const number = await test.step('opens the same invoice in both tabs, and is paid once', async () => {
        const otherTab = await context.newPage();
        await otherTab.goto(addressIn(locale, 'cart', 'balance'));
        await expect.poll(() => sumsOf(otherTab)).toEqual(withCredit);
        await page.getByRole('button', { name: texts.accept }).click();
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

      const mail = await mailTo(market, email, texts.confirmed);
      expect(mail.subject).toContain(number);
      const mailText = plain(mail.text).replaceAll('−', '-');
      for (const line of [
        `${texts.paidByBalance} .*-20,00 \\$`,
        `${texts.paidByCard} .* 15,62 \\$`,
        'Total .* 35,62 \\$',
      ])
        expect(mailText).toMatch(new RegExp(line));
      await expectLedger(page, locale, [
        `${texts.ledgerUsed} .*${number} [−-]20,00 \\$ 0,00 \\$$`,
        `${texts.adjustment} ?Confiture abîmée \\+20,00 \\$ 20,00 \\$$`,
      ]);
    });

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
        await page.getByRole('radio', { name: texts.other }).check();
        const before = rowsIn(locale, sumsOfCase('M-34'), { [texts.pickup]: 0 });
        await expect.poll(() => sumsOf(page)).toEqual(before);

        await main.getByRole('button', { name: texts.removeFee }).click();
        await expect(main.getByText(texts.offer)).toBeVisible();
        await expect(main).toContainText(texts.terms);
        const operations = operationsOf(page);
        await main.getByRole('button', { name: texts.start }).click();

        const after = rowsIn(locale, sumsOfCase('M-35'), { [texts.pickup]: 0 });
        await expect.poll(() => sumsOf(page)).toEqual(after);
        expect(operations).toEqual(['StartTrialMutation']);
        await expect(main.getByRole('button', { name: texts.removeFee })).toHaveCount(0);
        await payButton(page).click();
        await payByCard(page, email);
        await numberReceived(page);
        expect(await sumsOf(page)).toEqual(after);
      },
    );
  });
