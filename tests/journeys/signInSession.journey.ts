import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { quiet } from './settled.ts';
import {
  recordProviderRequests,
  CUSTOMER,
  expectSignedIn,
  fillSignIn,
  mailTo,
  newAddress,
  NEW_PASSWORD,
  providerOf,
  signIn,
  signOutButton,
  signUp,
} from './signInSteps.ts';

/** Longer than an access token's lifetime: the page's token has expired. */
const LATER = '00:16:00';
const REFRESH = ['POST /oauth/token'];
/** Requests personal data. */
const openNotifications = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Notifications' }).click();

// By default: tokenOfCalls.test.ts, and signInFlows.test.ts with the real library.
test(
  'replaces an expired token by its refresh token, only when needed and once (F-033, F-040)',
  { tag: '@all' },
  async ({ page, context, market }) => {
    await page.clock.install();
    await signIn(page);
    const requests = recordProviderRequests(context, market);
    await page.clock.fastForward(LATER);
    await openNotifications(page);
    await expect.poll(() => requests).toEqual(REFRESH);
    await page.goto('/compte');
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
  },
);

// By default: identityProvider.test.ts and powerCut.test.ts.
test(
  'keeps everybody signed in through a restart of the market',
  { tag: '@all' },
  async ({ page, market, complaints }) => {
    await signIn(page);
    // Requests of the page during the restart.
    complaints.excuse(/ERR_CONNECTION_(?:REFUSED|RESET)/);
    await market.kill();
    await market.restart();
    await page.reload();
    await expectSignedIn(page);
    await expect(page.getByRole('main')).toContainText(CUSTOMER);
  },
);

// By default: ticketPages.test.ts, and useIdentitySync.test.tsx for the other devices.
test(
  'changes a forgotten password by mail, and signs other devices out silently and for good',
  { tag: '@all' },
  async ({ page, context, market, browser }) => {
    const email = newAddress('oublieuse');
    await signUp(page, email);
    // Another device.
    const elsewhere = await browser.newContext({ baseURL: market.url, locale: 'fr-CA' });
    const reader = await elsewhere.newPage();
    await reader.goto('/compte');
    await reader.getByRole('link', { name: 'Oublié' }).click();
    await reader.locator('#email').fill(email);
    await reader.getByRole('button', { name: 'Recevoir le lien' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Regardez vos courriels');
    const { links } = await mailTo(market, email, 'nouveau mot de passe');
    expect(new URL(links[0]!).origin).toBe(providerOf(market));
    await reader.goto(links[0]!);
    await reader.locator('#password').fill('encore quatre mots sans lien');
    await reader.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Mot de passe enregistré');
    await reader.getByRole('link', { name: 'Retour au marché' }).click();
    await reader.waitForURL(`${market.url}/`);
    await reader.goto('/compte');
    await fillSignIn(reader, email, NEW_PASSWORD);
    await expect(reader.getByRole('alert')).toContainText('ne vont pas ensemble');
    await fillSignIn(reader, email, 'encore quatre mots sans lien');
    await expectSignedIn(reader);
    await elsewhere.close();

    // This one learns that nobody is signed in, and becomes a guest silently (F-040). The library checks by itself and
    // reports why only on request; afterwards there is nothing left to check.
    const requests = recordProviderRequests(context, market);
    await page.goto('/faq');
    await expect.poll(() => requests).toContain('GET /authorize');
    await quiet(page);
    expect(new Set(requests)).toEqual(new Set(['GET /authorize']));
    requests.length = 0;
    await expect(signOutButton(page)).toHaveCount(0);
    // Not signed out: it says so once, and that the cart is kept.
    await expect(page.getByRole('alert')).toHaveText([/^Votre session est terminée\./]);
    await page.reload();
    await quiet(page);
    expect(requests).toEqual([]);
  },
);
