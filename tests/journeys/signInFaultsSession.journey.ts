import type { BrowserContext, Page } from '@playwright/test';
import { desktop, operationsOf, test, expect } from './journey.ts';
import {
  addOne,
  answerTo,
  arriveWithTwo,
  articlesOf,
  BROKEN_CALL,
  breakProvider,
  expectArticles,
  tampered,
  tamperNext,
} from './signInFaultSteps.ts';
import { expectSignedIn, fillSignIn, providerOf, signIn, signOutButton } from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const SHELF = '/categories/legumes';
const MINUTE_MS = 60_000;
/** The lifetime of an access token of the embedded provider. */
const TOKEN_MS = 15 * MINUTE_MS;
const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const guestNotice = (page: Page) => page.getByText(/^Votre connexion n’a pas pu être vérifiée\./).first();

/** Records the grant of each token request from now on. */
function grantsOf(context: BrowserContext, provider: string): string[] {
  const grants: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url() === `${provider}/oauth/token`)
      grants.push(String(new URLSearchParams(request.postData() ?? '').get('grant_type')));
  });
  return grants;
}

test.use(desktop);

test.describe('a session that cannot be checked', () => {
  // By default: useProviderUnreachable.test.tsx.
  test(
    'shows the page immediately when the frame answers with HTML, as a guest’s after a minute (F-038)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'frame');
      await signIn(page);
      const articles = await articlesOf(page);
      await page.clock.install();
      const broken = await breakProvider(context, market, '/authorize', 'html');
      await page.goto(SHELF);
      await expect(headline(page)).toHaveText('Légumes');
      await expect.poll(broken.asked).toBe(1);
      await expect(guestNotice(page)).toHaveCount(0);
      await page.clock.fastForward(MINUTE_MS + 1000);
      await expect(guestNotice(page)).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await broken.mend();
      await page.reload();
      await expectSignedIn(page);
      await expectArticles(page, articles);
    },
  );

  // By default: useProviderUnreachable.test.tsx and Guard.test.tsx.
  test(
    'keeps a guarded page waiting, then says why, and resumes (F-023, F-024)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'guarded');
      await signIn(page);
      const articles = await articlesOf(page);
      await page.clock.install();
      const broken = await breakProvider(context, market, '/authorize', 'hang');
      await page.reload();
      await expect.poll(broken.asked).toBe(1);
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
      await page.clock.fastForward(MINUTE_MS + 1000);
      await expect(headline(page)).toHaveText('La connexion met trop de temps.');
      await expect(page.getByRole('main')).toContainText('Code : timeout');
      await broken.mend();
      await page.getByRole('button', { name: 'Se connecter de nouveau' }).click();
      await page.waitForURL(/\/compte$/);
      await expectSignedIn(page);
      await expectArticles(page, articles);
    },
  );

  for (const fault of variationsToRun(import.meta.filename, ['abort', 503] as const))
    // By default: useIdentitySync.test.tsx.
    test(
      `no tokens at the check (${fault}): a guest meanwhile, who is told so`,
      { tag: '@all' },
      async ({ page, context, market, complaints }) => {
        complaints.excuse(BROKEN_CALL);
        await arriveWithTwo(context, market, `check ${fault}`);
        await signIn(page);
        const articles = await articlesOf(page);
        const broken = await breakProvider(context, market, '/oauth/token', fault);
        await page.goto(SHELF);
        await expect(guestNotice(page)).toBeVisible();
        await expect(signOutButton(page)).toHaveCount(0);
        await broken.mend();
        await page.reload();
        await expectSignedIn(page);
        await expectArticles(page, articles);
      },
    );

  // By default: useIdentitySync.test.tsx and signInClient.test.ts.
  test(
    'treats the visitor silently as a guest when third-party cookies are blocked, until the account is opened (F-040)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'cookies');
      await signIn(page);
      const articles = await articlesOf(page);
      // The provider's actual answer to a frame whose cookies the browser blocked.
      await context.route(/\/authorize\?.*prompt=none/, async (route) => {
        const response = await fetch(route.request().url(), { redirect: 'manual' });
        const body = await response.text();
        await route.fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body });
      });
      await page.goto(SHELF);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Panier', exact: true })).toBeVisible();
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name.endsWith('authenticated')))
        .toBe(false);
      await expect(signOutButton(page)).toHaveCount(0);
      await expect(guestNotice(page)).toHaveCount(0);
      await page.goto('/compte');
      await page.waitForURL(/\/compte$/);
      await expectSignedIn(page);
      await expectArticles(page, articles);
    },
  );
});

test.describe('an access token while a page is open', () => {
  // By default: tokenOfCalls.test.ts, and signInFlows.test.ts with the real library.
  test(
    'is replaced unnoticed when the API refuses it once (F-042)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'refused once');
      await signIn(page);
      await page.goto(SHELF);
      await expectSignedIn(page);
      const articles = await articlesOf(page);
      const operations = operationsOf(page);
      const grants = grantsOf(context, providerOf(market));
      await tamperNext(context, 'AddToCartMutation');
      const accepted = page.waitForResponse(
        (response) => response.ok() && (response.request().postData()?.includes('"AddToCartMutation"') ?? false),
      );
      await addOne(page);
      await expectArticles(page, articles + 1);
      // A press shows immediately and its calls follow; a query in progress meanwhile may be sent again.
      const changes = () => operations.filter((name) => name.endsWith('Mutation'));
      await expect.poll(changes).toEqual(['AddToCartMutation', 'AddToCartMutation']);
      expect(grants).toEqual(['refresh_token']);
      await (await accepted).finished();
      await page.reload();
      await expectArticles(page, articles + 1);
    },
  );

  // By default: tokenOfCalls.test.ts.
  test(
    'reports after the second refusal, and reverts the cart (spec 8)',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await arriveWithTwo(context, market, 'refused always');
      await signIn(page);
      await page.goto(SHELF);
      await expectSignedIn(page);
      const articles = await articlesOf(page);
      const operations = operationsOf(page);
      await context.route('**/graphql', tampered);
      await addOne(page);
      await expect(page.getByText(/Ce produit n’a pas pu être ajouté/).first()).toBeVisible();
      await expectArticles(page, articles);
      expect(operations.filter((name) => name === 'AddToCartMutation')).toHaveLength(2);
      await context.unroute('**/graphql');
      await page.reload();
      await expectSignedIn(page);
      await expectArticles(page, articles);
    },
  );

  // By default: signInClient.test.ts and useIdentitySync.test.tsx.
  test(
    'leaves a guest’s page when its session ended elsewhere, and restores the cart at the next sign-in (F-040)',
    { tag: '@all' },
    async ({ page, context, market, complaints }) => {
      complaints.excuse(/status of 403/);
      await arriveWithTwo(context, market, 'ended');
      const tokens = page.waitForResponse(/\/oauth\/token$/);
      await signIn(page);
      const { refresh_token: token } = (await (await tokens).json()) as { refresh_token: string };
      const articles = await articlesOf(page);
      await page.goto(SHELF);
      await expectSignedIn(page);
      const later = page.waitForResponse(/\/oauth\/token$/);
      await page.reload();
      const { refresh_token: newest } = (await (await later).json()) as { refresh_token: string };
      await expectSignedIn(page);
      for (const revokedToken of [token, newest])
        expect(
          (
            await fetch(`${providerOf(market)}/oauth/revoke`, {
              method: 'POST',
              body: new URLSearchParams({ client_id: 'etal-storefront', token: revokedToken }),
            })
          ).status,
        ).toBe(200);
      await context.clearCookies({ name: /^etal_idp/ });
      await tamperNext(context, 'AddToCartMutation');
      const guest = page.waitForEvent('load');
      await addOne(page);
      await guest;
      await expect(headline(page)).toHaveText('Légumes');
      await expect(signOutButton(page)).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await page.goto('/compte');
      await fillSignIn(page);
      await page.waitForURL(/\/compte$/);
      await expectSignedIn(page);
      expect(await articlesOf(page)).toBeGreaterThanOrEqual(articles);
    },
  );

  // By default: signInFlows.test.ts.
  test(
    'is refreshed by two tabs at the same time, and both changes are in the cart',
    { tag: '@all' },
    async ({ page, context, market }) => {
      await context.clock.install();
      await arriveWithTwo(context, market, 'two tabs');
      await signIn(page);
      const other = await context.newPage();
      for (const tab of [page, other]) {
        await tab.goto(SHELF);
        await expectSignedIn(tab);
      }
      const articles = await articlesOf(page);
      const grants = grantsOf(context, providerOf(market));
      await context.clock.fastForward(TOKEN_MS);
      const answers = [page, other].map((tab) => answerTo(tab, 'AddToCartMutation'));
      await Promise.all([addOne(page), addOne(other)]);
      await Promise.all(answers);
      await expect.poll(() => grants).toEqual(['refresh_token', 'refresh_token']);
      for (const tab of [page, other]) {
        await expect.poll(async () => (await articlesOf(tab)) > articles).toBe(true);
        await tab.reload();
        await expectSignedIn(tab);
        await expectArticles(tab, articles + 2);
      }
    },
  );
});

for (const minutes of variationsToRun(import.meta.filename, [-5, 5]))
  test(`a browser whose clock is ${minutes} minutes off signs in, stays it, and shops (F-036)`, async ({
    page,
    context,
    market,
  }) => {
    await context.clock.install({ time: Date.now() + minutes * MINUTE_MS });
    await arriveWithTwo(context, market, `clock ${minutes}`);
    await signIn(page);
    const grants = grantsOf(context, providerOf(market));
    await page.goto(SHELF);
    await expectSignedIn(page);
    const articles = await articlesOf(page);
    await addOne(page);
    await expectArticles(page, articles + 1);
    expect(grants).toEqual(['authorization_code']);
  });
