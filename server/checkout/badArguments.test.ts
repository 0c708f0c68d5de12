import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { bread, DOCUMENTS, MARKET, PAID, PLATEAU, ROWS } from '../../tests/support/badArguments.ts';
import type { Name, Row, Who } from '../../tests/support/badArguments.ts';
import { DESK_MUTATIONS } from '../../tests/support/deskMutations.ts';
import { expectRefused, shownVariables } from '../../tests/support/expectRefused.ts';
import { WISHES } from '../../tests/support/invalidMutations.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createMarketSchema } from '../api/schema.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';
import { checkInvariants } from './invariants.ts';

/** Tested completely elsewhere: server/account, server/identity; staff mutations in staffArguments.test.ts. */
const ELSEWHERE = ['updateUser', 'updateEmail', 'deleteAccount', 'signOut', ...DESK_MUTATIONS];

it('covers every mutation', () => {
  const mutation = createMarketSchema('demo').getType('Mutation');
  const fields = isObjectType(mutation) ? Object.keys(mutation.getFields()) : [];
  expect(fields.filter((field) => !ELSEWHERE.includes(field)).toSorted()).toEqual(
    [...Object.keys(DOCUMENTS), ...Object.keys(WISHES)].toSorted(),
  );
});

describe.each(testDatabaseKinds())('arguments that no storefront sends (%s)', (kind) => {
  let api: ApiServer;
  let people: Record<Who, Record<string, string>>;
  let bobsItem: string;
  beforeAll(async () => {
    api = await openApi(kind);
    const { database } = api;
    await openMarket(database);
    const market = smallMarket(database.kysely);
    await market.zone('ancienne', ['J9H'], { active: false });
    await market.seller('resting', { deactivated_until: '2027-01-01T00:00:00-05:00' });
    await market.product('away', 'resting');
    for (const name of ['bread', 'cheese']) await offer(database, name);
    await offer(database, 'wine', { product: { is_alcohol: true } });
    await offer(database, 'draft', { product: { status: 'draft' } });
    await offer(database, 'gone', { product: { status: 'inactive' } });
    await offer(database, 'box', { price: 0, deposit: 1000, track_stock: false });
    const box = { reusable_box: testId('variant box 0') };
    await database.kysely.updateTable('market').set(box).execute();
    const signedIn = async (name: string) => ({
      session: newSessionToken(),
      authorization: await api.identity.token(name),
    });
    people = {
      ann: await signedIn('ann'),
      bob: await signedIn('bob'),
      guest: { session: newSessionToken() },
      nobody: { session: newSessionToken() },
    };
    const execute = async (name: Name, who: Who, variables = {}) => {
      const { data, errors } = await api.call(DOCUMENTS[name], variables, people[who]);
      expect([name, who, errors]).toEqual([name, who, []]);
      return data;
    };
    const add = (who: Who, product: string) =>
      execute('addToCart', who, { variant: toId('Variant', testId(`variant ${product} 0`)), quantity: 2 });
    for (const who of ['ann', 'bob'] as const) await add(who, 'bread');
    await add('guest', 'wine');
    await execute('updateCart', 'ann', { input: { note: 'Au 2e', locationId: MARKET } });
    await execute('updateCart', 'bob', { input: { shippingZoneId: PLATEAU } });
    await execute('startTrial', 'ann');
    await execute('checkout', 'ann', PAID);
    const { data } = await api.call('{ cart { items { id } } }', {}, people.bob);
    const { cart } = data as { cart: { items: { id: string }[] } };
    bobsItem = cart.items[0]!.id;
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });

  const expectRefusal = (name: Name, who: Who, variables: Row[2], code: string) =>
    expectRefused(api, { query: DOCUMENTS[name], variables, headers: people[who] }, code);

  describe.each(Object.keys(DOCUMENTS) as Name[])('%s', (name) => {
    const rows = ROWS.filter(([operation]) => operation === name);
    it.each(rows.map(([, who, variables, code]) => [who, shownVariables(variables), code, variables] as const))(
      'answers %s with %s by %s, and changes nothing',
      (who, _shown, code, variables) => expectRefusal(name, who, variables, code),
    );
  });

  it("rejects another customer's line, and a guest token that names nobody", async () => {
    await expectRefusal('confirmItemInCart', 'ann', { item: bobsItem }, 'NOT_IN_CART');
    people.nobody = { ...people.nobody, authorization: 'Bearer x.y.z' };
    await expectRefusal('addToCart', 'nobody', { variant: bread, quantity: 1 }, 'UNAUTHENTICATED');
  });
});
