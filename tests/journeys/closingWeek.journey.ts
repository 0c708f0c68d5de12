import type { Browser, BrowserContext, Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { CHECKOUT_TEXTS, type Locale } from './checkoutTexts.ts';
import { desktop, expect, phone } from './journey.ts';
import { recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { operate, testAt } from './operatedMarket.ts';
import { arriveWithCart, fillHostedPage, locationId, payButton, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, mailTo, newAddress } from './signInSteps.ts';

/** A market of its own, whose week closes in half an hour. */
const test = testAt('2026-11-29T23:30:00-05:00');

const TEXTS = {
  fr: {
    account: '/compte',
    choose: /^Point de retrait sous contrat/,
    closed:
      'La semaine a fermé sans que ce panier soit payé. Confirmez ce que vous voulez encore : ce sera pour la suivante, qui ferme le dimanche 6 décembre à minuit.',
    lastWeek: 'Resté dans votre panier à la fermeture d’une semaine.',
    oldRound: 'jeudi 3 décembre, 14 h à 19 h',
    newRound: 'jeudi 10 décembre, 14 h à 19 h',
    auto: /^Achat automatique/,
    notice: /^Votre panier sera acheté/,
    autoIsOn: /^Ce panier s’achète de lui-même le dimanche\s.* à minuit, avec votre/,
    keep: 'Enregistrer la carte',
    boughtByMail: 'votre panier a été acheté tout seul',
  },
  en: {
    account: '/en/account',
    choose: /^Pickup point under contract/,
    closed:
      'The week closed before this cart was paid. Confirm what you still want: it will be for the next one, which closes Sunday, December 6 at midnight.',
    lastWeek: 'Left in your cart when its week closed.',
    oldRound: 'Thursday, December 3, 2 p.m. to 7 p.m.',
    newRound: 'Thursday, December 10, 2 p.m. to 7 p.m.',
    auto: /^Automatic purchase/,
    notice: /^Your cart will be bought/,
    autoIsOn: /^This cart is bought automatically Sunday,\s.* at midnight, with your/,
    keep: 'Save the card',
    refused: 'Your cart was not bought',
    why: 'Your card was declined.',
    notBought: 'Your cart was not bought at the closing',
    addCard: 'Add another card',
  },
} as const;

const REFUSED_LATER = '4000 0000 0000 0341';
const cartOf = (name: string) => ({
  lines: [{ variant: variantId(`closing ${name}`), price: 1200, quantity: 2, stock: 2 }],
  place: { location: locationId('closing') },
});

/** A new device, in a language. */
async function openDevice(
  browser: Browser,
  baseURL: string,
  locale: Locale,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ baseURL, ...(locale === 'fr' ? phone : desktop) });
  return { context, page: await context.newPage() };
}
async function goToPlaceStep(page: Page, locale: Locale): Promise<void> {
  await page.goto(`${CHECKOUT_TEXTS[locale].cart}/expedition`);
  await page.getByRole('button', { name: CHECKOUT_TEXTS[locale].guest }).click();
  await expect(payButton(page)).toBeEnabled();
}
/** Signs up with a cart, stores a card, and turns on the purchase at closing. */
async function turnOnAutomaticPurchase(
  page: Page,
  locale: Locale,
  email: string,
  card: Record<string, string>,
): Promise<void> {
  const texts = TEXTS[locale];
  await arriveSignedUp(page, email, texts.account);
  await page.goto(CHECKOUT_TEXTS[locale].cart);
  await page.getByRole('switch', { name: texts.auto }).click();
  await page.waitForURL(/\/c\/pay\//);
  for (const [id, value] of Object.entries({ expiry: '08 / 38', code: '424', cardName: 'Camille', ...card }))
    await page.locator(`#${id}`).fill(value);
  await page.getByRole('button', { name: texts.keep }).click();
  await page.waitForURL(new RegExp(`${CHECKOUT_TEXTS[locale].cart}`));
  // The card is fetched until the provider's message has arrived.
  await expect(page.getByRole('switch', { name: texts.auto })).toBeChecked();
  await expect(page.getByText(texts.autoIsOn)).toBeVisible();
  // From the next page on every page announces it, and it pushes nothing down.
  await recordShifts(page);
  await page.goto(locale === 'fr' ? '/' : '/en');
  await page.waitForFunction(() => localStorage.getItem('etal.personal.banner'));
  await page.reload();
  await expect(page.getByText(texts.notice)).toBeVisible();
  expect(sumOf((await shiftsOf(page)).filter(({ gone }) => !gone))).toBeLessThan(0.02);
}
const quantities = (page: Page) => page.getByRole('main').locator('output');

/** Opened before the closing and paid after it: an order of the closed week (E56). */
async function expectOrderOfClosedWeek(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: CHECKOUT_TEXTS.en.order })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(TEXTS.en.oldRound, { ignoreCase: true });
}

/** Not opened yet: the new date is shown before any money moves, and the lines are to be confirmed again (E57). */
async function expectNewWeekBeforePaying(page: Page): Promise<void> {
  await payButton(page).click();
  const box = page.getByRole('main').locator('[tabindex="-1"]').filter({ hasText: TEXTS.fr.closed }).last();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/panier$/);
  await page
    .getByRole('listitem')
    .filter({ hasText: TEXTS.fr.lastWeek })
    .getByRole('button', { name: CHECKOUT_TEXTS.fr.confirm })
    .click();
  await expect(quantities(page)).toHaveText(['2']);
  await page.getByRole('button', { name: CHECKOUT_TEXTS.fr.next }).filter({ visible: true }).first().click();
  await expect(page.getByRole('radio', { name: TEXTS.fr.choose, checked: true })).toHaveCount(1);
  await payButton(page).click();
  await fillHostedPage(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: CHECKOUT_TEXTS.fr.order })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(TEXTS.fr.newRound, { ignoreCase: true });
}

/** Bought automatically, confirmed by mail, and removed from the cart (E20). */
async function expectBought(page: Page, market: MarketProcess, email: string): Promise<void> {
  const receipt = await mailTo(market, email, 'cueillette');
  expect(receipt.subject).toMatch(CHECKOUT_TEXTS.fr.confirmed);
  expect(receipt.text.replaceAll(/\s+/g, ' ')).toContain(TEXTS.fr.boughtByMail);
  expect(receipt.text.replaceAll(/\s+/g, ' ')).toContain(TEXTS.fr.oldRound);
  await page.goto(CHECKOUT_TEXTS.fr.cart);
  await expectSignedIn(page);
  await expect(page.getByText(CHECKOUT_TEXTS.fr.empty)).toBeVisible();
}

/** Declined: the reason is given by mail and in the cart, where everything is to be confirmed (E20). */
async function expectDeclined(page: Page, market: MarketProcess, email: string): Promise<void> {
  const notice = await mailTo(market, email, TEXTS.en.refused);
  expect(notice.text).toContain(TEXTS.en.why);
  await page.goto(CHECKOUT_TEXTS.en.cart);
  await expectSignedIn(page);
  const line = page.getByRole('listitem').filter({ hasText: TEXTS.en.lastWeek });
  await expect(line).toContainText(CHECKOUT_TEXTS.en.product);
  await expect(quantities(page)).toHaveCount(0);
  await expect(page.getByText(TEXTS.en.notBought)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: TEXTS.en.why })).toContainText(TEXTS.en.addCard);
}

test('closes the week under two paying guests and two carts with automatic purchase (E17, E20, E56, E57)', async ({
  browser,
  market,
}) => {
  const openWithCart = async (locale: Locale, name: string) => {
    const opened = await openDevice(browser, market.url, locale);
    await arriveWithCart(opened.context, market.url, cartOf(name));
    return opened;
  };
  const unpaidGuest = await openWithCart('fr', 'late');
  const payingGuest = await openWithCart('en', 'paying');
  // By default the declined card alone: wholeWeek.journey.ts has the one that pays.
  const buyer = isFullRun ? await openWithCart('fr', 'bought') : null;
  const declined = await openWithCart('en', 'refused');
  const [buyerEmail, declinedEmail] = [newAddress('achetee'), newAddress('declined')];
  if (buyer) await turnOnAutomaticPurchase(buyer.page, 'fr', buyerEmail, { card: '4242 4242 4242 4242' });
  await turnOnAutomaticPurchase(declined.page, 'en', declinedEmail, { card: REFUSED_LATER });
  await goToPlaceStep(unpaidGuest.page, 'fr');
  await goToPlaceStep(payingGuest.page, 'en');
  await payButton(payingGuest.page).click();
  await fillHostedPage(payingGuest.page);

  expect(await operate(market, 'advance', '31m')).toContain('2026-11-30T05:0');

  await expectOrderOfClosedWeek(payingGuest.page);
  await expectNewWeekBeforePaying(unpaidGuest.page);
  if (buyer) await expectBought(buyer.page, market, buyerEmail);
  await expectDeclined(declined.page, market, declinedEmail);
  expect(await operate(market, 'check')).toContain('agree');
  for (const opened of [unpaidGuest, payingGuest, buyer, declined]) await opened?.context.close();
});
