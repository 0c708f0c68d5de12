import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openAccount } from '../../tests/support/storefront/accountFixtures.tsx';
import { productOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import type { Fixture } from '../../tests/support/storefront/fixtures.ts';
import { changeFavourites } from '../favourites/markFavourite.ts';

afterEach(cleanup);

const leek = productOf({ id: 'prd_1', name: 'Poireaux', handle: 'poireaux', variants: [variantOf({ id: 'var_1' })] });
const plum = productOf({ id: 'prd_2', name: 'Prunes', handle: 'prunes', variants: [variantOf({ id: 'var_2' })] });
const open = (favourites: Fixture<'Product'>[], favouritesBack: Fixture<'Product'>[], path = '/compte/favoris') => {
  const customer = { firstName: 'Camille', favourites, favouritesBack };
  return openAccount(path, undefined, customer);
};

it('names products that are back above the list', async () => {
  const { sent } = await open([leek, plum], [leek]);
  const list = (await screen.findByRole('heading', { level: 2, name: 'Vos favoris' })).closest('section')!;
  expect(within(list).getByText(/^De retour.*Poireaux\.$/)).toBeTruthy();
  expect(
    within(list)
      .getAllByRole('heading', { level: 3 })
      .map((name) => name.textContent),
  ).toEqual(['Poireaux', 'Prunes']);
  expect(sent[0]).toEqual({ name: 'AccountScreenQuery', variables: { favourites: true } });
});

it('removes a favourite from the list, keeping focus on the list', async () => {
  const { environment } = await open([leek, plum], [leek]);
  await screen.findByRole('heading', { level: 2, name: 'Vos favoris' });
  act(() => void environment.applyUpdate({ storeUpdater: (store) => changeFavourites(store, 'prd_1', false) }));
  expect(screen.queryByText('Poireaux')).toBeNull();
  expect(screen.queryByText(/De retour/)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Vos favoris' }));
});

it('explains how to add favourites when there are none, and fetches none for other sections', async () => {
  await open([], [], '/en/account/favourites');
  expect(await screen.findByText('No favourites yet.')).toBeTruthy();
  cleanup();
  const { sent } = await open([leek], []);
  expect(sent).toHaveLength(1);
  cleanup();
  const profile = await open([leek], [], '/compte');
  expect(profile.sent[0]?.variables).toEqual({});
});
