import type { Browser, Page } from '@playwright/test';
import { isFullRun } from '../support/fullRun.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expectFit } from './accountSteps.ts';
import { addressIn, openCart, plain } from './checkoutSteps.ts';
import { CHECKOUT_TEXTS, type Locale } from './checkoutTexts.ts';
import { desktop, expect, operationsOf, phone } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { operate, testAt } from './operatedMarket.ts';
import { arriveWithCart, locationId, payButton, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { newAddress } from './signInSteps.ts';

/** A market of its own, whose clock is moved by months. */
const test = testAt('2026-11-24T12:00:00-05:00');

const TEXTS = {
  fr: {
    account: '/compte',
    view: '/compte/adhesion',
    remove: 'Enlever les frais de commande',
    start: 'Essayer un mois gratuit',
    trial: 'Mois d’essai',
    free: /Gratuit jusqu’au jeudi 24 décembre 2026\. Aucuns frais/,
    left: '30 jours restants',
    pay: 'Ajouter une carte et rester membre',
    yearly: /Adhésion, un an.*30,00 \$.*TPS.*1,50 \$.*TVQ.*2,99 \$/,
    afterwards: 'Ensuite, l’année payée commence d’elle-même.',
    manage: 'Gérer l’adhésion',
    cancel: 'Annuler l’adhésion à la fin de la période',
    keep: 'Garder l’adhésion',
    back: 'Retour',
    renews: /Renouvellement automatique le vendredi 24 décembre 2027/,
    ends: /L’adhésion se termine ce jour-là/,
    endOf: (day: string) => `Votre adhésion se termine le ${day}.`,
    days: ['vendredi 24 décembre 2027', 'dimanche 24 décembre 2028'],
    banner: 'Fin de l’adhésion',
    close: 'Fermer',
    saved: /Évité jusqu’ici.*5,75 \$/,
  },
  en: {
    account: '/en/account',
    view: '/en/account/membership',
    buy: 'Pay for a year',
    now: /Paid now, then every year/,
    pay: /^Pay 34,49/,
    manage: 'Manage membership',
  },
} as const;

const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille' };
const fillCard = async (page: Page) => {
  for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
};
const newContext = async (browser: Browser, { url: baseURL }: MarketProcess, locale: Locale) =>
  browser.newContext({ baseURL, ...(locale === 'fr' ? phone : desktop) });
/** The membership section of the account, loaded anew. */
async function openMembership(page: Page, locale: Locale) {
  await page.goto(TEXTS[locale].view);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  return page.getByRole('main');
}
const textOf = async (page: Page) => plain(await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ');

const variant = variantId('membership');
const orderFee = { 'Frais de commande': 500 };

/** Opens an account with a filled cart, at the cart's offer of a membership. */
async function arriveAtOffer(page: Page, { url }: MarketProcess): Promise<void> {
  await arriveWithCart(page.context(), url, {
    lines: [{ variant, price: 1200, quantity: 1, stock: 5 }],
    place: { location: locationId('membership') },
  });
  await arriveSignedUp(page, newAddress('membre'), TEXTS.fr.account);
  await openCart(page, 'fr', 'membre');
  await expect.poll(() => sumsOf(page)).toMatchObject(orderFee);
}

/** Begins the free month, which removes the fee from the cart without fetching it again, and pays the cart. */
async function beginFreeMonth(page: Page): Promise<void> {
  const operations = operationsOf(page);
  await tabTo(page, page.getByRole('button', { name: TEXTS.fr.start }));
  await press(page, 'Enter');
  await expect.poll(async () => 'Frais de commande' in (await sumsOf(page))).toBe(false);
  // Pages are prefetched as focus passes their links.
  expect(operations.filter((name) => !/Home|Product|Collection|Seller|Baskets/.test(name))).toEqual([
    'StartTrialMutation',
  ]);
  await openCart(page, 'fr', 'expedition');
  await payButton(page).click();
  await page.waitForURL(/\/c\/pay\//);
  await fillCard(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: CHECKOUT_TEXTS.fr.order })).toBeVisible();
}

/** The account shows the trial, its end, and what it has saved so far. */
async function expectTrial(page: Page): Promise<void> {
  const account = await openMembership(page, 'fr');
  await expect(account.getByRole('heading', { name: TEXTS.fr.trial })).toBeVisible();
  expect(await textOf(page)).toMatch(TEXTS.fr.free);
  expect(await textOf(page)).toMatch(TEXTS.fr.saved);
  await expect(account.getByRole('progressbar')).toHaveAttribute('aria-valuetext', TEXTS.fr.left);
  await expectFit(page, 'membership on trial');
}

/** Pays the year from two tabs: both lead to one page, which is used once; nothing is charged before the month is over. */
async function payYearFromTwoTabs(page: Page): Promise<void> {
  const returned = new RegExp(`${TEXTS.fr.view}$`);
  const otherTab = await page.context().newPage();
  await openMembership(otherTab, 'fr');
  await tabTo(page, page.getByRole('button', { name: TEXTS.fr.pay }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/c\/pay\//);
  await otherTab.getByRole('button', { name: TEXTS.fr.pay }).dblclick();
  await expect(otherTab).toHaveURL(/\/c\/pay\//);
  expect(otherTab.url()).toBe(page.url());
  expect(await textOf(page)).toMatch(TEXTS.fr.yearly);
  await fillCard(page);
  await fillCard(otherTab);
  await page.keyboard.press('Enter');
  await page.waitForURL(returned);
  await otherTab.keyboard.press('Enter');
  await otherTab.waitForURL(returned);
  await otherTab.close();
  await expect(page.getByText(TEXTS.fr.afterwards)).toBeVisible();
  await expect(page.getByRole('button', { name: TEXTS.fr.pay })).toHaveCount(0);
}

/** Cancels in the billing portal at the period's end; Enter in one of its fields cancels nothing. */
async function cancelInPortal(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: TEXTS.fr.manage }));
  await press(page, 'Enter');
  await page.waitForURL(/\/p\/session\//);
  await expect(page.getByText('4242')).not.toHaveCount(0);
  await page.locator('#cardName').fill('C');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // From the last field of the corrected page, Tab passes through the browser's own bar to the first.
  const cancel = page.getByRole('button', { name: TEXTS.fr.cancel });
  for (let stop = 0; stop < 20 && !(await isFocused(cancel)); stop += 1) await page.keyboard.press('Tab');
  expect(await isFocused(cancel)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: TEXTS.fr.keep })).toBeVisible();
  await page.getByRole('link', { name: TEXTS.fr.back }).click();
  await page.waitForURL(new RegExp(`${TEXTS.fr.view}$`));
  await expect.poll(async () => textOf((await openMembership(page, 'fr')).page())).toMatch(TEXTS.fr.ends);
}

const bannerOn = (page: Page) => page.getByRole('region', { name: TEXTS.fr.banner });

/** Opens home, and waits for the customer: no banner is shown. */
async function expectNoBanner(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Se déconnecter', includeHidden: true }).first()).toBeAttached();
  await expect(bannerOn(page)).toHaveCount(0);
}

/** The end is announced 31 days before, on every page but the account's, until the banner is closed. */
async function expectBannerUntilClosed(page: Page, market: MarketProcess): Promise<void> {
  await expectNoBanner(page);
  await operate(market, 'advance', '335d', '--jump');
  // The first page measures the banner's room; the next ones keep it from the start, and show it.
  await page.goto('/');
  await expect(page.getByRole('region', { name: TEXTS.fr.banner, includeHidden: true })).toBeAttached();
  await page.reload();
  await expect(bannerOn(page)).toContainText(TEXTS.fr.endOf(TEXTS.fr.days[0]));
  await expectFit(page, 'the renewal banner');
  await openMembership(page, 'fr');
  await expect(bannerOn(page)).toHaveCount(0);
  await page.goto(addressIn('fr', 'cart'));
  await expect(bannerOn(page)).toBeVisible();
  await tabTo(page, bannerOn(page).getByRole('button', { name: TEXTS.fr.close }));
  await press(page, 'Enter');
  await expect(bannerOn(page)).toHaveCount(0);
  await expectNoBanner(page);
}

/** Another end, resumed, renewed and cancelled again, is announced anew. */
async function expectBannerOfNextEnd(page: Page, market: MarketProcess): Promise<void> {
  const pressInPortal = async (name: string) => {
    await openMembership(page, 'fr');
    await page.getByRole('button', { name: TEXTS.fr.manage }).click();
    await page.waitForURL(/\/p\/session\//);
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.notice')).toBeVisible();
  };
  await pressInPortal(TEXTS.fr.keep);
  await operate(market, 'advance', '32d', '--jump');
  await operate(market, 'run', 'payments');
  await pressInPortal(TEXTS.fr.cancel);
  await operate(market, 'advance', '340d', '--jump');
  await page.goto('/');
  await expect(bannerOn(page)).toContainText(TEXTS.fr.endOf(TEXTS.fr.days[1]));
}

test('begins a free month, pays the year, cancels it and announces its end, by keyboard (F-133 to F-140, E62)', async ({
  browser,
  market,
}) => {
  const context = await newContext(browser, market, 'fr');
  const page = await context.newPage();
  await arriveAtOffer(page, market);
  await beginFreeMonth(page);
  await expectTrial(page);
  await payYearFromTwoTabs(page);

  await operate(market, 'advance', '31d', '--jump');
  await operate(market, 'run', 'payments');
  await openMembership(page, 'fr');
  await expect.poll(() => textOf(page)).toMatch(TEXTS.fr.renews);

  await cancelInPortal(page);
  await expectBannerUntilClosed(page, market);
  // By default: oneBanner.test.tsx.
  if (isFullRun) await expectBannerOfNextEnd(page, market);
  await context.close();
});

test('pays a year in English without a trial, and leads back (F-133, F-137)', async ({ browser, market }) => {
  const texts = TEXTS.en;
  const context = await newContext(browser, market, 'en');
  const page = await context.newPage();
  await arriveSignedUp(page, newAddress('member'), texts.account);
  await openMembership(page, 'en');
  await page.getByRole('button', { name: texts.buy }).click();
  await page.waitForURL(/\/c\/pay\//);
  await expect(page.getByText(texts.now)).toBeVisible();
  await fillCard(page);
  await page.getByRole('button', { name: texts.pay }).dblclick();
  await expect(page).toHaveURL(new RegExp(`${texts.view}$`));
  await expect(page.getByRole('button', { name: texts.manage })).toBeVisible();
  expect(await textOf(page)).toMatch(/No order fee\. Renews automatically on \w+, \w+ \d+, \d{4}\./);
  await expectFit(page, 'a paid year');
  await context.close();
});
