import type { Auth0ContextInterface } from '@auth0/auth0-react';
import { act, cleanup, render } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import type { Environment } from 'relay-runtime';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUSTOMER_COOKIE } from '#rules/addresses.ts';
import { testSettings } from '../../tests/support/storefront/testHarness.tsx';
import { LASTING_TRACES, leaveTraces, tracesLeft, wipeTraces } from '../../tests/support/storefront/visitorFixtures.ts';
import { PageSettingsContext } from '../shared/browser/pageSettings.ts';
import { readAuthentication } from '../shared/relay/authentication.ts';
import { createEnvironment } from '../shared/relay/environment.ts';
import { readCookie } from '../shared/storage/cookies.ts';
import { claimStorage } from '../shared/storage/visitorStorage.ts';
import { clientOf, startIdentity } from './identityGate.ts';
import { signOut } from './signing.ts';
import { useIdentitySync } from './useIdentitySync.ts';

const { identity } = testSettings;
const MARK = `auth0.${identity.clientId}.is.authenticated`;
const lise = { sub: 'auth0|1', email: 'lise@exemple.ca', [`${identity.claims}complete-profile`]: true };
const profile = { sub: 'auth0|1', email: 'lise@exemple.ca', name: null, completeProfile: true };
const failure = (error: string) => Object.assign(new Error(error), { error });

const events = {
  onReturnFailed: vi.fn(),
  onCheckFailed: vi.fn(),
  onSessionEnded: vi.fn(),
  onPersonChange: vi.fn(),
  onSignedOutElsewhere: vi.fn(),
};
let page: Environment;

beforeEach(() => {
  page = createEnvironment(async () => ({ data: {} }));
});
afterEach(() => {
  cleanup();
  wipeTraces();
  vi.clearAllMocks();
  document.cookie = `${MARK}=; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Path=/`;
  window.history.replaceState(null, '', '/');
});

type State = Partial<Pick<Auth0ContextInterface, 'isLoading' | 'isAuthenticated' | 'user' | 'error'>>;
/** The hook on a library whose state the test controls; silently: the result of its token check. */
function mirror({ query = '', silently = Promise.resolve('T') }: { query?: string; silently?: Promise<string> } = {}) {
  window.history.replaceState(null, '', `/${query}`);
  startIdentity(page, identity, new URLSearchParams(query));
  const logout = vi.fn(async () => undefined);
  const base = { isLoading: true, isAuthenticated: false, user: undefined, error: undefined };
  const library = { getAccessTokenSilently: () => silently, logout };
  function Mirror({ state }: { state: State }) {
    const auth = { ...base, ...library, ...state } as unknown as Auth0ContextInterface;
    useIdentitySync(auth, { returning: query !== '', ...events });
    return null;
  }
  const tree = (state: State) => (
    <RelayEnvironmentProvider environment={page}>
      <PageSettingsContext value={testSettings}>
        <Mirror state={state} />
      </PageSettingsContext>
    </RelayEnvironmentProvider>
  );
  const { rerender } = render(tree({}));
  /** Changes the library's state, and lets effects run. */
  const move = (state: State) => act(async () => rerender(tree(state)));
  return { move, logout };
}
const signedIn: State = { isLoading: false, isAuthenticated: true, user: lise };
const nobody: State = { isLoading: false };
const authentication = () => readAuthentication(page);
const tokenOf = async (environment: Environment) => (await clientOf(environment)).token({ fresh: false });

describe('the silent check (F-026)', () => {
  beforeEach(() => {
    document.cookie = `${MARK}=true; Path=/`;
  });

  it('is loading until the library knows, and then says who is signed in', async () => {
    const { move } = mirror();
    await move({});
    expect(authentication().loading).toBe(true);
    await move(signedIn);
    expect(authentication()).toEqual({
      loading: false,
      isAuthenticated: true,
      user: profile,
      popupOpen: false,
      error: null,
    });
    expect(events.onPersonChange).not.toHaveBeenCalled();
  });

  it('makes a guest of an ended session, without an error', async () => {
    const { move, logout } = mirror({ silently: Promise.reject(failure('login_required')) });
    await move(nobody);
    await move(nobody);
    expect(authentication()).toMatchObject({ loading: false, isAuthenticated: false, error: null });
    expect([logout.mock.calls, events.onSessionEnded.mock.calls.length]).toEqual([[[{ openUrl: false }]], 1]);
    expect(events.onCheckFailed).not.toHaveBeenCalled();
  });

  it.each(['timeout', 'request_error'])(
    'treats the visitor as a guest on %s, and stores the error (F-024)',
    async (code) => {
      const { move, logout } = mirror({ silently: Promise.reject(failure(code)) });
      await move(nobody);
      await move(nobody);
      expect(authentication()).toMatchObject({ loading: false, isAuthenticated: false, error: { code } });
      expect(events.onCheckFailed).toHaveBeenCalledOnce();
      expect(logout).not.toHaveBeenCalled();
    },
  );

  it('waits for the reason, not only for the library', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const { move } = mirror({ silently: promise });
    await move(nobody);
    expect(authentication().loading).toBe(true);
    reject(failure('timeout'));
    await move(nobody);
    expect(authentication()).toMatchObject({ loading: false, error: { code: 'timeout' } });
  });
});

describe('the return from the login (F-027, F-028)', () => {
  it('signs in once it is complete', async () => {
    const { move } = mirror({ query: '?code=a&state=b' });
    await move(signedIn);
    expect(authentication()).toMatchObject({ loading: false, isAuthenticated: true, error: null });
    expect(events.onReturnFailed).not.toHaveBeenCalled();
  });

  it('stores its error before the page is notified, and ends loading', async () => {
    const { move } = mirror({ query: '?code=a&state=b' });
    let stored: unknown;
    events.onReturnFailed.mockImplementationOnce(() => (stored = authentication()));
    await move({ ...nobody, error: failure('missing_transaction') });
    expect(stored).toMatchObject({ loading: false, error: { code: 'missing_transaction' } });
    expect(events.onReturnFailed).toHaveBeenCalledOnce();
  });

  it.each([
    '?error=hello&error_description=Call+555-0123',
    '?error=hello&error_description=Call+555-0123&state=',
    '?code=a&state=',
    '?code=&state=b',
    '?c%6Fde=a&state=b',
  ])('ignores %s, which the library does not read, and shows none of its text', async (query) => {
    const { move } = mirror({ query });
    await move(nobody);
    expect(authentication().error).toEqual({ code: 'missing_transaction', description: 'Invalid state' });
    expect(events.onReturnFailed).toHaveBeenCalledOnce();
  });

  describe('a return while a session exists', () => {
    beforeEach(() => {
      document.cookie = `${MARK}=true; Path=/`;
    });

    it('keeps the session when it fails, and notifies the page once that is known', async () => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const { move } = mirror({ query: '?code=a&state=b', silently: promise });
      const replayed = { error: failure('missing_transaction') };
      await move({ ...nobody, ...replayed });
      expect(events.onReturnFailed).not.toHaveBeenCalled();
      await move({ ...signedIn, ...replayed });
      resolve('T');
      await move({ ...signedIn, ...replayed });
      expect(authentication()).toMatchObject({
        loading: false,
        isAuthenticated: true,
        error: { code: 'missing_transaction' },
      });
      expect(events.onReturnFailed).toHaveBeenCalledOnce();
      expect(events.onPersonChange).not.toHaveBeenCalled();
    });

    it('reports the return when the check fails as well', async () => {
      const { move } = mirror({ query: '?error=a&error_description=b', silently: Promise.reject(failure('timeout')) });
      await move(nobody);
      await move(nobody);
      expect(authentication()).toMatchObject({
        loading: false,
        isAuthenticated: false,
        error: { code: 'missing_transaction' },
      });
    });
  });
});

describe('the popup (F-029)', () => {
  it('is not loading, and reports who signs in by it as a new person', async () => {
    const { move } = mirror();
    await move(nobody);
    await move({ isLoading: true });
    expect(authentication().loading).toBe(false);
    await move(signedIn);
    expect(authentication()).toMatchObject({ isAuthenticated: true, user: profile });
    expect(events.onPersonChange).toHaveBeenCalledExactlyOnceWith({
      previous: null,
      current: 'auth0|1',
    });
  });

  it('stores the error when it is closed, and nobody is signed in', async () => {
    const { move } = mirror();
    for (const state of [nobody, { isLoading: true }]) await move(state);
    await move({ ...nobody, error: failure('cancelled') });
    expect(authentication()).toMatchObject({ isAuthenticated: false, error: { code: 'cancelled' } });
    expect(events.onPersonChange).not.toHaveBeenCalled();
    expect(events.onCheckFailed).not.toHaveBeenCalled();
  });
});

describe('the end of a session', () => {
  it('notifies the page that the person is gone', async () => {
    const { move } = mirror();
    await move(signedIn);
    await move(nobody);
    expect(authentication()).toMatchObject({ isAuthenticated: false, user: null });
    expect(events.onPersonChange).toHaveBeenCalledExactlyOnceWith({
      previous: 'auth0|1',
      current: null,
    });
  });

  it('writes nothing more on sign-out, and does not notify the page, which is being left', async () => {
    const { move, logout } = mirror();
    await move(signedIn);
    await act(() => signOut(page));
    expect(logout).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ logoutParams: { returnTo: window.location.origin } }),
    );
    await move(nobody);
    expect(authentication()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(events.onPersonChange).not.toHaveBeenCalled();
  });

  it('is followed from another window, and clears their data here', async () => {
    const { move, logout } = mirror();
    await move(signedIn);
    leaveTraces();
    const other = new BroadcastChannel('etal.identity');
    other.postMessage('signed-out');
    await expect.poll(() => logout.mock.calls.length).toBeGreaterThan(0);
    other.close();
    expect(logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false });
    expect(tracesLeft()).toEqual(LASTING_TRACES);
    expect(events.onSignedOutElsewhere).toHaveBeenCalledOnce();
    await move(nobody);
    // Guards wait: one that knew of nobody would sign the person in again.
    expect(authentication()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(events.onPersonChange).not.toHaveBeenCalled();
  });

  it.each([
    ['looks at the tab again', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['comes back to a page that the browser kept whole', () => window.dispatchEvent(new Event('pageshow'))],
    ['asks for something personal', async () => expect(await tokenOf(page)).toBeNull()],
  ])('is noticed after sleeping when the reader %s', async (_, wake) => {
    const { move, logout } = mirror();
    await move(signedIn);
    leaveTraces();
    window.localStorage.setItem('etal.signed-out-at', String(Date.now() + 1));
    await act(async () => void (await wake()));
    expect(logout).toHaveBeenCalledExactlyOnceWith({ openUrl: false });
    expect(events.onSignedOutElsewhere).toHaveBeenCalledOnce();
    await move(nobody);
    expect(authentication()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(events.onPersonChange).not.toHaveBeenCalled();
  });

  it('ends a session that is found only after the sign-out: the provider’s still lived', async () => {
    document.cookie = `${MARK}=true; Path=/`;
    const { promise, resolve } = Promise.withResolvers<string>();
    const { move, logout } = mirror({ silently: promise });
    await move({});
    window.localStorage.setItem('etal.signed-out-at', String(Date.now() + 1));
    resolve('T');
    await move(signedIn);
    expect(authentication()).toMatchObject({ loading: true, isAuthenticated: false, user: null });
    expect(logout).toHaveBeenCalledWith({ openUrl: false });
    expect(events.onSignedOutElsewhere).toHaveBeenCalledOnce();
  });

  it('ends a session whose login began before the sign-out', async () => {
    sessionStorage.setItem('etal.sign-in-visit', '');
    window.localStorage.setItem('etal.signed-out-at', String(Date.now() - 30_000));
    await mirror({ query: '?code=a&state=b' }).move(signedIn);
    expect(authentication().isAuthenticated).toBe(false);
    expect(events.onSignedOutElsewhere).toHaveBeenCalledOnce();
  });

  it('does not affect somebody who signed in after an earlier sign-out', async () => {
    // By a clock that was an hour ahead.
    window.localStorage.setItem('etal.signed-out-at', String(Date.now() + 3_600_000));
    const { move, logout } = mirror();
    await move(signedIn);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await tokenOf(page)).toBe('T');
    expect(logout).not.toHaveBeenCalled();
  });

  it('is not needed for another person’s sign-in to end the former one’s pages, and not the new one’s', async () => {
    claimStorage('auth0|another');
    leaveTraces();
    const { move, logout } = mirror();
    await move(signedIn);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await tokenOf(page)).toBe('T');
    expect(logout).not.toHaveBeenCalled();
    expect(tracesLeft()).toEqual([...LASTING_TRACES, 'etal.personal.of', 'etal.signed-out-at', 'etal.visit'].sort());
  });

  it('is not needed either for the former person’s name to be removed before the next login (ADR 141)', async () => {
    const { move } = mirror();
    await move(signedIn);
    await expect.poll(() => readCookie(CUSTOMER_COOKIE)).toHaveLength(64);
    await (await clientOf(page)).redirect({ target: '/panier' });
    expect(readCookie(CUSTOMER_COOKIE)).toBeFalsy();
  });
});
