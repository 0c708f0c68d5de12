import { loadQuery } from 'react-relay';
import { getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import { expect, it } from 'vitest';
import CartScreenQuery from '#generated/relay/CartScreenQuery.graphql.ts';
import LayoutQuery from '#generated/relay/LayoutQuery.graphql.ts';
import { answer } from '../../../tests/support/storefront/fixtures.ts';
import { createEnvironment, type Recording } from './environment.ts';

const answerTo = (query: GraphQLTaggedNode, note: string) =>
  answer(
    getRequest(query).params,
    {},
    {
      Cart: { id: 'cart', note, items: [] },
    },
  );

/** A page that came with the answers to both queries; `sent` lists what it requests. */
function open() {
  const sent: string[] = [];
  const replay: Recording = Object.fromEntries(
    [CartScreenQuery, LayoutQuery].map((query) => [`${getRequest(query).params.id}{}`, answerTo(query, 'of the page')]),
  );
  const execute = async ({ name }: { name: string }) => {
    sent.push(name);
    return answerTo(CartScreenQuery, 'of today');
  };
  const environment = createEnvironment(execute, { replay });
  const note = () => environment.getStore().getSource().get('cart')?.['note'];
  const load = (query: GraphQLTaggedNode) => loadQuery(environment, query, {}, { fetchPolicy: 'store-and-network' });
  return { sent, load, note };
}

it('serves a public answer that came with the page without requesting it', async () => {
  const { sent, load } = open();
  await load(LayoutQuery).source?.toPromise();
  expect(sent).toEqual([]);
});

it('serves the visitor’s answer that came with the page immediately, and requests it once, since the page may be old', async () => {
  const { sent, load, note } = open();
  const { source } = load(CartScreenQuery);
  expect(note()).toBe('of the page');
  await source?.toPromise();
  await expect.poll(note).toBe('of today');
  expect(sent).toEqual(['CartScreenQuery']);
});
