import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import interfaceStateQueryNode from '#generated/relay/interfaceStateQuery.graphql.ts';
import { collectionOf, productOf, productsOf, variantOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Answers } from '../../tests/support/storefront/testHarness.tsx';
import { ServerFailure } from '../shared/relay/failure.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';
import { SearchBox } from './SearchBox.tsx';
import { loader } from './SearchScreen.route.ts';
import { SearchScreen } from './SearchScreen.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  localStorage.clear();
});

const Shell = () => (
  <>
    <a href="/before">before</a>
    <SearchBox />
    <Outlet />
    <LiveRegion />
  </>
);
const screens = ['/', '/en', '/ailleurs'].map((path) => ({ path, element: <h1>{path}</h1> }));
const routes = [
  {
    Component: Shell,
    children: [...screens, ...['/recherche', '/en/search'].map((path) => ({ path, loader, Component: SearchScreen }))],
  },
];
const product = (name: string) => productOf({ id: name, name, handle: name });
const plainAnswer = {
  correctedWords: null,
  advice: null,
  page: null,
  needs: [],
  undeclaredNeeds: [],
  baskets: [],
  needCounts: [],
  namedCollections: [],
  namedSellers: [],
  shelves: [],
  sellers: [],
};
const found = (...names: string[]) =>
  fixtures({
    SearchConnection: { ...productsOf({ products: names.map(product) }), ...plainAnswer },
    CollectionConnection: {
      edges: ['L\u00E9gumes', 'P\u00E2tisserie', 'Fruits', 'Viandes', 'Alcools'].map((name) => ({
        cursor: name,
        node: collectionOf({ id: name, name, handle: name, handlePrimary: name }),
      })),
    },
    SellerConnection: {
      edges: ['Laiterie', 'Verger', 'Rucher'].map((name) => ({
        node: { id: name, name, handle: name, trade: 'Ferme', town: 'Chelsea', images: [] },
      })),
    },
  });
/** Where the search sends those who found nothing. */
const ways = () => within(screen.getByRole('navigation')).getAllByRole('link');
const open = (path: string, mockResolvers: Answers = found('Pommes')) =>
  renderWithRelay(null, { routes, path, mockResolvers });
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const asked = (sent: { name: string; variables: object }[]) =>
  sent.filter(({ name }) => name === 'SearchScreenQuery').map(({ variables }) => variables);
const termOf = (environment: Environment) => {
  const { fragment } = createOperationDescriptor(getRequest(interfaceStateQueryNode), {});
  return (environment.lookup(fragment).data as { interfaceState: { searchTerm: string } }).interfaceState.searchTerm;
};

it('opens the search on focus, from any page and in its language, without searching yet (F-080, F-083)', async () => {
  const { router, sent } = await open('/en');
  fireEvent.pointerDown(box());
  act(() => box().focus());
  await pass(0);
  expect(router.state.location).toMatchObject({ pathname: '/en/search', search: '' });
  expect(asked(sent)).toEqual([]);
  expect(document.activeElement).toBe(box());
});

it('lets Tab pass the box; typing there opens the search (F-080)', async () => {
  const { router } = await open('/');
  fireEvent.keyDown(screen.getByText('before'), { key: 'Tab' });
  act(() => box().focus());
  fireEvent.keyUp(box(), { key: 'Tab' });
  await pass(0);
  expect(router.state.location.pathname).toBe('/');
  type('p');
  await pass(300);
  expect(router.state.location).toMatchObject({ pathname: '/recherche', search: '?s=p' });
});

it('keeps words as typed, searches once typing rests, and leaves the search with Back (F-080, F-082)', async () => {
  const { environment, router, sent } = await open('/');
  act(() => box().focus());
  await pass(0);
  type('\u00C9ra');
  await pass(299);
  type(' \u00C9rable ');
  expect(termOf(environment)).toBe(' \u00C9rable ');
  expect(asked(sent)).toEqual([]);
  await pass(299);
  expect(asked(sent)).toEqual([]);
  await pass(1);
  expect(asked(sent)).toEqual([{ words: ' \u00C9rable ', after: null, stored: null, ordering: null, filter: null }]);
  expect(new URLSearchParams(router.state.location.search).get('s')).toBe(' \u00C9rable ');
  await act(async () => router.navigate(-1));
  expect(router.state.location.pathname).toBe('/');
  expect(box().value).toBe('');
});

it('uses the last words’ answer only', async () => {
  const answers = new Map<string, (values: object) => void>();
  const { sent } = await open('/recherche', ({ name, variables }) =>
    name === 'SearchScreenQuery'
      ? new Promise((done) => answers.set(variables.words, done as (values: object) => void))
      : found(),
  );
  for (const words of ['pom', 'poire']) {
    type(words);
    await pass(300);
  }
  expect(asked(sent)).toHaveLength(2);
  await act(async () => answers.get('poire')!(found('Poires')));
  await act(async () => answers.get('pom')!(found('Pommes')));
  await pass(0);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 produit pour \u00AB\u00A0poire\u00A0\u00BB');
});

it('shows an address’s search: its words in the box, its products, their announced number (F-080, F-081)', async () => {
  const { sent } = await open('/recherche?s=pomme', found('Pommes Honeycrisp', 'Tarte aux pommes'));
  expect(box().value).toBe('pomme');
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Pommes Honeycrisp' }).querySelector('mark')?.textContent).toBe('Pommes');
  expect(sent.map(({ name }) => name)).toEqual(['SearchScreenQuery']);
  await pass(500);
  expect(screen.getByRole('status').textContent).toBe('2 produits pour \u00AB\u00A0pomme\u00A0\u00BB');
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    screen.getByRole('heading', { level: 1 }).textContent,
  );
});

it('shows as many results after a reload as before', async () => {
  const entries = vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type: 'reload', name: 'http://localhost/recherche?s=pomme' } as unknown as PerformanceEntry]);
  sessionStorage.setItem('etal.lists', '[["/recherche?s=pomme",3,0]]');
  const first = { ...productsOf({ products: [product('Pommes')], endCursor: 'c1' }), ...plainAnswer };
  const { sent } = await open('/recherche?s=pomme', { ...found(), SearchConnection: first });
  await pass(0);
  expect(sent.find(({ name }) => name === 'SearchResultsPaginationQuery')?.variables).toMatchObject({
    count: 2,
    cursor: 'c1',
  });
  entries.mockRestore();
  sessionStorage.clear();
});

it('says that products are for other words than those typed, visibly and by announcement', async () => {
  await open('/recherche?s=frasie', {
    SearchConnection: {
      ...productsOf({ products: [product('Fraises')] }),
      ...plainAnswer,
      correctedWords: 'fraise',
    },
  });
  const said = 'Rien d\u2019exact pour \u00AB\u00A0frasie\u00A0\u00BB. Voici pour \u00AB\u00A0fraise\u00A0\u00BB.';
  expect(screen.getByText(/^Rien d\u2019exact/).textContent).toBe(said);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('1 produit pour \u00AB\u00A0fraise\u00A0\u00BB');
  expect(screen.getByRole('link', { name: 'Fraises' }).querySelector('mark')?.textContent).toBe('Fraises');
  await pass(500);
  expect(screen.getByRole('status').textContent).toContain(said);
});

it.each([
  ['not_sold', 'Pas de « banane » au marché. Essayez plutôt :'],
  ['dish', 'Pour « banane », il vous faut :'],
  ['occasion', 'Pour « banane », nos idées :'],
] as const)('says of words that name %s what to try, with links to these searches', async (kind, said) => {
  await open('/recherche?s=banane', {
    SearchConnection: {
      ...productsOf({ products: [product('Pommes')] }),
      ...plainAnswer,
      correctedWords: 'pomme, poire',
      advice: { kind, tries: ['pomme', 'poire'] },
    },
  });
  expect(screen.getByText(/banane/, { selector: 'p' }).textContent?.replaceAll(/\s/g, ' ')).toBe(said);
  const tries = within(screen.getByRole('list', { name: 'À essayer' })).getAllByRole('link');
  expect(tries.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['pomme', '/recherche?s=pomme'],
    ['poire', '/recherche?s=poire'],
  ]);
  expect(screen.queryByText(/Rien d’exact/)).toBeNull();
});

it.each([
  ['/recherche?s=livraison', 'delivery', 'Livrez-vous chez moi ?', '/faq#delivery'],
  ['/en/search?s=opening%20hours', 'hours', 'Opening hours', '/en/contact'],
  ['/recherche?s=pause', 'my_baskets', 'Mes paniers : pause ou annulation', '/compte/paniers'],
  ['/en/search?s=pause', 'my_baskets', 'My baskets: pause or cancel', '/en/account/baskets'],
] as const)('leads from %s to the page that answers it, instead of to goods', async (path, page, name, href) => {
  await open(path, {
    ...found(),
    SearchConnection: { ...productsOf({ products: [] }), ...plainAnswer, page },
  });
  const link = screen.getByText((text) => text.replaceAll(/\s/g, ' ') === name, { selector: 'a' });
  expect(link.getAttribute('href')).toBe(href);
  expect(screen.queryByText(/^Rien pour|^Pas de/)).toBeNull();
  expect(screen.getByRole('navigation', { name: /flânez par rayon|browse by aisle/ })).toBeTruthy();
  await pass(500);
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toContain(name);
});

it('says that no producer has the name, and leads to those who are here', async () => {
  await open('/recherche?s=verger%20lacroix', {
    ...found(),
    SearchConnection: { ...productsOf({ products: [] }), ...plainAnswer, page: 'no_producer' },
  });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(title?.replaceAll(/\s/g, ' ')).toBe('Aucun producteur du marché ne s’appelle « verger lacroix »');
  expect(screen.getByRole('link', { name: 'Les producteurs du marché' }).getAttribute('href')).toBe('/producteurs');
});

it('says that a known word is not sold, and never to spell it otherwise', async () => {
  await open('/recherche?s=peche', {
    ...found(),
    SearchConnection: {
      ...productsOf({ products: [] }),
      ...plainAnswer,
      advice: { kind: 'not_sold', tries: [] },
    },
  });
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  expect(title?.replaceAll(/\s/g, ' ')).toBe('Pas de « peche » au marché');
  expect(screen.queryByText(/essayez un mot plus court|Vouliez-vous dire/)).toBeNull();
});

it('shows the variant first that results sorted by unit price have it for (ADR 133)', async () => {
  const variants = [
    variantOf({ id: 'bag', name: '250 g', price: 450, unitPrice: { price: 180, amount: 100, unit: 'g' } }),
    variantOf({ id: 'box', name: '1 kg', price: 1600, unitPrice: { price: 160, amount: 100, unit: 'g' } }),
  ];
  const apples = productOf({ id: 'pommes', name: 'Pommes', handle: 'pommes', variants });
  const answer = { SearchConnection: { ...productsOf({ products: [apples] }), ...plainAnswer } };
  const shown = () => screen.getByRole('article').textContent?.replaceAll(/\s/g, ' ');
  await open('/recherche?s=pommes', answer);
  expect(shown()).toContain('1,80 $ / 100 g');
  cleanup();
  await open('/recherche?s=pommes&sort=unit-price', answer);
  expect(shown()).toContain('1,60 $ / 100 g');
});

const withShelves = {
  SearchConnection: {
    ...productsOf({ products: [product('Miel')], count: 9 }),
    ...plainAnswer,
    namedCollections: [collectionOf({ id: 'c', name: 'Miels', handle: 'miels', parent: { handle: 'garde-manger' } })],
    namedSellers: [{ id: 's', name: 'Miellerie du Cap', handle: 'miellerie-du-cap' }],
    shelves: [
      {
        count: 7,
        collection: { id: 'g', name: 'Garde-manger', handle: 'garde-manger', handlePrimary: 'garde-manger' },
      },
      { count: 2, collection: { id: 'b', name: 'Boissons', handle: 'boissons', handlePrimary: 'boissons' } },
    ],
    sellers: ['a', 'b'].map((handle) => ({ handle, name: handle })),
  },
};

it('shows matching names first, and narrows the list to a category with its words kept', async () => {
  await open('/recherche?s=miel', withShelves);
  const named = within(screen.getByRole('list', { name: 'De ce nom' }));
  expect(named.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Miels', '/categories/garde-manger/miels'],
    ['Miellerie du Cap', '/producteurs/miellerie-du-cap'],
  ]);
  const shelves = within(screen.getByRole('navigation', { name: 'Rayons o\u00F9 chercher' }));
  expect(shelves.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Tous 9', '/recherche?s=miel'],
    ['Garde-manger 7', '/recherche?s=miel&category=garde-manger'],
    ['Boissons 2', '/recherche?s=miel&category=boissons'],
  ]);
  expect(screen.getByRole('link', { name: 'Bio' }).getAttribute('href')).toBe('/recherche?s=miel&bio=1');
  cleanup();
  await open('/recherche?s=miel&category=boissons', withShelves);
  expect(screen.queryByRole('list', { name: 'De ce nom' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Boissons/ }).getAttribute('aria-current')).toBe('page');
});

it('sorts and filters by the address, and says when the filters leave nothing', async () => {
  const { sent } = await open('/recherche?s=miel&sort=price&bio=1&category=boissons', {
    SearchConnection: { ...withShelves.SearchConnection, ...productsOf({ products: [] }) },
  });
  expect(asked(sent)).toEqual([
    {
      words: 'miel',
      after: null,
      stored: null,
      ordering: { sort: 'price', direction: 'asc' },
      filter: { where: { bio: true, collection: 'boissons' } },
    },
  ]);
  expect(screen.getByText('Aucun produit ne correspond.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Retirer les filtres' }).getAttribute('href')).toBe(
    '/recherche?s=miel&sort=price',
  );
});

it('searches nothing without words, and shows recent searches, four categories and three producers (F-083)', async () => {
  localStorage.setItem('etal.personal.recent-searches', '["p\u00E2t\u00E9","miel"]');
  const { sent } = await open('/recherche?s=%20');
  expect(asked(sent)).toEqual([]);
  expect(screen.getByRole('link', { name: 'p\u00E2t\u00E9' }).getAttribute('href')).toBe('/recherche?s=p%C3%A2t%C3%A9');
  expect(ways()).toHaveLength(7);
  fireEvent.click(screen.getByRole('button', { name: 'Oublier \u00AB\u00A0p\u00E2t\u00E9\u00A0\u00BB' }));
  expect(screen.queryByRole('link', { name: 'p\u00E2t\u00E9' })).toBeNull();
  expect(localStorage.getItem('etal.personal.recent-searches')).toBe('["miel"]');
  await pass(500);
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toBe('« pâté » est oublié.');
});

it('says that nothing was found with the words as typed, other spellings, and links to categories and producers (F-083)', async () => {
  await open('/recherche?s=patiserie', found());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Rien pour \u00AB\u00A0patiserie\u00A0\u00BB');
  expect(ways().map(({ textContent }) => textContent)).toEqual([
    'L\u00E9gumes',
    'P\u00E2tisserie',
    'Fruits',
    'Viandes',
    'LALaiterieFerme \u00B7 Chelsea',
    'VEVergerFerme \u00B7 Chelsea',
    'RURucherFerme \u00B7 Chelsea',
  ]);
  expect(ways()[4]!.getAttribute('href')).toBe('/producteurs/Laiterie');
  cleanup();
  await open('/recherche?s=legum', found());
  expect(screen.getByRole('link', { name: 'l\u00E9gumes' }).getAttribute('href')).toBe('/recherche?s=l%C3%A9gumes');
});

it('reports a failed search, retries it, and keeps the words (F-083, F-184)', async () => {
  let refuse = true;
  const { sent } = await open('/recherche?s=pomme', ({ name }) =>
    refuse && name === 'SearchScreenQuery' ? new Error('no network') : found('Pommes'),
  );
  expect(screen.getAllByRole('alert')[0]!.textContent).toContain('La recherche n\u2019a pas abouti.');
  expect(box().value).toBe('pomme');
  refuse = false;
  fireEvent.click(screen.getByRole('button', { name: 'R\u00E9essayer' }));
  await pass(0);
  expect(asked(sent)).toHaveLength(2);
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('limits the box to 100 characters, and does not request an address with more', async () => {
  const { sent } = await open(`/recherche?s=${'a'.repeat(101)}`);
  expect(box().maxLength).toBe(100);
  expect(sent).toEqual([{ name: 'SearchWaysQuery', variables: {} }]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('C\u2019est trop long \u00E0 chercher.');
});

it('starts over for an invalid cursor', async () => {
  const { router } = await open('/recherche?s=pomme&after=x', ({ variables }) =>
    variables['after'] ? new ServerFailure([{ message: 'x', extensions: { code: 'BAD_CURSOR' } }]) : found('Pommes'),
  );
  expect(router.state.location.search).toBe('?s=pomme');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

it('searches immediately on Enter and remembers up to eight searches, the last one first', async () => {
  localStorage.setItem('etal.personal.recent-searches', JSON.stringify(['1', '2', '3', '4', '5', '6', '7', '8']));
  const { sent } = await open('/recherche');
  type('miel');
  await act(async () => void fireEvent.submit(box()));
  await pass(0);
  expect(asked(sent)).toHaveLength(1);
  const searches = () => JSON.parse(localStorage.getItem('etal.personal.recent-searches')!) as string[];
  await expect.poll(searches).toEqual(['miel', '1', '2', '3', '4', '5', '6', '7']);
});

it('works where storage is refused', async () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await open('/recherche');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Que cherchez-vous\u202F?');
  refused.mockRestore();
});
