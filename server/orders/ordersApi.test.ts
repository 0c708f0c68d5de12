import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, Who } from '../../tests/support/apiServer.ts';
import { location, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import { calendarOf } from '../mail/orderCalendar.ts';

type Page = {
  count: number;
  edges: { cursor: string; node: { id: string; status: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

const MARKET = toId('Location', location('marche'));
const ORDERS = `query($n: Int, $a: String) { orders(first: $n, after: $a) {
  count edges { cursor node { id status } } pageInfo { hasNextPage endCursor } } }`;
const CANCEL = `mutation($o: ID!, $r: Boolean! = false) { cancelOrder(order: $o, reopenCart: $r) {
  order { status refundedToCard changeableUntil calendar } cart { items { quantity unsure } } } }`;
const ORDER_AGAIN = `mutation($o: ID!, $r: ID) { orderAgain(order: $o, requestId: $r) {
  cart { items { quantity unsure variant { product { name } } } } missing { productName } units
  changes { line { productName price } quantity ordered shortage variant { name price } } } }`;
const COMBINE = `mutation($i: ID!, $o: ID!) { combineOrders(into: $i, order: $o) {
  order { id total combinableWith { id } mergedOrders { id } products { productName } }
  merged { status mergedInto { id } changeableUntil } } }`;

describe.each(testDatabaseKinds())('orders over the API (%s)', (kind) => {
  let api: ApiServer;
  let start = 0;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    for (const products of ['bread', 'cheese', 'honey', 'plum', 'pear', 'kiwi'])
      await offer(api.database, products, { price: 1000, stock: 50 });
    start = api.clock.now().getTime();
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });
  const setHour = (hours: number) => (api.clock.now = () => new Date(start + hours * HOUR_MS));

  const signIn = (name: string) => api.signIn(name);
  const call: ApiServer['ask'] = (...args) => api.ask(...args);
  const codes = async (who: Who, query: string, variables: Record<string, unknown>) =>
    (await api.call(query, variables, who)).errors.map(({ extensions }) => extensions.code);
  async function buy(who: Who, products: string[], { quantity = 1 } = {}): Promise<string> {
    for (const product of products)
      await call(who, 'mutation($v: ID!, $q: Int!) { addToCart(variant: $v, quantity: $q) { id } }', {
        v: toId('Variant', testId(`variant ${product} 0`)),
        q: quantity,
      });
    const choose = 'mutation($i: UpdateShoppingSessionInput!) { updateShoppingSession(input: $i) { id } }';
    await call(who, choose, { i: { locationId: MARKET } });
    const { checkout } = await call<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const { payment } = await call<{ payment: { order: { id: string } } }>(who, '{ payment { order { id } } }');
    return payment.order.id;
  }

  it('lists orders in progress first, then the newest; a cursor survives status changes (F-152)', async () => {
    const ann = await signIn('ann');
    const orderIds: string[] = [];
    for (const hours of [0, 5, 10, 15]) {
      setHour(hours);
      orderIds.push(await buy(ann, ['bread']));
    }
    const [first = '', second = '', third = '', fourth = ''] = orderIds;
    await call(ann, CANCEL, { o: third });
    const page = async (n: number, a?: string) => (await call<{ orders: Page }>(ann, ORDERS, { n, a })).orders;
    const all = await page(10);
    expect(all.edges.map(({ node }) => [node.id, node.status])).toEqual([
      [fourth, 'processed'],
      [second, 'processed'],
      [first, 'processed'],
      [third, 'cancelled'],
    ]);
    const begin = await page(2);
    expect([begin.count, begin.edges.map(({ node }) => node.id), begin.pageInfo.hasNextPage]).toEqual([
      4,
      [fourth, second],
      true,
    ]);
    await call(ann, CANCEL, { o: fourth });
    const rest = await page(2, begin.pageInfo.endCursor);
    expect(rest.edges.map(({ node }) => node.id)).toEqual([first, fourth]);

    const bob = await signIn('bob');
    expect((await call<{ orders: Page }>(bob, ORDERS)).orders).toMatchObject({ count: 0, edges: [] });
    expect(await codes(bob, ORDERS, { a: begin.pageInfo.endCursor })).toEqual(['BAD_CURSOR']);
    expect(await codes(bob, ORDERS, { n: 101 })).toEqual(['BAD_INPUT']);
    expect(await codes({ session: bob.session }, ORDERS, {})).toEqual(['UNAUTHENTICATED']);
  });

  it('returns totals, place, lines and a calendar file at its own URL (F-155 to F-157)', async () => {
    setHour(0);
    const cat = await signIn('cat');
    const id = await buy(cat, ['cheese'], { quantity: 2 });
    const { order } = await call<{ order: Record<string, unknown> & { calendar: string } }>(
      cat,
      `query($id: ID!) { order(id: $id) { status total subtotal deposit shipping fee gst pst discount balanceApplied
        refundedToCard refundedToBalance paymentPage ongoing number period { closesAt } changeableUntil calendar
        location { name } fulfillment { id } products { productName quantity seller { name } status progress } } }`,
      { id },
    );
    expect(order).toMatchObject({
      status: 'processed',
      subtotal: 2000,
      fee: 500,
      total: 2000 + 500 + 25 + 50,
      paymentPage: null,
      ongoing: true,
      changeableUntil: '2026-11-30T00:00:00-05:00',
      period: { closesAt: '2026-11-30T00:00:00-05:00' },
      location: { name: 'marche' },
      fulfillment: null,
      products: [{ productName: 'cheese', quantity: 2, status: 'waiting', progress: 0 }],
    });
    const files = (file: string) =>
      calendarOf(
        {
          ...api.services,
          database: api.database,
          publicUrl: 'https://market.example',
        },
        file,
      );
    expect(order.calendar).toMatch(/^\/calendrier\/[0-9a-f-]{36}-fr\.ics$/);
    const name = order.calendar.split('/').at(-1) ?? '';
    expect((await files(name))?.text).toContain(`UID:order-${String(order.number)}@market.example`);
    expect((await files(name.replace('-fr.', '-en.')))?.name).toBe(`order-${String(order.number)}.ics`);
    for (const wrong of [`${testId('nobody')}-fr.ics`, 'x.ics', `${name}.ics`]) expect(await files(wrong)).toBeNull();
    await call(cat, CANCEL, { o: id });
    expect(await files(name)).toBeNull();
  });

  it('returns the progress of each line by producer (F-159)', async () => {
    const dan = await signIn('dan');
    const id = await buy(dan, ['honey', 'bread', 'cheese']);
    const lines = api.database.kysely.updateTable('order_line');
    await lines.set({ seller_name: 'Abeille' }).where('product_name_primary', '=', 'bread').execute();
    await lines
      .set({ status: 'received', last_updated: new Date('2026-12-03T12:00:00Z') })
      .where('product_name_primary', '=', 'cheese')
      .execute();
    const progress =
      'query($id: ID!) { orderProgress(id: $id) { productName sellerName status progress lastUpdated } }';
    const { orderProgress } = await call<{ orderProgress: { productName: string }[] }>(dan, progress, { id });
    expect(orderProgress.map(({ productName }) => productName)).toEqual(['bread', 'honey', 'cheese']);
    expect(orderProgress[2]).toMatchObject({
      status: 'received',
      progress: 66,
      lastUpdated: '2026-12-03T07:00:00-05:00',
    });
    for (const wrong of [toId('Order', testId('none')), toId('Payment', testId('none')), 'x'])
      expect(await call(dan, progress, { id: wrong })).toEqual({ orderProgress: null });
  });

  it("puts an order's lines in the cart again, names what is unavailable, and does so once", async () => {
    const eve = await signIn('eve');
    const id = await buy(eve, ['plum', 'pear', 'kiwi', 'bread'], { quantity: 2 });
    const db = api.database.kysely;
    await db.updateTable('variant').set({ stock: 0 }).where('id', '=', testId('variant pear 0')).execute();
    await db.updateTable('variant').set({ stock: 1 }).where('id', '=', testId('variant kiwi 0')).execute();
    await db.deleteFrom('product').where('handle_primary', '=', 'plum').execute();
    const sold = { name: 'unité', price: 1000 };
    const change = (productName: string, shortage: string, quantity = 0, variant: object | null = sold) => ({
      line: { productName, price: 1000 },
      quantity,
      ordered: 2,
      shortage,
      variant,
    });
    for (let nth = 0; nth < 2; nth += 1)
      expect((await call<{ orderAgain: unknown }>(eve, ORDER_AGAIN, { o: id })).orderAgain).toEqual({
        cart: {
          items: [
            { quantity: 1, unsure: false, variant: { product: { name: 'kiwi' } } },
            { quantity: 2, unsure: false, variant: { product: { name: 'bread' } } },
          ],
        },
        missing: [{ productName: 'plum' }, { productName: 'pear' }, { productName: 'kiwi' }],
        units: 3,
        changes: [change('plum', 'not_sold', 0, null), change('pear', 'sold_out'), change('kiwi', 'fewer', 1)],
      });
    expect(await codes(await signIn('x'), ORDER_AGAIN, { o: id })).toEqual(['NOT_FOUND']);
  });

  it('cancels an order until the closing and returns its lines to the cart (E60)', async () => {
    const fay = await signIn('fay');
    const id = await buy(fay, ['bread'], { quantity: 3 });
    setHour(24 * 6);
    expect(await codes(fay, CANCEL, { o: id })).toEqual(['TRANSITION_REFUSED']);
    setHour(0);
    expect(await codes({ session: fay.session }, CANCEL, { o: id })).toEqual(['NOT_FOUND']);
    for (let nth = 0; nth < 2; nth += 1)
      expect((await call<{ cancelOrder: unknown }>(fay, CANCEL, { o: id, r: true })).cancelOrder).toEqual({
        order: { status: 'cancelled', refundedToCard: 3575, changeableUntil: null, calendar: null },
        cart: { items: [{ quantity: 3, unsure: false }] },
      });
  });

  it('combines orders of one week and place on request; each points to the other (E19)', async () => {
    const gil = await signIn('gil');
    const orderIds: string[] = [];
    for (const [hours, products] of [
      [0, 'bread'],
      [1, 'honey'],
      [5, 'cheese'],
    ] as const) {
      setHour(hours);
      orderIds.push(await buy(gil, [products]));
    }
    const [first = '', , second = ''] = orderIds;
    const { edges } = (await call<{ orders: Page }>(gil, ORDERS)).orders;
    const mergedId = edges.find(({ node }) => node.status === 'merged')?.node.id ?? '';
    const combineVariables = { i: second, o: first };
    const COMBINABLE = 'query($id: ID!) { order(id: $id) { combinableWith { id } } }';
    expect(await call(gil, COMBINABLE, { id: second })).toEqual({ order: { combinableWith: [{ id: first }] } });
    for (let nth = 0; nth < 2; nth += 1)
      expect((await call<{ combineOrders: unknown }>(gil, COMBINE, combineVariables)).combineOrders).toEqual({
        order: {
          id: second,
          total: 3 * 1575,
          combinableWith: [],
          mergedOrders: [{ id: first }, { id: mergedId }],
          products: [{ productName: 'cheese' }, { productName: 'bread' }, { productName: 'honey' }],
        },
        merged: { status: 'merged', mergedInto: { id: second }, changeableUntil: null },
      });
    const pointer = 'query($id: ID!) { order(id: $id) { mergedInto { id } products { id } } }';
    expect(await call(gil, pointer, { id: mergedId })).toEqual({ order: { mergedInto: { id: second }, products: [] } });

    setHour(11);
    const third = await buy(gil, ['bread']);
    expect(await codes(await signIn('y'), COMBINE, { i: second, o: third })).toEqual(['NOT_FOUND']);
    for (const wrong of [
      { i: third, o: third },
      { i: first, o: third },
      { i: third, o: mergedId },
    ])
      expect(await codes(gil, COMBINE, wrong)).toEqual(['COMBINE_REFUSED']);
    setHour(24 * 6);
    expect(await codes(gil, COMBINE, { i: second, o: third })).toEqual(['COMBINE_REFUSED']);
    const next = await buy(gil, ['bread']);
    setHour(0);
    expect(await codes(gil, COMBINE, { i: second, o: next })).toEqual(['COMBINE_REFUSED']);
  });
});
