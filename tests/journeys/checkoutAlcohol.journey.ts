import type { Locator, Page } from '@playwright/test';
import { addDays, dayAt } from '#rules/zone.ts';
import { addressIn, localeVariations, moneyCase, rowsIn, sumsOfCase, type Locale } from './checkoutSteps.ts';
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
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

/** The birth dates of somebody who turns 19 today at the market, and of somebody a day younger. */
function birthDatesAroundNineteen(): { nineteen: string; dayTooYoung: string } {
  const today = dayAt(new Date());
  const nineteen = `${Number(today.slice(0, 4)) - 19}${today.slice(4)}`;
  return { nineteen, dayTooYoung: addDays(nineteen, 1) };
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
const withoutDay = (rows: Record<string, number | string>) =>
  Object.fromEntries(
    Object.entries(rows).map(([label, value]) => [label.replace(/^(Livraison|Delivery), .*/, '$1'), value]),
  );

/** The beer of money case M-32, under an id of its own. */
function beerFor(name: string) {
  const [bottles] = moneyCase('M-32').items;
  const { price, deposit, quantity } = bottles!;
  return { variant: variantId(name), price, deposit, quantity, taxable: true, isAlcohol: true };
}

const ageDialog = (page: Page, locale: Locale) => page.getByRole('dialog', { name: texts(locale)('age_check.title') });
const errorIn = (dialog: Locator) => dialog.getByRole('alert').filter({ hasText: /./ });

async function submitBirthDate(page: Page, locale: Locale, date: string): Promise<void> {
  const [dialog, t] = [ageDialog(page, locale), texts(locale)];
  const [year = '', month = '', day = ''] = date.split('-');
  await dialog.getByLabel(t('age_check.day')).fill(String(Number(day)));
  await dialog.getByLabel(t('age_check.month')).selectOption(month);
  await dialog.getByLabel(t('age_check.year')).fill(year);
  await dialog.getByLabel(t('age_check.year')).press('Enter');
}

/** Submits 31 February from the dialog's first field to its last one, by keyboard alone. */
async function typeInvalidDate(page: Page, locale: Locale): Promise<void> {
  const [dialog, t] = [ageDialog(page, locale), texts(locale)];
  await expect(dialog.getByLabel(t('age_check.day'))).toBeFocused();
  await page.keyboard.type('31');
  await tabTo(page, dialog.getByLabel(t('age_check.month')));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, dialog.getByLabel(t('age_check.year')));
  await page.keyboard.type('1990');
  await press(page, 'Enter');
}

for (const { locale, size, title } of variationsToRun(import.meta.filename, localeVariations))
  test.describe(title, () => {
    test.use(size);
    const t = texts(locale);
    const { nineteen, dayTooYoung } = birthDatesAroundNineteen();

    test('sells alcohol at 19 to the day, and refuses it a day earlier, at the server too (F-126, E27)', async ({
      page,
      context,
      market,
    }) => {
      const dialog = ageDialog(page, locale);
      const lines = [beerFor(`alcohol ${locale}`)];
      await arriveWithCart(context, market.url, {
        lines,
        place: { zone: zoneId(`alcohol ${locale}`), price: 500 },
      });
      await page.goto(addressIn(locale, 'cart', 'expedition'));
      const rows = rowsIn(locale, sumsOfCase('M-32'), { [t('cart.delivery')]: 500 });
      await expect.poll(async () => withoutDay(await sumsOf(page))).toEqual(rows);
      const operations = operationsOf(page);

      await payButton(page).focus();
      await press(page, 'Enter');
      await typeInvalidDate(page, locale);
      await expect(errorIn(dialog)).toHaveText(t('age_check.not_a_date'));
      expect(operations).toEqual([]);

      await submitBirthDate(page, locale, dayTooYoung);
      await expect(errorIn(dialog)).toHaveText(t('age_check.forbidden_message'));
      await page.keyboard.press('Escape');
      await expect(dialog).toBeVisible();
      expect(operations).toEqual(['ConfirmAgeMutation']);
      expect(await refusalsOf(page)).toEqual(['NO_ALCOHOL']);

      await submitBirthDate(page, locale, nineteen);
      await fillHostedPage(page, HOME);
      await payButton(page).click();
      await expectOrderReceived(page);
      expect(await sumsOf(page)).toEqual(rows);
    });

    // By default: CartScreen.test.tsx.
    test('asks for no age once the alcohol is removed (F-126)', { tag: '@all' }, async ({ page, context, market }) => {
      const [bread] = moneyCase('M-01').items;
      await arriveWithCart(context, market.url, {
        lines: [
          { ...beerFor(`removed alcohol ${locale}`), quantity: 1 },
          { variant: variantId(`no alcohol ${locale}`), price: bread!.price },
        ],
        place: { location: locationId(`alcohol ${locale}`) },
      });
      await page.goto(addressIn(locale, 'cart', 'expedition'));
      await payButton(page).click();
      await submitBirthDate(page, locale, dayTooYoung);
      await ageDialog(page, locale)
        .getByRole('button', { name: t('age_check.drop') })
        .click();
      await expect(ageDialog(page, locale)).toBeHidden();
      const rows = rowsIn(locale, sumsOfCase('M-01'), { [t('cart.pickup')]: 0 });
      await expect.poll(() => sumsOf(page)).toEqual(rows);

      await goToPayment(page, locale);
      await fillHostedPage(page);
      await payButton(page).click();
      await expectOrderReceived(page);
      expect(await sumsOf(page)).toEqual(rows);
    });
  });
