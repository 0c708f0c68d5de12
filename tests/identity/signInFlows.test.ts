import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { isFullRun } from '../support/fullRun.ts';
import {
  CUSTOMER,
  FRAME,
  STORAGE,
  WORKER,
  fillIn,
  login,
  loginAroundTests,
  resultOf,
  settled,
  signIn,
} from './loginBrowser.ts';
import type { LoginWindow } from './loginPage.tsx';

declare const window: Window & LoginWindow;

const MEMBER = 'membre@exemple.ca';

loginAroundTests();

// The market stores its tokens in a worker's memory, which its journeys cover. This file covers what else the provider
// owes the client library.
// By default those of the market's own way; signInFailure.test.ts has what a second factor says.
describe.runIf(isFullRun).each([
  ['storage', STORAGE, []],
  ['the frame only', FRAME, ['GET /authorize', 'POST /oauth/token']],
] as const)('tokens in %s', (_, options, afterReload) => {
  it('lead back after sign-in by redirect, survive a reload, refresh, and end with sign-out', async () => {
    await signIn(options);
    expect(await login.page.locator('#email').textContent()).toBe(CUSTOMER);
    expect(await login.page.evaluate(() => window.returnedTo)).toBe('/panier?etape=2');
    login.requests = [];
    await login.page.reload();
    await settled('in');
    expect(login.requests).toEqual(afterReload);
    expect(await resultOf(login.page, 'forced')).toBe('ok');
    expect(login.complaints).toEqual([]);

    await login.page.evaluate(() => void window.auth.logout({ logoutParams: { returnTo: location.origin } }));
    await login.page.waitForURL(`${login.site.url}/`);
    await settled('out');
    expect(await resultOf(login.page, 'silent')).toMatch(
      options === STORAGE ? /missing_refresh_token|login_required/ : /login_required: Login required/,
    );
  });
});

it.runIf(isFullRun)('stay valid in two tabs that share a refresh token in storage and refresh at once', async () => {
  await signIn(STORAGE);
  const other = await login.context.newPage();
  await other.goto(login.site.url);
  await settled('in', other);
  const many = (on: Page) =>
    on.evaluate(async () => {
      for (let count = 0; count < 15; count += 1) await window.auth.getAccessTokenSilently({ cacheMode: 'off' });
      return 'ok';
    });
  expect(await Promise.all([many(login.page), many(other)])).toEqual(['ok', 'ok']);
});

it('fall back to the frame when the refresh token is gone (F-040)', async () => {
  await signIn(WORKER);
  await login.server.database.kysely.deleteFrom('identity_object').where('model', '=', 'RefreshToken').execute();
  login.requests = [];
  expect(await resultOf(login.page, 'forced')).toBe('ok');
  expect(login.requests).toEqual(['POST /oauth/token', 'GET /authorize', 'POST /oauth/token']);
});

it('change with the account in a popup that requires the password over a live session', async () => {
  await signIn(WORKER);
  const opened = login.page.waitForEvent('popup');
  const result = resultOf(login.page, 'popup');
  await fillIn(await opened, MEMBER);
  expect(await result).toBe('ok');
  await login.page.reload();
  await settled('in');
  expect(await login.page.locator('#email').textContent()).toBe(MEMBER);
});

it('end for a blocked customer at the next refresh', async () => {
  await signIn(WORKER, MEMBER);
  const accounts = login.server.provider().accounts;
  const { subject = '' } = (await accounts.verify(MEMBER, DEMO_PASSWORD)) ?? {};
  await accounts.block(subject, true);
  expect(await resultOf(login.page, 'forced')).toBe('login_required: Login required');
  await accounts.block(subject, false);
});

it.runIf(isFullRun)('require a second factor with a code of its own (F-041)', async () => {
  await signIn(STORAGE);
  await login.context.route(`${login.server.url}/oauth/token`, (route) =>
    route.fulfill({
      status: 403,
      headers: { 'access-control-allow-origin': login.site.url },
      json: { error: 'mfa_required', error_description: 'Multifactor authentication required', mfa_token: 'x' },
    }),
  );
  expect(await resultOf(login.page, 'forced')).toBe('mfa_required: Multifactor authentication required');
});
