import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { browserLaunch } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';
import { CLIENT_ID, openIdentityServer } from '../support/identityServer.ts';
import type { IdentityServer } from '../support/identityServer.ts';
import type { LoginWindow } from './loginPage.tsx';
import { buildLoginPage, openLoginSite } from './loginSite.ts';
import type { LoginOptions } from './loginSite.ts';

declare const window: Window & LoginWindow;

vi.setConfig({ testTimeout: 60_000 });

const CUSTOMER = 'cliente@exemple.ca';
/** Three ways to keep tokens: in a worker's memory, in storage, and not at all. */
const WORKER: LoginOptions = { useRefreshTokens: true, useRefreshTokensFallback: true };
const STORAGE: LoginOptions = { useRefreshTokens: true, cacheLocation: 'localstorage' };
const FRAME: LoginOptions = {};

let browser: Browser;
let server: IdentityServer;
let site: Awaited<ReturnType<typeof openLoginSite>>;
let context: BrowserContext;
let page: Page;
/** Requests to the provider and what the console complained of, for each test. */
let asked: string[];
let complaints: string[];

beforeAll(async () => {
  const port = await freePort();
  const script = await buildLoginPage();
  browser = await chromium.launch(await browserLaunch());
  server = await openIdentityServer('pglite', { marketUrl: `http://localhost:${port}` });
  site = await openLoginSite(port, server.url, script);
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await server?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ locale: 'fr-CA' });
  asked = [];
  complaints = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin === server.url && /authorize$|token$/.test(url.pathname))
      asked.push(`${request.method()} ${url.pathname}`);
  });
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page = await context.newPage();
});
afterEach(() => context.close());

const state = (on: Page = page) => on.locator('#state').textContent();
const settled = async (expected: 'in' | 'out', on: Page = page) =>
  expect.poll(() => state(on), { timeout: 15_000 }).toBe(expected);

/** The SDK's error reads so, or has this in it. */
const told = (text: string) =>
  expect.poll(() => page.locator('#error').textContent(), { timeout: 15_000 }).toContain(text);

async function fillIn(on: Page, email = CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  await on.getByLabel('Courriel').fill(email);
  await on.getByLabel('Mot de passe', { exact: true }).fill(password);
  await on.keyboard.press('Enter');
}

/** Signs in by redirect with these options, and is back at the market. */
async function signIn(options: LoginOptions, email = CUSTOMER): Promise<void> {
  site.use(options);
  await page.goto(site.url);
  await settled('out');
  await page.evaluate(() => void window.auth.loginWithRedirect({ appState: { returnTo: '/panier?etape=2' } }));
  await fillIn(page, email);
  await settled('in');
}
/** What a call of the SDK gave: 'ok', or its error code and text. */
const outcome = (on: Page, call: 'silent' | 'forced' | 'popup') =>
  on.evaluate(async (kind) => {
    try {
      if (kind === 'popup') await window.auth.getAccessTokenWithPopup({ authorizationParams: { prompt: 'login' } });
      else await window.auth.getAccessTokenSilently(kind === 'forced' ? { cacheMode: 'off' } : {});
      return 'ok';
    } catch (error) {
      const { error: code, message } = error as Error & { error?: string };
      return `${code}: ${message}`;
    }
  }, call);

test('a new visitor asks nothing of the provider', async () => {
  site.use(WORKER);
  await page.goto(site.url);
  await settled('out');
  expect(asked).toEqual([]);
});

describe.each([
  ['a worker’s memory', WORKER, ['GET /authorize', 'POST /oauth/token']],
  ['storage', STORAGE, []],
  ['the frame only', FRAME, ['GET /authorize', 'POST /oauth/token']],
] as const)('tokens in %s', (_, options, afterReload) => {
  test('sign-in by redirect leads back to the wanted path, a reload stays signed in (F-022, F-027)', async () => {
    await signIn(options);
    expect(await page.locator('#email').textContent()).toBe(CUSTOMER);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/panier?etape=2');
    expect(await page.evaluate(() => window.returnedTo)).toBe('/panier?etape=2');
    asked = [];
    await page.reload();
    await settled('in');
    expect(asked).toEqual(afterReload);
    expect(await outcome(page, 'forced')).toBe('ok');
    expect(complaints).toEqual([]);
  });

  test('sign-out ends the session here and at the provider (F-030)', async () => {
    await signIn(options);
    await page.evaluate(() => void window.auth.logout({ logoutParams: { returnTo: location.origin } }));
    await page.waitForURL(`${site.url}/`);
    await settled('out');
    expect(await outcome(page, 'silent')).toMatch(
      options === STORAGE ? /missing_refresh_token|login_required/ : /login_required: Login required/,
    );
  });
});

test('sign-up opens on its own form with the address filled in (F-039)', async () => {
  site.use(WORKER);
  await page.goto(site.url);
  await settled('out');
  await page.evaluate(() =>
    window.auth.loginWithRedirect({ authorizationParams: { screen_hint: 'signup', login_hint: 'lise@exemple.ca' } }),
  );
  await page.getByRole('heading', { name: 'Créer un compte' }).waitFor();
  expect(await page.getByLabel('Courriel').inputValue()).toBe('lise@exemple.ca');
  await page.getByLabel('Mot de passe', { exact: true }).fill('quatre mots sans lien');
  await page.getByRole('button', { name: 'Créer mon compte' }).click();
  await settled('in');
  expect(await page.locator('#email').textContent()).toBe('lise@exemple.ca');
});

test('a rotated token that is used again falls back to the frame and goes on (F-040)', async () => {
  await signIn(WORKER);
  await server.database.kysely.deleteFrom('identity_object').where('model', '=', 'RefreshToken').execute();
  asked = [];
  expect(await outcome(page, 'forced')).toBe('ok');
  expect(asked).toEqual(['POST /oauth/token', 'GET /authorize', 'POST /oauth/token']);
});

test('two tabs that refresh at once both stay signed in', async () => {
  await signIn(STORAGE);
  const other = await context.newPage();
  await other.goto(site.url);
  await settled('in', other);
  const many = (on: Page) =>
    on.evaluate(async () => {
      for (let count = 0; count < 15; count += 1) await window.auth.getAccessTokenSilently({ cacheMode: 'off' });
      return 'ok';
    });
  expect(await Promise.all([many(page), many(other)])).toEqual(['ok', 'ok']);
});

test('a restart of the provider signs nobody out', async () => {
  await signIn(WORKER);
  await server.restart();
  expect(await outcome(page, 'forced')).toBe('ok');
  await page.reload();
  await settled('in');
});

describe('the popup (F-029, F-038)', () => {
  const open = async () => {
    site.use(WORKER);
    await page.goto(site.url);
    await settled('out');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.auth.loginWithPopup());
    return opened;
  };

  test('signs in, and closes itself', async () => {
    const popup = await open();
    const closed = popup.waitForEvent('close');
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600]);
    await fillIn(popup);
    await closed;
    await settled('in');
    expect(await page.locator('#email').textContent()).toBe(CUSTOMER);
    expect(complaints).toEqual([]);
  });

  test('closed by hand says so (F-041)', async () => {
    await (await open()).close();
    await told('cancelled: Popup closed');
    expect(await state()).toBe('out');
  });

  test('cancelled in its form says so, in Auth0’s words', async () => {
    const popup = await open();
    await popup.getByRole('button', { name: 'Retour au marché' }).click();
    await told('access_denied: User cancelled login');
  });

  test('left alone for a minute is a timeout', async () => {
    await page.clock.install();
    const popup = await open();
    await popup.getByLabel('Courriel').waitFor();
    await page.clock.fastForward(61_000);
    await told('timeout: Timeout');
  });

  test('changes the account over a live session', async () => {
    await signIn(WORKER);
    const opened = page.waitForEvent('popup');
    const result = outcome(page, 'popup');
    await fillIn(await opened, 'membre@exemple.ca');
    expect(await result).toBe('ok');
    await page.reload();
    await settled('in');
    expect(await page.locator('#email').textContent()).toBe('membre@exemple.ca');
  });
});

describe('what goes wrong', () => {
  test('a callback that is replayed, or was never asked for, is an invalid state (F-037)', async () => {
    await signIn(WORKER);
    await page.goto(`${site.url}/?code=stolen&state=stolen`);
    await told('Invalid state');
  });

  test('an error of the provider arrives with its code and words (F-027, F-028)', async () => {
    site.use({ ...WORKER, authorizationParams: { audience: 'https://elsewhere.example/' } });
    await page.goto(site.url);
    await settled('out');
    await page.evaluate(() => void window.auth.loginWithRedirect());
    await told('access_denied: Service not found: https://elsewhere.example/');
    await settled('out');
  });

  test('a foreign return address stays on the provider’s page, in words', async () => {
    site.use({ ...WORKER, authorizationParams: { redirect_uri: 'http://localhost:1/' } });
    await page.goto(site.url);
    await settled('out');
    await page.evaluate(() => void window.auth.loginWithRedirect());
    await page.getByText('La connexion n’a pas pu commencer').waitFor();
    expect(await page.getByRole('link', { name: 'Retour au marché' }).getAttribute('href')).toBe(site.url);
  });

  test('another organization than the market’s is refused', async () => {
    site.use({ ...WORKER, authorizationParams: { organization: 'org_other' } });
    await page.goto(site.url);
    await settled('out');
    await page.evaluate(() => void window.auth.loginWithRedirect());
    await told('access_denied');
  });

  test('a blocked customer is signed out at the next token', async () => {
    await signIn(WORKER, 'membre@exemple.ca');
    const accounts = server.provider().accounts;
    const { subject = '' } = (await accounts.verify('membre@exemple.ca', DEMO_PASSWORD)) ?? {};
    await accounts.block(subject, true);
    expect(await outcome(page, 'forced')).toBe('login_required: Login required');
    await accounts.block(subject, false);
  });

  test('a provider that is gone is three tries and an error, never a hang (F-034)', async () => {
    await signIn(STORAGE);
    let tries = 0;
    await context.route(`${server.url}/oauth/token`, (route) => {
      tries += 1;
      return route.abort();
    });
    expect(await outcome(page, 'forced')).toContain('Failed to fetch');
    expect(tries).toBe(3);
  });

  test('a provider that answers HTML is an error', async () => {
    await signIn(STORAGE);
    await context.route(`${server.url}/oauth/token`, (route) =>
      route.fulfill({ body: '<!doctype html>', headers: { 'access-control-allow-origin': site.url } }),
    );
    expect(await outcome(page, 'forced')).not.toBe('ok');
  });

  test('a second factor is asked for with its token (F-041)', async () => {
    await signIn(STORAGE);
    await context.route(`${server.url}/oauth/token`, (route) =>
      route.fulfill({
        status: 403,
        headers: { 'access-control-allow-origin': site.url },
        json: { error: 'mfa_required', error_description: 'Multifactor authentication required', mfa_token: 'x' },
      }),
    );
    expect(await outcome(page, 'forced')).toBe('mfa_required: Multifactor authentication required');
  });
});

test('the whole sign-in works without scripts on the provider’s pages, and by keyboard', async () => {
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'en-CA' });
  const reader = await plain.newPage();
  const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: site.url,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  await reader.goto(`${server.url}/authorize?${query}`);
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
  await reader.waitForURL(`${site.url}/?code=*`);
  await plain.close();
});
