import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { Guard } from './Guard.tsx';
import { connectClient, type SignInOptions } from './identityGate.ts';
import { signInErrorTexts } from './signInErrorTexts.ts';
import { RETRY_AFTER_MS, LATE_AFTER_MS, UNREACHABLE_CODES } from './useProviderUnreachable.ts';

let online = true;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
const user = { sub: 'auth0|1', email: null, name: null, completeProfile: false };

function Work() {
  return (
    <Guard page="desk">
      <h1>La liste</h1>
    </Guard>
  );
}
async function atWork() {
  const { environment, router } = await renderWithRelay(<Work />, { path: '/comptoir', signedIn: false });
  const calls: (SignInOptions | 'token')[] = [];
  let token: string | null | Error = new Error('away');
  connectClient(environment, {
    token: async () => {
      calls.push('token');
      if (token instanceof Error) throw token;
      return token;
    },
    redirect: async (options) => void calls.push(options),
    popup: async () => undefined,
    signOut: async () => undefined,
  });
  const set = (state: Parameters<typeof setAuthentication>[1]) =>
    act(async () => setAuthentication(environment, state));
  const turn = (to: boolean) => {
    online = to;
    return act(async () => void window.dispatchEvent(new Event(to ? 'online' : 'offline')));
  };
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { calls, router, set, turn, pass, setToken: (value: string | null) => (token = value) };
}
const isListShown = () => screen.queryByRole('heading', { name: 'La liste' }) !== null;

it('shows the page immediately while offline, and keeps it until the session is known', async () => {
  const { set, turn } = await atWork();
  expect(isListShown()).toBe(false);
  await turn(false);
  expect(isListShown()).toBe(true);
  await turn(true);
  expect(isListShown()).toBe(true);
  await set({ loading: false, isAuthenticated: true, user });
  expect(isListShown()).toBe(true);
});

it('waits for the session, but not for long', async () => {
  const { pass } = await atWork();
  expect(LATE_AFTER_MS).toBe(4000);
  await pass(LATE_AFTER_MS - 100);
  expect(isListShown()).toBe(false);
  await pass(200);
  expect(isListShown()).toBe(true);
});

it('redirects nobody when the provider does not answer, and asks it again until it does', async () => {
  const { calls, router, set, pass, setToken } = await atWork();
  await set({ loading: false, error: { code: 'timeout', description: 'Timeout' } });
  expect(isListShown()).toBe(true);
  expect(RETRY_AFTER_MS).toBe(15_000);
  await pass(RETRY_AFTER_MS + 100);
  expect(calls).toEqual(['token']);
  expect([isListShown(), router.state.location.pathname]).toEqual([true, '/comptoir']);
  // It answers that nobody is signed in: the guard leads to the login.
  setToken(null);
  await pass(RETRY_AFTER_MS + 100);
  expect(calls).toEqual(['token', 'token', { target: '/comptoir', replace: true }]);
  expect(isListShown()).toBe(false);
});

it('does not count an answer of the provider as unreachable', async () => {
  const { set, calls } = await atWork();
  await set({ loading: false });
  expect([isListShown(), calls.length]).toEqual([false, 1]);
});

it('describes the same codes to the reader as unreachable or slow', () => {
  const unreachableCodes = Object.entries(signInErrorTexts).filter(
    ([, { text }]) => text === 'unreachable' || text === 'slow',
  );
  expect(unreachableCodes.map(([code]) => code).sort()).toEqual([...UNREACHABLE_CODES].sort());
});
