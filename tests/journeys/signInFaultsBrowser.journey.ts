import type { Page } from '@playwright/test';
import { desktop, test, expect } from './journey.ts';
import { arriveWithTwo, articlesOf, BROKEN_CALL, breakProvider, expectArticles } from './signInFaultSteps.ts';
import { expectSignedIn, fillSignIn, signIn } from './signInSteps.ts';

const MINUTE_MS = 60_000;
const enter = (page: Page, name: RegExp | string = /^Se connecter/) =>
  page.getByRole('main').getByRole('button', { name });

/** The cart's second step, where a guest is asked whether they have an account. */
async function openChooser(page: Page, path = '/panier/expedition'): Promise<void> {
  await page.goto(path);
  await expectArticles(page, 2);
}
async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await enter(page).click();
  return popup;
}
/** The cart's second step of a signed-in customer, without the question. */
async function expectIn(page: Page): Promise<void> {
  await expectSignedIn(page);
  await expect(enter(page)).toHaveCount(0);
  expect(await articlesOf(page)).toBeGreaterThanOrEqual(2);
}

test.use(desktop);

test.describe('the popup', () => {
  // By default: signing.test.ts.
  test(
    'redirects to the login when blocked, and returns to its step',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await page.addInitScript(() => (window.open = () => null));
      await arriveWithTwo(context, market, 'blocked');
      await openChooser(page);
      await enter(page).click();
      await fillSignIn(page);
      await page.waitForURL(/\/panier\/expedition$/);
      await expectIn(page);
    },
  );

  // By default: signInPopup.journey.ts, in French.
  test(
    'reports when it is closed in the reader’s language, leaves the cart as it was, and signs in next time (F-041)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'closed');
      await openChooser(page, '/en/cart/expedition');
      const popup = page.waitForEvent('popup');
      await enter(page, /^Sign in/).click();
      await (await popup).waitForURL(/\/u\//);
      await (await popup).close();
      await expect(page.getByText('The sign-in window was closed.')).toBeVisible();
      await expectArticles(page, 2);
      const next = page.waitForEvent('popup');
      await enter(page, /^Sign in/).click();
      await fillSignIn(await next);
      await expectSignedIn(page);
      await expect(page.getByText('The sign-in window was closed.')).toHaveCount(0);
      expect(await articlesOf(page)).toBeGreaterThanOrEqual(2);
    },
  );

  // By default: signInClient.test.ts.
  test(
    'reports when it is left alone for a minute, and the page goes on (F-038)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await page.clock.install();
      await arriveWithTwo(context, market, 'alone');
      await openChooser(page);
      const popup = await openPopup(page);
      await popup.waitForURL(/\/u\//);
      await page.clock.fastForward(MINUTE_MS + 1000);
      await expect(page.getByText('La connexion met trop de temps.')).toBeVisible();
      await expect(enter(page)).toBeEnabled();
      await expectArticles(page, 2);
    },
  );

  // By default: useIdentitySync.test.tsx, and signInRedirect.journey.ts on the page itself.
  test(
    'reports when it is cancelled in its form, and changes nothing else',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'cancelled');
      await openChooser(page);
      const popup = await openPopup(page);
      await popup.getByRole('button', { name: 'Retour au marché' }).click();
      await expect(page.getByText('La connexion n’a pas été menée à terme.')).toBeVisible();
      await expectArticles(page, 2);
    },
  );

  // By default: signInFailure.test.ts, and signInFaultsReturn.journey.ts on the page itself.
  test(
    'reports on the page when no tokens follow the sign-in',
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(BROKEN_CALL);
      await arriveWithTwo(context, market, 'popup tokens');
      await openChooser(page);
      const broken = await breakProvider(context, market, '/oauth/token', 503);
      await fillSignIn(await openPopup(page));
      await expect(page.getByText('La connexion ne répond pas.')).toBeVisible();
      await expectArticles(page, 2);
      await broken.mend();
      await enter(page).click();
      await expectIn(page);
    },
  );
});

test.describe('browser storage that is unavailable', () => {
  // By default: identityOptions.test.ts.
  test('lets the redirect sign in lastingly when it is blocked', { tag: '@all' }, async ({ page, context, market }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    });
    await arriveWithTwo(context, market, 'storage');
    await signIn(page);
    const articles = await articlesOf(page);
    expect(articles).toBeGreaterThanOrEqual(2);
    await page.reload();
    await expectSignedIn(page);
    await expectArticles(page, articles);
  });

  test('lets the popup sign in lastingly when it is full', async ({ page, context, market }) => {
    await context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('No quota is left', 'QuotaExceededError');
      };
    });
    await arriveWithTwo(context, market, 'quota');
    await openChooser(page);
    await fillSignIn(await openPopup(page));
    await expectIn(page);
    await page.reload();
    await expectSignedIn(page);
  });

  // By default: identityGate.test.ts.
  test(
    'reports a missing client library only where an account is needed',
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(BROKEN_CALL);
      await arriveWithTwo(context, market, 'client');
      await context.route(/IdentityEffects-[^/]*\.js$/, (route) => route.abort());
      await page.goto('/en/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sign-in service isn’t responding.');
      await expect(page.getByRole('main')).toContainText('Code: client_unavailable');
      await expectArticles(page, 2);
      await page.goto('/panier/expedition');
      const popup = await openPopup(page);
      await expect(page.getByText('La connexion ne répond pas.')).toBeVisible();
      await expect.poll(() => popup.isClosed()).toBe(true);
      await expectArticles(page, 2);
    },
  );
});
