import { addresses, addressOf, locales, pageNames } from '#rules/addresses.ts';
import { isFullRun } from '../support/fullRun.ts';
import { expect, operationsOf, test } from './journey.ts';
import { signInByKeyboard, tabTo } from './keyboardSteps.ts';
import { quiet, settled } from './settled.ts';
import {
  recordProviderRequests,
  CUSTOMER,
  expectSignedIn,
  fillSignIn,
  MEMBER,
  providerOf,
  SILENT_CHECK,
  signIn,
  signOut,
  signOutButton,
} from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

test('requests for a new visitor only what belongs to the visitor: nothing of the provider and its client', async ({
  page,
  context,
  market,
}) => {
  const requests = recordProviderRequests(context, market);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  const operations = operationsOf(page);
  for (const [path, ...ofTheCart] of [
    ['/categories/legumes'],
    ['/en/cart', 'CartScreenQuery', 'PickupStepQuery'],
    ['/faq'],
  ] as const) {
    await page.goto(path);
    await expect.poll(() => operations).toContain('VisitorQuery');
    await quiet(page);
    expect(operations.splice(0).sort(), path).toEqual([...ofTheCart, 'VisitorQuery']);
  }
  expect(requests).toEqual([]);
  expect(scripts.filter((path) => /Identity(Part|Runner)/.test(path))).toEqual([]);
  await expect(signOutButton(page)).toHaveCount(0);
});

const guarded = pageNames.filter((name) => 'login' in addresses[name]);
/** By default one page of each kind: routes.test.ts holds that each is guarded, Guard.test.tsx what a guard does. */
const visitedPages = isFullRun ? guarded : (['order', 'desk'] as const);

for (const locale of variationsToRun(import.meta.filename, locales))
  test(`${locale}: the seven pages of a customer, and the desk, lead to the hosted login, with the market’s origin to return to (F-021, F-022, F-032)`, async ({
    page,
    market,
  }) => {
    expect(guarded).toHaveLength(8);
    // Keeps the page in place, so that the next one is opened from here.
    await page.route(`${providerOf(market)}/authorize?*`, (route) => route.fulfill({ status: 204 }));
    for (const name of visitedPages) {
      const path = `${addressOf(name, locale, /^(order|receipt)/.test(name) ? { id: '20001' } : {})}?etape=2`;
      const authorizeRequest = page.waitForRequest(`${providerOf(market)}/authorize?*`);
      await page.goto(path, { waitUntil: 'commit' });
      const query = Object.fromEntries(new URL((await authorizeRequest).url()).searchParams);
      expect(query, path).toMatchObject({
        redirect_uri: market.url,
        response_type: 'code',
        code_challenge_method: 'S256',
        scope: 'openid profile email offline_access',
        ui_locales: locale === 'en' ? 'en-CA en' : 'fr-CA fr',
      });
      for (const name of ['client_id', 'audience', 'state', 'nonce', 'code_challenge'])
        expect(query[name], `${name} of ${path}`).toMatch(/.{8}/);
    }
    await page.unrouteAll();
    await page.goto(addressOf('login', locale));
    await page.waitForURL(/\/u\//);
    await expect(page.locator('html')).toHaveAttribute('lang', `${locale}-CA`);
  });

test('returns from the login, where the keyboard is enough, to the page and its query, and leads before it with Back (F-022, F-027)', async ({
  page,
  context,
  market,
  complaints,
}) => {
  const response = await page.goto('/faq');
  expect(response?.headers()['content-security-policy']).toContain(`frame-src ${providerOf(market)}`);
  // By keyboard alone: to the link of the account, and through the login.
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Mon compte' }));
  await page.goto('/compte/notifications?etape=2&x=%C3%A9');
  await signInByKeyboard(page);
  await page.waitForURL(`${market.url}/compte/notifications?etape=2&x=%C3%A9`);
  await expectSignedIn(page);
  await expect(page.getByRole('main')).toContainText('Notifications');
  expect(new URL(page.url()).searchParams.has('code')).toBe(false);

  // A reload checks silently, and signs in again without interaction (F-026), also on a page that needs nobody.
  const requests = recordProviderRequests(context, market);
  await page.reload();
  await expectSignedIn(page);
  expect(requests).toEqual(SILENT_CHECK);
  // Back shows the provider's page from the browser's history: it was used, and says so. The guard appears nowhere.
  complaints.excuse(/status of 400 .*\/u\//);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page de connexion a expiré');
  await page.goBack();
  await expect(page).toHaveURL(`${market.url}/faq`);
  await expectSignedIn(page);
});

// By default: Guard.test.tsx.
test(
  'waits without a message or a redirect while the session is unknown (F-023)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await signIn(page);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(`${providerOf(market)}/oauth/token`, async (route) => {
      await released;
      await route.continue();
    });
    const frame = page.waitForRequest(`${providerOf(market)}/oauth/token`);
    await page.goto('/compte');
    await frame;
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(CUSTOMER);
    await expect(page).toHaveURL(`${market.url}/compte`);
    release();
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
  },
);

for (const { locale, path, back: backButton, title, again: signInAgain, code } of variationsToRun(
  import.meta.filename,
  [
    {
      locale: 'fr',
      path: '/compte?etape=2',
      back: 'Retour au marché',
      title: 'La connexion n’a pas été menée à terme.',
      again: 'Se connecter de nouveau',
      code: 'Code\u00A0: access_denied',
    },
    {
      locale: 'en',
      path: '/en/account?etape=2',
      back: 'Back to the market',
      title: 'Sign-in was not completed.',
      again: 'Sign in again',
      code: 'Code: access_denied',
    },
  ] as const,
))
  // By default: signInPages.journey.ts, which cancels and starts over.
  test(
    `${locale}: who cancels reads why, with its code, and may start over (F-020, F-024, F-028)`,
    { tag: '@all' },
    async ({ page, market }) => {
      await page.goto(path);
      await page.getByRole('button', { name: backButton }).click();
      await page.waitForURL(market.url + addressOf('error', locale));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(code);
      await expect(page.getByRole('main')).toContainText('User cancelled login');
      await settled(page);
      await page.getByRole('button', { name: signInAgain }).click();
      await fillSignIn(page);
      await page.waitForURL(market.url + path);
      await expectSignedIn(page);
    },
  );

// By default: signInClient.test.ts, identityProvider.test.ts and signInFlows.test.ts.
test(
  'ends the session here and at the provider on sign-out, so that somebody else can sign in (F-030)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await signIn(page);
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
    const requests = recordProviderRequests(context, market);
    const logoutRequest = page.waitForRequest(`${providerOf(market)}/v2/logout?*`);
    await signOut(page);
    const { searchParams } = new URL((await logoutRequest).url());
    expect(searchParams.get('returnTo')).toBe(market.url);
    expect(searchParams.get('client_id')).toMatch(/.{8}/);
    expect(requests).toEqual(['GET /v2/logout']);
    // The provider has no session any more: it shows its form, and accepts another customer.
    await signIn(page, MEMBER);
    await expect(page.getByRole('main')).toContainText(MEMBER);
    await expect(page.getByRole('main')).not.toContainText(CUSTOMER);
  },
);
