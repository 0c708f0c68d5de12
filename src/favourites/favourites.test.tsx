import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { MockResolvers } from 'relay-test-utils';
import { useLoaderData } from 'react-router';
import type { PreloadedQuery } from 'react-relay';
import { afterEach, expect, test, vi } from 'vitest';
import VisitorQueryNode, { type VisitorQuery } from '../../__generated__/relay/VisitorQuery.graphql.ts';
import { Visitor } from '../app/Visitor.tsx';
import { collectionOf, productOf } from '../catalogue/catalogueFixtures.ts';
import { ProductScreen } from '../catalogue/ProductScreen.tsx';
import { loader, type ProductData } from '../catalogue/ProductScreen.route.ts';
import { refusal } from '../account/accountFixtures.tsx';
import { connectClient } from '../identity/identityGate.ts';
import { setAuthentication } from '../shared/relay/authentication.ts';
import { personalLoader } from '../shared/relay/route.ts';
import { renderWithRelay, type Sent } from '../shared/relay/testHarness.tsx';
import { LiveRegion } from '../shared/ui/LiveRegion.tsx';

afterEach(cleanup);

const visitor = personalLoader<VisitorQuery>(VisitorQueryNode);
type Data = { visitor: PreloadedQuery<VisitorQuery> };

function Page() {
  return (
    <Visitor reference={useLoaderData<Data>().visitor}>
      <ProductScreen />
      <LiveRegion />
    </Visitor>
  );
}

const neighbour = productOf({ id: 'prd_2', name: 'Navets', handle: 'navets' });
const shown = productOf({
  id: 'prd_1',
  handlePrimary: 'carottes-nantaises',
  handleSecondary: 'nantes-carrots',
  collections: [{ id: 'plc_1', isMain: true, collection: collectionOf() }],
  related: [neighbour],
});

/** A product's page for a customer who keeps these; null: a guest. `answer` is what marking is answered with. */
async function open(kept: string[] | null, answer: (sent: Sent) => string[] | Error | Promise<string[]> = () => []) {
  const rendered = await renderWithRelay(<Page />, {
    path: '/produits/carottes-nantaises',
    page: 'product',
    loader: async (args) => ({ visitor: visitor(args), ...((await loader(args)) as ProductData) }),
    mockResolvers: async (sent): Promise<MockResolvers | Error> => {
      if (sent.name === 'ProductScreenQuery')
        return {
          Product: ({ name }) => (name === 'product' ? shown : undefined),
          Location: () => ({ nextSlot: null }),
        };
      const answered = sent.name === 'MarkFavouriteMutation' ? await answer(sent) : kept;
      if (answered instanceof Error) return answered;
      const user = answered && { id: 'usr_1', favourites: answered.map((id) => ({ id })), favouritesBack: [] };
      return sent.name === 'MarkFavouriteMutation'
        ? { Mutation: () => ({ markFavourite: user }) }
        : { Cart: () => ({ items: [] }), Query: () => ({ user }) };
    },
  });
  act(() => setAuthentication(rendered.environment, { loading: false, isAuthenticated: kept !== null }));
  const calls = () =>
    rendered.sent.flatMap(({ name, variables }) => (name === 'MarkFavouriteMutation' ? [variables] : []));
  return { ...rendered, calls };
}
const heart = (name: string) => screen.findByRole('button', { name: `Garder ${name} dans vos favoris` });
/** A guest's way to favourites is on the product's own page; cards have hearts for customers only. */
const signInToKeep = () => screen.findByRole('button', { name: 'Se connecter pour garder ce produit' });
const pressed = (button: HTMLElement) => button.getAttribute('aria-pressed');

test('a heart shows what is kept, and a press at once, before the server has answered', async () => {
  const answer = Promise.withResolvers<string[]>();
  const { calls } = await open(['prd_9'], ({ variables }) => (variables['marked'] ? answer.promise : ['prd_9']));
  const mark = await heart('Navets');
  expect(pressed(mark)).toBe('false');
  fireEvent.click(mark);
  await waitFor(() => expect(pressed(mark)).toBe('true'));
  await waitFor(() => expect(calls()).toEqual([{ product: 'prd_2', marked: true }]));
  await act(async () => answer.resolve(['prd_2', 'prd_9']));
  expect(pressed(mark)).toBe('true');
  fireEvent.click(mark);
  await waitFor(() => expect(pressed(mark)).toBe('false'));
});

test('presses are sent one after the other, so that no older list overwrites a newer one', async () => {
  const answers = [Promise.withResolvers<string[]>(), Promise.withResolvers<string[]>()];
  let asked = 0;
  const { calls } = await open([], () => answers[asked++]!.promise);
  const mark = await heart('Navets');
  fireEvent.click(mark);
  fireEvent.click(screen.getByRole('button', { name: 'Garder dans vos favoris' }));
  expect(await screen.findByRole('button', { name: 'Dans vos favoris' })).toBeTruthy();
  await waitFor(() => expect(calls().length).toBeGreaterThan(0));
  await act(async () => undefined);
  expect(calls()).toHaveLength(1);
  await act(async () => answers[0]!.resolve(['prd_2']));
  await waitFor(() => expect(calls()).toHaveLength(2));
  // The first answer does not know the second product, which stays marked meanwhile.
  expect(screen.getByRole('button', { name: 'Dans vos favoris' })).toBeTruthy();
  await act(async () => answers[1]!.resolve(['prd_1', 'prd_2']));
  expect(calls()).toEqual([
    { product: 'prd_2', marked: true },
    { product: 'prd_1', marked: true },
  ]);
  expect([pressed(mark), screen.queryByRole('button', { name: 'Dans vos favoris' }) !== null]).toEqual(['true', true]);
});

test('a refusal puts the mark back and says why', async () => {
  await open([], () => refusal('FAVOURITES_FULL', 'favourites.full', { nb: 100 }));
  const mark = await heart('Navets');
  fireEvent.click(mark);
  await waitFor(() => expect(document.body.textContent).toContain('Vous gardez déjà 100 produits.'));
  expect(pressed(mark)).toBe('false');
});

test('a guest who presses is led to sign in, and what they wanted is kept once they are known', async () => {
  const opener = vi.spyOn(window, 'open').mockReturnValue(null);
  const { calls } = await open(null);
  fireEvent.click(await signInToKeep());
  expect(screen.queryByRole('button', { name: 'Garder Navets dans vos favoris' })).toBeNull();
  expect(opener).toHaveBeenCalledOnce();
  expect(calls()).toEqual([]);
  // Back from the login, the page is a new one in the same tab.
  cleanup();
  const back = await open([]);
  await waitFor(() => expect(back.calls()).toEqual([{ product: 'prd_1', marked: true }]));
  opener.mockRestore();
});

test('a login that fails is told, and nothing is wanted any more', async () => {
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
  const back = await open([]);
  await heart('Navets');
  expect([...calls(), ...back.calls()]).toEqual([]);
  opener.mockRestore();
});
