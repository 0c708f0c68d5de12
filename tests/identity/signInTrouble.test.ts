import { describe, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { CLIENT_ID } from '../support/identityServer.ts';
import { CUSTOMER, STORAGE, WORKER, login, loginAroundTests, outcome, settled, signIn, told } from './loginBrowser.ts';
import type { LoginWindow } from './loginPage.tsx';

declare const window: Window & LoginWindow;

loginAroundTests();

describe('what goes wrong', () => {
  test('a callback that is replayed, or was never asked for, is an invalid state (F-037)', async () => {
    await signIn(WORKER);
    await login.page.goto(`${login.site.url}/?code=stolen&state=stolen`);
    await told('Invalid state');
  });

  test('an error of the provider arrives with its code and words (F-027, F-028)', async () => {
    login.site.use({ ...WORKER, authorizationParams: { audience: 'https://elsewhere.example/' } });
    await login.page.goto(login.site.url);
    await settled('out');
    await login.page.evaluate(() => void window.auth.loginWithRedirect());
    await told('access_denied: Service not found: https://elsewhere.example/');
    await settled('out');
  });

  test('a foreign return address stays on the provider’s page, in words', async () => {
    login.site.use({ ...WORKER, authorizationParams: { redirect_uri: 'http://localhost:1/' } });
    await login.page.goto(login.site.url);
    await settled('out');
    await login.page.evaluate(() => void window.auth.loginWithRedirect());
    await login.page.getByText('La connexion n’a pas pu commencer').waitFor();
    expect(await login.page.getByRole('link', { name: 'Retour au marché' }).getAttribute('href')).toBe(login.site.url);
  });

  test('another organization than the market’s is refused', async () => {
    login.site.use({ ...WORKER, authorizationParams: { organization: 'org_other' } });
    await login.page.goto(login.site.url);
    await settled('out');
    await login.page.evaluate(() => void window.auth.loginWithRedirect());
    await told('access_denied');
  });

  test('a blocked customer is signed out at the next token', async () => {
    await signIn(WORKER, 'membre@exemple.ca');
    const accounts = login.server.provider().accounts;
    const { subject = '' } = (await accounts.verify('membre@exemple.ca', DEMO_PASSWORD)) ?? {};
    await accounts.block(subject, true);
    expect(await outcome(login.page, 'forced')).toBe('login_required: Login required');
    await accounts.block(subject, false);
  });

  test('a provider that is gone is three tries and an error, never a hang (F-034)', async () => {
    await signIn(STORAGE);
    let tries = 0;
    await login.context.route(`${login.server.url}/oauth/token`, (route) => {
      tries += 1;
      return route.abort();
    });
    expect(await outcome(login.page, 'forced')).toContain('Failed to fetch');
    expect(tries).toBe(3);
  });

  test('a provider that answers HTML is an error', async () => {
    await signIn(STORAGE);
    await login.context.route(`${login.server.url}/oauth/token`, (route) =>
      route.fulfill({ body: '<!doctype html>', headers: { 'access-control-allow-origin': login.site.url } }),
    );
    expect(await outcome(login.page, 'forced')).not.toBe('ok');
  });

  test('a second factor is asked for with its token (F-041)', async () => {
    await signIn(STORAGE);
    await login.context.route(`${login.server.url}/oauth/token`, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': login.site.url },
        json: { error: 'mfa_required', error_description: 'Multifactor authentication required', mfa_token: 'x' },
      }),
    );
    expect(await outcome(login.page, 'forced')).toBe('mfa_required: Multifactor authentication required');
  });
});

test('the whole sign-in works without scripts on the provider’s pages, and by keyboard', async () => {
  const plain = await login.browser.newContext({ javaScriptEnabled: false, locale: 'en-CA' });
  const reader = await plain.newPage();
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: login.site.url,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  await reader.goto(`${login.server.url}/authorize?${query}`);
  expect(await reader.evaluate(() => document.activeElement?.id).catch(() => 'email')).toBe('email');
  await reader.getByLabel('Email').fill(CUSTOMER);
  expect(await reader.getByRole('button', { name: 'Show the password' }).count()).toBe(0);
  await reader.getByLabel('Password', { exact: true }).fill('wrong words');
  await reader.getByRole('button', { name: 'Sign in' }).click();
  expect(await reader.getByRole('alert').textContent()).toContain('do not go together');
  expect(await reader.getByLabel('Email').inputValue()).toBe(CUSTOMER);
  await reader.getByRole('link', { name: 'Français' }).click();
  await reader.getByLabel('Courriel').fill(CUSTOMER);
  await reader.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await reader.keyboard.press('Enter');
  await reader.waitForURL(`${login.site.url}/?code=*`);
  await plain.close();
});
