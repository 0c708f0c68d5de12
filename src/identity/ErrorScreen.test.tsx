import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { connectClient, type SignInOptions } from './identityGate.ts';
import { storeFailure, storeTarget } from './signing.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const linkHrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

async function errorPage(path: string, code?: string) {
  const rendered = await renderWithRelay(<ErrorScreen />, { path });
  const error = code ? { code, description: `${code} happened` } : null;
  await act(async () => setAuthentication(rendered.environment, { loading: false, error }));
  const redirects: SignInOptions[] = [];
  const client = { token: async () => null, redirect: async (options: SignInOptions) => void redirects.push(options) };
  connectClient(rendered.environment, { ...client, popup: async () => undefined, signOut: async () => undefined });
  return { ...rendered, redirects };
}

it.each([
  ['/erreur', ['/', '/contact']],
  ['/en/error', ['/en', '/en/contact']],
])('says on %s that something failed, and offers links (F-020)', async (path, expected) => {
  await errorPage(path);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(linkHrefs()).toEqual(expected);
});

it('shows the stored error’s text, code and description, and leads by the login to the wanted page (F-020, F-041)', async () => {
  storeTarget('/compte');
  const { redirects } = await errorPage('/erreur', 'timeout');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('La connexion met trop de temps.');
  expect(screen.getByText(/Code : timeout/)).toBeTruthy();
  expect(screen.getByText('timeout happened')).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Se connecter de nouveau' })));
  expect(redirects).toEqual([{ target: '/compte' }]);
});

it('leads home by the login without a wanted page', async () => {
  const { redirects } = await errorPage('/en/error', 'access_denied');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign in again' })));
  expect(redirects).toEqual([{ target: '/en' }]);
});

it('leads to the market, not to the login, when only the market can help', async () => {
  await errorPage('/erreur', 'unauthorized');
  expect(screen.queryByRole('button')).toBeNull();
  expect(linkHrefs()).toEqual(['/', '/contact']);
});

it('shows a failure left by the page in the other language', async () => {
  const { environment, unmount } = await errorPage('/erreur', 'access_denied');
  storeFailure(environment);
  unmount();
  await renderWithRelay(<ErrorScreen />, { path: '/en/error' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign-in was not completed.');
});
