import { act, cleanup, screen } from '@testing-library/react';
import { useLoaderData, useLocation, type RouteObject } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { addresses, type PageName } from '#rules/addresses.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { KeptPages } from './KeptPages.tsx';
import type { PageHandle } from './pageHandle.ts';

afterEach(cleanup);

const rendered = vi.fn<(path: string) => void>();
/** What loaders wait for. */
let pending = Promise.resolve();

function Page() {
  const { pathname, search } = useLocation();
  const data = useLoaderData<string>();
  rendered(pathname);
  return (
    <>
      <h1>{data}</h1>
      <p>{search}</p>
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
const heading = () => screen.getAllByRole('heading', { level: 1 }).find((one) => !one.closest('[data-kept]'))!;

it('shows the list again that Back returns to: the same elements', async () => {
  const { go } = await open('/categories/legumes');
  const list = heading();
  await go('/produits/pain');
  expect(heading().textContent).toBe('product pain');
  // Not by `display: none`, which would discard its layout.
  expect(list.closest('[data-kept]')).not.toBeNull();
  expect(list.style.display).toBe('');
  await go(-1);
  expect(heading()).toBe(list);
  expect(list.closest('[data-kept]')).toBeNull();
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
  expect(list.closest('[data-kept]')).toBeNull();
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
