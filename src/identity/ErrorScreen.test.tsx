import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { renderWithRelay } from '../shared/relay/testHarness.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { connectClient, type SignInWish } from './identityGate.ts';
import { handOverFailure, rememberTarget } from './signing.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

async function errorPage(path: string, code?: string) {
  const rendered = await renderWithRelay(<ErrorScreen />, { path });
  const error = code ? { code, description: `${code} happened` } : null;
  await act(async () => setAuthentication(rendered.environment, { loading: false, error }));
  const asked: SignInWish[] = [];
  const client = { token: async () => null, redirect: async (wish: SignInWish) => void asked.push(wish) };
  connectClient(rendered.environment, { ...client, popup: async () => undefined, signOut: async () => undefined });
  return { ...rendered, asked };
}

test.each([
  ['/erreur', ['/', '/contact']],
  ['/en/error', ['/en', '/en/contact']],
])('%s tells that something failed, and leads on (F-020)', async (path, expected) => {
  await errorPage(path);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(ways()).toEqual(expected);
});

test('the stored error shows its words, code and description, and the login leads where one wanted (F-020, F-041)', async () => {
  rememberTarget('/compte');
  const { asked } = await errorPage('/erreur', 'timeout');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La connexion met trop de temps.');
  expect(screen.getByText(/Code : timeout/)).toBeTruthy();
  expect(screen.getByText('timeout happened')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Se connecter de nouveau' })));
  expect(asked).toEqual([{ target: '/compte' }]);
});

test('without a path to resume the login leads home', async () => {
  const { asked } = await errorPage('/en/error', 'access_denied');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in again' })));
  expect(asked).toEqual([{ target: '/en' }]);
});

test('what only the market can mend leads to it, not to the login', async () => {
  await errorPage('/erreur', 'unauthorized');
  expect(screen.queryByRole('button')).toBeNull();
  expect(ways()).toEqual(['/', '/contact']);
});

test('a failure that the page in the other language left is told here', async () => {
  const { environment, unmount } = await errorPage('/erreur', 'access_denied');
  handOverFailure(environment);
  unmount();
  await renderWithRelay(<ErrorScreen />, { path: '/en/error' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The sign-in was not finished.');
});
