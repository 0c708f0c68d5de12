import { chromium } from '@playwright/test';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { DEMO_PASSWORD } from '../../server/demo/demoAccounts.ts';
import { browserLaunch } from '../support/browser.ts';
import { freePort } from '../support/freePort.ts';
import { openIdentityServer } from '../support/identityServer.ts';
import type { IdentityServer } from '../support/identityServer.ts';
import { eitherDatabaseKind } from '../support/testDatabase.ts';
import type { LoginWindow } from './loginPage.tsx';
import { buildLoginPage, openLoginSite } from './loginSite.ts';
import type { LoginOptions } from './loginSite.ts';

declare const window: Window & LoginWindow;

export const CUSTOMER = 'cliente@exemple.ca';
/** Three ways to store tokens: in a worker's memory, in storage, and not at all. */
export const WORKER: LoginOptions = { useRefreshTokens: true, useRefreshTokensFallback: true };
export const STORAGE: LoginOptions = { useRefreshTokens: true, cacheLocation: 'localstorage' };
export const FRAME: LoginOptions = {};

/** A provider, a page that signs in with it, and for each test a browser of its own on that page. */
type Login = {
  browser: Browser;
  server: IdentityServer;
  site: Awaited<ReturnType<typeof openLoginSite>>;
  context: BrowserContext;
  page: Page;
  /** Requests to the provider, and console errors, of this test. */
  requests: string[];
  complaints: string[];
};
export const login = {} as Login;

/** Opens and closes `login` around the tests of the calling file. */
export function loginAroundTests(): void {
  beforeAll(async () => {
    const port = await freePort();
    const script = await buildLoginPage();
    login.browser = await chromium.launch(await browserLaunch());
    login.server = await openIdentityServer(eitherDatabaseKind(), { marketUrl: `http://localhost:${port}` });
    login.site = await openLoginSite(port, login.server.url, script);
  });
  afterAll(async () => {
    await login.browser?.close();
    await login.site?.close();
    await login.server?.close();
  });
  beforeEach(async () => {
    login.context = await login.browser.newContext({ locale: 'fr-CA' });
    login.requests = [];
    login.complaints = [];
    login.context.on('request', (request) => {
      const url = new URL(request.url());
      if (url.origin === login.server.url && /authorize$|token$/.test(url.pathname))
        login.requests.push(`${request.method()} ${url.pathname}`);
    });
    login.context.on('console', (message) => {
      if (message.type() === 'error') login.complaints.push(message.text());
    });
    login.page = await login.context.newPage();
  });
  afterEach(() => login.context.close());
}

/** 'loading', 'in' or 'out', as the page shows it. */
const state = (on: Page = login.page) => on.locator('#state').textContent();
export const settled = async (expected: 'in' | 'out', on: Page = login.page) =>
  expect.poll(() => state(on)).toBe(expected);

/** Fills in the provider's form and submits it. */
export async function fillIn(on: Page, email = CUSTOMER, password = DEMO_PASSWORD): Promise<void> {
  await on.getByLabel('Courriel').fill(email);
  await on.getByLabel('Mot de passe', { exact: true }).fill(password);
  await on.keyboard.press('Enter');
}

/** Signs in by redirect with these options, and waits until the market's page is back. */
export async function signIn(options: LoginOptions, email = CUSTOMER): Promise<void> {
  login.site.use(options);
  await login.page.goto(login.site.url);
  await settled('out');
  await login.page.evaluate(() => void window.auth.loginWithRedirect({ appState: { returnTo: '/panier?etape=2' } }));
  await fillIn(login.page, email);
  await settled('in');
}
/** The result of an SDK call: 'ok', or its error code and text. */
export const resultOf = (on: Page, call: 'silent' | 'forced' | 'popup') =>
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
