import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { collectionOf, nextPage, productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { enterExpress } from '../../tests/support/storefront/expressCart.ts';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { HomeScreen, loader } from './HomeScreen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

const ALL = 9;
const collectionAt = (index: number) => ({ id: `col_${index}`, name: `Rayon ${index}`, handle: `rayon-${index}` });
const edge = (index: number) => ({
  cursor: `k${index}`,
  node: collectionOf({
    ...collectionAt(index),
    products: productsOf({ products: [productOf({ id: `prd_${index}` })], endCursor: `p${index}` }),
  }),
});
/** The requested number of strips, from the first or after the cursor; the names of all. */
const strips = (from: number, count: number) => ({
  count: ALL,
  edges: Array.from({ length: Math.min(count, ALL - from) }, (_, index) => edge(from + index)),
  pageInfo: { hasNextPage: from + count < ALL, endCursor: `k${from + count - 1}` },
});
const banner = {
  title: { primary: 'L\u2019automne', secondary: 'Fall' },
  description: null,
  actionPrimary: { text: { primary: 'Voir', secondary: 'See' }, url: '/categories/nouveautes', external: false },
  desktopImage: { path: 'hero-large', alt: null },
  mobileImage: { path: 'hero-mobile', alt: null },
};
const home =
  (site: Fixture<'Banner'> | null = banner) =>
  ({ name, variables }: Sent): Fixtures => {
    if (name === 'ProductStripPaginationQuery')
      return nextPage({ products: [productOf({ id: 'prd_next', name: 'La suite' })] }, variables.id as string);
    const from = variables.cursor ? Number(String(variables.cursor).slice(1)) + 1 : 0;
    return fixtures({
      SiteInformations: { banner: site },
      Query: { baskets: [] },
      SellerConnection: { edges: [] },
      CollectionConnection: ({ alias, args }) => strips(from, alias === 'shelves' ? ALL : Number(args?.first)),
    });
  };
const open = (mockResolvers: Answers = home(), path = '/') =>
  renderWithRelay(
    <main>
      <HomeScreen />
    </main>,
    { loader, path, mockResolvers },
  );
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const scrollTo = async (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
  await act(() => vi.advanceTimersByTimeAsync(299));
};

it('shows the banner, then the first three collections by priority, each a strip of 20 (F-054 to F-056)', async () => {
  const { sent } = await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('L\u2019automne');
  expect(screen.getByRole('link', { name: 'Voir' }).getAttribute('href')).toBe('/categories/nouveautes');
  expect(titles()).toEqual(['Rayon 0', 'Rayon 1', 'Rayon 2']);
  expect(sent).toHaveLength(1);
});

it('loads one more per 400 px, 300 ms after the last scroll (F-055)', async () => {
  const { sent } = await open();
  vi.useFakeTimers();
  await scrollTo(799);
  expect(sent).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent[1]).toMatchObject({ name: 'HomeStripsPaginationQuery', variables: { count: 1, cursor: 'k2' } });
  expect(titles()).toEqual(['Rayon 0', 'Rayon 1', 'Rayon 2', 'Rayon 3']);
  await scrollTo(0);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(titles()).toHaveLength(4);
});

it('loads all for a reader who scrolls far, five per call', async () => {
  const { sent } = await open();
  vi.useFakeTimers();
  await scrollTo(20_000);
  for (let turns = 0; turns < 5; turns += 1) await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent.slice(1).map(({ variables: { count, cursor } }) => [count, cursor])).toEqual([
    [5, 'k2'],
    [1, 'k7'],
  ]);
  expect(titles()).toHaveLength(ALL);
});

it('has as many strips after a reload as before, with the reader at the same place', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Afficher d\u2019autres rayons' }));
  await screen.findByRole('region', { name: 'Rayon 5' });
  Object.defineProperty(window, 'scrollY', { value: 2100, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const visit = { type: 'reload', name: 'http://localhost/' } as unknown as PerformanceEntry;
  const entries = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
  const { sent } = await open();
  await screen.findByRole('region', { name: 'Rayon 5' });
  expect(sent[1]).toMatchObject({ name: 'HomeStripsPaginationQuery', variables: { count: 3, cursor: 'k2' } });
  expect(scrolled).toHaveBeenCalledWith({ top: 2100, behavior: 'instant' });
  // A list opened later in this document starts at its beginning.
  cleanup();
  Object.assign(visit, { name: 'http://localhost/categories/legumes' });
  await open();
  expect(titles()).toHaveLength(3);
  entries.mockRestore();
  scrolled.mockRestore();
});

it('shows a loading strip with its name and six placeholders, and a button for readers who do not scroll', async () => {
  const pending = new Promise<Fixtures>(() => {});
  const { container } = await open((sent) => (sent.variables.cursor ? pending : home()(sent)));
  fireEvent.click(screen.getByRole('button', { name: 'Afficher d\u2019autres rayons' }));
  expect(titles()).toEqual(['Rayon 0', 'Rayon 1', 'Rayon 2', 'Rayon 3', 'Rayon 4', 'Rayon 5']);
  const [coming] = container.querySelectorAll('section[aria-busy="true"]');
  expect(coming!.querySelectorAll('.card')).toHaveLength(6);
});

it('keeps the name of a strip that did not load, and loads it on retry', async () => {
  let refuse = true;
  await open((sent) => (sent.variables.cursor && refuse ? new Error('no network') : home()(sent)));
  const more = screen.getByRole('button', { name: 'Afficher d\u2019autres rayons' });
  more.focus();
  fireEvent.click(more);
  const retry = await screen.findByRole('button', { name: 'R\u00E9essayer' });
  expect([more.isConnected, document.activeElement === document.body]).toEqual([false, false]);
  expect(titles().at(-1)).toBe('Rayon 3');
  refuse = false;
  fireEvent.click(retry);
  await screen.findByRole('region', { name: 'Rayon 3' });
  expect(screen.queryByRole('button', { name: 'R\u00E9essayer' })).toBeNull();
});

it('loads a strip’s next products near its end, by endCursor (F-056)', async () => {
  const { sent } = await open();
  const strip = screen.getByRole('region', { name: 'Rayon 1' });
  const list = within(strip).getByRole('list');
  Object.defineProperties(list, {
    clientWidth: { value: 900, configurable: true },
    scrollWidth: { value: 4500, configurable: true },
    scrollLeft: { value: 2899, configurable: true, writable: true },
  });
  const steps: unknown[] = [];
  list.scrollBy = (step?: unknown) => void steps.push(step);
  const previous = within(strip).getByRole('button', { name: 'Produits pr\u00E9c\u00E9dents\u00A0: Rayon 1' });
  expect(previous.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(previous);
  expect(steps).toEqual([]);
  fireEvent.scroll(list);
  expect(sent).toHaveLength(1);
  expect(previous.getAttribute('aria-disabled')).toBeNull();
  fireEvent.click(previous);
  fireEvent.click(within(strip).getByRole('button', { name: /^Produits suivants/ }));
  expect(steps).toEqual([-720, 720].map((left) => ({ left, behavior: 'smooth' })));
  list.scrollLeft = 2901;
  fireEvent.scroll(list);
  expect(list.querySelectorAll('[aria-hidden="true"].card')).toHaveLength(6);
  await within(strip).findByRole('link', { name: 'La suite' });
  expect(sent[1]).toEqual({
    name: 'ProductStripPaginationQuery',
    variables: { count: 20, cursor: 'p1', id: 'col_1', stored: null },
  });
});

it('shows the English texts, with links below /en', async () => {
  await open(home(), '/en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Fall');
  expect(screen.getByRole('link', { name: 'See' }).getAttribute('href')).toBe('/en/categories/nouveautes');
  expect(screen.getByRole('link', { name: 'See all: Rayon 0' }).getAttribute('href')).toBe('/en/categories/rayon-0');
});

it('shows under the second strip the baskets from their lowest price, and the three newest producers', async () => {
  const sellers = ['Laiterie du Vallon', 'Les Champs-Follets', 'Ferme Trois-Poules'].map((name, index) => ({
    node: { id: `s${index}`, name, handle: `s${index}`, trade: 'Lait', town: 'Chelsea', images: [] },
  }));
  await open((sent) =>
    fixtures({
      ...home()(sent),
      Query: { baskets: [4200, 3200, 5500].map((price) => ({ id: `b${price}`, price, images: [] })) },
      SellerConnection: { edges: sellers },
    }),
  );
  const link = await screen.findByRole('link', { name: /^Paniers/ });
  expect(link.textContent!.replaceAll('\u00A0', ' ')).toBe('Paniers \u00E0 partir de 32,00 $');
  expect(link.getAttribute('href')).toBe('/paniers-hebdomadaires');
  expect(screen.getByRole('link', { name: /Champs-Follets/ }).getAttribute('href')).toBe('/producteurs/s1');
  expect(titles()).toEqual([
    'Rayon 0',
    'Rayon 1',
    'Un panier qui revient, sans y penser.',
    'Nouveaux producteurs',
    'Rayon 2',
  ]);
  // Two are all of them: neither is new beside others.
  cleanup();
  await open((sent) =>
    fixtures({ ...home()(sent), Query: { baskets: [] }, SellerConnection: { edges: sellers.slice(1) } }),
  );
  await screen.findByRole('link', { name: /Champs-Follets/ });
  expect(titles()).toContain('Producteurs');
  expect(titles()).not.toContain('Nouveaux producteurs');
});

it('requests in Express only collections and products stored at the market (F-057)', async () => {
  const page = await open();
  const { environment, sent } = page;
  await enterExpress(page);
  expect(sent.map(({ name, variables }) => [name, variables])).toEqual([
    ['HomeScreenQuery', { stored: null }],
    ['HomeScreenQuery', { stored: true }],
  ]);
  const shelves = environment.getStore().getSource().get('client:root')!;
  expect(
    Object.keys(shelves)
      .filter((key) => key.startsWith('collections('))
      .every((key) => key.includes('hasStoredProducts')),
  ).toBe(true);
});

it('has a heading without a banner', async () => {
  await open(home(null));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Produits');
});

it('shows an external picture beside the text, as it is', async () => {
  const { container } = await open(
    home({
      ...banner,
      desktopImage: { path: 'https://ailleurs.example/a.jpg', alt: 'Un \u00E9tal' },
      mobileImage: null,
    }),
  );
  expect(container.querySelector('section.beside img')!.getAttribute('src')).toBe('https://ailleurs.example/a.jpg');
  expect(screen.getByRole('img', { name: 'Un \u00E9tal' })).toBeTruthy();
});
