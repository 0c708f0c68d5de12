import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, WireAnswer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

const CART = '{ cart { id items { quantity } } }';
const ADD = 'mutation($v: ID!) { addToCart(variant: $v) { id items { quantity } } }';
const NODE = 'query($id: ID!) { node(id: $id) { id __typename } nodes(ids: [$id, "nonsense"]) { id } }';
const cartIdIn = ({ data }: WireAnswer) => (data as { cart: { id: string } }).cart.id;
const variant = toId('Variant', testId('variant honey 0'));

describe.each(testDatabaseKinds())('a session on %s', (kind) => {
  let api: ApiServer;
  beforeAll(async () => {
    api = await openApi(kind);
    await smallMarket(api.database.kysely).seller('farm');
    await smallMarket(api.database.kysely).product('honey', 'farm');
  });
  afterAll(() => api.close());
  const sessions = async () => (await api.database.kysely.selectFrom('session').selectAll().execute()).length;

  it('is issued by the first answer that is not PUBLIC, and stored by the first item in its cart', async () => {
    expect((await api.call('{ products { count } }')).headers.get('set-cookie')).toBeNull();
    const first = await api.call(CART);
    expect(first.data).toMatchObject({ cart: { items: [] } });
    const cookie = first.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^etal_session=[\w-]{43}\.\.[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/);
    expect(await sessions()).toBe(0);

    const session = /=([\w-]{43})\./.exec(cookie)?.[1] ?? '';
    const added = await api.call(ADD, { v: variant }, { session });
    expect(added.data).toEqual({ addToCart: { ...(first.data?.cart as object), items: [{ quantity: 1 }] } });
    expect(added.headers.get('set-cookie')).toBe(cookie);
    expect(await sessions()).toBe(1);
  });

  it('is renewed by use, and replaced if it is invalid', async () => {
    const session = newSessionToken();
    expect((await api.call(CART, {}, { session })).headers.get('set-cookie')).toContain(`etal_session=${session}.`);
    const issued = api.sessions.cookie(api.sessions.issue(session, null));
    for (const badCookie of [
      'etal_session=short',
      `etal_session=${session}`,
      `etal_session=${session}..${'a'.repeat(43)}`,
      issued.replace('..', `.${'a'.repeat(22)}.`),
      `${issued}x`,
    ])
      expect((await api.call(CART, {}, { cookie: badCookie })).headers.get('set-cookie'), badCookie).not.toContain(
        session,
      );
  });

  it('is replaced by whatever answers first after a sign-in, once', async () => {
    const session = newSessionToken();
    const authorization = await api.identity.token('ann');
    // Names of its own, since a stored answer says nothing of a session.
    const cookieOf = async (name: string, who: object) =>
      (await api.call(`{ ${name}: products { count } }`, {}, { ...who, authorization })).headers.get('set-cookie');
    const cookie = (await cookieOf('first', { session })) ?? '';
    expect(cookie).toMatch(/^etal_session=[\w-]{43}\./);
    expect(cookie).not.toContain(session);
    expect(await cookieOf('second', { cookie: cookie.split(';')[0] })).toBeNull();
  });

  it('does not find the cart of another session by its id (F-044)', async () => {
    const [ownToken, otherToken] = [newSessionToken(), newSessionToken()];
    const cart = async (session: string) => cartIdIn(await api.call(CART, {}, { session }));
    await api.call(ADD, { v: variant }, { session: otherToken });
    const [ownCart, otherCart] = [await cart(ownToken), await cart(otherToken)];
    expect(ownCart).not.toBe(otherCart);
    expect((await api.call(NODE, { id: otherCart }, { session: ownToken })).text).toBe(
      '{"data":{"node":null,"nodes":[null,null]}}',
    );
    expect((await api.call(NODE, { id: otherCart })).data?.node).toBeNull();
    expect((await api.call(NODE, { id: otherCart }, { session: otherToken })).data?.node).toEqual({
      id: otherCart,
      __typename: 'Cart',
    });
    expect((await api.call(NODE, { id: ownCart }, { session: ownToken })).data?.node).toEqual({
      id: ownCart,
      __typename: 'Cart',
    });
  });

  it('does not find the payment and order of another session by their ids', async () => {
    const [ownToken, otherToken] = [newSessionToken(), newSessionToken()];
    await smallMarket(api.database.kysely).location('hall');
    const place = toId('Location', testId('location hall'));
    await api.call(ADD, { v: variant }, { session: otherToken });
    await api.call(
      'mutation($l: ID!) { updateCart(input: { locationId: $l }) { id } }',
      { l: place },
      { session: otherToken },
    );
    const { checkout } = (await api.call('mutation { checkout }', {}, { session: otherToken })).data ?? {};
    await api.services.checkout.handleEvent(api.payment.pay(String(checkout)));
    const paid = await api.call('{ payment { id order { id } } }', {}, { session: otherToken });
    const payment = paid.data?.payment as { id: string; order: { id: string } };
    expect((await api.call('{ payment { id } }', {}, { session: ownToken })).data).toEqual({ payment: null });
    for (const [id, type] of [
      [payment.id, 'Payment'],
      [payment.order.id, 'Order'],
    ]) {
      expect((await api.call(NODE, { id }, { session: otherToken })).data?.node).toEqual({ id, __typename: type });
      expect((await api.call(NODE, { id }, { session: ownToken })).text).toBe(
        '{"data":{"node":null,"nodes":[null,null]}}',
      );
    }
  });

  it('finds nothing by ids of nothing', async () => {
    const session = newSessionToken();
    for (const type of [
      'Order',
      'Payment',
      'Product',
      'Variant',
      'Seller',
      'Collection',
      'Location',
      'ShippingZone',
      'Cart',
      'CartItem',
    ] as const) {
      const response = await api.call(NODE, { id: toId(type, testId('nothing')) }, { session });
      expect(response.text, type).toBe('{"data":{"node":null,"nodes":[null,null]}}');
    }
    for (const id of ['', '0', 'per_20261126', 'per_20261301'])
      expect((await api.call(NODE, { id }, { session })).data?.node, id).toBeNull();
  });

  it('is not needed to find public records by their ids', async () => {
    const query =
      'query($id: ID!) { node(id: $id) { __typename id ... on Product { variants { id } } ... on Period { startDate } } }';
    const product = await api.call(query, { id: toId('Product', testId('product honey')) });
    expect(product.data?.node).toMatchObject({ __typename: 'Product', variants: [{ id: variant }] });
    expect(product.headers.get('set-cookie')).toBeNull();
    const period = await api.call(query, { id: 'per_20261127' });
    expect(period.data?.node).toEqual({ __typename: 'Period', id: 'per_20261127', startDate: '2026-11-27' });
  });
});
