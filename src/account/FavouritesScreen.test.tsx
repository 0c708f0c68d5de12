import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { FavouritesScreen, loader } from './FavouritesScreen.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const KEY = 'etal.personal.favourites';
const catalogue = {
  prd_1: productOf({ id: 'prd_1', name: 'Poireaux', handle: 'poireaux', variants: [variantOf({ id: 'var_1' })] }),
  prd_2: productOf({ id: 'prd_2', name: 'Prunes', handle: 'prunes', variants: [variantOf({ id: 'var_2' })] }),
};
const isSold = (id: string): id is keyof typeof catalogue => id in catalogue;

async function open(ids: string[], path = '/favoris') {
  localStorage.setItem(KEY, JSON.stringify(ids));
  const rendered = await renderWithRelay(
    <>
      <FavouritesScreen />
      <LiveRegion />
    </>,
    {
      path,
      page: 'favourites',
      loader,
      mockResolvers: ({ variables }) =>
        fixtures({
          Query: {
            nodes: (variables['ids'] as string[]).map((id) =>
              isSold(id) ? { __typename: 'Product', ...catalogue[id] } : null,
            ),
          },
        }),
    },
  );
  act(() => setAuthentication(rendered.environment, { loading: false, isAuthenticated: false }));
  return rendered;
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows the stored products in their order, without those that are no longer sold', async () => {
  await open(['prd_2', 'prd_7', 'prd_1']);
  await screen.findByText('Poireaux');
  expect(names()).toEqual(['Prunes', 'Poireaux']);
  expect(screen.getByText(/^Cette liste reste dans ce navigateur/)).toBeTruthy();
});

it('removes a product at its heart, and leaves the focus on the title', async () => {
  await open(['prd_2', 'prd_1']);
  await screen.findByText('Prunes');
  const heart = screen.getByRole('button', { name: 'Garder Prunes dans vos favoris' });
  heart.focus();
  fireEvent.click(heart);
  await waitFor(() => expect(names()).toEqual(['Poireaux']));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(localStorage.getItem(KEY)).toBe('["prd_1"]');
});

it('shows what another tab has added', async () => {
  const { sent } = await open(['prd_1']);
  await screen.findByText('Poireaux');
  localStorage.setItem(KEY, '["prd_2","prd_1"]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
  await screen.findByText('Prunes');
  // What comes takes no focus.
  expect(document.activeElement).toBe(document.body);
  expect(sent.map(({ variables }) => variables)).toEqual([{ ids: ['prd_1'] }, { ids: ['prd_2', 'prd_1'] }]);
});

it.each([
  ['/favoris', '/compte/favoris'],
  ['/en/favourites', '/en/account/favourites'],
])('leads customers from %s to %s', async (path, section) => {
  const { environment, router } = await open([], path);
  act(() => setAuthentication(environment, { isAuthenticated: true }));
  await waitFor(() => expect(router.state.location.pathname).toBe(section));
});

it('explains how to add favourites when there are none', async () => {
  await open([], '/en/favourites');
  expect(await screen.findByText('No favourites yet.')).toBeTruthy();
  expect(screen.getByText(/No account needed/)).toBeTruthy();
});
