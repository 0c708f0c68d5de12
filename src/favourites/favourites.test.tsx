import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { refusal } from '../../tests/support/storefront/accountFixtures.tsx';
import { collectionOf, productOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { Visitor } from '../app/Visitor.tsx';
import { loader, type ProductData } from '../catalogue/ProductScreen.route.ts';
import { ProductScreen } from '../catalogue/ProductScreen.tsx';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { browserLoader } from '../shared/relay/route.ts';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';

afterEach(cleanup);

const visitor = browserLoader<VisitorQuery>(VisitorQueryNode);
type Data = { visitor: PreloadedQuery<VisitorQuery> };

function Page() {
  return (
    <Visitor reference={useLoaderData<Data>().visitor}>
      <ProductScreen />
      <LiveRegion />
    </Visitor>
  );
}

const product = productOf({
  id: 'prd_1',
  handlePrimary: 'carottes-nantaises',
  handleSecondary: 'nantes-carrots',
  collections: [{ id: 'plc_1', isMain: true, collection: collectionOf() }],
  related: [],
});

/** Opens a product page for a customer with these favourites; null for a guest. `answer` returns the list after marking. */
async function open(
  favourites: string[] | null,
  reply: (sent: Sent) => string[] | Error | Promise<string[]> = () => [],
) {
  const rendered = await renderWithRelay(<Page />, {
    path: '/produits/carottes-nantaises',
    page: 'product',
    loader: async (args) => ({ visitor: visitor(args), ...((await loader(args)) as ProductData) }),
    mockResolvers: async (sent): Promise<Fixtures | Error> => {
      if (sent.name === 'ProductScreenQuery')
        return fixtures({
          Product: ({ name }) => (name === 'product' ? product : undefined),
          Location: { nextSlot: null },
        });
      const response = sent.name === 'MarkFavouriteMutation' ? await reply(sent) : favourites;
      if (response instanceof Error) return response;
      const user: Fixture<'User'> | null = response && {
        id: 'usr_1',
        favourites: response.map((id) => ({ id })),
        favouritesBack: [],
      };
      return sent.name === 'MarkFavouriteMutation'
        ? fixtures({ Mutation: { markFavourite: user ?? {} } })
        : fixtures({ Cart: { items: [] }, Query: { user } });
    },
  });
  act(() => setAuthentication(rendered.environment, { loading: false, isAuthenticated: favourites !== null }));
  const calls = () =>
    rendered.sent.flatMap(({ name, variables }) => (name === 'MarkFavouriteMutation' ? [variables] : []));
  return { ...rendered, calls };
}
/** The button of the product page; cards have none. */
const heart = () => screen.findByRole('button', { name: 'Garder dans vos favoris' });
const markedButton = () => screen.findByRole('button', { name: 'Dans vos favoris' });

it('shows the favourite state, and a press before the server has answered', async () => {
  const response = Promise.withResolvers<string[]>();
  const { calls } = await open(['prd_9'], ({ variables }) => (variables['marked'] ? response.promise : ['prd_9']));
  fireEvent.click(await heart());
  await markedButton();
  await waitFor(() => expect(calls()).toEqual([{ product: 'prd_1', marked: true }]));
  await act(async () => response.resolve(['prd_1', 'prd_9']));
  fireEvent.click(await markedButton());
  await heart();
});

it('sends presses sequentially, so that no older list overwrites a newer one', async () => {
  const responses = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  let requestCount = 0;
  const { calls } = await open([], () => responses[requestCount++]!.promise);
  fireEvent.click(await heart());
  fireEvent.click(await markedButton());
  await heart();
  await waitFor(() => expect(calls().length).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(calls()).toHaveLength(1);
  await act(async () => responses[0]!.resolve(['prd_1']));
  await waitFor(() => expect(calls()).toHaveLength(2));
  // The first response has it marked; the second press is shown on top.
  await heart();
  await act(async () => responses[1]!.resolve([]));
  expect(calls()).toEqual([
    { product: 'prd_1', marked: true },
    { product: 'prd_1', marked: false },
  ]);
  await heart();
});

it('reverts the mark and shows the reason after a refusal', async () => {
  await open([], () => refusal('FAVOURITES_FULL', 'favourites.full', { nb: 100 }));
  fireEvent.click(await heart());
  await waitFor(() => expect(document.body.textContent).toContain('Vous gardez déjà 100 produits.'));
  await heart();
});

describe('the list of a guest', () => {
  const KEY = 'etal.personal.favourites';
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const full = () => ({ getItem: () => '["prd_9"]', setItem: refuse, removeItem: refuse }) as unknown as Storage;
  afterEach(() => {
    vi.restoreAllMocks();
    localStorage.clear();
  });

  it('stores the ids in this browser, the latest first, and links to the list', async () => {
    localStorage.setItem(KEY, '["prd_9"]');
    const { calls } = await open(null);
    fireEvent.click(await heart());
    await markedButton();
    expect(stored()).toEqual(['prd_1', 'prd_9']);
    expect(screen.getByRole('link', { name: 'Voir vos favoris' }).getAttribute('href')).toBe('/favoris');
    fireEvent.click(await markedButton());
    await heart();
    expect([stored(), calls()]).toEqual([['prd_9'], []]);
  });

  it('stores a press before it ends, so that the page may be left right after it', async () => {
    await open(null);
    fireEvent.click(await heart());
    expect(stored()).toEqual(['prd_1']);
    fireEvent.click(await markedButton());
    expect(stored()).toBeNull();
  });

  it('follows a change in another tab', async () => {
    await open(null);
    await heart();
    localStorage.setItem(KEY, '["prd_1"]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
    await markedButton();
  });

  it.each(['{"prd_1":true}', '["prd_1"', '[1,null]'])('takes an invalid list %s for an empty one', async (text) => {
    localStorage.setItem(KEY, text);
    await open(null);
    await heart();
  });

  it.each([
    ['refused', refuse],
    ['full', full],
  ])('explains storage that is %s, and marks nothing', async (_, storage) => {
    await open(null);
    const button = await heart();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(storage);
    fireEvent.click(button);
    await waitFor(() => expect(document.body.textContent).toContain('Ce navigateur ne laisse rien garder ici.'));
    await heart();
  });

  it('has 100 products at most', async () => {
    const list = Array.from({ length: 100 }, (_, index) => `prd_${index + 10}`);
    localStorage.setItem(KEY, JSON.stringify(list));
    await open(null);
    fireEvent.click(await heart());
    await waitFor(() => expect(document.body.textContent).toContain('Vous gardez déjà 100 produits.'));
    expect(stored()).toEqual(list);
    await heart();
  });
});
