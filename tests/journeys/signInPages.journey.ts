import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { sidewaysAt, violationsOf } from './axe.ts';
import { desktop, expect, phone, test } from './journey.ts';
import { signInByKeyboard, tabTo } from './keyboardSteps.ts';
import { settled } from './settled.ts';
import { CUSTOMER, expectSignedIn, mailTo, NEW_PASSWORD, newAddress, signOutButton } from './signInSteps.ts';
import { texts } from './texts.ts';
import { variationsToRun } from './variations.ts';

const REFUSED = /status of 4\d\d .*\/u\//;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('on a desktop', () => {
  test.use(desktop);

  // By default: signInRedirect.journey.ts signs in by keyboard, nextUser.journey.ts signs out.
  test('signs in with the keyboard alone, and out again', { tag: '@all' }, async ({ page }) => {
    await page.goto('/faq');
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Mon compte' }));
    await page.keyboard.press('Enter');
    await signInByKeyboard(page);
    await page.waitForURL(/\/compte$/);
    await expectSignedIn(page);
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
    // The next page begins at its top; after a sign-in focus is on the requested page.
    await page.goto('/faq');
    await expectSignedIn(page);
    await tabTo(page, signOutButton(page));
    await page.keyboard.press('Enter');
    await page.waitForURL(/:\d+\/$/);
    await expect(signOutButton(page)).toHaveCount(0);
  });
});

// By default: signInPages.test.ts of the provider, over HTTP.
test(
  'shows the provider’s pages without scripts, in both languages',
  { tag: '@all' },
  async ({ page, browser, market }) => {
    const authorizeRequest = page.waitForRequest('**/authorize?*');
    await page.goto('/en/account', { waitUntil: 'commit' });
    const address = (await authorizeRequest).url();
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    await reader.goto(address);
    await expect(reader.getByRole('button', { name: 'Show the password' })).toHaveCount(0);
    await reader.locator('#email').fill(CUSTOMER);
    await reader.locator('#password').fill('wrong words');
    await button(reader, 'Sign in').click();
    await expect(reader.getByRole('alert')).toContainText('don’t match');
    await expect(reader.locator('#email')).toHaveValue(CUSTOMER);
    await reader.getByRole('link', { name: 'Français' }).click();
    await reader.locator('#email').fill(CUSTOMER);
    await reader.locator('#password').fill(DEMO_PASSWORD);
    await button(reader, 'Se connecter').click();
    await reader.waitForURL(`${market.url}/?code=*`);
    await plain.close();
  },
);

/** The pages of one sign-in in order, each with the action that leads to the next. */

for (const locale of variationsToRun(import.meta.filename, ['fr', 'en'] as const))
  test.describe(`${locale}, on a phone`, () => {
    test.use({ ...phone, locale: `${locale}-CA` });

    test('keeps every page of signing in accessible and without sideways scrolling, and lets who cancels read why and start over (F-020, F-024, F-028)', async ({
      page,
      market,
      complaints,
    }) => {
      complaints.excuse(REFUSED);
      const t = texts(locale);
      const email = newAddress(`pages-${locale}`);
      const titles: string[] = [];
      const check = async () => {
        await settled(page);
        const title = await page.getByRole('heading', { level: 1 }).innerText();
        titles.push(title);
        await expect.soft(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
        expect.soft(await violationsOf(page), title).toEqual([]);
        expect.soft(await sidewaysAt(page, [320, 390]), `${title} scrolls sideways`).toEqual([]);
      };
      await page.goto(t.path('account'));
      await page.waitForURL(/\/u\//);
      const first = page.url();
      await check();
      await page.locator('#email').fill('nobody@exemple.ca');
      await page.locator('#email').press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await check();
      await page.getByRole('link', { name: t.atSignIn('signIn.forgot') }).click();
      await check();
      await page.locator('#email').fill('nobody@exemple.ca');
      await page.locator('#email').press('Enter');
      await page.locator('#email').waitFor({ state: 'detached' });
      await check();
      await page.goto(first);
      await page.getByRole('link', { name: t.atSignIn('signUp.link') }).click();
      await page.locator('#password').fill('court');
      await page.locator('#password').press('Enter');
      await expect(page.getByRole('alert')).toBeVisible();
      await check();
      await page.getByRole('button', { name: t.atSignIn('back') }).click();
      await page.waitForURL(market.url + t.path('error'));
      await expect(page.getByRole('heading', { level: 1, name: t('sign_in.failures.refused.title') })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(t('sign_in.detail', { code: 'access_denied' }));
      await expect(page.getByRole('main')).toContainText('User cancelled login');
      await check();

      await page.getByRole('button', { name: t('sign_in.again') }).click();
      await page.waitForURL(/\/u\//);
      await page.getByRole('link', { name: t.atSignIn('signUp.link') }).click();
      await page.locator('#email').fill(email);
      await page.locator('#password').fill(NEW_PASSWORD);
      await page.locator('#password').press('Enter');
      await page.waitForURL(market.url + t.path('account'));
      await page.goto((await mailTo(market, email)).links[0]!);
      await check();
      await page.getByRole('button').last().click();
      await check();
      await page.goto(first);
      await check();
      expect(new Set(titles).size).toBeGreaterThan(7);
    });
  });
