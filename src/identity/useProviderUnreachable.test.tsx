import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { Guard } from './Guard.tsx';
import { connectClient, type SignInOptions } from './identityGate.ts';
import { signInErrorTexts } from './signInErrorTexts.ts';
import { RETRY_AFTER_MS, LATE_AFTER_MS, UNREACHABLE_CODES, useProviderUnreachable } from './useProviderUnreachable.ts';

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
    <Guard page="desk" isOpen={useProviderUnreachable()}>
      <h1>La liste</h1>
    </Guard>
  );
}
async function atWork() {
  const { environment, router } = await renderWithRelay(<Work />, { path: '/comptoir', signedIn: false });
  const asked: (SignInOptions | 'token')[] = [];
  let answer: string | null | Error = new Error('away');
  connectClient(environment, {
    token: async () => {
      asked.push('token');
      if (answer instanceof Error) throw answer;
      return answer;
    },
    redirect: async (wish) => void asked.push(wish),
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
  return { asked, router, set, turn, pass, answers: (value: string | null) => (answer = value) };
}
const shown = () => screen.queryByRole('heading', { name: 'La liste' }) !== null;

it('shows the page immediately while offline, and keeps it until the session is known', async () => {
  const { set, turn } = await atWork();
  expect(shown()).toBe(false);
  await turn(false);
  expect(shown()).toBe(true);
  await turn(true);
  expect(shown()).toBe(true);
  await set({ loading: false, isAuthenticated: true, user });
  expect(shown()).toBe(true);
});

it('waits for the session, but not for long', async () => {
  const { pass } = await atWork();
  await pass(LATE_AFTER_MS - 100);
  expect(shown()).toBe(false);
  await pass(200);
  expect(shown()).toBe(true);
});

it('redirects nobody when the provider does not answer, and asks it again until it does', async () => {
  const { asked, router, set, pass, answers } = await atWork();
  await set({ loading: false, error: { code: 'timeout', description: 'Timeout' } });
  expect(shown()).toBe(true);
  await pass(RETRY_AFTER_MS + 100);
  expect(asked).toEqual(['token']);
  expect([shown(), router.state.location.pathname]).toEqual([true, '/comptoir']);
  // It answers that nobody is signed in: the guard leads to the login.
  answers(null);
  await pass(RETRY_AFTER_MS + 100);
  expect(asked).toEqual(['token', 'token', { target: '/comptoir', replace: true }]);
  expect(shown()).toBe(false);
});

it('does not count an answer of the provider as unreachable', async () => {
  const { set, asked } = await atWork();
  await set({ loading: false });
  expect([shown(), asked.length]).toEqual([false, 1]);
});

it('describes the same codes to the reader as unreachable or slow', () => {
  const told = Object.entries(signInErrorTexts).filter(
    ([, { text: words }]) => words === 'unreachable' || words === 'slow',
  );
  expect(told.map(([code]) => code).sort()).toEqual([...UNREACHABLE_CODES].sort());
});
