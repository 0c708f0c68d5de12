import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { PreloadedQuery } from 'react-relay';
import { useLoaderData } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '#generated/relay/VisitorQuery.graphql.ts';
import { refusal } from '../../tests/support/storefront/accountFixtures.tsx';
import { collectionOf, productOf } from '../../tests/support/storefront/catalogueFixtures.ts';
import { fixtures, type Fixture, type Fixtures } from '../../tests/support/storefront/fixtures.ts';
import { renderWithRelay, type Sent } from '../../tests/support/storefront/testHarness.tsx';
import { Visitor } from '../app/Visitor.tsx';
import { loader, type ProductData } from '../catalogue/ProductScreen.route.ts';
import { ProductScreen } from '../catalogue/ProductScreen.tsx';
import { connectClient } from '../identity/identityGate.ts';
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
/** The button that a guest sees instead. */
const signInToKeep = () => screen.findByRole('button', { name: 'Se connecter pour garder ce produit' });

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

it('leads a guest to sign in, and adds the product once they are signed in', async () => {
  const opener = vi.spyOn(window, 'open').mockReturnValue(null);
  const { calls } = await open(null);
  fireEvent.click(await signInToKeep());
  expect(opener).toHaveBeenCalledOnce();
  expect(calls()).toEqual([]);
  // After the redirect, the page is a new one in the same tab.
  cleanup();
  const returned = await open([]);
  await waitFor(() => expect(returned.calls()).toEqual([{ product: 'prd_1', marked: true }]));
  opener.mockRestore();
});

it('reports a failed sign-in, and forgets the pending product', async () => {
  const { environment, calls } = await open(null);
  const popup = { close: vi.fn() } as unknown as Window;
  const opener = vi.spyOn(window, 'open').mockReturnValue(popup);
  connectClient(environment, {
    token: async () => null,
    redirect: async () => undefined,
    signOut: async () => undefined,
    popup: async () => setAuthentication(environment, { error: { code: 'access_denied', description: '' } }),
  });
  fireEvent.click(await signInToKeep());
  await waitFor(() => expect(document.body.textContent).toContain('La connexion n’a pas été menée à terme.'));
  cleanup();
  const returned = await open([]);
  await heart();
  expect([...calls(), ...returned.calls()]).toEqual([]);
  opener.mockRestore();
});
