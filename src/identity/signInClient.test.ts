import { afterEach, expect, it, vi } from 'vitest';
import { LASTING_TRACES, leaveTraces, tracesLeft, wipeTraces } from '../../tests/support/storefront/visitorFixtures.ts';
import { readAuthentication, setAuthentication } from '../shared/relay/authentication.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { readTab } from '../shared/storage/tabStorage.ts';
import { createIdentityClient } from './signInClient.ts';
import { markSignIn, markSignOut } from './signOutMark.ts';

afterEach(() => {
  vi.restoreAllMocks();
  wipeTraces();
});

type Library = ReturnType<Parameters<typeof createIdentityClient>[0]>;
/** The client on a library that records its calls, and behaves as configured. */
function clientOn(methods: Partial<Record<keyof Library, (...args: never[]) => unknown>> = {}) {
  const calls: [string, unknown, unknown?][] = [];
  const call =
    (name: keyof Library) =>
    async (...args: never[]) => {
      calls.push([name, ...args] as unknown as [string, unknown]);
      return methods[name]?.(...args);
    };
  const library = {
    getAccessTokenSilently: call('getAccessTokenSilently'),
    loginWithRedirect: call('loginWithRedirect'),
    loginWithPopup: call('loginWithPopup'),
    logout: call('logout'),
  } as unknown as Library;
  const environment = createEnvironment(async () => ({ data: {} }));
  const [onSignIn, onLeave, onSignedOut] = [vi.fn(), vi.fn(), vi.fn()];
  const hasSignedOutElsewhere = vi.fn(() => false);
  const origin = 'https://marche.example';
  const client = createIdentityClient(() => library, {
    environment,
    origin,
    onSignIn,
    onLeave,
    onSignedOut,
    hasSignedOutElsewhere,
  });
  return { calls, environment, onLeave, onSignedOut, hasSignedOutElsewhere, client };
}
const refuse = (error: string) => () => {
  throw Object.assign(new Error(error), { error });
};

it('takes a token from the library, and another one bypassing its cache', async () => {
  const { calls, client } = clientOn({ getAccessTokenSilently: () => 'T' });
  expect([await client.token({ fresh: false }), await client.token({ fresh: true })]).toEqual(['T', 'T']);
  expect(calls).toEqual([
    ['getAccessTokenSilently', {}],
    ['getAccessTokenSilently', { cacheMode: 'off' }],
  ]);
});

it('has no token after a sign-out in another tab, though the library still has one', async () => {
  const { calls, client, hasSignedOutElsewhere } = clientOn({ getAccessTokenSilently: () => 'T' });
  hasSignedOutElsewhere.mockReturnValue(true);
  expect([await client.token({ fresh: false }), await client.token({ fresh: true })]).toEqual([null, null]);
  expect(calls).toEqual([]);
});

it.each(['login_required', 'mfa_required', 'invalid_grant', 'consent_required'])(
  'ends the session here on %s, and makes the call as a guest (F-040)',
  async (code) => {
    const { calls, client } = clientOn({ getAccessTokenSilently: refuse(code) });
    expect(await client.token({ fresh: false })).toBeNull();
    expect(calls.at(-1)).toEqual(['logout', { openUrl: false }]);
  },
);

it.each(['timeout', 'request_error'])('fails the call on %s, and signs nobody out', async (code) => {
  const { calls, client } = clientOn({ getAccessTokenSilently: refuse(code) });
  await expect(client.token({ fresh: false })).rejects.toMatchObject({ name: 'TransportFailure' });
  expect(calls).toHaveLength(1);
});

it('passes the path to resume and the form to open to the login (F-022, F-039)', async () => {
  const { calls, client } = clientOn();
  await client.redirect({ target: '/compte?x=1' });
  await client.redirect({ target: '/panier', signUp: true });
  expect(calls).toEqual([
    ['loginWithRedirect', { appState: { returnTo: '/compte?x=1' } }],
    ['loginWithRedirect', { appState: { returnTo: '/panier' }, authorizationParams: { screen_hint: 'signup' } }],
  ]);
  expect(readTab('etal.sign-in-target')).toBe('/panier');
});

it('lets the guard’s login replace it in the history', async () => {
  const replace = vi.spyOn(window.location, 'replace').mockReturnValue();
  const { client } = clientOn({
    loginWithRedirect: (({ openUrl }: { openUrl: (url: string) => void }) => openUrl('https://login/')) as never,
  });
  await client.redirect({ target: '/compte', replace: true });
  expect(replace).toHaveBeenCalledWith('https://login/');
});

it('stores a login that cannot start as an error of the state', async () => {
  const { client, environment } = clientOn({ loginWithRedirect: refuse('request_error') });
  await client.redirect({ target: '/compte' });
  expect(readAuthentication(environment).error?.code).toBe('request_error');
});

it('waits a minute for the popup (F-038)', async () => {
  const { calls, client } = clientOn();
  const popup = {} as Window;
  await client.popup({ target: '/', signUp: true }, popup);
  expect(calls).toEqual([
    ['loginWithPopup', { authorizationParams: { screen_hint: 'signup' } }, { popup, timeoutInSeconds: 60 }],
  ]);
});

it('shows the login’s form after a sign-out, though the provider may still know the person', async () => {
  const { calls, client } = clientOn();
  markSignOut();
  await client.redirect({ target: '/compte' });
  await client.popup({ target: '/', signUp: true }, {} as Window);
  markSignIn();
  await client.redirect({ target: '/compte' });
  expect(calls.map(([, options]) => (options as { authorizationParams?: object }).authorizationParams)).toEqual([
    { prompt: 'login' },
    { screen_hint: 'signup', prompt: 'login' },
    undefined,
  ]);
});

/** The library's sign-out: it opens the address once its own session has ended. */
const leaving = (during: () => void) =>
  (({ openUrl }: { openUrl: (url: string) => void }) => {
    during();
    openUrl('https://login/v2/logout');
  }) as never;

it('empties the state first on sign-out, keeps guards waiting, and returns to the origin (F-030)', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  let during = {};
  const { calls, client, environment, onLeave } = clientOn({
    logout: leaving(() => (during = readAuthentication(environment))),
  });
  const user = { sub: 'a', email: null, name: null, completeProfile: false };
  setAuthentication(environment, { loading: false, isAuthenticated: true, user });
  await client.signOut({ federated: true });
  expect(onLeave).toHaveBeenCalledOnce();
  expect(calls).toEqual([
    [
      'logout',
      {
        logoutParams: { returnTo: 'https://marche.example', federated: true },
        openUrl: expect.any(Function) as unknown,
      },
    ],
  ]);
  expect(during).toMatchObject({ loading: true, isAuthenticated: false, user: null });
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://login/v2/logout');
});

it('notifies other tabs once the session has ended here, and not if it did not end', async () => {
  vi.spyOn(window.location, 'assign').mockReturnValue();
  let before: number | null = null;
  const { client, onSignedOut } = clientOn({ logout: leaving(() => (before = onSignedOut.mock.calls.length)) });
  await client.signOut({});
  expect([before, onSignedOut.mock.calls.length]).toEqual([0, 1]);
  const failing = clientOn({ logout: refuse('request_error') });
  await expect(failing.client.signOut({})).rejects.toThrow('request_error');
  expect(failing.onSignedOut).not.toHaveBeenCalled();
});

it('clears the visitor’s data before the page is left, and keeps the browser’s own', async () => {
  let during: string[] = [];
  const { client } = clientOn({ logout: () => (during = tracesLeft()) });
  leaveTraces();
  await client.signOut({});
  expect(during).toEqual(LASTING_TRACES);
});

it('leaves the provider alone on a local sign-out, and loads a page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
  const { client } = clientOn({ logout: leaving(() => undefined) });
  await client.signOut({ localOnly: true });
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://marche.example');
});

it('reloads a page that the browser restores after signing out', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  await clientOn().client.signOut({});
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(reload).toHaveBeenCalled();
});
