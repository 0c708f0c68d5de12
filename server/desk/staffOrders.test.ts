import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#rules/constants.ts';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, Who } from '../../tests/support/apiServer.ts';
import { location, offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';

type Rows = {
  staff: {
    orders: {
      count: number;
      edges: { node: { number: number } }[];
      pageInfo: { endCursor: string; hasNextPage: boolean };
    };
  };
};

const LIST = `query($n: Int, $a: String, $f: StaffOrderFilter) { staff { orders(first: $n, after: $a, filter: $f) {
  count edges { node { number } } pageInfo { endCursor hasNextPage } } } }`;
const ORDER = `query($n: Int!) { staff { order(number: $n) { id number status contact { name email } customer { id email balance }
  outsideZone combinableWith { number } mergedInto { number } mergedOrders { number }
  history { kind by name from to amount number } } } }`;

describe.each(testDatabaseKinds())('the orders of the desk (%s)', (kind) => {
  let api: ApiServer;
  let start = 0;
  let josee: Who;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'bread', { price: 1000, stock: 900 });
    start = api.clock.now().getTime();
    josee = await api.signIn('josee', { roles: ['staff'] });
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });
  const at = (hours: number) => (api.clock.now = () => new Date(start + hours * HOUR_MS));
  const signIn = (name: string) => api.signIn(name);
  const call: ApiServer['ask'] = (...args) => api.ask(...args);
  async function buy(who: Who): Promise<{ id: string; number: number }> {
    const variant = toId('Variant', testId('variant bread 0'));
    await call(who, 'mutation($v: ID!) { addToCart(variant: $v) { id } }', { v: variant });
    const choose = 'mutation($i: UpdateShoppingSessionInput!) { updateShoppingSession(input: $i) { id } }';
    await call(who, choose, { i: { locationId: toId('Location', location('marche')) } });
    const { checkout } = await call<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const { payment } = await call<{ payment: { order: { id: string; number: number } } }>(
      who,
      '{ payment { order { id number } } }',
    );
    return payment.order;
  }
  const list = async (variables: Record<string, unknown>) => (await call<Rows>(josee, LIST, variables)).staff.orders;
  const numbers = async (filter: Record<string, unknown>) =>
    (await list({ n: 50, f: filter })).edges.map(({ node }) => node.number);

  it('are listed newest first, page by page, with each filter', async () => {
    const ann = await signIn('ann');
    const orderNumbers: number[] = [];
    for (const hours of [0, 5, 10, 15, 20]) {
      at(hours);
      orderNumbers.push((await buy(ann)).number);
    }
    const newest = orderNumbers.toReversed();
    const allOrders = await list({ n: 50 });
    expect([allOrders.count, allOrders.edges.map(({ node }) => node.number)]).toEqual([5, newest]);
    const first = await list({ n: 2 });
    expect(first.edges.map(({ node }) => node.number)).toEqual(newest.slice(0, 2));
    expect(first.pageInfo.hasNextPage).toBe(true);
    // A newer one moves nothing behind the cursor.
    at(25);
    const sixth = await buy(ann);
    const second = await list({ n: 3, a: first.pageInfo.endCursor });
    expect([second.count, second.edges.map(({ node }) => node.number), second.pageInfo.hasNextPage]).toEqual([
      6,
      newest.slice(2),
      false,
    ]);
    await sql`update orders set contact_name = 'Élise Côté', contact_email = 'elise_c@exemple.ca' where number = ${sixth.number}`.execute(
      api.database.kysely,
    );
    for (const search of ['élise', 'COTE elise', 'elise_c@', String(sixth.number)])
      expect(await numbers({ words: search })).toEqual([sixth.number]);
    expect(await numbers({ words: 'elisexc@' })).toEqual([]);
    expect(await numbers({ words: '%' })).toEqual([]);
    expect(await numbers({ status: ['cancelled'] })).toEqual([]);
    expect(await numbers({ status: ['processed'], location: toId('Location', location('marche')) })).toHaveLength(6);
    expect(await numbers({ location: toId('Location', location('depot')) })).toEqual([]);
    expect(await numbers({ depositsHeld: true })).toEqual([]);
    expect(await numbers({ status: [] }), 'of no status').toEqual([]);
    expect(await numbers({ period: 'per_20261127' })).toHaveLength(6);
    expect(await numbers({ period: 'per_20261120' })).toEqual([]);
    // They were bought on a Tuesday, for the week that opens on Friday.
    expect(await numbers({ currentPeriod: true })).toEqual([]);
    at(4 * 24);
    expect(await numbers({ currentPeriod: true })).toHaveLength(6);
    expect(await numbers({ currentPeriod: true, period: 'per_20261120' })).toEqual([]);
    at(25);
    expect(await numbers({ location: 'nothing' })).toEqual([]);
    const exported = LIST.replace('orders(', 'orders: exportedOrders(');
    const page = await call<Rows>(josee, exported, { n: 2, a: first.pageInfo.endCursor });
    expect(page.staff.orders.edges.map(({ node }) => node.number)).toEqual(newest.slice(2, 4));
    const karim = await api.signIn('karim', { roles: ['volunteer'] });
    expect((await api.call(exported, {}, karim)).errors.map(({ extensions }) => extensions['code'])).toEqual([
      'FORBIDDEN',
    ]);
    const code = async (variables: Record<string, unknown>) =>
      (await api.call(LIST, variables, josee)).errors.map(({ extensions }) => extensions['code']);
    expect(await code({ a: first.pageInfo.endCursor, f: { words: 'x' } })).toEqual(['BAD_CURSOR']);
    for (const badCursor of ['x', Buffer.from('["a","b","c"]').toString('base64url')])
      expect(await code({ a: badCursor })).toEqual(['BAD_CURSOR']);
    expect(await code({ n: 101 })).toEqual(['BAD_INPUT']);
    for (const search of ['x'.repeat(201), 'a\u0000b'])
      expect(await code({ f: { words: search } })).toEqual(['BAD_INPUT']);
  });

  it('are shown completely to staff, with their history, and to nobody else', async () => {
    at(30);
    const bob = await signIn('bob');
    const first = await buy(bob);
    at(31);
    await buy(bob);
    const mergedOrder = { number: first.number + 1 };
    at(36);
    const later = await buy(bob);
    const { staff } = await call<{ staff: { order: Record<string, unknown> } }>(josee, ORDER, { n: first.number });
    expect(staff.order).toMatchObject({
      id: first.id,
      customer: { email: 'bob@exemple.ca' },
      contact: { email: expect.any(String) as string },
      outsideZone: false,
      combinableWith: [{ number: later.number }],
      mergedInto: null,
      mergedOrders: [{ number: mergedOrder.number }],
      history: [
        { kind: 'paid', by: 'market', from: null, to: 'processed', amount: 1575 },
        { kind: 'joined', by: 'market', number: mergedOrder.number },
      ],
    });
    const mergedResponse = await call<{ staff: { order: Record<string, unknown> } }>(josee, ORDER, {
      n: mergedOrder.number,
    });
    expect(mergedResponse.staff.order).toMatchObject({ status: 'merged', mergedInto: { number: first.number } });
    expect(await call(josee, ORDER, { n: 1 })).toEqual({ staff: { order: null } });

    const customersView = await call<{ order: unknown }>(
      bob,
      'query($id: ID!) { order(id: $id) { number contact { email } customer { id } outsideZone history { id } } }',
      { id: first.id },
    );
    expect(customersView.order).toEqual({
      number: first.number,
      contact: null,
      customer: null,
      outsideZone: false,
      history: null,
    });
    expect(await call(bob, ORDER, { n: first.number })).toEqual({ staff: null });
  });

  it('are combined by the desk after the closing too (E19)', async () => {
    at(40);
    const cat = await signIn('cat');
    const into = await buy(cat);
    at(46);
    const order = await buy(cat);
    at(24 * 8);
    const combine =
      'mutation($i: ID!, $o: ID!) { combineOrders(into: $i, order: $o) { order { number } merged { status } } }';
    const ids = { i: into.id, o: order.id };
    const refusal = await api.call(combine, ids, cat);
    expect(refusal.errors.map(({ extensions }) => extensions['code'])).toEqual(['COMBINE_REFUSED']);
    expect(await call(josee, combine, ids)).toMatchObject({ combineOrders: { merged: { status: 'merged' } } });
    const { staff } = await call<{ staff: { order: { history: unknown[] } } }>(josee, ORDER, { n: into.number });
    expect(staff.order.history.at(-1)).toMatchObject({ kind: 'joined', by: 'staff', name: 'josee@exemple.ca' });
  });

  it('are read by staff with a name, in weeks from the twelfth last to the second after the open one', async () => {
    at(0);
    const STAFF = '{ staff { name role periods { startDate } } }';
    type StaffRow = { staff: { name: string; role: string; periods: { startDate: string }[] } };
    const { staff } = await call<StaffRow>(josee, STAFF);
    expect([staff.name, staff.periods.length]).toEqual(['josee@exemple.ca', 15]);
    expect([staff.periods[0], staff.periods[2], staff.periods.at(-1)]).toEqual(
      ['2026-12-11', '2026-11-27', '2026-09-04'].map((startDate) => ({ startDate })),
    );
    const rename = (first_name: string | null) =>
      api.database.kysely.updateTable('customer').set({ first_name }).where('email', '=', 'josee@exemple.ca').execute();
    await rename('Josée');
    expect((await call<StaffRow>(josee, STAFF)).staff.name).toBe('Josée');
    await rename(null);
    at(24 * 8);
  });

  it('record the name that was entered at a shared device, and no other text (ADR 70)', async () => {
    const { id, number } = await buy(await signIn('dan'));
    const { order } = await call<{ order: { products: { id: string }[] } }>(
      josee,
      'query($id: ID!) { order(id: $id) { products { id } } }',
      { id },
    );
    const as = (name: string) => ({ ...josee, 'x-desk-shift': name }) as Who;
    const mark = 'mutation($l: [ID!]!, $s: LineStatus!) { updateOrderLines(lines: $l, status: $s) { orders { id } } }';
    const lines = order.products.map((line) => line.id);
    await call(as('L%C3%A9a'), mark, { l: lines, s: 'packed' });
    await call(as('x'.repeat(21)), mark, { l: lines, s: 'received' });
    await call(as('%'), mark, { l: lines, s: 'packed' });
    const advance = 'mutation($id: ID!, $to: OrderStatus!) { advanceOrder(order: $id, to: $to) { id } }';
    const undo = 'mutation($id: ID!, $from: OrderStatus!) { undoOrderStep(order: $id, from: $from) { id } }';
    const { clock } = api;
    const { now } = clock;
    for (const [second, who, step, variables] of [
      [1, as('Max'), advance, { id, to: 'fulfilled' }],
      [2, as('Ali'), undo, { id, from: 'fulfilled' }],
      [3, as('Zoe'), advance, { id, to: 'fulfilled' }],
      [4, josee, advance, { id, to: 'completed' }],
    ] as const) {
      const at = new Date(now().getTime() + second * 1000);
      clock.now = () => at;
      await call(who, step, variables);
      clock.now = now;
    }
    const HISTORY = 'query($n: Int!) { staff { order(number: $n) { history { kind name shift } } } }';
    const { staff } = await call<{ staff: { order: { history: { kind: string; shift: string | null }[] } } }>(
      josee,
      HISTORY,
      { n: number },
    );
    expect(staff.order.history.map(({ kind, shift }) => [kind, shift])).toEqual([
      ['lines', 'Léa'],
      ['lines', null],
      ['lines', null],
      ['paid', null],
      ['status', 'Max'],
      ['status', 'Ali'],
      ['status', 'Zoe'],
      ['status', null],
    ]);
  });
});
