import type { Browser, Page } from '@playwright/test';
import type { Locale } from '#rules/constants.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { expectFit } from './accountSteps.ts';
import { addressIn, openCart, plain } from './checkoutSteps.ts';
import { desktop, expect, operationsOf, phone } from './journey.ts';
import { isFocused, press, tabTo } from './keyboardSteps.ts';
import { operate, testAt } from './operatedMarket.ts';
import { arriveWithCart, locationId, payButton, sumsOf, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';

/** A market of its own, whose clock is moved by months. */
const test = testAt('2026-11-24T12:00:00-05:00');

const french = texts('fr');
const CARD = { card: '4242 4242 4242 4242', expiry: '08 / 38', code: '424', cardName: 'Camille' };
const fillCard = async (page: Page) => {
  for (const [id, value] of Object.entries(CARD)) await page.locator(`#${id}`).fill(value);
};
const newContext = async (browser: Browser, { url: baseURL }: MarketProcess, locale: Locale) =>
  browser.newContext({ baseURL, ...(locale === 'fr' ? phone : desktop) });
/** The membership section of the account, loaded anew. */
async function openMembership(page: Page, locale: Locale) {
  await page.goto(texts(locale).account('membership'));
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
  await arriveSignedUp(page, newAddress('membre'), french.path('account'));
  await openCart(page, 'fr', 'membre');
  await expect.poll(() => sumsOf(page)).toMatchObject(orderFee);
}

/** Begins the free month, which removes the fee from the cart without fetching it again, and pays the cart. */
async function beginFreeMonth(page: Page): Promise<void> {
  const operations = operationsOf(page);
  await tabTo(page, page.getByRole('button', { name: french('membership.start') }));
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
  await expect(page.getByRole('heading', { level: 1, name: french.like('received.order') })).toBeVisible();
}

/** The account shows the trial, its end, and what it has saved so far. */
async function expectTrial(page: Page): Promise<void> {
  const account = await openMembership(page, 'fr');
  await expect(account.getByRole('heading', { name: french('membership_page.trial') })).toBeVisible();
  expect(await textOf(page)).toMatch(french.part('membership_page.free_until', { day: 'jeudi 24 décembre 2026' }));
  expect(await textOf(page)).toMatch(/Évité jusqu’ici.*5,75 \$/);
  await expect(account.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    french('membership_page.days', { count: 30 }),
  );
  await expectFit(page, 'membership on trial');
}

/** Pays the year from two tabs: both lead to one page, which is used once; nothing is charged before the month is over. */
async function payYearFromTwoTabs(page: Page): Promise<void> {
  const returned = new RegExp(`${french.account('membership')}$`);
  const otherTab = await page.context().newPage();
  await openMembership(otherTab, 'fr');
  await tabTo(page, page.getByRole('button', { name: french('membership_page.add_card') }));
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/c\/pay\//);
  await otherTab.getByRole('button', { name: french('membership_page.add_card') }).dblclick();
  await expect(otherTab).toHaveURL(/\/c\/pay\//);
  expect(otherTab.url()).toBe(page.url());
  expect(await textOf(page)).toMatch(/Adhésion, un an.*30,00 \$.*TPS.*1,50 \$.*TVQ.*2,99 \$/);
  await fillCard(page);
  await fillCard(otherTab);
  await page.keyboard.press('Enter');
  await page.waitForURL(returned);
  await otherTab.keyboard.press('Enter');
  await otherTab.waitForURL(returned);
  await otherTab.close();
  await expect(page.getByText(french('membership_page.then_year'))).toBeVisible();
  await expect(page.getByRole('button', { name: french('membership_page.add_card') })).toHaveCount(0);
}

/** Cancels in the billing portal at the period's end; Enter in one of its fields cancels nothing. */
async function cancelInPortal(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: french('membership_page.manage') }));
  await press(page, 'Enter');
  await page.waitForURL(/\/p\/session\//);
  await expect(page.getByText('4242')).not.toHaveCount(0);
  await page.locator('#cardName').fill('C');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  // From the last field of the corrected page, Tab passes through the browser's own bar to the first.
  const cancel = page.getByRole('button', { name: french.atProvider('portal.cancel') });
  for (let stop = 0; stop < 20 && !(await isFocused(cancel)); stop += 1) await page.keyboard.press('Tab');
  expect(await isFocused(cancel)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: french.atProvider('portal.resume') })).toBeVisible();
  await page.getByRole('link', { name: french.atProvider('back') }).click();
  await page.waitForURL(new RegExp(`${french.account('membership')}$`));
  await expect
    .poll(async () => textOf((await openMembership(page, 'fr')).page()))
    .toMatch(french.part('membership_page.ends'));
}

const bannerOn = (page: Page) => page.getByRole('region', { name: french('renewal.label') });

/** Opens home, and waits for the customer: no banner is shown. */
async function expectNoBanner(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Se déconnecter', includeHidden: true }).first()).toBeAttached();
  await expect(bannerOn(page)).toHaveCount(0);
}

/** The end is announced 31 days before. */
async function expectBanner(page: Page, market: MarketProcess): Promise<void> {
  await operate(market, 'advance', '335d', '--jump');
  // The first page measures the banner's room; the next ones keep it from the start, and show it.
  await page.goto('/');
  await expect(page.getByRole('region', { name: french('renewal.label'), includeHidden: true })).toBeAttached();
  await page.reload();
  await expect(bannerOn(page)).toContainText(french('renewal.text', { day: 'vendredi 24 décembre 2027' }));
  await expectFit(page, 'the renewal banner');
}

/** It is on every page but the account's, until it is closed. */
async function closeBanner(page: Page): Promise<void> {
  await openMembership(page, 'fr');
  await expect(bannerOn(page)).toHaveCount(0);
  await page.goto(addressIn('fr', 'cart'));
  await expect(bannerOn(page)).toBeVisible();
  await tabTo(page, bannerOn(page).getByRole('button', { name: french('renewal.close') }));
  await press(page, 'Enter');
  await expect(bannerOn(page)).toHaveCount(0);
  await expectNoBanner(page);
}

/** Another end, resumed, renewed and cancelled again, is announced anew. */
async function expectBannerOfNextEnd(page: Page, market: MarketProcess): Promise<void> {
  const pressInPortal = async (name: string) => {
    await openMembership(page, 'fr');
    await page.getByRole('button', { name: french('membership_page.manage') }).click();
    await page.waitForURL(/\/p\/session\//);
    await page.getByRole('button', { name }).click();
    await expect(page.locator('.notice')).toBeVisible();
  };
  await pressInPortal(french.atProvider('portal.resume'));
  await operate(market, 'advance', '32d', '--jump');
  await operate(market, 'run', 'payments');
  await pressInPortal(french.atProvider('portal.cancel'));
  await operate(market, 'advance', '340d', '--jump');
  await page.goto('/');
  await expect(bannerOn(page)).toContainText(french('renewal.text', { day: 'dimanche 24 décembre 2028' }));
}

// By default: paidYear.test.ts, embeddedMembership.test.ts, MembershipTab.test.tsx and oneBanner.test.tsx.
test(
  'begins a free month, pays the year, cancels it and announces its end, by keyboard (F-133 to F-140, E62)',
  { tag: '@all' },
  async ({ browser, market }) => {
    const context = await newContext(browser, market, 'fr');
    const page = await context.newPage();
    await arriveAtOffer(page, market);
    await beginFreeMonth(page);
    await expectTrial(page);
    await payYearFromTwoTabs(page);

    await operate(market, 'advance', '31d', '--jump');
    await operate(market, 'run', 'payments');
    await openMembership(page, 'fr');
    await expect
      .poll(() => textOf(page))
      .toMatch(french.part('membership_page.renews', { day: 'vendredi 24 décembre 2027' }));

    await cancelInPortal(page);
    await expectBanner(page, market);
    await closeBanner(page);
    await expectBannerOfNextEnd(page, market);
    await context.close();
  },
);

// By default: MembershipTab.test.tsx, and the year that the free month above ends with.
test(
  'pays a year in English without a trial, and leads back (F-133, F-137)',
  { tag: '@all' },
  async ({ browser, market }) => {
    const t = texts('en');
    const context = await newContext(browser, market, 'en');
    const page = await context.newPage();
    await arriveSignedUp(page, newAddress('member'), t.path('account'));
    await openMembership(page, 'en');
    await page.getByRole('button', { name: t('membership_page.buy') }).click();
    await page.waitForURL(/\/c\/pay\//);
    await expect(page.getByText(/Paid now, then every year/)).toBeVisible();
    await fillCard(page);
    await page.getByRole('button', { name: /^Pay 34,49/ }).dblclick();
    await expect(page).toHaveURL(new RegExp(`${t.account('membership')}$`));
    await expect(page.getByRole('button', { name: t('membership_page.manage') })).toBeVisible();
    expect(await textOf(page)).toMatch(/No order fee\. Renews automatically on \w+, \w+ \d+, \d{4}\./);
    await expectFit(page, 'a paid year');
    await context.close();
  },
);
