import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { RouterContextProvider, type RouteObject } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addresses, type PageName } from '#rules/addresses.ts';
import { collectionPage, productOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from '../catalogue/CollectionScreen.route.ts';
import { CollectionScreen } from '../catalogue/CollectionScreen.tsx';
import { environmentContext } from '../shared/relay/route.ts';
import { chunkRoute } from './chunkRoute.tsx';
import type { PageHandle } from './pageHandle.ts';
import { prefetchLinks } from './prefetchLinks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
let stop = () => {};
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const name of ['connection', 'onLine']) Reflect.deleteProperty(navigator, name);
});

const links = (
  <>
    <a href="/categories/legumes">{'L\u00E9gumes'}</a>
    <a href="/categories/legumes?bio=1">Bio</a>
    <a href="/categories/legumes?after=c24">La suite</a>
    <a href="/panier">Panier</a>
    <article>
      <picture>
        <source srcSet="pain-205.avif 205w, pain-640.avif 640w" />
        <img src="pain-410.webp" alt="" />
      </picture>
      <a href="/produits/pain">Pain</a>
    </article>
    <a href="https://ailleurs.example/categories/legumes">Ailleurs</a>
    <a href="/categories/legumes" target="_blank" rel="noreferrer">
      Onglet
    </a>
  </>
);
const handle = (page: PageName): PageHandle => ({ page, locale: 'fr', file: null, preload: null });
const cartLoader = vi.fn<() => null>(() => null);
const code = vi.fn<() => void>();
const shelf = collectionPage({ products: [productOf()] });

async function open(mockResolvers: Answers = shelf, screenArrives = Promise.resolve()) {
  code.mockClear();
  cartLoader.mockClear();
  const shelfPage = chunkRoute(
    async () => {
      code();
      await screenArrives;
      return CollectionScreen;
    },
    async () => loader,
  );
  const children: RouteObject[] = [
    { path: '/', handle: handle('home'), element: links },
    {
      path: addresses.collection.fr,
      handle: { ...handle('collection'), preload: shelfPage.preload },
      ...shelfPage.route,
    },
    { path: addresses.cart.fr, handle: handle('cart'), loader: cartLoader, element: <p>panier</p> },
  ];
  const page = await renderWithRelay(null, { routes: [{ children }], mockResolvers });
  const getContext = () => new RouterContextProvider(new Map([[environmentContext, page.environment]]));
  stop = prefetchLinks({ router: page.router, getContext });
  return page;
}
const link = (name: string) => screen.getByRole('link', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('loads code and data when the pointer rests, so that the visit itself requests nothing', async () => {
  const { sent, router } = await open();
  fireEvent.pointerOver(link('L\u00E9gumes'));
  await pass(64);
  expect(sent).toHaveLength(0);
  await pass(1);
  expect(code).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(1);
  await pass(30_000);
  await act(async () => router.navigate('/categories/legumes'));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('lets a visit wait for data that are still loading, without further requests', async () => {
  let respond = () => {};
  const { sent, router } = await open(() => new Promise((done) => (respond = () => done(shelf))));
  fireEvent.touchStart(link('L\u00E9gumes'));
  await pass(0);
  expect(sent).toHaveLength(1);
  const visit = act(async () => router.navigate('/categories/legumes'));
  respond();
  await visit;
  await pass(0);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

it('begins to load code and data in the same task as a press', async () => {
  let arrive = () => {};
  const { sent } = await open(shelf, new Promise<void>((done) => (arrive = done)));
  fireEvent.pointerDown(link('L\u00E9gumes'));
  await pass(0);
  expect(code).toHaveBeenCalled();
  expect(sent).toHaveLength(1);
  arrive();
  await pass(0);
});

it('ignores a passing pointer, and loads each page once', async () => {
  const { sent } = await open();
  fireEvent.pointerOver(link('L\u00E9gumes'));
  await pass(40);
  fireEvent.pointerOver(document.body);
  await pass(100);
  expect(sent).toHaveLength(0);
  fireEvent.focusIn(link('Bio'));
  fireEvent.focusIn(link('Bio'));
  await pass(0);
  expect(sent.map(({ variables }) => variables.filter)).toEqual([{ where: { bio: true } }]);
});

it('loads nothing for a pointer that rests where it pressed, over what the press has opened', async () => {
  const { sent } = await open();
  const at = { clientX: 40, clientY: 300 };
  fireEvent.pointerDown(document.body, at);
  fireEvent.pointerOver(link('L\u00E9gumes'), at);
  await pass(100);
  expect(sent).toHaveLength(0);
  fireEvent.pointerOver(link('L\u00E9gumes'), { ...at, clientY: 301 });
  await pass(100);
  expect(sent).toHaveLength(1);
});

it('skips personal pages, other sites, and links that open elsewhere or extend the list', async () => {
  const { sent } = await open();
  for (const name of ['Panier', 'Ailleurs', 'Onglet', 'La suite']) fireEvent.focusIn(link(name));
  await pass(0);
  expect(sent).toHaveLength(0);
  expect(cartLoader).not.toHaveBeenCalled();
});

it('loads the code of likely pages once the reader has done something, or after 8 s, and no data', async () => {
  const { sent } = await open();
  await pass(7000);
  expect(code).not.toHaveBeenCalled();
  fireEvent.scroll(document);
  await pass(1000);
  expect(code).toHaveBeenCalledTimes(1);
  expect(sent).toHaveLength(0);
});

it('fetches the picture of a pressed card as large as its page shows it', async () => {
  const files: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      sizes = '';
      set srcset(value: string) {
        files.push(`${this.sizes}: ${value}`);
      }
    },
  );
  await open();
  const card = screen.getByRole('article');
  Object.defineProperty(card.querySelector('img'), 'currentSrc', { value: 'https://marche.example/pain-205.avif' });
  fireEvent.focusIn(link('Pain'));
  expect(files).toEqual([]);
  fireEvent.pointerDown(link('Pain'));
  expect(files).toEqual(['94vw: pain-205.avif 205w, pain-640.avif 640w']);
});

it.each([
  { onLine: false },
  { connection: { saveData: true } },
  { connection: { effectiveType: '2g' } },
  { connection: { effectiveType: 'slow-2g' } },
])('fetches nothing ahead on such a line: %o', async (line: { onLine?: boolean; connection?: object }) => {
  for (const [name, value] of Object.entries(line))
    Object.defineProperty(navigator, name, { value, configurable: true });
  const pictures = vi.fn<() => void>();
  vi.stubGlobal('Image', pictures);
  const { sent } = await open();
  fireEvent.focusIn(link('L\u00E9gumes'));
  fireEvent.pointerDown(link('L\u00E9gumes'));
  fireEvent.pointerDown(link('Pain'));
  await pass(10_000);
  expect(sent).toHaveLength(0);
  expect(code).not.toHaveBeenCalled();
  expect(pictures).not.toHaveBeenCalled();
});

it('fails silently, and the visit requests again', async () => {
  let down = true;
  const { sent, router } = await open(() => (down ? new Error('no network') : shelf));
  fireEvent.focusIn(link('L\u00E9gumes'));
  await pass(0);
  down = false;
  await act(async () => router.navigate('/categories/legumes'));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(sent).toHaveLength(2);
});
