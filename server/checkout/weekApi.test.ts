import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, Who } from '../../tests/support/apiServer.ts';
import { location, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { toId } from '../graphql/globalId.ts';

type Order = { id: string; number: number; status: string; total: number; mergedInto: Order | null };

const WINDOW_MS = 4 * 3_600_000;
const WEEK_MS = 7 * 86_400_000;
const MARKET = toId('Location', location('marche'));
const ADD = 'mutation($v: ID!) { addToCart(variant: $v) { id } }';
const CHOOSE = 'mutation($input: UpdateShoppingSessionInput!) { updateShoppingSession(input: $input) { autoClose } }';
const MERGES = '{ cart { mergesInto { id number status } } }';
const ORDER = 'id number status total products { productName } ';
const PAID = `{ payment { state order { ${ORDER} mergedInto { id } } } }`;
const ORDERS = `{ orders { edges { node { ${ORDER} mergedInto { ${ORDER} } } } } }`;
const NODE = 'query($id: ID!) { node(id: $id) { id } }';

describe.each(testDatabaseKinds())('the week over the API (%s)', (kind) => {
  let api: ApiServer;
  let jam: string;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    for (const product of ['bread', 'cheese', 'honey'])
      await offer(api.database, product, { price: 1000, track_stock: false });
    jam = await offer(api.database, 'jam', { price: 1000, track_stock: true, stock: 1 });
  });
  afterAll(() => api.close());

  const signIn = (name: string) => api.signIn(name);
  const call: ApiServer['ask'] = (...args) => api.ask(...args);
  async function fill(who: Who, handle: string, place = MARKET): Promise<void> {
    const { product } = await call<{ product: { variants: { id: string }[] } }>(
      who,
      `{ product(handle: "${handle}") { variants { id } } }`,
    );
    await call(who, ADD, { v: product.variants[0]!.id });
    await call(who, CHOOSE, { input: { locationId: place } });
  }
  async function pay(who: Who): Promise<void> {
    const { checkout } = await call<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
  }
  const mergesInto = async (who: Who) =>
    (await call<{ cart: { mergesInto: Partial<Order> | null } }>(who, MERGES)).cart.mergesInto;
  const readPaidOrder = async (who: Who) => (await call<{ payment: { order: Order } }>(who, PAID)).payment.order;

  it("names the order that the cart will merge into before payment, and the merged lines' order afterwards (E19)", async () => {
    const ann = await signIn('ann');
    await fill(ann, 'bread');
    expect(await mergesInto(ann)).toBeNull();
    await pay(ann);
    const firstOrder = await readPaidOrder(ann);
    expect([firstOrder.status, firstOrder.mergedInto, await mergesInto(ann)]).toEqual(['processed', null, null]);

    await fill(ann, 'cheese');
    expect(await mergesInto(ann)).toEqual({ id: firstOrder.id, number: firstOrder.number, status: 'processed' });
    await pay(ann);
    const merged = await call(
      ann,
      `{ payment { joined joinedTotal order { id total mergedInto { id } products { productName } } } }`,
    );
    expect(merged).toEqual({
      payment: {
        joined: true,
        joinedTotal: 1575,
        order: {
          id: firstOrder.id,
          total: 3150,
          mergedInto: null,
          products: [{ productName: 'bread' }, { productName: 'cheese' }],
        },
      },
    });
    const { orders } = await call<{ orders: { edges: { node: Order }[] } }>(ann, ORDERS);
    const [, second] = orders.edges.map(({ node }) => node);
    if (!second) throw new Error('There is no second order');
    expect(second).toMatchObject({
      status: 'merged',
      total: 1575,
      products: [],
      mergedInto: { id: firstOrder.id, number: firstOrder.number, status: 'processed', total: 3150 },
    });

    const bob = await signIn('bob');
    await fill(bob, 'cheese');
    expect(await mergesInto(bob)).toBeNull();
    for (const { id } of [firstOrder, second]) expect(await call(bob, NODE, { id })).toEqual({ node: null });
  });

  it('names none for a cart without a confirmed line or a place, nor after four hours', async () => {
    const cat = await signIn('cat');
    await fill(cat, 'bread');
    await pay(cat);
    await fill(cat, 'cheese');
    await call(cat, CHOOSE, { input: { locationId: null } });
    expect(await mergesInto(cat)).toBeNull();
    await call(cat, CHOOSE, { input: { locationId: MARKET } });
    expect(await mergesInto(cat)).not.toBeNull();
    await api.database.kysely
      .updateTable('cart_item')
      .set({ unsure: true, unsure_reason: 'price_changed' })
      .where('cart_id', 'in', (query) =>
        query
          .selectFrom('cart')
          .select('cart.id')
          .innerJoin('customer', 'customer.id', 'cart.customer_id')
          .where('email', '=', 'cat@exemple.ca'),
      )
      .execute();
    expect(await mergesInto(cat)).toBeNull();
    await fill(cat, 'honey');
    expect(await mergesInto(cat)).not.toBeNull();
    api.clock.advance(WINDOW_MS + 1000);
    expect(await mergesInto(cat)).toBeNull();
  });

  it('buys automatically for customers who asked for it, with the stored card, and never for guests (E20)', async () => {
    const dan = await signIn('dan');
    await fill(dan, 'bread');
    const refusal = await api.call(CHOOSE, { input: { autoClose: true } }, dan);
    expect(refusal.errors).toMatchObject([{ message: 'subscription.no_card', extensions: { code: 'NO_CARD' } }]);
    const page = 'https://market.example/compte';
    const setUp = 'mutation($p: String!) { setupPaymentMethod(successUrl: $p, cancelUrl: $p) }';
    const leaveCard = async (who: Who, last4: string, refuses: 'declined' | null) => {
      await call(who, setUp, { p: page });
      const { input } = api.payment.customers.setups().at(-1)!;
      const sessionId = `cs_setup_${input.setupId}`;
      api.payment.customers.leaveCard(sessionId, last4, refuses);
      await api.services.cards.handle({ kind: 'setup', sessionId, setupId: input.setupId });
    };
    await leaveCard(dan, '4242', null);
    expect(await call(dan, CHOOSE, { input: { autoClose: true } })).toEqual({
      updateShoppingSession: { autoClose: true },
    });
    const eve = await signIn('eve');
    await fill(eve, 'bread');
    await leaveCard(eve, '0002', 'declined');
    await call(eve, CHOOSE, { input: { autoClose: true } });

    const fay = await signIn('fay');
    await fill(fay, 'jam');
    await leaveCard(fay, '4242', null);
    await call(fay, CHOOSE, { input: { autoClose: true } });
    await api.database.kysely.updateTable('variant').set({ stock: 0 }).where('id', '=', jam).execute();

    const { openPeriod } = await call<{ openPeriod: { id: string; closesAt: string } }>(
      dan,
      '{ openPeriod { id closesAt } }',
    );
    api.clock.advance(Date.parse(openPeriod.closesAt) - api.clock.now().getTime() + 60_000);
    await api.services.checkout.close();
    const cart = '{ cart { autoClose autoCloseRefusal { code message } items { id unsure unsureReason } } }';
    expect(await call(dan, cart)).toEqual({ cart: { autoClose: true, autoCloseRefusal: null, items: [] } });
    expect(await call(dan, '{ payment { state order { status total period { id } } } }')).toEqual({
      payment: { state: 'paid', order: { status: 'processed', total: 1575, period: { id: openPeriod.id } } },
    });
    const because = (code: string, message: string) => ({
      cart: {
        autoClose: true,
        autoCloseRefusal: [{ code, message }],
        items: [{ id: expect.any(String) as string, unsure: true, unsureReason: 'last_week' }],
      },
    });
    expect(await call(eve, cart)).toEqual(because('declined', 'La carte a été refusée.'));
    expect(await call({ ...eve, 'accept-language': 'en' } as Who, cart)).toEqual(
      because('declined', 'Your card was declined.'),
    );
    expect(await call(fay, cart)).toMatchObject(
      because('MAX_REACHED', expect.stringMatching(/^jam \(unité\)\s: il en reste 0\.$/) as string),
    );
    expect(await call(eve, '{ payment { state order { id } } }')).toEqual({
      payment: { state: 'failed', order: null },
    });
    expect(await call(dan, CHOOSE, { input: { autoClose: false } })).toEqual({
      updateShoppingSession: { autoClose: false },
    });
    api.clock.advance(WEEK_MS);
  });
});
