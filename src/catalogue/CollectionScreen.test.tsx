import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  collectionOf,
  collectionPage,
  nextPage,
  productOf,
  productsOf,
} from '../../tests/support/storefront/catalogueFixtures.ts';
import { enterExpress } from '../../tests/support/storefront/expressCart.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { loader } from './CollectionScreen.route.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

afterEach(() => {
  cleanup();
  window.sessionStorage.clear();
  vi.restoreAllMocks();
});

const open = (mockResolvers: Answers, path = '/categories/legumes') =>
  renderWithRelay(<CollectionScreen />, { loader, page: 'collection', path, mockResolvers });
const product = (name: string) => productOf({ id: name, name, handle: name });

it('shows name, count and products of the address’s collection (F-059)', async () => {
  const { sent } = await open(
    collectionPage({ products: [product('panais'), product('navets')] }, { nbProducts: 2148 }),
  );
  expect(sent).toEqual([
    { name: 'CollectionScreenQuery', variables: { handle: 'legumes', after: null, ordering: null, filter: null } },
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('L\u00E9gumes');
  expect(screen.getByText('2 148 produits')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('appends the next page from endCursor, and moves focus to it', async () => {
  const { sent } = await open(({ name }) =>
    name === 'CollectionScreenQuery'
      ? collectionPage({ products: [product('panais')], endCursor: 'c-24', count: 2 })
      : nextPage({ products: [product('navets')], count: 2 }),
  );
  expect(screen.getByText('1 produits sur 2')).toBeTruthy();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: '1 produits sur 2' });
  expect([bar.value, bar.max]).toEqual([1, 2]);
  const moreLink = screen.getByRole('link', { name: 'Afficher la suite' });
  expect(moreLink.getAttribute('href')).toBe('/categories/legumes?after=c-24');
  // In a new tab the browser follows the link.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(moreLink, { ctrlKey: true });
  expect(sent).toHaveLength(1);
  fireEvent.click(moreLink);
  const added = await screen.findByRole('link', { name: 'navets' });
  expect(sent[1]).toMatchObject({ name: 'CollectionGridPaginationQuery', variables: { cursor: 'c-24', count: 24 } });
  await waitFor(() => expect(document.activeElement).toBe(added));
  expect(screen.queryByRole('link', { name: 'Afficher la suite' })).toBeNull();
});

it('restores the list’s length in one call after a reload, and the reader’s position', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const mockResolvers: Answers = ({ name }) =>
    name === 'CollectionScreenQuery'
      ? collectionPage({ products: [product('panais')], endCursor: 'c-24', count: 2 })
      : nextPage({ products: [product('navets')], count: 2 });
  await open(mockResolvers);
  fireEvent.click(screen.getByRole('link', { name: 'Afficher la suite' }));
  await screen.findByRole('link', { name: 'navets' });

  cleanup();
  await open(mockResolvers);
  expect(screen.queryByRole('link', { name: 'navets' })).toBeNull();

  cleanup();
  window.sessionStorage.setItem('etal.lists', JSON.stringify([['/categories/legumes', 2, 1234]]));
  const visit = { type: 'reload', name: 'http://localhost/categories/legumes' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit as PerformanceNavigationTiming]);
  const { sent } = await open(mockResolvers);
  await screen.findByRole('link', { name: 'navets' });
  expect(sent[1]).toMatchObject({ name: 'CollectionGridPaginationQuery', variables: { cursor: 'c-24', count: 1 } });
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1234, behavior: 'instant' });
});

it('reports a page that does not load, and loads it on retry', async () => {
  const { sent } = await open(({ name }) =>
    name === 'CollectionScreenQuery'
      ? collectionPage({ products: [product('panais')], endCursor: 'c' })
      : new Error('no network'),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Afficher la suite' }));
  fireEvent.click(await screen.findByRole('button', { name: 'R\u00E9essayer' }));
  expect(sent).toHaveLength(3);
});

it('links to the next page', async () => {
  const { sent } = await open(collectionPage({ products: [product('panais')] }), '/categories/legumes?after=c-24');
  expect(sent[0]!.variables).toMatchObject({ handle: 'legumes', after: 'c-24' });
  expect(screen.getByRole('link', { name: 'Revenir au d\u00E9but' }).getAttribute('href')).toBe('/categories/legumes');
});

it('starts the list over for an invalid cursor', async () => {
  const badCursor = new ServerFailure([{ message: 'x', extensions: { code: 'BAD_CURSOR' } }]);
  const { router } = await open(
    ({ variables }) => (variables.after ? badCursor : collectionPage({ products: [product('panais')] })),
    '/categories/legumes?after=old',
  );
  expect(router.state.location.search).toBe('');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('shows sub-collections as pills with their count, marking the current one', async () => {
  const roots = collectionOf({ id: 'r', name: 'Racines', handle: 'racines', handlePrimary: 'racines', nbProducts: 13 });
  const leaves = collectionOf({ id: 'f', name: 'Feuilles', handle: 'feuilles', nbProducts: 5 });
  await open(
    collectionPage(
      { products: [product('panais')] },
      { ...roots, parent: { ...collectionOf({ id: 'p', nbProducts: 55 }), children: [roots, leaves] } },
    ),
    '/categories/legumes/racines',
  );
  const pills = screen.getByRole('navigation', { name: 'Sous-cat\u00E9gories' });
  expect(
    [...pills.querySelectorAll('a')].map((pill) => [
      pill.textContent,
      pill.getAttribute('href'),
      pill.getAttribute('aria-current'),
    ]),
  ).toEqual([
    ['Tous 55', '/categories/legumes', null],
    ['Racines 13', '/categories/legumes/racines', 'page'],
    ['Feuilles 5', '/categories/legumes/feuilles', null],
  ]);
});

it('counts in Express what is stored at the market, without empty sub-collections, but for the shown one', async () => {
  const productsIn = (count: number) => ({ products: productsOf({ products: [], count }) });
  const part = (id: string, stored: number) =>
    collectionOf({ ...productsIn(stored), id, name: id, handle: id, handlePrimary: id, nbProducts: 13 });
  const [roots, leaves, squash] = [part('racines', 0), part('feuilles', 0), part('courges', 3)];
  const all = collectionOf({ ...productsIn(4), id: 'p', nbProducts: 55 });
  const page = await open(
    collectionPage({ products: [] }, { ...roots, parent: { ...all, children: [roots, leaves, squash] } }),
    '/categories/legumes/racines',
  );
  await enterExpress(page);
  const pills = within(screen.getByRole('navigation', { name: 'Sous-catégories' })).getAllByRole('link');
  expect(pills.map(({ textContent }) => textContent)).toEqual(['Tous 4', 'racines 0', 'courges 3']);
});

it.each([
  ['/en/categories/legumes', {}, '/en/categories/vegetables'],
  ['/categories/vegetables?after=c', {}, '/categories/legumes?after=c'],
  [
    '/categories/racines',
    { handlePrimary: 'racines', parent: collectionOf({ id: 'p' }) },
    '/categories/legumes/racines',
  ],
])('redirects %s to the collection’s own address (F-061)', async (path, values, expected) => {
  const { router } = await open(collectionPage({ products: [product('panais')] }, values), path);
  expect(router.state.location.pathname + router.state.location.search).toBe(expected);
});

it('shows a fact and a link when it is empty', async () => {
  await open(collectionPage({ products: [] }));
  expect(screen.getByRole('heading', { name: 'Rien ici cette semaine.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Voir les produits' }).getAttribute('href')).toBe('/');
});
