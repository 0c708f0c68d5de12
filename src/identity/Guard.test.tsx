import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { recordingClient } from '../../tests/support/storefront/identityFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { Guard } from './Guard.tsx';
import { connectClient, type SignInOptions } from './identityGate.ts';
import { storedTarget } from './signing.ts';
import { SignOutButton } from './SignOutButton.tsx';
import { LATE_AFTER_MS } from './useProviderUnreachable.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});
const user = { sub: 'auth0|1', email: null, name: null, completeProfile: false };

async function guardedPage(path = '/compte/profil?x=1') {
  const guard = (
    <Guard page="account">
      <h1>Vos affaires</h1>
    </Guard>
  );
  const otherRoutes = ['/erreur', '/en/error'].map((error) => ({ path: error, element: <p>erreur</p> }));
  const rendered = await renderWithRelay(null, { path, routes: [...otherRoutes, { path: '*', element: guard }] });
  const redirects: SignInOptions[] = [];
  connectClient(rendered.environment, {
    token: async () => null,
    redirect: async (options) => void redirects.push(options),
    popup: async () => undefined,
    signOut: async () => undefined,
  });
  const set = (...state: Parameters<typeof setAuthentication>[1][]) =>
    act(async () => state.forEach((part) => setAuthentication(rendered.environment, part)));
  return { ...rendered, redirects, set };
}
const content = () => screen.queryByRole('heading', { name: 'Vos affaires' });

it('renders no page and redirects nobody while the session is unknown (F-023)', async () => {
  const { redirects, router, set } = await guardedPage();
  await set({});
  expect(content()).toBeNull();
  expect(document.title).toContain('Votre compte');
  expect([redirects, router.state.location.pathname]).toEqual([[], '/compte/profil']);
});

it('shows the page to a signed-in customer', async () => {
  const { redirects, set } = await guardedPage();
  await set({ loading: false, isAuthenticated: true, user });
  expect(content()).toBeTruthy();
  expect(redirects).toEqual([]);
});

it('redirects a guest to the login, once, with the whole path to resume (F-022)', async () => {
  const { redirects, set } = await guardedPage();
  await set({ loading: false });
  await set({ popupOpen: false });
  expect(redirects).toEqual([{ target: '/compte/profil?x=1', replace: true }]);
  expect(content()).toBeNull();
});

it.each([
  ['/compte/profil?x=1', '/erreur'],
  ['/en/account?x=1', '/en/error'],
])('leads on an authentication error from %s to %s, which knows the path to resume (F-024)', async (path, expected) => {
  const { redirects, router, set } = await guardedPage(path);
  await set({ loading: false, error: { code: 'timeout', description: 'Timeout' } });
  expect(router.state.location.pathname).toBe(expected);
  expect(router.state.historyAction).toBe('REPLACE');
  expect([redirects, storedTarget()]).toEqual([[], path]);
});

it('treats a login that cannot start as such an error', async () => {
  const { router, set, environment } = await guardedPage();
  await set({ loading: false });
  expect(router.state.location.pathname).toBe('/compte/profil');
  await act(async () => setAuthentication(environment, { error: { code: 'request_error', description: 'x' } }));
  expect(router.state.location.pathname).toBe('/erreur');
});

it('keeps a signed-in customer, whatever failed before', async () => {
  const { set } = await guardedPage();
  const error = { code: 'cancelled', description: 'Popup closed' };
  await set({ loading: false, isAuthenticated: true, user, error });
  expect(content()).toBeTruthy();
});

it('says after four seconds that the login does not answer, offers it, and shows the page once it does', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { redirects, router, set } = await guardedPage();
  await act(() => vi.advanceTimersByTimeAsync(LATE_AFTER_MS + 100));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La connexion met trop de temps.');
  expect(router.state.location.pathname).toBe('/compte/profil');
  await act(async () => screen.getByRole('button', { name: 'Se connecter de nouveau' }).click());
  expect(redirects).toEqual([{ target: '/compte/profil?x=1', replace: true }]);
  await set({ loading: false, isAuthenticated: true, user });
  expect(content()).toBeTruthy();
});

it('can sign out again where the login did not answer (F-030)', async () => {
  const { environment } = await renderWithRelay(<SignOutButton />);
  const signOut = vi.fn().mockRejectedValue(new Error('away'));
  connectClient(environment, recordingClient({ signOut }).client);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Se déconnecter' });
  for (const count of [1, 2]) {
    fireEvent.click(button);
    await waitFor(() => expect(signOut).toHaveBeenCalledTimes(count));
    await waitFor(() => expect(button.disabled).toBe(false));
  }
});
