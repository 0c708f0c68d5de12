import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Outlet } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { ChunkLoadError } from '../shared/browser/importWhenFetched.ts';
import { chunkRoute } from './chunkRoute.tsx';
import { PageFailure } from './PageFailure.tsx';
import { clearReopened } from './reopenDocument.ts';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  clearReopened();
});

const Product: ComponentType = () => <h1>Panais</h1>;

async function openList(bringScreen: () => Promise<ComponentType>) {
  const { route } = chunkRoute(bringScreen, async () => () => 'data');
  const layout = (
    <>
      <header>Shell</header>
      <Outlet />
    </>
  );
  return renderWithRelay(null, {
    routes: [
      {
        element: layout,
        children: [
          { path: '/', element: <h1>Légumes</h1> },
          { path: '/produits/panais', ...route, ErrorBoundary: PageFailure },
        ],
      },
    ],
  });
}
const failing = (times: number, stale: boolean) => {
  const bring = vi.fn<() => Promise<ComponentType>>(async () => {
    if (bring.mock.calls.length <= times) throw new ChunkLoadError('Not loaded.', { stale });
    return Product;
  });
  return bring;
};

it('reports in the page’s place that its code did not load, and loads it on retry', async () => {
  const { router } = await openList(failing(1, false));
  await act(() => router.navigate('/produits/panais'));
  expect(screen.getByText('Shell')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’a pas voulu s’ouvrir.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panais');
});

it('shows the page also when it loads before the failure was rendered again (F-184)', async () => {
  const { router } = await openList(failing(1, false));
  await act(() => router.navigate('/produits/panais'));
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    // Nothing is rendered before this ends: the router has started and finished by then.
    await expect.poll(() => router.state.errors).toBeNull();
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panais');
});

it('opens the page automatically when the network is back (F-184)', async () => {
  const { router } = await openList(failing(1, false));
  await act(() => router.navigate('/produits/panais'));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Panais');
});

it('opens a new document once if this one can no longer load its code, and then reports it', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const { router } = await openList(failing(9, true));
  void router.navigate('/produits/panais');
  await expect.poll(() => assign.mock.calls.length).toBe(1);
  expect(String(assign.mock.calls[0]![0])).toMatch(/\/produits\/panais$/);
  await act(() => router.navigate('/produits/panais'));
  expect(assign).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cette page n’a pas voulu s’ouvrir.');
});
