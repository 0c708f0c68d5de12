import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Locale } from '#rules/constants.ts';
import type { MarketProcess } from '../support/marketProcess.ts';
import { desktop, expect, phone } from './journey.ts';
import { recordShifts, shiftsOf, sumOf } from './layoutShifts.ts';
import { operate, testAt } from './operatedMarket.ts';
import { arriveWithCart, fillHostedPage, locationId, payButton, variantId } from './purchaseSteps.ts';
import { arriveSignedUp } from './sessionSteps.ts';
import { expectSignedIn, mailTo, newAddress } from './signInSteps.ts';
import { texts } from './texts.ts';

/** A market of its own, whose week closes in half an hour. */
const test = testAt('2026-11-29T23:30:00-05:00');

const [french, english] = [texts('fr'), texts('en')];
const DECLINED = 'Your card was declined.';
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
  await page.goto(`${texts(locale).path('cart')}/expedition`);
  await expect(payButton(page)).toBeEnabled();
}
/** Signs up with a cart, stores a card, and turns on the purchase at closing. */
async function turnOnAutomaticPurchase(
  page: Page,
  locale: Locale,
  email: string,
  card: Record<string, string>,
): Promise<void> {
  const t = texts(locale);
  await arriveSignedUp(page, email, t.path('account'));
  await page.goto(texts(locale).path('cart'));
  await page.getByRole('switch', { name: t('auto_close.title') }).click();
  await page.waitForURL(/\/c\/pay\//);
  for (const [id, value] of Object.entries({ expiry: '08 / 38', code: '424', cardName: 'Camille', ...card }))
    await page.locator(`#${id}`).fill(value);
  await page.getByRole('button', { name: t.atProvider('keep.button') }).click();
  await page.waitForURL(new RegExp(`${texts(locale).path('cart')}`));
  // The card is fetched until the provider's message has arrived.
  await expect(page.getByRole('switch', { name: t('auto_close.title') })).toBeChecked();
  await expect(page.getByText(t.like('auto_close.on'))).toBeVisible();
  // From the next page on every page announces it, and it pushes nothing down.
  await recordShifts(page);
  await page.goto(locale === 'fr' ? '/' : '/en');
  await page.waitForFunction(() => localStorage.getItem('etal.personal.banner'));
  await page.reload();
  await expect(page.getByText(t.like('auto_close.notice_pickup'))).toBeVisible();
  expect(sumOf((await shiftsOf(page)).filter(({ gone }) => !gone))).toBeLessThan(0.02);
}
const quantities = (page: Page) => page.getByRole('main').locator('output');

/** Opened before the closing and paid after it: an order of the closed week (E56). */
async function expectOrderOfClosedWeek(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: english.like('received.order') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Thursday, December 3, 2 p.m. to 7 p.m.', { ignoreCase: true });
}

/** Not opened yet: the new date is shown before any money moves, and the lines are to be confirmed again (E57). */
async function expectNewWeekBeforePaying(page: Page): Promise<void> {
  await payButton(page).click();
  const box = page
    .getByRole('main')
    .locator('[tabindex="-1"]')
    .filter({ hasText: french('checkout.period_changed_confirm', { day: 'dimanche 6 décembre à minuit' }) })
    .last();
  await expect(box).toBeFocused();
  await expect(page).toHaveURL(/\/panier$/);
  await page
    .getByRole('listitem')
    .filter({ hasText: french('cart.reason_last_week') })
    .getByRole('button', {
      name: french('cart.act_name', { act: french('cart.confirm'), name: french.named('product') }),
    })
    .click();
  await expect(quantities(page)).toHaveText(['2']);
  await page
    .getByRole('button', { name: french('checkout.confirm_pay') })
    .filter({ visible: true })
    .first()
    .click();
  await fillHostedPage(page);
  await payButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: french.like('received.order') })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('jeudi 10 décembre, 14 h à 19 h', { ignoreCase: true });
}

/** Bought automatically, confirmed by mail, and removed from the cart (E20). */
async function expectBought(page: Page, market: MarketProcess, email: string): Promise<void> {
  const receipt = await mailTo(market, email, 'cueillette');
  expect(receipt.subject).toMatch(french.mailPart('order.subject.pickup'));
  expect(receipt.text.replaceAll(/\s+/g, ' ')).toMatch(french.mailPart('order.auto'));
  expect(receipt.text.replaceAll(/\s+/g, ' ')).toContain('jeudi 3 décembre, 14 h à 19 h');
  await page.goto(french.path('cart'));
  await expectSignedIn(page);
  await expect(page.getByText(french('cart.empty'))).toBeVisible();
}

/** Declined: the reason is given by mail and in the cart, where everything is to be confirmed (E20). */
async function expectDeclined(page: Page, market: MarketProcess, email: string): Promise<void> {
  const notice = await mailTo(market, email, english.mail('auto.subject'));
  expect(notice.text).toContain(DECLINED);
  await page.goto(english.path('cart'));
  await expectSignedIn(page);
  const line = page.getByRole('listitem').filter({ hasText: english('cart.reason_last_week') });
  await expect(line).toContainText(english.named('product'));
  await expect(quantities(page)).toHaveCount(0);
  await expect(page.getByText(english('auto_close.refused'))).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: DECLINED })).toContainText(
    english('auto_close.other_card'),
  );
}

// By default: closing.test.ts, settlement.test.ts, staleRequests.test.ts, customersCart.test.tsx and AutoCloseRefusal.test.tsx.
test(
  'closes the week under two paying guests and two carts with automatic purchase (E17, E20, E56, E57)',
  { tag: '@all' },
  async ({ browser, market }) => {
    const openWithCart = async (locale: Locale, name: string) => {
      const opened = await openDevice(browser, market.url, locale);
      await arriveWithCart(opened.context, market.url, cartOf(name));
      return opened;
    };
    const unpaidGuest = await openWithCart('fr', 'late');
    const payingGuest = await openWithCart('en', 'paying');
    const buyer = await openWithCart('fr', 'bought');
    const declined = await openWithCart('en', 'refused');
    const [buyerEmail, declinedEmail] = [newAddress('achetee'), newAddress('declined')];
    await turnOnAutomaticPurchase(buyer.page, 'fr', buyerEmail, { card: '4242 4242 4242 4242' });
    await turnOnAutomaticPurchase(declined.page, 'en', declinedEmail, { card: REFUSED_LATER });
    await goToPlaceStep(unpaidGuest.page, 'fr');
    await goToPlaceStep(payingGuest.page, 'en');
    await payButton(payingGuest.page).click();
    await fillHostedPage(payingGuest.page);

    expect(await operate(market, 'advance', '31m')).toContain('2026-11-30T05:0');

    await expectOrderOfClosedWeek(payingGuest.page);
    await expectNewWeekBeforePaying(unpaidGuest.page);
    await expectBought(buyer.page, market, buyerEmail);
    await expectDeclined(declined.page, market, declinedEmail);
    expect(await operate(market, 'check')).toContain('agree');
    for (const opened of [unpaidGuest, payingGuest, buyer, declined]) await opened.context.close();
  },
);
