import type { Page } from '@playwright/test';
import { desktop, test, expect } from './journey.ts';
import { arriveWithTwo, BROKEN_CALL, breakProvider, expectArticles, articlesOf } from './signInFaultSteps.ts';
import { expectSignedIn, fillSignIn, signIn } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const signInAgainButton = (page: Page) =>
  page.getByRole('button', { name: /^(Se connecter de nouveau|Sign in again)$/ });

test.use(desktop);

// By default: useIdentitySync.test.tsx.
test(
  'reports a replayed callback, and keeps the customer signed in (F-037)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await arriveWithTwo(context, market, 'replayed');
    const callback = page.waitForRequest(/\/\?code=.+&state=/);
    await signIn(page);
    const articles = await articlesOf(page);
    await page.goto((await callback).url());
    await expect(headline(page)).toHaveText('Cette connexion n’est plus valable.');
    await expect(page.getByRole('main')).toContainText('Code : missing_transaction');
    await expectSignedIn(page);
    await expectArticles(page, articles);
    await page.getByRole('main').getByRole('link', { name: 'Voir les produits' }).click();
    await expectArticles(page, articles);
  },
);

// By default: signing.test.ts and ErrorScreen.test.tsx.
test(
  'reports a callback with a foreign state in the language that the reader left in (F-037)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await arriveWithTwo(context, market, 'foreign');
    await page.goto('/en/account');
    await page.waitForURL(/\/u\//);
    await page.goto(`${market.url}/?code=stolen&state=stolen`);
    await expect(headline(page)).toHaveText('This sign-in is no longer valid.');
    expect(new URL(page.url()).pathname).toBe('/en/error');
    await expect(page.getByRole('main')).toContainText('Code: state_mismatch');
    await expectArticles(page, 2);
    await signInAgainButton(page).click();
    await fillSignIn(page);
    await page.waitForURL(/\/en\/account$/);
    await expectSignedIn(page);
    expect(await articlesOf(page)).toBeGreaterThanOrEqual(2);
  },
);

// By default: useIdentitySync.test.tsx.
test(
  'never waits on a callback without its state, and shows no text of a stranger',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await arriveWithTwo(context, market, 'stateless');
    const stray = 'error=access_denied&error_description=Call+555-0123';
    for (const query of [stray, `${stray}&state=`, 'code=&state=', 'code=abc&state=']) {
      await page.goto(`/?${query}`);
      await expect(headline(page), query).toHaveText('Cette connexion n’est plus valable.');
      await expect(page.getByRole('main')).not.toContainText('555-0123');
      await expectArticles(page, 2);
    }
    for (const query of ['code=abc', 'state=abc', 'error=access_denied']) {
      await page.goto(`/?${query}`);
      await expect(headline(page), query).toBeVisible();
      await expectArticles(page, 2);
    }
  },
);

for (const [fault, code, tries] of variationsToRun(import.meta.filename, [
  ['abort', 'failed_to_fetch', 3],
  ['html', 'request_error', 1],
  [503, 'request_error', 1],
] as const))
  // By default: signInFailure.test.ts and ErrorScreen.test.tsx; the way to try again: signInRedirect.journey.ts.
  test(
    `tokens that the provider does not give (${fault}) are told; the next try resumes (F-034, F-041)`,
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(BROKEN_CALL);
      await arriveWithTwo(context, market, `tokens ${fault}`);
      const broken = await breakProvider(context, market, '/oauth/token', fault);
      await page.goto('/compte');
      await fillSignIn(page);
      await expect(headline(page)).toHaveText('La connexion ne répond pas.');
      await expect(page.getByRole('main')).toContainText(`Code : ${code}`);
      expect(broken.asked()).toBe(tries);
      await expectArticles(page, 2);
      await broken.mend();
      await signInAgainButton(page).click();
      await page.waitForURL(/\/compte$/);
      await expectSignedIn(page);
      expect(await articlesOf(page)).toBeGreaterThanOrEqual(2);
    },
  );

// By default: identityOptions.test.ts.
test(
  'gives up on tokens that never come after three times ten seconds (F-034, F-038)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    // The page's clock does not affect workers: without workers the client fetches from the page itself.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.clock.install();
    await arriveWithTwo(context, market, 'tokens slow');
    const broken = await breakProvider(context, market, '/oauth/token', 'hang');
    await page.goto('/compte');
    await fillSignIn(page);
    for (const tries of [1, 2, 3]) {
      await expect.poll(broken.asked).toBe(tries);
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
      await page.clock.runFor(9_900);
      expect(broken.asked()).toBe(tries);
      await page.clock.runFor(200);
    }
    await expect(headline(page)).toHaveText('La connexion met trop de temps.');
    expect(broken.asked()).toBe(3);
    await expectArticles(page, 2);
  },
);

// By default: signInClient.test.ts and Guard.test.tsx.
test(
  'leaves the cart as it was when the login page is unreachable',
  { tag: '@all' },
  async ({ page, context, market, complaints }) => {
    complaints.excuse(BROKEN_CALL);
    await arriveWithTwo(context, market, 'login page');
    await page.goto('/categories/legumes');
    await breakProvider(context, market, '/authorize', 'abort');
    await page.getByRole('banner').getByRole('link', { name: 'Mon compte' }).click();
    await expect.poll(() => page.url()).toContain('chrome-error:');
    await page.goBack();
    await expect(headline(page)).toHaveText('Légumes');
    await expectArticles(page, 2);
  },
);
