import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collectionOf, productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { loader } from './ProductsScreen.route.ts';
import { ProductsScreen } from './ProductsScreen.tsx';

afterEach(cleanup);

const [bee, apple] = [
  { id: 's1', name: 'Rucher du Cap', handle: 'rucher-du-cap' },
  { id: 's2', name: 'Érablière du Lac', handle: 'erabliere-du-lac' },
];
const sellersOf: Record<string, object[]> = { nouveautes: [bee!], legumes: [bee!, apple!] };
const page = (...names: string[]) =>
  fixtures({
    ProductConnection: productsOf({
      products: names.map((name) => productOf({ id: name, name, handle: name })),
      count: 2168,
    }),
    CollectionConnection: {
      edges: ['nouveautes', 'legumes'].map((handle) => ({
        cursor: handle,
        node: collectionOf({
          id: handle,
          name: handle,
          handle,
          handlePrimary: handle,
          nbProducts: 311,
          sellers: sellersOf[handle],
        }),
      })),
    },
  });
const open = (path: string, mockResolvers: Answers) =>
  renderWithRelay(<ProductsScreen />, { loader, page: 'products', path, mockResolvers });

it('lists the whole catalogue with its categories, sorted and filtered by the address', async () => {
  const { sent } = await open('/produits?sort=price&bio=1', page('panais'));
  expect(sent).toEqual([
    {
      name: 'ProductsScreenQuery',
      variables: { after: null, ordering: { sort: 'price', direction: 'asc' }, filter: { where: { bio: true } } },
    },
  ]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tous les produits');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const shelves = within(screen.getByRole('navigation', { name: 'Rayons' })).getAllByRole('link');
  expect(shelves.map((link) => link.getAttribute('href'))).toEqual(['/categories/legumes']);
  const producers = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Producteur' });
  expect([...producers.options].map(({ value }) => value)).toEqual(['', 'erabliere-du-lac', 'rucher-du-cap']);
  expect(screen.getByRole('link', { name: 'En stock' }).getAttribute('href')).toBe(
    '/produits?sort=price&bio=1&available=1',
  );
});

it('starts over for an invalid cursor', async () => {
  const { router } = await open('/produits?sort=name&after=x', ({ variables }) =>
    variables['after'] ? new ServerFailure([{ message: 'x', extensions: { code: 'BAD_CURSOR' } }]) : page('panais'),
  );
  expect(router.state.location.search).toBe('?sort=name');
});
