import { isFullRun } from '../support/fullRun.ts';
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
} from './checkoutSteps.ts';
import { operationsOf, test, expect } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { payButton, sumsOf, variantId } from './purchaseSteps.ts';
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
    left: 'Reste à payer',
    paidByCard: 'Payé par carte',
    paidByBalance: 'Payé par votre solde',
    movements: 'Mouvements',
    none: 'Votre solde',
    given: 'Geste du marché',
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
    left: 'Left to pay',
    paidByCard: 'Paid by card',
    paidByBalance: 'Paid with your balance',
    movements: 'Statement',
    none: 'Your balance',
    given: 'Adjustment by the market',
    ledgerUsed: 'Used',
    removeFee: 'Remove the order fee',
    offer: 'Remove the 5,00 $ fee',
    terms: 'first month free, no card. Then 30,00 $ a year',
    guest: 'You need an account to become a member. Sign in to start.',
    start: 'Try one month free',
    confirmed: 'confirmed',
  },
};

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('spends credit once, also from two tabs, with its ledger; then a free month removes the fee immediately (F-095, F-117 to F-122, F-135, F-136, E13)', async ({
      page,
      context,
      market,
    }) => {
      test.setTimeout(240_000);
      const texts = TEXTS[locale];
      const main = page.getByRole('main');
      const email = newAddress(`solde-${locale}`);
      const variant = (name: string) => variantId(`balance ${locale} ${name}`);
      const account = addressIn(locale, 'account');
      const toCart = (view = '') => openCart(page, locale, view);

      // A guest is told what it takes.
      const [jam] = moneyCase('M-22').items;
      await buyProduct(page, market, locale, { variant: variant('jam'), price: jam!.price, taxable: true }, 2);
      await toCart();
      await expect.poll(() => sumsOf(page)).toMatchObject({ Total: sumsOfCase('M-22').total });
      await toCart(locale === 'fr' ? 'membre' : 'member');
      await expect(main.getByText(texts.guest)).toBeVisible();
      await expect(main.getByRole('button', { name: texts.start })).toHaveCount(0);

      await arriveSignedUp(page, email, account);
      await giveCredit(market, email, '20.00', 'Confiture abîmée');
      await toCart('expedition');
      await page.getByRole('radio', { name: texts.place }).check();
      await main.getByRole('button', { name: texts.next }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: texts.step })).toBeFocused();

      // Credit is paid out by an invoice, which needs an address (F-118); keeping it needs none.
      const use = page.getByRole('radio', { name: texts.use });
      const keep = page.getByRole('radio', { name: texts.keep });
      const rows = rowsIn(locale, sumsOfCase('M-22'), { [texts.pickup]: 0 });
      const { balanceApplied, amountDue } = moneyCase('M-22').expected;
      const withCredit = { ...rows, [texts.used]: -balanceApplied, [texts.left]: amountDue };
      await expect(main.getByText(texts.noCode)).toBeVisible();
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

      await page.goto(account);
      await writeAddress(page, locale);
      await toCart('balance');
      await expect.poll(() => sumsOf(page)).toEqual(withCredit);

      // Two tabs with one credit lead to one invoice, which is paid once.
      const other = await context.newPage();
      await other.goto(addressIn(locale, 'cart', 'balance'));
      await expect.poll(() => sumsOf(other)).toEqual(withCredit);
      await tabTo(page, payButton(page));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/i\//);
      await expect(page.getByText('15,62').first()).toBeVisible();
      await payButton(other).click();
      await other.waitForURL(/\/i\//);
      expect(other.url()).toBe(page.url());
      await payByCard(page);
      const number = await numberReceived(page);
      expect(await sumsOf(page)).toEqual({ ...rows, [texts.used]: -balanceApplied, [texts.paidByCard]: amountDue });
      await payByCard(other);
      expect(await numberReceived(other)).toBe(number);
      await other.close();

      const mail = await mailTo(market, email, texts.confirmed);
      expect(mail.subject).toContain(number);
      const mailText = plain(mail.text);
      for (const line of [
        `${texts.paidByBalance} .*-20,00 \\$`,
        `${texts.paidByCard} .* 15,62 \\$`,
        'Total .* 35,62 \\$',
      ])
        expect(mailText.replaceAll('−', '-')).toMatch(new RegExp(line));

      await page.goto(addressIn(locale, 'account', locale === 'fr' ? 'solde' : 'balance'));
      await expect(page.getByRole('heading', { level: 2, name: texts.none })).toBeVisible();
      const ledger = page.getByRole('region', { name: texts.movements }).locator('tbody tr');
      await expect(ledger).toHaveCount(2);
      expect((await ledger.allInnerTexts()).map((row) => plain(row).replaceAll(/\s+/g, ' '))).toEqual([
        expect.stringMatching(new RegExp(`${texts.ledgerUsed} .*${number} [−-]20,00 \\$ 0,00 \\$$`)),
        expect.stringMatching(new RegExp(`${texts.given} ?Confiture abîmée \\+20,00 \\$ 20,00 \\$$`)),
      ]);

      // By default: membership.journey.ts.
      if (!isFullRun) return;
      // Without credit there is no third step. The free month removes the fee and its taxes as soon as it begins.
      const [bowl] = moneyCase('M-34').items;
      await buyProduct(page, market, locale, { variant: variant('bowl'), price: bowl!.price, taxable: true });
      await toCart('expedition');
      await page.getByRole('radio', { name: texts.other }).check();
      const before = rowsIn(locale, sumsOfCase('M-34'), { [texts.pickup]: 0 });
      const after = rowsIn(locale, sumsOfCase('M-35'), { [texts.pickup]: 0 });
      await expect.poll(() => sumsOf(page)).toEqual(before);
      await main.getByRole('button', { name: texts.removeFee }).click();
      await expect(main.getByText(texts.offer)).toBeVisible();
      await expect(main).toContainText(texts.terms);
      const operations = operationsOf(page);
      await main.getByRole('button', { name: texts.start }).click();
      await expect.poll(() => sumsOf(page)).toEqual(after);
      expect(operations).toEqual(['StartTrialMutation']);
      await expect(main.getByRole('button', { name: texts.removeFee })).toHaveCount(0);
      await payButton(page).click();
      await payByCard(page, email);
      await numberReceived(page);
      expect(await sumsOf(page)).toEqual(after);
    });
  });
