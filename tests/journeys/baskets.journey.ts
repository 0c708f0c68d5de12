import type { Page } from '@playwright/test';
import type { MarketProcess } from '../support/marketProcess.ts';
import { coveredText } from './coveredText.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, mailTo, newAddress } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const TEXTS = {
  fr: {
    home: '/',
    add: /^Ajouter au panier/,
    cart: '/panier',
    unsure: /à confirmer$/,
    addToOrder: /^Ajouter à cette commande/,
    offer: '/paniers-hebdomadaires',
    account: '/compte',
    basketsPath: '/paniers',
    ownBaskets: /\/compte\/paniers$/,
    subscribeTo: /^S’abonner\s: Œufs et lait$/,
    formAddress: /\/paniers-hebdomadaires\/inscription\?panier=oeufs-et-lait/,
    point: /^Halle du Portage/,
    note: /^Une note pour le marché/,
    addCard: 'Ajouter une carte',
    noCardAdded: 'Aucune carte n’a été laissée. Vos choix sont gardés.',
    cancelCard: /^(Annuler|Retour)/,
    saveCard: 'Enregistrer la carte',
    subscribe: 'S’abonner',
    mailSubject: 'panier',
    willBeCharged: 'Sera débité',
    savePause: 'Enregistrer la pause',
    skipped: '1 semaine sautée.',
    resume: 'Tout reprendre',
    noneSkipped: 'Aucune semaine sautée.',
    changePlace: /^Modifier le lieu ou la note/,
    otherPoint: /^Café Le Traversier/,
    newPlace: /^Cueillette\s: Café Le Traversier$/,
    cancelBasket: /^Arrêter\s: Œufs et lait$/,
    confirmCancel: 'Arrêter le panier',
    noBasket: 'Aucun panier récurrent.',
  },
  en: {
    home: '/en',
    add: /^Add to cart/,
    cart: '/en/cart',
    unsure: /to confirm$/,
    addToOrder: /^Add to this order/,
    offer: '/en/weekly-baskets',
    account: '/en/account',
    basketsPath: '/baskets',
    ownBaskets: /\/en\/account\/baskets$/,
    subscribeTo: 'Subscribe: Eggs and milk',
    formAddress: /\/en\/weekly-baskets\/subscribe\?basket=oeufs-et-lait/,
    point: /^Portage Market Hall/,
    note: /^A note for the market/,
    addCard: 'Add a card',
    noCardAdded: 'No card was added. Your choices are saved.',
    cancelCard: /^(Cancel|Back)/,
    saveCard: 'Save the card',
    subscribe: 'Subscribe',
    mailSubject: 'basket',
    willBeCharged: 'Will be charged',
    savePause: 'Save changes',
    skipped: '1 week skipped.',
    resume: 'Resume all',
    noneSkipped: 'No week skipped.',
    changePlace: /^Change place or note/,
    otherPoint: /^Le Traversier Café/,
    newPlace: 'Pickup: Le Traversier Café',
    cancelBasket: 'Cancel: Eggs and milk',
    confirmCancel: 'Cancel the basket',
    noBasket: 'No recurring basket.',
  },
} as const;

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille' };

type Locale = keyof typeof TEXTS;

/** The summary's button, which comes last on a page that shows a card beside its form too. */
const summaryButton = (page: Page, name: string) =>
  page.getByRole('complementary').last().getByRole('button', { name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const pickupPoint = (page: Page, locale: Locale) => page.getByRole('radio', { name: TEXTS[locale].point });

/** Chooses a basket on the public page, with a pickup point and a note. */
async function chooseBasket(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await page.goto(texts.offer);
  await page.getByRole('link', { name: texts.subscribeTo }).click();
  await expect(page).toHaveURL(texts.formAddress);
  await pickupPoint(page, locale).check();
  await page.getByLabel(texts.note).fill('Deuxième porte');
}

/** Returning from the card page without a card is reported, and no choice is lost. */
async function expectChoicesKeptWithoutCard(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await summaryButton(page, texts.addCard).click();
  await page.waitForURL(/\/c\/pay\//);
  await page
    .getByRole('link', { name: texts.cancelCard })
    .or(page.getByRole('button', { name: texts.cancelCard }))
    .first()
    .click();
  await expect(page.getByText(texts.noCardAdded)).toBeVisible();
  await expect(pickupPoint(page, locale)).toBeChecked();
  await expect(page.getByLabel(texts.note)).toHaveValue('Deuxième porte');
}

/** Stores a card, and subscribes with it; a double click subscribes once. */
async function subscribeWithCard(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await summaryButton(page, texts.addCard).click();
  await page.waitForURL(/\/c\/pay\//);
  for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
  await page.getByRole('button', { name: texts.saveCard }).click();
  await expect(page).toHaveURL(texts.formAddress);
  await expectSignedIn(page);
  const subscribe = summaryButton(page, texts.subscribe);
  // The card is fetched until the provider's message has arrived.
  await expect(subscribe).toBeEnabled();
  await expect(page.getByRole('complementary').last()).toContainText(/28,00\s\$/);
  await subscribe.dblclick();
  await expect(page).toHaveURL(texts.ownBaskets);
}

async function expectSubscription(page: Page, market: MarketProcess, locale: Locale, email: string): Promise<void> {
  const texts = TEXTS[locale];
  await expect(page.getByText(texts.willBeCharged)).toBeVisible();
  await expect(page.getByText('Visa 4242')).toBeVisible();
  expect((await mailTo(market, email, texts.mailSubject)).text).toMatch(/28,00|24,00/);
}

async function skipAndResumeWeek(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  const secondWeek = page.getByRole('checkbox').nth(1);
  await secondWeek.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: texts.savePause }).click();
  await expect(status(page, texts.skipped)).toBeVisible();
  await page.reload();
  await expect(secondWeek).toBeChecked();
  await page.getByRole('button', { name: texts.resume }).click();
  await expect(status(page, texts.noneSkipped)).toBeVisible();
}

async function changePickupPoint(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await page.getByRole('button', { name: texts.changePlace }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: texts.point })).toBeChecked();
  await dialog.getByRole('radio', { name: texts.otherPoint }).check();
  await dialog.locator('[type=submit]').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(texts.newPlace)).toBeVisible();
}

/** A cart of the same week offers to include the basket (E51): its long buttons leave room for the text. */
async function expectOfferInCart(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await page.goto(texts.home);
  await page.getByRole('article').getByRole('button', { name: texts.add }).first().click();
  await expect(page.getByRole('article').locator('output').first()).toHaveText('1');
  await page.goto(texts.cart);
  const unsure = page.getByRole('region', { name: texts.unsure });
  await expect(unsure.getByRole('button', { name: texts.addToOrder })).toBeVisible();
  expect(await coveredText(unsure)).toEqual([]);
}

async function cancelBasket(page: Page, locale: Locale): Promise<void> {
  const texts = TEXTS[locale];
  await page.goto(texts.account + texts.basketsPath);
  await page.getByRole('button', { name: texts.cancelBasket }).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.confirmCancel }).click();
  await expect(page.getByRole('heading', { name: texts.noBasket })).toBeVisible();
}

for (const locale of variationsToRun(import.meta.filename, ['fr', 'en'] as const))
  test.describe(`recurring baskets (${locale})`, () => {
    test.use(locale === 'fr' ? phone : desktop);

    test('subscribes to a basket, skips a week, changes the place, and cancels (F-141 to F-149)', async ({
      page,
      market,
    }) => {
      const email = newAddress('panier');
      await arriveSignedUp(page, email, TEXTS[locale].account);
      await chooseBasket(page, locale);
      await expectChoicesKeptWithoutCard(page, locale);
      await subscribeWithCard(page, locale);
      await expectSubscription(page, market, locale, email);
      await skipAndResumeWeek(page, locale);
      await changePickupPoint(page, locale);
      await expectOfferInCart(page, locale);
      await cancelBasket(page, locale);
    });
  });
