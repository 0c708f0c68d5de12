import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { productOf, productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { enterExpress } from '../../tests/support/storefront/expressCart.ts';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { sellerOf } from '../../tests/support/storefront/sellerFixtures.ts';
import { renderWithRelay } from '../../tests/support/storefront/testHarness.tsx';
import { loader } from './SellerScreen.route.ts';
import { SellerScreen } from './SellerScreen.tsx';

afterEach(cleanup);

const shelf = (id: string, primary: string, secondary: string, parent?: string): Fixture<'Collection'> => ({
  id,
  name: primary,
  handle: primary,
  handlePrimary: primary,
  handleSecondary: secondary,
  parent: parent ? shelf(parent, 'legumes', 'vegetables') : null,
});
const collections = [
  shelf('v', 'legumes', 'vegetables'),
  shelf('r', 'racines', 'roots', 'v'),
  shelf('m', 'viandes', 'meat'),
];
const resolversFor = (values: Fixture<'Seller'> = {}, newest: Fixture<'Product'> = {}): Fixtures =>
  fixtures({
    Seller: ({ name }) => (name === 'seller' ? sellerOf({ collections, ...values }) : undefined),
    Location: { position: { latitude: 45.43, longitude: -75.72 } },
    ProductConnection: ({ alias }) =>
      productsOf({
        products: [productOf({ id: 'p', seller: sellerOf(values), ...(alias === 'news' && newest) })],
        count: { ofSeller: 6, stored: 3 }[alias] ?? 14,
      }),
  });
const open = (path = '/producteurs/ferme-du-rang-6', values: Fixture<'Seller'> = {}, newest: Fixture<'Product'> = {}) =>
  renderWithRelay(<SellerScreen />, { loader, page: 'seller', path, mockResolvers: resolversFor(values, newest) });
const normalized = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

it('shows name, facts, description and products of the producer (F-076)', async () => {
  const { sent } = await open();
  expect(sent[0]).toEqual({
    name: 'SellerScreenQuery',
    variables: { handle: 'ferme-du-rang-6', self: 'ferme-du-rang-6', after: null, ordering: null, filter: null },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ferme du Rang 6');
  expect(
    screen.getByText(
      'L\u00E9gumes racines \u00B7 Saint-Sixte \u00B7 Produits r\u00E9gionaux \u00B7 Au march\u00E9 depuis 2019',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Des racines pour l\u2019hiver.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.queryByText(/vacances/)).toBeNull();
});

it('lists their collections with the producer’s own counts, replacing a collection by its children', async () => {
  const { sent } = await open('/producteurs/ferme-du-rang-6/racines?sort=name');
  expect(sent[0]!.variables).toMatchObject({
    ordering: { sort: 'name', direction: 'asc' },
    filter: { where: { collection: 'racines' } },
  });
  const pills = within(screen.getByRole('navigation', { name: 'Ses produits par rayon' })).getAllByRole('link');
  expect(pills.map((pill) => [pill.textContent, pill.getAttribute('href'), pill.getAttribute('aria-current')])).toEqual(
    [
      ['Tout 14', '/producteurs/ferme-du-rang-6', null],
      ['racines 6', '/producteurs/ferme-du-rang-6/racines', 'page'],
      ['viandes 6', '/producteurs/ferme-du-rang-6/viandes', null],
    ],
  );
});

it('counts in Express what is stored at the market, in the pills and in the list of all', async () => {
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => shelf(id, `part-${id}`, `part-${id}`));
  const page = await open(undefined, { collections: many });
  await enterExpress(page);
  const pills = within(screen.getByRole('navigation', { name: 'Ses produits par rayon' })).getAllByRole('link');
  expect(pills.map(({ textContent }) => textContent)).toEqual([
    'Tout 3',
    ...['a', 'b', 'c', 'd'].map((id) => `part-${id} 3`),
  ]);
  const all = (await screen.findByText('Tous ses rayons (7)')).closest('details')!;
  expect(within(all).getAllByRole('link', { hidden: true })[6]!.textContent).toBe('part-g 3');
});

it('redirects a collection’s handle of the other language, and provides the twin’s (F-009, F-061)', async () => {
  const { router } = await open('/producteurs/ferme-du-rang-6/roots?sort=price');
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/producteurs/ferme-du-rang-6/racines?sort=price',
  );
  expect(Object.values(router.state.loaderData)[0]).toMatchObject({
    twin: { handle: 'ferme-du-rang-6', sub: 'roots' },
  });
});

it.each([
  ['an unknown producer', '/producteurs/personne', null],
  ['a collection that is not theirs', '/producteurs/ferme-du-rang-6/fruits', sellerOf({ collections })],
])('answers %s with 404 (F-078)', async (_, path, seller) => {
  const { router } = await renderWithRelay(<SellerScreen />, {
    routes: [{ path: '/producteurs/:handle/:sub?', loader, element: <SellerScreen />, errorElement: <p>rien</p> }],
    path,
    mockResolvers: { Query: { seller } },
  });
  expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
});

it('shows on vacation the instant of return, products with the date and no add button, and one link (E26, F-077)', async () => {
  await open(undefined, { deactivatedUntil: '2999-12-10T14:00:00Z' });
  expect(normalized(screen.getByRole('heading', { name: /En vacances/ }).textContent)).toBe(
    'En vacances, de retour le mardi 10 d\u00E9cembre 2999 \u00E0 9 h',
  );
  expect(screen.getByRole('link', { name: 'Voir le rayon legumes' }).getAttribute('href')).toBe('/categories/legumes');
  const card = screen.getByRole('article');
  expect(normalized(card.textContent)).toContain('De retour le mar. 10 d\u00E9c. 2999');
  expect(within(card).queryByRole('button')).toBeNull();
});

it('says nothing of a vacation that is over', async () => {
  await open(undefined, { deactivatedUntil: '2020-12-10T14:00:00Z' });
  expect(screen.queryByText(/vacances|retour/)).toBeNull();
  expect(within(screen.getByRole('article')).getByRole('button')).toBeTruthy();
});

it('shows the largest parts of many, and all of them in a list that opens, by category', async () => {
  const many = [
    shelf('v', 'legumes', 'vegetables'),
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => shelf(id, `part-${id}`, `part-${id}`, 'v')),
    shelf('m', 'viandes', 'meat'),
  ];
  const { router } = await open('/producteurs/ferme-du-rang-6/part-f', { collections: many });
  const pills = within(screen.getByRole('navigation', { name: 'Ses produits par rayon' })).getAllByRole('link');
  expect(pills).toHaveLength(5);
  expect(pills.slice(0, 2).map((pill) => [pill.textContent, pill.getAttribute('aria-current')])).toEqual([
    ['Tout 14', null],
    ['part-f 6', 'page'],
  ]);
  const all = (await screen.findByText('Tous ses rayons (7)')).closest('details')!;
  expect(all.open).toBe(false);
  const links = within(all).getAllByRole('link', { hidden: true });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    ['legumes', 'part-a', 'part-b', 'part-c', 'part-d', 'part-e', 'part-f', 'viandes'].map(
      (sub) => `/producteurs/ferme-du-rang-6/${sub}`,
    ),
  );
  // Closed again on the page of another part, of which it marks the one.
  all.open = true;
  await act(async () => router.navigate('/producteurs/ferme-du-rang-6/part-a'));
  const next = screen.getByText('Tous ses rayons (7)').closest('details')!;
  expect(next.open).toBe(false);
  expect(within(next).getByRole('link', { hidden: true, current: 'page' }).textContent).toBe('part-a 6');
});

it('names goods of this week, and leads to story, seasons and place below the products', async () => {
  await open(
    undefined,
    {
      story: 'Un rang.\n\nUne grange.',
      seasons: [
        { from: 1, to: 12, name: '\u0153ufs' },
        { from: 9, to: 9, name: 'raisins' },
      ],
      position: { latitude: 45.6, longitude: -75.2 },
    },
    { id: 'n', name: 'Rutabagas', createdAt: new Date(Date.now() - 3_600_000).toISOString() },
  );
  expect(screen.getByText(/^Nouveau cette semaine/).textContent).toMatch(/^Nouveau cette semaine\s: Rutabagas$/);
  const story = await screen.findByRole('region', { name: 'Son histoire' });
  expect(
    within(story)
      .getAllByText(/^Un/)
      .map(({ textContent }) => textContent),
  ).toEqual(['Un rang.', 'Une grange.']);
  const seasons = within(screen.getByRole('region', { name: 'Ses saisons' })).getAllByRole('listitem');
  expect(seasons[0]!.textContent).toBe('toute l\u2019ann\u00E9e\u0153ufsEn ce moment');
  expect(seasons[1]!.textContent).toContain('septembreraisins');
  const place = screen.getByRole('region', { name: /^O\u00F9 c\u2019est\s:\sSaint-Sixte$/ });
  expect(within(place).getByRole('list', { name: 'Distance de chaque point de cueillette' })).toBeTruthy();
  for (const name of ['Son histoire', 'Ses saisons', 'O\u00F9 c\u2019est']) {
    const target = screen.getByRole('link', { name }).getAttribute('href')!.slice(1);
    expect(document.getElementById(target)?.tagName).toBe('H2');
  }
});

it('has no such links and sections without any of them', async () => {
  await open();
  expect(screen.queryByRole('link', { name: 'Son histoire' })).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.queryByText(/^Nouveau cette semaine/)).toBeNull();
});
