import type { Page } from '@playwright/test';
import { BASKET_PARAMETER } from '#rules/addresses.ts';
import type { Locale } from '#rules/constants.ts';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { coveredText } from './coveredText.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { moveTo } from './settled.ts';
import { expectSignedIn, mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille' };

/** The summary's button, which comes last on a page that shows a card beside its form too. */
const summaryButton = (page: Page, name: string) =>
  page.getByRole('complementary').last().getByRole('button', { name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const pickupPoint = (page: Page, locale: Locale) => page.getByRole('radio', { name: texts(locale).named('hall') });

/** Chooses a basket on the public page, with a pickup point and a note. */
async function chooseBasket(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await page.goto(t.path('baskets'));
  await page.getByRole('link', { name: t('baskets.subscribe_to', { name: t.named('eggsAndMilk') }) }).click();
  await expect(page).toHaveURL(`${t.path('basketSubscription')}?${BASKET_PARAMETER[locale]}=oeufs-et-lait`);
  await pickupPoint(page, locale).check();
  await page.getByLabel(t('baskets.note')).fill('Deuxième porte');
}

/** Returning from the card page without a card is reported, and no choice is lost. */
async function expectChoicesKeptWithoutCard(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await summaryButton(page, t('basket_card.add')).click();
  await page.waitForURL(/\/c\/pay\//);
  await page
    .getByRole('link', { name: /^(Annuler|Retour|Cancel|Back)/ })
    .or(page.getByRole('button', { name: /^(Annuler|Retour|Cancel|Back)/ }))
    .first()
    .click();
  await expect(page.getByText(t('basket_card.left'))).toBeVisible();
  await expect(pickupPoint(page, locale)).toBeChecked();
  await expect(page.getByLabel(t('baskets.note'))).toHaveValue('Deuxième porte');
}

/** Stores a card, and subscribes with it; a double click subscribes once. */
async function subscribeWithCard(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await summaryButton(page, t('basket_card.add')).click();
  await page.waitForURL(/\/c\/pay\//);
  for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
  await page.getByRole('button', { name: t.atProvider('keep.button') }).click();
  await expect(page).toHaveURL(`${t.path('basketSubscription')}?${BASKET_PARAMETER[locale]}=oeufs-et-lait`);
  await expectSignedIn(page);
  const subscribe = summaryButton(page, t('subscribe.do'));
  // The card is fetched until the provider's message has arrived.
  await expect(subscribe).toBeEnabled();
  await expect(page.getByRole('complementary').last()).toContainText(/28,00\s\$/);
  await subscribe.dblclick();
  await expect(page).toHaveURL(t.account('baskets'));
}

async function expectSubscription(page: Page, market: MarketProcess, locale: Locale, email: string): Promise<void> {
  const t = texts(locale);
  await expect(page.getByText(t('my_baskets.charged'))).toBeVisible();
  await expect(page.getByText('Visa 4242')).toBeVisible();
  expect((await mailTo(market, email, locale === 'fr' ? 'panier' : 'basket')).text).toMatch(/28,00|24,00/);
}

async function skipAndResumeWeek(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  const secondWeek = page.getByRole('checkbox').nth(1);
  await secondWeek.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: t('my_baskets.save_pause') }).click();
  await expect(status(page, t('my_baskets.skipped', { count: 1 }))).toBeVisible();
  await page.reload();
  await expect(secondWeek).toBeChecked();
  await page.getByRole('button', { name: t('my_baskets.resume_all') }).click();
  await expect(status(page, t('my_baskets.skipped', { count: 0 }))).toBeVisible();
}

async function changePickupPoint(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await page.getByRole('button', { name: t.like('my_baskets.change_of') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: t.named('hall') })).toBeChecked();
  await dialog.getByRole('radio', { name: t.named('cafe') }).check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t('my_baskets.fetched', { name: t.named('cafe') }))).toBeVisible();
}

/** A cart of the same week offers to include the basket (E51): its long buttons leave room for the text. */
async function expectOfferInCart(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await moveTo(page, t.path('home'));
  await page
    .getByRole('article')
    .getByRole('button', { name: t.like('cart.add_one') })
    .first()
    .click();
  await expect(page.getByRole('article').locator('output').first()).toHaveText('1');
  await moveTo(page, t.path('cart'));
  const unsure = page.getByRole('region', { name: t.like('cart.to_confirm') });
  await expect(unsure.getByRole('button', { name: t('cart.basket_keep') })).toBeVisible();
  expect(await coveredText(unsure)).toEqual([]);
}

async function cancelBasket(page: Page, locale: Locale): Promise<void> {
  const t = texts(locale);
  await page.goto(t.account('baskets'));
  await page.getByRole('button', { name: t('my_baskets.end_of', { name: t.named('eggsAndMilk') }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('my_baskets.end_do') })
    .click();
  await expect(page.getByRole('heading', { name: t('my_baskets.none') })).toBeVisible();
}

for (const locale of variationsToRun(import.meta.filename, ['fr', 'en'] as const))
  test.describe(`recurring baskets (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('subscribes to a basket, skips a week, changes the place, and cancels (F-141 to F-149)', async ({
      page,
      market,
    }) => {
      const email = newAddress('panier');
      await arriveSignedUp(page, email, texts(locale).path('account'));
      await chooseBasket(page, locale);
      await expectChoicesKeptWithoutCard(page, locale);
      await subscribeWithCard(page, locale);
      await expectSubscription(page, market, locale, email);
      await expectOfferInCart(page, locale);
      // By default: BasketsTab.test.tsx and userBaskets.test.ts.
      if (!isFullRun) return;
      await page.goto(texts(locale).account('baskets'));
      await skipAndResumeWeek(page, locale);
      await changePickupPoint(page, locale);
      await cancelBasket(page, locale);
    });
  });
