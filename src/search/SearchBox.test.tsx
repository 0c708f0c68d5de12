import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { useQueryFlags } from '../app/useQueryFlags.ts';
import { SearchBox } from './SearchBox.tsx';

afterEach(cleanup);

const renders: string[] = [];
function Layout() {
  useQueryFlags();
  useEffect(() => void renders.push('layout'));
  return (
    <>
      <SearchBox />
      <Outlet />
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const open = async (path: string) => {
  const children = [{ path: '*', element: <h1>{path}</h1> }];
  await renderWithRelay(null, { routes: [{ Component: Layout, children }], path });
};

it('is a form without scripts that leads to the same address', async () => {
  await open('/en');
  const form = screen.getByRole<HTMLFormElement>('search');
  expect([form.getAttribute('action'), form.method, box().name]).toEqual(['/en/search', 'get', 's']);
});

it('renders nothing around itself for a typed letter', async () => {
  await open('/recherche?s=pom');
  expect(renders.splice(0)).not.toEqual([]);
  fireEvent.change(box(), { target: { value: 'pomm' } });
  expect(box().value).toBe('pomm');
  expect(renders).toEqual([]);
});

it('stays with a link that was followed before the pause after typing ended, and goes to the search otherwise', async () => {
  const pending = { loader: () => new Promise<null>(() => {}), element: null };
  const children = [
    { path: 'produit/:handle', ...pending },
    { path: 'recherche', ...pending },
    { path: '*', element: null },
  ];
  const { router } = await renderWithRelay(null, { routes: [{ Component: Layout, children }], path: '/' });
  const next = () => router.state.navigation.location;
  vi.useFakeTimers();
  fireEvent.change(box(), { target: { value: 'pomme' } });
  void router.navigate('/produit/cortland');
  await vi.advanceTimersByTimeAsync(300);
  expect(next()?.pathname).toBe('/produit/cortland');
  // The search's own page may still be coming as well.
  void router.navigate('/recherche');
  fireEvent.change(box(), { target: { value: 'pommes' } });
  await vi.advanceTimersByTimeAsync(300);
  expect([next()?.pathname, next()?.search]).toEqual(['/recherche', '?s=pommes']);
  vi.useRealTimers();
});
