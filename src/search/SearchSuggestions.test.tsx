import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectionOf, productOf, productsOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { SearchBox } from './SearchBox.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const Shell = () => (
  <>
    <SearchBox suggestions={SearchSuggestions} />
    <Outlet />
  </>
);
const routes = [
  {
    Component: Shell,
    children: ['/', '/recherche', '/produits/miel', '/categories/miels', '/categories/garde-manger/miels'].map(
      (path) => ({
        path,
        element: <h1>{path}</h1>,
      }),
    ),
  },
];
const answer = fixtures({
  SearchConnection: {
    ...productsOf({ products: [productOf({ id: 'p', name: 'Miel de trèfle', handle: 'miel' })] }),
    correctedWords: null,
    advice: null,
    count: 12,
    namedCollections: [collectionOf({ id: 'c', name: 'Miels', handle: 'miels', parent: null })],
    namedSellers: [],
  },
});
const open = (mockResolvers: Answers = answer) => renderWithRelay(null, { routes, path: '/recherche', mockResolvers });
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Chercher' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = async (words: string) => {
  act(() => box().focus());
  fireEvent.change(box(), { target: { value: words } });
  await pass(120);
};
const press = async (key: string) => {
  fireEvent.keyDown(box(), { key });
  await pass(0);
};
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');

it('suggests categories and products while typing, once it rests', async () => {
  const { sent } = await open();
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await type('mie');
  const list = screen.getByRole('listbox', { name: 'Suggestions' });
  expect(box().getAttribute('aria-controls')).toBe(list.id);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(within(list).getAllByRole('group')).toHaveLength(2);
  expect(
    within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Miels'), expect.stringContaining('Miel de trèfle'), 'Voir les 12 produits']);
  expect(sent.filter(({ name }) => name === 'suggestionsQuery').map(({ variables }) => variables)).toEqual([
    { words: 'mie', stored: null },
  ]);
});

it('moves by arrow keys and opens by Enter, keeping focus in the box', async () => {
  const { router } = await open();
  await type('miel');
  await press('ArrowUp');
  expect(active()?.textContent).toBe('Voir les 12 produits');
  await press('ArrowDown');
  expect(active()).toBeNull();
  await press('ArrowDown');
  await press('ArrowDown');
  expect(active()?.textContent).toContain('Miel de trèfle');
  expect(active()?.getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(box());
  await press('Enter');
  expect(router.state.location.pathname).toBe('/produits/miel');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(localStorage.getItem('etal.personal.recent-searches')).toBe('["miel"]');
});

it('closes on Escape, keeping the words, and when focus leaves', async () => {
  await open();
  await type('miel');
  await press('Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('miel');
  await press('ArrowDown');
  await pass(120);
  expect(screen.getByRole('listbox')).toBeTruthy();
  act(() => box().blur());
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('opens what is pressed', async () => {
  const { router } = await open();
  await type('miel');
  fireEvent.click(screen.getByRole('option', { name: /Miels/ }));
  await pass(0);
  expect(router.state.location.pathname).toBe('/categories/miels');
});

it('offers two recent searches beside the suggestions, and five before anything is typed', async () => {
  const recent = ['a', 'b', 'c', 'd', 'e', 'f'].map((end) => `miel ${end}`);
  localStorage.setItem('etal.personal.recent-searches', JSON.stringify(recent));
  await open();
  await type('mie');
  const terms = () =>
    screen.getAllByRole('option').flatMap(({ textContent }) => (recent.includes(textContent) ? textContent : []));
  expect(terms()).toEqual(recent.slice(0, 2));
  await type('');
  expect(terms()).toEqual(recent.slice(0, 5));
});

it('searches in Express what is held at the market, and says where each suggestion belongs', async () => {
  const parent = { id: 'g', name: 'Garde-manger', handle: 'garde-manger' };
  const gone = productOf({ name: 'Miel en rayon', variants: [variantOf({ trackStock: true, stock: 0, price: 900 })] });
  const { sent, environment, router } = await open(
    fixtures({
      SearchConnection: {
        ...productsOf({ products: [gone] }),
        correctedWords: null,
        namedCollections: [collectionOf({ id: 'c', name: 'Miels', handle: 'miels', parent })],
        namedSellers: [
          { id: 's', name: 'Le Rucher', handle: 'rucher', town: 'Oka', images: [] },
          { id: 't', name: 'La Miellerie', handle: 'miellerie', town: null, images: [] },
        ],
      },
    }),
  );
  commitLocalUpdate(environment, (store) => {
    const cart = store.create('cart', 'Cart').setValue(true, 'fromStorage');
    store.getRoot().setLinkedRecord(cart, 'cart');
  });
  await type('miel');
  expect(sent.at(-1)).toEqual({ name: 'suggestionsQuery', variables: { words: 'miel', stored: true } });
  const texts = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'MielsGarde-manger',
    expect.stringMatching(/Le RucherOka$/),
    expect.stringMatching(/La MiellerieFerme$/),
    'Miel en rayonFerme du Rang 6Épuisé',
  ]);
  fireEvent.click(screen.getByRole('option', { name: /Miels/ }));
  await pass(0);
  expect(router.state.location.pathname).toBe('/categories/garde-manger/miels');
});

it('offers recent searches, and nothing when the market has no answer', async () => {
  localStorage.setItem('etal.personal.recent-searches', '["miel de sarrasin","pommes"]');
  await open(({ name }) => (name === 'suggestionsQuery' ? new Error('no network') : answer));
  await type('miel');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['miel de sarrasin']);
  await press('ArrowDown');
  // One id, which a space would make two of.
  expect(box().getAttribute('aria-activedescendant')).not.toMatch(/\s/);
  expect(active()?.textContent).toBe('miel de sarrasin');
  await type('zz');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().getAttribute('aria-expanded')).toBe('false');
});
