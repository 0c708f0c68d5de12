import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../../tests/support/storefront/testHarness.tsx';
import { useDeskWorker } from './useDeskWorker.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const Probe = () => <p>{useDeskWorker() ? 'ready' : 'online only'}</p>;

it.each([
  ['/comptoir', '/comptoir/sans-reseau.js', '/comptoir'],
  ['/en/desk', '/en/desk/offline.js', '/en/desk'],
])('caches the desk’s pages of the language of %s', async (path, script, scope) => {
  vi.stubEnv('DEV', false);
  const active = Object.assign(new EventTarget(), { state: 'activated' });
  const register = vi.fn(async () => ({ active }));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  await renderWithRelay(<Probe />, { path, mockResolvers: {} });
  expect(await screen.findByText('ready')).toBeTruthy();
  expect(register.mock.calls).toEqual([[script, { scope }]]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
