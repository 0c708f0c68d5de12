import type { Page } from '@playwright/test';
import { addDays, dayAt } from '../../rules/zone.ts';
import { moneyCase, rowsIn, sumsOfCase, localeVariations } from './checkoutSteps.ts';
import { expect, operationsOf, test } from './journey.ts';
import { press, tabTo } from './keyboardSteps.ts';
import {
  arriveWithCart,
  expectOrderReceived,
  fillHostedPage,
  goToPayment,
  HOME,
  locationId,
  payButton,
  sumsOf,
  variantId,
  zoneId,
} from './purchaseSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    title: 'Votre date de naissance ?',
    day: 'Jour',
    month: 'Mois',
    year: 'Année',
    verify: 'Vérifier',
    drop: 'Retirer l’alcool',
    notADate: 'Cette date n’existe pas. Vérifiez le jour et l’année.',
    refused: 'Vous ne pouvez pas acheter d’alcool. Il faut le retirer pour continuer.',
    delivery: 'Livraison',
    pickup: 'Cueillette',
  },
  en: {
    title: 'What’s your date of birth?',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    verify: 'Check',
    drop: 'Remove the alcohol',
    notADate: 'This date doesn’t exist. Check the day and the year.',
    refused: 'You are not allowed to buy alcohol. Remove it to continue.',
    delivery: 'Delivery',
    pickup: 'Pickup',
  },
};

/** The birth dates of somebody who turns 19 today at the market, and of somebody a day younger. */
function bornAround(): { nineteen: string; tooLate: string } {
  const today = dayAt(new Date());
  const nineteen = `${Number(today.slice(0, 4)) - 19}${today.slice(4)}`;
  return { nineteen, tooLate: addDays(nineteen, 1) };
}

/** The refusal codes that the API returns when this visitor pays regardless. */
const refusalsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { checkout }' }),
    });
    const { errors = [] } = (await response.json()) as { errors?: { extensions?: { code?: string } }[] };
    return errors.map(({ extensions }) => extensions?.code ?? '');
  });

/** The row of the place is labelled with its day in the cart, and without it in the order. */
const bare = (rows: Record<string, number | string>) =>
  Object.fromEntries(
    Object.entries(rows).map(([label, value]) => [label.replace(/^(Livraison|Delivery), .*/, '$1'), value]),
  );

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);

    test('refuses alcohol at 18 years and 364 days, by the server too, sells it at 19 to the day, and asks nothing without it (F-126, E27)', async ({
      page,
      context,
      market,
    }) => {
      test.setTimeout(240_000);
      const texts = TEXTS[locale];
      const { nineteen, tooLate: dayTooYoung } = bornAround();
      const [bottles] = moneyCase('M-32').items;
      const beer = {
        variant: variantId(`alcohol ${locale}`),
        price: bottles!.price,
        deposit: bottles!.deposit,
        taxable: true,
      };
      const dialog = page.getByRole('dialog', { name: texts.title });
      const errorMessage = dialog.getByRole('alert').filter({ hasText: /./ });
      const submitBirthDate = async (date: string) => {
        const [year = '', month = '', day = ''] = date.split('-');
        await dialog.getByLabel(texts.day).fill(String(Number(day)));
        await dialog.getByLabel(texts.month).selectOption(month);
        await dialog.getByLabel(texts.year).fill(year);
        await dialog.getByLabel(texts.year).press('Enter');
      };

      await arriveWithCart(context, market.url, {
        lines: [{ ...beer, isAlcohol: true, quantity: bottles!.quantity }],
        place: { zone: zoneId(`alcohol ${locale}`), price: 500 },
      });
      await page.goto(locale === 'fr' ? '/panier/expedition' : '/en/cart/expedition');
      await page.getByRole('button', { name: /^(Continuer sans compte|Continue without an account)/ }).click();
      const inCart = rowsIn(locale, sumsOfCase('M-32'), { [texts.delivery]: 500 });
      await expect.poll(async () => bare(await sumsOf(page))).toEqual(inCart);

      // The dialog, by keyboard alone: it opens on its first field, and is submitted from its last one.
      const operations = operationsOf(page);
      await payButton(page).focus();
      await press(page, 'Enter');
      await expect(dialog).toBeVisible();
      await expect(dialog.getByLabel(texts.day)).toBeFocused();
      await page.keyboard.type('31');
      await tabTo(page, dialog.getByLabel(texts.month));
      await page.keyboard.press('ArrowDown');
      await tabTo(page, dialog.getByLabel(texts.year));
      await page.keyboard.type('1990');
      await press(page, 'Enter');
      await expect(errorMessage).toHaveText(texts.notADate);
      expect(operations).toEqual([]);

      await submitBirthDate(dayTooYoung);
      await expect(errorMessage).toHaveText(texts.refused);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      expect(operations).toEqual(['ConfirmAgeMutation']);
      expect(await refusalsOf(page)).toEqual(['NO_ALCOHOL']);

      await submitBirthDate(nineteen);
      await fillHostedPage(page, HOME);
      await payButton(page).click();
      await expectOrderReceived(page);
      expect(await sumsOf(page)).toEqual(inCart);

      // Another visitor, who is not asked once the alcohol is removed.
      const [bread] = moneyCase('M-01').items;
      await arriveWithCart(context, market.url, {
        lines: [
          { ...beer, isAlcohol: true },
          { variant: variantId(`no alcohol ${locale}`), price: bread!.price },
        ],
        place: { location: locationId(`alcohol ${locale}`) },
      });
      await page.goto(locale === 'fr' ? '/panier/expedition' : '/en/cart/expedition');
      await payButton(page).click();
      await submitBirthDate(dayTooYoung);
      await expect(errorMessage).toHaveText(texts.refused);
      await dialog.getByRole('button', { name: texts.drop }).click();
      await expect(dialog).toBeHidden();
      const without = rowsIn(locale, sumsOfCase('M-01'), { [texts.pickup]: 0 });
      await expect.poll(() => sumsOf(page)).toEqual(without);
      await goToPayment(page, locale);
      await fillHostedPage(page);
      await payButton(page).click();
      await expectOrderReceived(page);
      expect(await sumsOf(page)).toEqual(without);
    });
  });
