import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, WireAnswer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

/** Over HTTP, as the storefront calls. */
describe('favourites over the API', () => {
  let api: ApiServer;
  let ann: Record<string, string>;
  const bread = toId('Product', testId('product bread'));
  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('bread', 'farm', {}, [], [{ track_stock: true, stock: 0 }]);
    await market.product('honey', 'farm', {}, [], [{}]);
    ann = { session: newSessionToken(), authorization: await api.identity.token('ann') };
  });
  afterAll(() => api.close());

  const messagesOf = ({ data, errors }: WireAnswer) =>
    errors.length > 0 ? errors.map(({ extensions }) => extensions.code) : data;
  const MARK = `mutation($product: ID!, $marked: Boolean!) {
    markFavourite(product: $product, marked: $marked) { favourites { handle } favouritesBack { handle } } }`;
  const mark = async (marked: boolean, product = bread, who: Record<string, string> = ann) =>
    messagesOf(await api.call(MARK, { product, marked }, who));

  it("returns the customer's lists after marking, reports a return to stock, and has none for guests", async () => {
    expect(await mark(true, bread, { session: newSessionToken() })).toEqual(['UNAUTHENTICATED']);
    expect(await mark(true, toId('Product', testId('product nothing')))).toEqual(['NOT_FOUND']);
    expect(await mark(true)).toEqual({ markFavourite: { favourites: [{ handle: 'bread' }], favouritesBack: [] } });
    await api.database.kysely.updateTable('variant').set({ stock: 1 }).execute();
    await api.services.catalogue.fresh();
    const expected = { favourites: [{ handle: 'bread' }, { handle: 'honey' }], favouritesBack: [{ handle: 'bread' }] };
    expect(await mark(true, toId('Product', testId('product honey')))).toEqual({ markFavourite: expected });
    expect(await mark(false)).toEqual({ markFavourite: { favourites: [{ handle: 'honey' }], favouritesBack: [] } });
    const otherCustomer = { session: newSessionToken(), authorization: await api.identity.token('eve') };
    expect(messagesOf(await api.call('{ user { favourites { id } } }', {}, otherCustomer))).toEqual({
      user: { favourites: [] },
    });
  });
});
