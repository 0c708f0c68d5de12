import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { commitLocalUpdate } from 'relay-runtime';
import { afterEach, describe, expect, it } from 'vitest';
import { productsOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture } from '../../tests/support/storefront/fixtures.ts';
import { sellerOf, sellersOf } from '../../tests/support/storefront/sellerFixtures.ts';
import { renderWithRelay, type Answers, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { environmentContext } from '../shared/relay/route.ts';
import { loader } from './SellersScreen.route.ts';
import { SellersScreen } from './SellersScreen.tsx';

afterEach(cleanup);

const sellerNamed = (name: string, values: Fixture<'Seller'> = {}) =>
  sellerOf({ id: name, name, handle: name.toLowerCase(), ...values });
const first = [sellerNamed('Bellevall\u00E9e', { trade: 'Mara\u00EEcher' }), sellerNamed('Calvaire', { town: 'Oka' })];
const secondPage = [sellerNamed('\u00C9rabli\u00E8re du Lac', { trade: '\u00C9rable' })];
const pages = ({ variables }: Sent) =>
  fixtures({
    ProductConnection: productsOf({ products: [], count: 12 }),
    SellerConnection:
      (variables.after ?? variables.cursor)
        ? sellersOf(secondPage, { count: 3 })
        : sellersOf(first, { endCursor: 'k2', count: 3 }),
  });
const open = (mockResolvers: Answers = pages, path = '/producteurs') =>
  renderWithRelay(<SellersScreen />, { loader, page: 'sellers', path, mockResolvers });
const type = (text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } }));
const names = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('lists producers 40 at a time: name, trade and town, number of products, regional (F-075)', async () => {
  const { sent } = await open();
  expect(sent).toEqual([{ name: 'SellersScreenQuery', variables: { after: null } }]);
  const [card] = screen.getAllByRole('article');
  expect(card!.textContent).toContain('Mara\u00EEcher \u00B7 Saint-Sixte');
  expect(card!.textContent).toContain('12 produits');
  expect(card!.textContent).toContain('R\u00E9gional');
  expect(within(card!).getByRole('link').getAttribute('href')).toBe('/producteurs/bellevall%C3%A9e');
  expect(screen.getByText('2 producteurs sur 3')).toBeTruthy();
});

it('offers no choice among one producer', async () => {
  await open(
    fixtures({
      ProductConnection: productsOf({ products: [] }),
      SellerConnection: sellersOf(first.slice(0, 1), { count: 1 }),
    }),
  );
  expect(names()).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Tous/ })).toBeNull();
});

it('links to the next page, which scripts append below', async () => {
  const { sent } = await open();
  const moreLink = screen.getByRole('link', { name: 'Afficher la suite' });
  expect(moreLink.getAttribute('href')).toBe('/producteurs?after=k2');
  await act(async () => void fireEvent.click(moreLink));
  expect(sent[1]).toMatchObject({ name: 'SellersListPaginationQuery', variables: { count: 40, cursor: 'k2' } });
  expect(names()).toHaveLength(3);
  expect(document.activeElement?.textContent).toBe('\u00C9rabli\u00E8re du Lac');
});

it('filters all producers: the rest loads once the field is used; accents count (F-082)', async () => {
  const { sent } = await open();
  await type('\u00E9rabl');
  expect(sent[1]).toMatchObject({ name: 'SellersListPaginationQuery', variables: { count: 100, cursor: 'k2' } });
  expect(names()).toEqual(['\u00C9rabli\u00E8re du Lac']);
  expect(screen.getByText('1 producteur.')).toBeTruthy();
  await type('OKA');
  expect(names()).toEqual(['Calvaire']);
  await type('mara\u00EEch');
  expect(names()).toEqual(['Bellevall\u00E9e']);
  await type('erabl');
  expect(screen.getByRole('heading', { name: 'Aucun producteur ne porte ces mots.' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Revoir tous les producteurs' }));
  expect(names()).toHaveLength(3);
  expect(sent).toHaveLength(2);
});

it('retries the remaining pages after a failure', async () => {
  let refuse = true;
  const { sent } = await open((request) =>
    request.variables.cursor && refuse ? new Error('no network') : pages(request),
  );
  await type('lac');
  refuse = false;
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'R\u00E9essayer' })));
  expect(names()).toEqual(['\u00C9rabli\u00E8re du Lac']);
  expect(sent).toHaveLength(3);
});

it('marks producers as new within 30 days; away with the day of return, which hides that they are new (F-076, F-077)', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  await open({
    ProductConnection: productsOf({ products: [] }),
    SellerConnection: sellersOf([
      sellerNamed('A', { createdAt: yesterday }),
      sellerNamed('B', { createdAt: yesterday, deactivatedUntil: '2999-12-10T00:00:00-05:00' }),
      sellerNamed('C'),
    ]),
  });
  const texts = screen.getAllByRole('article').map(({ textContent }) => textContent!.replaceAll('\u00A0', ' '));
  expect(texts[0]).toContain('Nouveau');
  expect(texts[1]).toContain('De retour le mar. 10 d\u00E9c.');
  expect(texts[1]).not.toContain('Nouveau');
  expect(texts[2]).not.toMatch(/Nouveau|retour/);
});

it('says on a later page that it is one and links to the start; starts over for an invalid cursor', async () => {
  const badCursor = new ServerFailure([{ message: 'x', extensions: { code: 'BAD_CURSOR' } }]);
  await open(pages, '/producteurs?after=k2');
  expect(screen.getByRole('link', { name: 'Revenir au d\u00E9but' }).getAttribute('href')).toBe('/producteurs');
  expect(screen.queryByRole('searchbox')).toBeNull();
  cleanup();
  const { router } = await open(
    (request) => (request.variables.after ? badCursor : pages(request)),
    '/producteurs?after=forged',
  );
  expect(router.state.location.search).toBe('');
});

it('counts on a producer’s card in Express what is stored at the market (E63)', async () => {
  const express: Answers = (sent) =>
    fixtures({
      ...pages(sent),
      ProductConnection: ({ alias }: { alias?: string | null }) =>
        productsOf({ products: [], count: alias === 'stored' ? 7 : 12 }),
    });
  const { sent } = await renderWithRelay(<SellersScreen />, {
    loader: (args) => {
      const environment = args.context.get(environmentContext);
      commitLocalUpdate(environment, (store) => {
        const cart = store.create('cart', 'Cart');
        cart.setValue(true, 'fromStorage');
        store.getRoot().setLinkedRecord(cart, 'cart');
      });
      return loader(args);
    },
    page: 'sellers',
    path: '/producteurs',
    mockResolvers: express,
  });
  expect(sent[0]?.variables).toMatchObject({ express: true });
  expect(screen.getAllByRole('article')[0]!.textContent).toContain('7 produits');
  await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Afficher la suite' })));
  expect(sent[1]?.variables).toMatchObject({ express: true });
  expect(screen.getAllByRole('article').at(-1)!.textContent).toContain('7 produits');
});

it('filters all producers by the category that they sell in, with a chip', async () => {
  const cheese = { id: 'col_cheese', name: 'Fromages', handlePrimary: 'fromages', parent: null };
  const curds = { id: 'col_curds', name: 'Fromages frais', handlePrimary: 'fromages-frais', parent: { id: cheese.id } };
  const jam = { id: 'col_jam', name: 'Garde-manger', handlePrimary: 'garde-manger', parent: null };
  const sales = { id: 'col_sales', name: 'Promotions', handlePrimary: 'promotions', parent: null };
  await open((sent) =>
    fixtures({
      ...pages(sent),
      SellerConnection:
        (sent.variables.after ?? sent.variables.cursor)
          ? sellersOf([sellerNamed('Rapides', { collections: [cheese] })], { count: 3 })
          : sellersOf(
              [
                sellerNamed('Calvaire', { collections: [sales, jam] }),
                sellerNamed('Granges', { collections: [cheese, curds, jam] }),
              ],
              {
                endCursor: 'k2',
                count: 3,
              },
            ),
    }),
  );
  const group = screen.getByRole('group', { name: 'Producteurs par rayon' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tous 3', 'Fromages', 'Garde-manger']);
  const chip = screen.getByRole('button', { name: 'Fromages' });
  await act(async () => void fireEvent.click(chip));
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(names()).toEqual(['Granges', 'Rapides']);
  const all = screen.getByRole('button', { name: /^Tous/ });
  await act(async () => void fireEvent.click(all));
  expect(names()).toEqual(['Calvaire', 'Granges', 'Rapides']);
  // A second press takes the choice back.
  await act(async () => void fireEvent.click(chip));
  await act(async () => void fireEvent.click(chip));
  expect([chip.getAttribute('aria-pressed'), all.getAttribute('aria-pressed')]).toEqual(['false', 'true']);
  await type('introuvable');
  await act(async () => void fireEvent.click(chip));
  fireEvent.click(screen.getByRole('button', { name: 'Revoir tous les producteurs' }));
  expect(names()).toEqual(['Calvaire', 'Granges', 'Rapides']);
});

describe('the map of producers', () => {
  const hull = { latitude: 45.43, longitude: -75.72 };
  const north = (tenths: number) => ({ ...hull, latitude: 45.43 + tenths / 10 });
  const mapped = (outlines: Fixture<'Market'>['outlines'] = []) =>
    fixtures({
      Market: { outlines },
      Query: {
        locations: [
          { id: 'hall', name: 'Halle', position: hull },
          { id: 'mill', name: 'Moulin', position: north(4) },
          { id: 'none', name: 'Ailleurs', position: null },
        ],
        shippingZones: [{ id: 'z', centres: [{ prefix: 'J8X', position: north(1) }] }],
      },
      SellerConnection: sellersOf([
        sellerNamed('Loin', { position: north(5) }),
        sellerNamed('Nulle-part'),
        sellerNamed('Proche', { position: north(2) }),
      ]),
    });
  const openMap = async (path = '/producteurs?view=map', values = mapped()) => {
    const rendered = await open(() => values, path);
    await screen.findByRole('list', { name: 'Producteurs, du plus proche au plus lointain' });
    return rendered;
  };
  const rows = () =>
    within(screen.getByRole('list', { name: 'Producteurs, du plus proche au plus lointain' }))
      .getAllByRole('listitem')
      .map((row) => row.firstElementChild!.textContent + (row.children[1]!.textContent ?? '').replaceAll(/\s/g, ' '));

  it('lists producers by distance from the first pickup point, and those without a position last', async () => {
    const { sent } = await openMap();
    expect(sent[0]!.variables).toEqual({ after: null, map: true });
    expect(rows()).toEqual(['Proche22 km', 'Loin56 km', 'Nulle-part']);
    expect(screen.getByRole('link', { name: 'Proche' }).getAttribute('href')).toBe('/producteurs/proche');
    expect(screen.getByRole('link', { name: 'Carte' }).getAttribute('aria-current')).toBe('page');
  });

  it('measures from the place that is chosen, or that the address names', async () => {
    await openMap();
    const choice = screen.getByRole('combobox', { name: 'Distances depuis' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Halle', 'Moulin', 'J8X']);
    act(() => void fireEvent.change(choice, { target: { value: 'mill' } }));
    expect(rows()).toEqual(['Loin11 km', 'Proche22 km', 'Nulle-part']);
    cleanup();
    await openMap('/producteurs?view=map&from=J8X');
    expect(rows()).toEqual(['Proche11 km', 'Loin44 km', 'Nulle-part']);
  });

  it('draws each position once, and says how many are beyond the outlines', async () => {
    const marks = () => [...document.querySelectorAll('svg[aria-hidden] title')].map(({ textContent }) => textContent);
    await openMap();
    expect(marks()).toEqual(['Proche', 'Loin', 'Halle']);
    cleanup();
    await openMap(
      undefined,
      mapped([{ kind: 'area', name: 'Hull', points: [45.3, -75.9, 45.3, -75.5, 45.65, -75.7] }]),
    );
    expect(marks()).toEqual(['Proche', 'Halle']);
    expect(screen.getByText('1 lieu est plus loin que la carte : il est dans la liste.')).toBeTruthy();
  });
});
