import { act, cleanup, screen } from '@testing-library/react';
import { useEffect, useReducer } from 'react';
import { useLoaderData, useLocation, type RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { addresses, type PageName } from '#rules/addresses.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { KeptPages } from './KeptPages.tsx';
import type { PageHandle } from './pageHandle.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rendered = vi.fn<(path: string) => void>();
const started = vi.fn<(path: string) => void>();
const ended = vi.fn<(path: string) => void>();
const updateOf = new Map<string, () => void>();
/** What loaders wait for. */
let pending = Promise.resolve();

function Page() {
  const { pathname, search } = useLocation();
  const data = useLoaderData<string>();
  rendered(pathname);
  const [updates, update] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    updateOf.set(pathname, update);
    started(pathname);
    return () => void ended(pathname);
  }, [pathname]);
  return (
    <>
      <title>{data}</title>
      <h1>{data}</h1>
      <p data-updates={updates}>{search}</p>
    </>
  );
}

const pageRoute = (page: PageName): RouteObject => ({
  path: addresses[page].fr,
  handle: { page, locale: 'fr', file: null, preload: null } satisfies PageHandle,
  loader: ({ params }) => pending.then(() => `${page} ${params['handle'] ?? ''}`.trim()),
  Component: Page,
});

async function open(path: string) {
  pending = Promise.resolve();
  const children = (['home', 'collection', 'product'] as const).map(pageRoute);
  const { router } = await renderWithRelay(null, { routes: [{ Component: KeptPages, children }], path });
  return { router, go: (to: string | number) => act(() => router.navigate(to as string)) };
}
/** The shown page's: a test's document knows no `content-visibility`. */
const heading = () => screen.getAllByRole('heading', { level: 1 }).find((one) => !one.closest('[data-kept=hidden]'))!;

it('shows the list again that Back returns to: the same elements', async () => {
  const { go } = await open('/categories/legumes');
  const list = heading();
  await go('/produits/pain');
  expect(heading().textContent).toBe('product pain');
  // Not by `display: none`, which would discard its layout.
  expect(list.closest('[data-kept=hidden]')).not.toBeNull();
  expect(list.style.display).toBe('');
  await go(-1);
  expect(heading()).toBe(list);
  expect(list.closest('[data-kept=hidden]')).toBeNull();
  expect(list.style.display).toBe('');
});

it('keeps no product, and shows the list again that a link leads to, unless its filters differ', async () => {
  const { go } = await open('/produits/pain');
  const product = heading();
  await go('/categories/legumes?bio=1');
  expect(product.isConnected).toBe(false);
  const list = heading();
  await go('/');
  await go('/categories/legumes?bio=1');
  expect(heading()).toBe(list);
  expect(list.closest('[data-kept=hidden]')).toBeNull();
  await go('/');
  await go('/categories/legumes');
  expect(heading()).not.toBe(list);
});

it('does not render a list while another page loads, and renders it for its own address', async () => {
  const { go, router } = await open('/categories/legumes');
  const list = heading();
  await go('/categories/legumes?bio=1');
  expect(heading()).toBe(list);
  expect(screen.getByText('?bio=1')).toBeTruthy();
  let arrive = () => {};
  pending = new Promise((done) => (arrive = done));
  rendered.mockClear();
  const visit = router.navigate('/produits/pain');
  await act(() => Promise.resolve());
  expect(rendered).not.toHaveBeenCalled();
  arrive();
  await act(() => visit);
  expect(heading().textContent).toBe('product pain');
});

it('shows the list that Back returns to with its title, and runs its effects again once it is painted', async () => {
  const { go } = await open('/categories/legumes');
  const list = heading();
  await go('/produits/pain');
  expect(document.title).toBe('product pain');
  expect(ended).toHaveBeenLastCalledWith('/categories/legumes');
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  started.mockClear();
  await go(-1);
  expect(heading()).toBe(list);
  expect(document.title).toBe('collection legumes');
  expect(started).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(20));
  expect(started.mock.calls).toEqual([['/categories/legumes']]);
  expect([document.title, document.querySelectorAll('title').length]).toEqual(['collection legumes', 1]);
  expect(list.isConnected && list.style.display).toBe('');
});

it('keeps the layout of a list in which something is updated while it is hidden, and while it is shown again', async () => {
  const { go } = await open('/categories/legumes');
  const list = heading();
  const update = () => act(() => updateOf.get('/categories/legumes')!());
  const updates = () => list.nextElementSibling?.getAttribute('data-updates');
  await go('/produits/pain');
  await update();
  await act(() => Promise.resolve());
  expect([updates(), list.style.display]).toEqual(['1', '']);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  await go(-1);
  await update();
  await act(() => Promise.resolve());
  expect([heading(), list.style.display]).toEqual([list, '']);
});
