import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { collectionPage, productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './CollectionScreen.route.ts';
import { CollectionScreen } from './CollectionScreen.tsx';

afterEach(cleanup);

const sellers = [
  { id: 's1', name: 'Ferme du Rang 6', handle: 'ferme-du-rang-6' },
  { id: 's2', name: 'Jardins de la Grand-C\u00F4te', handle: 'jardins-de-la-grand-cote' },
];
const shelf = (names = ['panais']) =>
  fixtures({
    ...collectionPage({ products: [] }, { nbProducts: 64, sellers }),
    ProductConnection: productsOf({
      products: names.map((name) => productOf({ id: name, name, handle: name })),
      count: names.length && 14,
    }),
  });
const open = (path = '/categories/legumes', mockResolvers: Answers = shelf()) =>
  renderWithRelay(<CollectionScreen />, { loader, page: 'collection', path, mockResolvers });
const tools = () => within(screen.getByRole('region', { name: 'Trier et filtrer' }));
const search = (router: { state: { location: { search: string } } }) => router.state.location.search;
const click = (element: Element) => act(async () => void fireEvent.click(element));

it('applies and shows sorting and filters of the address, dropping unknown ones (F-060)', async () => {
  const { sent } = await open('/categories/legumes?sort=price-desc&bio=1&seller=ferme-du-rang-6&regional=oui&x=1');
  expect(sent[0]!.variables).toEqual({
    handle: 'legumes',
    after: null,
    ordering: { sort: 'price', direction: 'desc' },
    filter: { where: { bio: true, seller: 'ferme-du-rang-6' } },
  });
  expect(tools().getByRole<HTMLSelectElement>('combobox', { name: 'Trier' }).value).toBe('price-desc');
  expect(tools().getByRole<HTMLSelectElement>('combobox', { name: 'Producteur' }).value).toBe('ferme-du-rang-6');
  expect(tools().getByText('14 produits correspondent.')).toBeTruthy();
});

it('offers no sorting or filter of one product, but the way back from a filter', async () => {
  const one = fixtures({
    ...collectionPage({ products: [] }, { nbProducts: 1, sellers }),
    ProductConnection: productsOf({ products: [productOf({ id: 'panais', name: 'panais' })], count: 1 }),
  });
  await open('/categories/legumes', one);
  expect(screen.queryByRole('region', { name: 'Trier et filtrer' })).toBeNull();
  cleanup();
  await open('/categories/legumes?bio=1', one);
  expect(tools().getByRole('link', { name: 'Bio (retirer ce filtre)' })).toBeTruthy();
});

it('links each filter to the list with it, or without it while it is on, from the start', async () => {
  await open('/categories/legumes?sort=name&bio=1&after=c24');
  const href = (name: string) => tools().getByRole('link', { name }).getAttribute('href');
  expect(href('D\u2019ici')).toBe('/categories/legumes?sort=name&bio=1&regional=1');
  expect(href('Bio (retirer ce filtre)')).toBe('/categories/legumes?sort=name');
});

it('changes the address by a choice in a chip, from the first page; the cross removes the filter', async () => {
  const { sent, router } = await open('/categories/legumes?after=c24');
  const producer = tools().getByRole('combobox', { name: 'Producteur' });
  await act(async () => void fireEvent.change(producer, { target: { value: 'jardins-de-la-grand-cote' } }));
  expect(search(router)).toBe('?seller=jardins-de-la-grand-cote');
  expect(sent.at(-1)!.variables).toMatchObject({
    after: null,
    filter: { where: { seller: 'jardins-de-la-grand-cote' } },
  });
  const cross = tools().getByRole('link', { name: 'Retirer le filtre\u00A0: Producteur' });
  expect(cross.getAttribute('href')).toBe('/categories/legumes');
  await click(cross);
  expect(document.activeElement).toBe(tools().getByRole('combobox', { name: 'Producteur' }));
});

it('sets a price range in its chip, accepts the address’s own, and removes it by its cross', async () => {
  const { sent, router } = await open('/categories/legumes?price=2.50-4');
  expect(sent[0]!.variables['filter']).toEqual({ where: { priceFrom: 250, priceTo: 400 } });
  const price = tools().getByRole<HTMLSelectElement>('combobox', { name: 'Prix' });
  expect(price.selectedOptions[0]?.text).toBe('De 2,50\u00A0$ \u00E0 4,00\u00A0$');
  await act(async () => void fireEvent.change(price, { target: { value: '5-10' } }));
  expect(search(router)).toBe('?price=5-10');
  expect(sent.at(-1)!.variables).toMatchObject({ filter: { where: { priceFrom: 500, priceTo: 1000 } } });
  expect(tools().getByRole('link', { name: 'Retirer le filtre\u00A0: Prix' }).getAttribute('href')).toBe(
    '/categories/legumes',
  );
});

it('requests the count only while the sheet is open, and applies the sheet’s choice by its button', async () => {
  const { sent, router } = await open('/categories/legumes?onsale=1');
  const counts = () => sent.filter(({ name }) => name === 'listingCountQuery').map(({ variables }) => variables);
  expect(counts()).toEqual([]);
  await click(tools().getByRole('button', { name: /Trier/ }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filtrer et trier' }));
  expect(await sheet.findByRole('button', { name: 'Voir 14 produits' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('radio', { name: 'Prix croissant' }));
  await click(sheet.getByRole('checkbox', { name: 'Bio' }));
  expect(counts().at(-1)).toEqual({ handle: 'legumes', filter: { where: { bio: true, onSale: true } } });
  await click(sheet.getByRole('button', { name: /Voir/ }));
  expect(search(router)).toBe('?sort=price&bio=1&onsale=1');
  expect(screen.queryByRole('dialog', { name: 'Filtrer et trier' })).toBeNull();
});

it('keeps the button usable when the count does not load', async () => {
  const { router } = await open('/categories/legumes', (sent) =>
    sent.name === 'listingCountQuery' ? new Error('no network') : shelf(),
  );
  await click(tools().getByRole('button', { name: /Trier/ }));
  await click(screen.getByRole('checkbox', { name: 'En stock' }));
  await click(screen.getByRole('button', { name: 'Voir les produits' }));
  expect(search(router)).toBe('?available=1');
});

it('says that nothing matches, and removes the filters while keeping the sorting', async () => {
  await open('/categories/legumes?sort=rating&temperature=frozen', shelf([]));
  expect(screen.getByRole('heading', { name: 'Aucun produit ne correspond.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Retirer les filtres' }).getAttribute('href')).toBe(
    '/categories/legumes?sort=rating',
  );
});

it('keeps sorting and filters when it loads more', async () => {
  await open('/categories/legumes?bio=1', {
    ...shelf(),
    ProductConnection: productsOf({ products: [productOf({ id: 'p' })], endCursor: 'c1', count: 2 }),
  });
  expect(screen.getByRole('link', { name: 'Afficher la suite' }).getAttribute('href')).toBe(
    '/categories/legumes?bio=1&after=c1',
  );
});

it('offers the diets and allergens that results are declared for, with their number; several add up', async () => {
  const needCounts: Fixture<'NeedCount'>[] = [
    { need: 'vegan', count: 1204 },
    { need: 'nut_free', count: 3 },
  ];
  const mockResolvers = {
    ...shelf(),
    ProductConnection: { ...productsOf({ products: [], count: 14 }), needCounts },
  };
  const { router, sent } = await open('/categories/legumes?gluten_free=1', mockResolvers);
  expect(sent[0]!.variables['filter']).toEqual({ where: { needs: ['gluten_free'] } });
  const needs = tools().getByRole<HTMLSelectElement>('combobox', { name: 'R\u00E9gimes et allerg\u00E8nes' });
  expect([...needs.options].map(({ text }) => text)).toEqual(['Tous', 'V\u00E9gane (1\u00A0204)', 'Sans noix (3)']);
  await act(async () => void fireEvent.change(needs, { target: { value: 'nut_free' } }));
  expect(search(router)).toBe('?gluten_free=1&nut_free=1');
  expect(tools().getByRole('link', { name: 'Sans noix (retirer ce filtre)' }).getAttribute('href')).toBe(
    '/categories/legumes?gluten_free=1',
  );
});
