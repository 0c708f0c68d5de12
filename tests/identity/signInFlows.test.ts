import type { Page } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import {
  CUSTOMER,
  FRAME,
  STORAGE,
  WORKER,
  fillIn,
  login,
  loginAroundTests,
  outcome,
  settled,
  signIn,
  state,
  told,
} from './loginBrowser.ts';
import type { LoginWindow } from './loginPage.tsx';

declare const window: Window & LoginWindow;

loginAroundTests();

test('a new visitor asks nothing of the provider', async () => {
  login.site.use(WORKER);
  await login.page.goto(login.site.url);
  await settled('out');
  expect(login.asked).toEqual([]);
});

describe.each([
  ['a worker’s memory', WORKER, ['GET /authorize', 'POST /oauth/token']],
  ['storage', STORAGE, []],
  ['the frame only', FRAME, ['GET /authorize', 'POST /oauth/token']],
] as const)('tokens in %s', (_, options, afterReload) => {
  test('sign-in by redirect leads back to the wanted path, a reload stays signed in (F-022, F-027)', async () => {
    await signIn(options);
    expect(await login.page.locator('#email').textContent()).toBe(CUSTOMER);
    expect(new URL(login.page.url()).pathname + new URL(login.page.url()).search).toBe('/panier?etape=2');
    expect(await login.page.evaluate(() => window.returnedTo)).toBe('/panier?etape=2');
    login.asked = [];
    await login.page.reload();
    await settled('in');
    expect(login.asked).toEqual(afterReload);
    expect(await outcome(login.page, 'forced')).toBe('ok');
    expect(login.complaints).toEqual([]);
  });

  test('sign-out ends the session here and at the provider (F-030)', async () => {
    await signIn(options);
    await login.page.evaluate(() => void window.auth.logout({ logoutParams: { returnTo: location.origin } }));
    await login.page.waitForURL(`${login.site.url}/`);
    await settled('out');
    expect(await outcome(login.page, 'silent')).toMatch(
      options === STORAGE ? /missing_refresh_token|login_required/ : /login_required: Login required/,
    );
  });
});

test('sign-up opens on its own form with the address filled in (F-039)', async () => {
  login.site.use(WORKER);
  await login.page.goto(login.site.url);
  await settled('out');
  await login.page.evaluate(() =>
    window.auth.loginWithRedirect({ authorizationParams: { screen_hint: 'signup', login_hint: 'lise@exemple.ca' } }),
  );
  await login.page.getByRole('heading', { name: 'Créer un compte' }).waitFor();
  expect(await login.page.getByLabel('Courriel').inputValue()).toBe('lise@exemple.ca');
  await login.page.getByLabel('Mot de passe', { exact: true }).fill('quatre mots sans lien');
  await login.page.getByRole('button', { name: 'Créer mon compte' }).click();
  await settled('in');
  expect(await login.page.locator('#email').textContent()).toBe('lise@exemple.ca');
});

test('a rotated token that is used again falls back to the frame and goes on (F-040)', async () => {
  await signIn(WORKER);
  await login.server.database.kysely.deleteFrom('identity_object').where('model', '=', 'RefreshToken').execute();
  login.asked = [];
  expect(await outcome(login.page, 'forced')).toBe('ok');
  expect(login.asked).toEqual(['POST /oauth/token', 'GET /authorize', 'POST /oauth/token']);
});

test('two tabs that refresh at once both stay signed in', async () => {
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

test('a restart of the provider signs nobody out', async () => {
  await signIn(WORKER);
  await login.server.restart();
  expect(await outcome(login.page, 'forced')).toBe('ok');
  await login.page.reload();
  await settled('in');
});

describe('the popup (F-029, F-038)', () => {
  const open = async () => {
    login.site.use(WORKER);
    await login.page.goto(login.site.url);
    await settled('out');
    const opened = login.page.waitForEvent('popup');
    await login.page.evaluate(() => void window.auth.loginWithPopup());
    return opened;
  };

  test('signs in, and closes itself', async () => {
    const popup = await open();
    const closed = popup.waitForEvent('close');
    await popup.getByLabel('Courriel').waitFor();
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 600]);
    await fillIn(popup);
    await closed;
    await settled('in');
    expect(await login.page.locator('#email').textContent()).toBe(CUSTOMER);
    expect(login.complaints).toEqual([]);
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
    await login.page.clock.install();
    const popup = await open();
    await popup.getByLabel('Courriel').waitFor();
    await login.page.clock.fastForward(61_000);
    await told('timeout: Timeout');
  });

  test('changes the account over a live session', async () => {
    await signIn(WORKER);
    const opened = login.page.waitForEvent('popup');
    const result = outcome(login.page, 'popup');
    await fillIn(await opened, 'membre@exemple.ca');
    expect(await result).toBe('ok');
    await login.page.reload();
    await settled('in');
    expect(await login.page.locator('#email').textContent()).toBe('membre@exemple.ca');
  });
});
