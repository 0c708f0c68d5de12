import { DEMO_ACCOUNTS } from '../../server/demo/demoAccounts.ts';
import { isFullRun } from '../support/fullRun.ts';
import { recordsOf, storedDataOf, TOKEN } from './customerTraces.ts';
import { expect, test } from './journey.ts';
import { arriveSignedIn, openAs } from './sessionSteps.ts';
import {
  CUSTOMER,
  expectSignedIn,
  fillSignIn,
  MEMBER,
  providerOf,
  signIn,
  signOut,
  signOutButton,
} from './signInSteps.ts';
import { variationsToRun } from './variations.ts';

const subjectOf = (address: string) => DEMO_ACCOUNTS.find(({ email }) => email === address)!.subject;
// By default: nextUser.journey.ts.
test(
  'removes the customer from the page, Relay’s store and the browser at sign-out; tokens were never there',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await signIn(page);
    await page.goto('/recherche');
    await page.getByRole('combobox', { name: 'Chercher' }).fill('miel');
    await page.getByRole('combobox', { name: 'Chercher' }).press('Enter');
    await expect.poll(() => storedDataOf(page)).toContain('miel');
    await page.goto('/compte');
    const personal = new RegExp(`${CUSTOMER}|${subjectOf(CUSTOMER).replace('|', '.')}`);
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
    expect(await recordsOf(page)).toMatch(personal);
    expect(await recordsOf(page)).not.toMatch(TOKEN);
    expect(await storedDataOf(page)).not.toMatch(TOKEN);
    const session = (await context.cookies(market.url)).find(({ name }) => /etal|session/.test(name));

    await signOut(page);
    expect(await page.content()).not.toMatch(personal);
    expect(await recordsOf(page)).not.toMatch(personal);
    expect(await storedDataOf(page)).not.toMatch(personal);
    expect(await storedDataOf(page)).not.toMatch(/miel|auth0/);
    const cookies = await context.cookies(market.url);
    expect(JSON.stringify(cookies)).not.toContain(session?.value);

    // Back does not restore it.
    await page.goBack();
    await page.waitForURL(/\/u\//);
    expect(await page.content()).not.toMatch(personal);
  },
);

// By default: useIdentitySync.test.tsx.
test(
  'follows a sign-out in another tab as a guest, and a sign-in as another customer',
  { tag: '@all' },
  async ({ page, context }) => {
    await signIn(page);
    const other = await context.newPage();
    await other.goto('/faq');
    await expectSignedIn(other);
    await signOut(page);
    await expect(signOutButton(other)).toHaveCount(0);
    expect(await recordsOf(other)).not.toContain(CUSTOMER);

    await signIn(page, MEMBER);
    await other.reload();
    await expectSignedIn(other);
    expect(await recordsOf(other)).toContain(MEMBER);
    expect(await recordsOf(other)).not.toContain(CUSTOMER);
  },
);

test('never signs in again by itself after a sign-out in another tab, however long the provider takes', async ({
  page,
  context,
  market,
}) => {
  await arriveSignedIn(page);
  const other = await context.newPage();
  await other.goto('/commandes');
  await expectSignedIn(other);
  const visited: string[] = [];
  other.on('framenavigated', (frame) => frame === other.mainFrame() && visited.push(new URL(frame.url()).origin));
  // The provider's session lives until its logout is answered.
  const logout = Promise.withResolvers<void>();
  await context.route(/\/v2\/logout/, async (route) => {
    await logout.promise;
    await route.continue();
  });
  // A click waits for the navigation that it begins, and this one is held back.
  await page.getByRole('button', { name: 'Se déconnecter' }).first().click({ noWaitAfter: true });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(
    'Vous avez fermé votre session dans un autre onglet.',
  );
  await expect(signOutButton(other)).toHaveCount(0);
  // Even a press on the sign-in asks for the password.
  await other.getByRole('main').getByRole('button', { name: 'Se connecter de nouveau' }).click();
  await expect(other.locator('#password')).toBeVisible();
  expect(visited.slice(0, -1)).not.toContain(providerOf(market));
  logout.resolve();
  await page.waitForURL(`${market.url}/`);
  await expect(signOutButton(page)).toHaveCount(0);
});

for (const { locale, path, told: notice, out } of variationsToRun(import.meta.filename, [
  { locale: 'fr', path: '/compte', told: 'Ce compte est celui d’un producteur.', out: 'Se déconnecter' },
  { locale: 'en', path: '/en/account', told: 'This is a producer account.', out: 'Sign out' },
]))
  test(`${locale}: an account of the producers’ platform is told that it is one, and can leave for another (F-043)`, async ({
    page,
    complaints,
  }) => {
    complaints.excuse(/errors\.wrong_platform/);
    await openAs(page, 'ferme@exemple.ca', path);
    await expect(page.getByRole('main')).toContainText(notice);
    await page.getByRole('main').getByRole('button', { name: out }).click();
    await page.waitForURL(/:\d+\/(en)?$/);
    await expect(signOutButton(page)).toHaveCount(0);
    await page.goto(path);
    await expect(page.locator('#password')).toBeVisible();
    // By default up to here: whoever signs in there, signInRedirect.journey.ts.
    if (!isFullRun) return;
    await fillSignIn(page);
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
  });
