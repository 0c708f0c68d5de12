import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer } from '../../tests/support/apiServer.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { eitherDatabaseKind } from '../../tests/support/testDatabase.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

const NOBODY = toId('StaffCustomer', '00000000-0000-4000-8000-000000000000');

/** Over HTTP, as the storefront calls: what the desk does with money, and that nobody else can (F-196 to F-199). */
describe('the desk’s money operations over the API', () => {
  let api: ApiServer;
  let ann: Record<string, string>;
  let staff: Record<string, string>;
  let customer = '';
  let order = '';
  let line = '';

  beforeAll(async () => {
    api = await openApi(eitherDatabaseKind());
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product(
      'jus',
      'farm',
      { taxable: true, name_secondary: 'juice' },
      [],
      [{ price: 1000, deposit: 300 }],
    );
    await market.location('marche');
    ann = { session: newSessionToken(), authorization: await api.identity.token('ann') };
    staff = { session: newSessionToken(), authorization: await api.identity.token('josee', { roles: ['staff'] }) };
    const choose = 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }';
    await runAs(
      'mutation($v: ID!) { addToCart(variant: $v, quantity: 2) { id } }',
      { v: toId('Variant', testId('variant jus 0')) },
      ann,
    );
    await runAs(choose, { l: toId('Location', testId('location marche')) }, ann);
    const { checkout } = (await runAs('mutation { checkout }', {}, ann)) as { checkout: string };
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const ordersResponse = (await runAs('{ orders { edges { node { id products { id } } } } }', {}, ann)) as {
      orders: { edges: { node: { id: string; products: { id: string }[] } }[] };
    };
    const [edge] = ordersResponse.orders.edges;
    order = edge?.node.id ?? '';
    line = edge?.node.products[0]?.id ?? '';
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });

  async function runAs(query: string, variables: Record<string, unknown> = {}, who = staff): Promise<unknown> {
    const { data, errors } = await api.call(query, variables, who);
    return errors.length > 0
      ? errors.map(({ extensions }) => [extensions.code, extensions.displayable, extensions.params])
      : data;
  }
  const RETURN = `mutation($o: ID!, $i: [ReturnedItemInput!]!, $r: ID!) { returnItems(order: $o, items: $i, refundTo: balance, requestId: $r) {
    refunded order { refundedToBalance products { returned } } customer { balance depositsHeld balanceMovements { edges { node { reason order { id } } } } } } }`;
  const SETTLE = 'mutation($o: ID!) { settleMissing(order: $o, refundTo: balance, requestId: "m") { refunded } }';
  const DEPOSIT =
    'mutation($c: ID!, $a: Cents!, $r: ID!) { refundDeposit(customer: $c, amount: $a, requestId: $r) { balance depositsHeld } }';
  const ADJUST =
    'mutation($c: ID!, $a: Cents!, $w: String!, $r: ID!) { adjustBalance(customer: $c, amount: $a, reason: $w, requestId: $r) { balance } }';
  const DELETE = 'mutation($c: ID!, $f: Cents! = 0) { deleteCustomer(id: $c, forfeits: $f) { deletedCustomerId } }';

  it('finds customers by name and address, for staff alone', async () => {
    const find =
      'query($w: String!) { staff { customers(words: $w, holding: true) { count edges { node { id firstName lastName createdAt email balance depositsHeld orderCount hasReusableBox } } } } }';
    await api.database.kysely
      .updateTable('customer')
      .set({ first_name: 'Ann', last_name: 'Roy', created_at: new Date('2026-01-05T12:00:00-05:00') })
      .where('email', '=', 'ann@exemple.ca')
      .execute();
    const search = (await runAs(find, { w: 'ANN exemple' })) as {
      staff: { customers: { edges: { node: { id: string } }[] } };
    };
    expect(search).toMatchObject({
      staff: {
        customers: {
          count: 1,
          edges: [
            {
              node: {
                firstName: 'Ann',
                lastName: 'Roy',
                createdAt: '2026-01-05T12:00:00-05:00',
                email: 'ann@exemple.ca',
                balance: 0,
                depositsHeld: 600,
                orderCount: 1,
              },
            },
          ],
        },
      },
    });
    customer = search.staff.customers.edges[0]?.node.id ?? '';
    expect(await runAs(find, { w: '%' })).toMatchObject({ staff: { customers: { count: 0 } } });
    expect(await runAs(find, { w: 'ann' }, ann)).toEqual({ staff: null });
    expect(await runAs('query($i: ID!) { node(id: $i) { id } }', { i: customer })).toEqual({ node: null });
    for (const w of ['x'.repeat(101), 'a\u0000b'])
      expect(await runAs('query($w: String!) { staff { customers(words: $w) { count } } }', { w })).toEqual([
        ['BAD_INPUT', false, { field: 'words' }],
      ]);
  });

  it('previews a return, makes it once, and rejects lines and units that the order does not have', async () => {
    const preview = `query($o: ID!, $i: [ReturnedItemInput!]!) { staff { missingPreview(order: $o, refundTo: card) { total }
      returnPreview(order: $o, items: $i, refundTo: card) { items gst pst deposit depositKept discount total toCard toBalance } } }`;
    const items = [{ line, quantity: 1 }];
    const sums = { items: 1000, gst: 50, pst: 99, deposit: 300, depositKept: 0, discount: 0, total: 1449 };
    expect(await runAs(preview, { o: order, i: items })).toEqual({
      staff: { missingPreview: null, returnPreview: { ...sums, toCard: 1449, toBalance: 0 } },
    });
    const expected = {
      returnItems: {
        refunded: 1449,
        order: { refundedToBalance: 1449, products: [{ returned: 1 }] },
        customer: {
          balance: -1449,
          depositsHeld: 300,
          balanceMovements: { edges: [{ node: { reason: 'items_returned', order: { id: order } } }] },
        },
      },
    };
    expect(await runAs(RETURN, { o: order, i: items, r: 'a' })).toEqual(expected);
    expect(await runAs(RETURN, { o: order, i: items, r: 'a' })).toEqual(expected);
    expect(await runAs(RETURN, { o: order, i: [{ line, quantity: 2 }], r: 'b' })).toEqual([
      ['RETURN_LIMIT', true, { line: 'jus', left: 1 }],
    ]);
    expect(
      await runAs(RETURN, { o: order, i: [{ line, quantity: 2 }], r: 'b' }, { ...staff, 'accept-language': 'en' }),
    ).toEqual([['RETURN_LIMIT', true, { line: 'juice', left: 1 }]]);
    expect(await runAs(RETURN, { o: order, i: [{ line, quantity: 2 }], r: 'a' })).toEqual([
      ['REQUEST_REUSED', true, {}],
    ]);
    expect(await runAs(RETURN, { o: customer, i: items, r: 'c' })).toMatchObject([['NOT_FOUND', true, {}]]);
    expect(await runAs(RETURN, { o: order, i: [{ line: order, quantity: 1 }], r: 'c' })).toMatchObject([
      ['NOT_FOUND', true, {}],
    ]);
    expect(await runAs(SETTLE, { o: order })).toMatchObject([['NO_UPDATE', true, {}]]);
  });

  it('refunds deposits and adjusts a balance, once per request and within limits', async () => {
    expect(await runAs(DEPOSIT, { c: customer, a: 301, r: 'd' })).toMatchObject([['DEPOSIT_LIMIT', true, {}]]);
    const expected = { refundDeposit: { balance: -1649, depositsHeld: 100 } };
    expect([
      await runAs(DEPOSIT, { c: customer, a: 200, r: 'd' }),
      await runAs(DEPOSIT, { c: customer, a: 200, r: 'd' }),
    ]).toEqual([expected, expected]);
    expect(await runAs(DEPOSIT, { c: customer, a: 100, r: 'd' })).toEqual([['REQUEST_REUSED', true, {}]]);
    for (const a of [0, -5])
      expect(await runAs(DEPOSIT, { c: customer, a, r: 'e' })).toEqual([['BAD_INPUT', false, { field: 'amount' }]]);
    expect(await runAs(DEPOSIT, { c: NOBODY, a: 1, r: 'e' })).toMatchObject([['NOT_FOUND', true, {}]]);
    const adjust = (a: number, w: string, r = 'f') => runAs(ADJUST, { c: customer, a, w, r });
    expect([await adjust(-351, 'Merci'), await adjust(-351, 'Merci')]).toEqual([
      { adjustBalance: { balance: -2000 } },
      { adjustBalance: { balance: -2000 } },
    ]);
    expect(await adjust(-350, 'Merci')).toEqual([['REQUEST_REUSED', true, {}]]);
    expect(await adjust(0, 'Merci', 'g')).toEqual([['BAD_INPUT', false, { field: 'amount' }]]);
    for (const amount of [1_000_001, -1_000_001])
      expect(await adjust(amount, 'Merci', 'g')).toEqual([['BAD_INPUT', false, { field: 'amount' }]]);
    expect(await adjust(5, ' ', 'g')).toEqual([['BAD_INPUT', false, { field: 'reason' }]]);
    expect(await adjust(5, 'x'.repeat(281), 'g')).toEqual([['BAD_INPUT', false, { field: 'reason' }]]);
    expect(await adjust(5, 'Merci', '')).toEqual([['BAD_INPUT', false, { field: 'requestId' }]]);
  });

  it('refuses a customer without the role, and a guest', async () => {
    const items = [{ line, quantity: 1 }];
    const calls: [string, Record<string, unknown>][] = [
      [RETURN, { o: order, i: items, r: 'x' }],
      [SETTLE, { o: order }],
      [DEPOSIT, { c: customer, a: 100, r: 'x' }],
      [ADJUST, { c: customer, a: -100, w: 'Moi', r: 'x' }],
      [DELETE, { c: customer }],
    ];
    for (const [call, variables] of calls) {
      expect(await runAs(call, variables, ann)).toMatchObject([['FORBIDDEN', false, {}]]);
      expect(await runAs(call, variables, { session: newSessionToken() })).toMatchObject([
        ['UNAUTHENTICATED', false, {}],
      ]);
    }
    expect(await runAs('{ user { balance } }', {}, ann)).toEqual({ user: { balance: -2000 } });
  });

  it('deletes a customer and leaves their orders, and never deletes staff', async () => {
    const find = 'query($w: String!) { staff { customers(words: $w) { edges { node { id } } } } }';
    const search = (await runAs(find, { w: 'josee' })) as {
      staff: { customers: { edges: { node: { id: string } }[] } };
    };
    expect(await runAs(DELETE, { c: search.staff.customers.edges[0]?.node.id })).toMatchObject([
      ['STAFF_KEPT', true, {}],
    ]);
    const expected = { deleteCustomer: { deletedCustomerId: customer } };
    expect(await runAs(DELETE, { c: customer })).toMatchObject([['FORFEITS_CHANGED', true, {}]]);
    const closure = await runAs('query($c: ID!) { staff { customer(id: $c) { closure { credit deposits } } } }', {
      c: customer,
    });
    const { credit, deposits } = (
      closure as { staff: { customer: { closure: Record<'credit' | 'deposits', number> } } }
    ).staff.customer.closure;
    const erase = { c: customer, f: credit + deposits };
    expect([await runAs(DELETE, erase), await runAs(DELETE, erase)]).toEqual([expected, expected]);
    expect(await runAs('query($c: ID!) { staff { customer(id: $c) { email } } }', { c: customer })).toEqual({
      staff: { customer: null },
    });
    const actions = await api.database.kysely
      .selectFrom('desk_action')
      .select(['kind', 'data'])
      .orderBy('position')
      .execute();
    expect(actions.map(({ kind }) => kind)).toEqual([
      'return_items',
      'refund_deposit',
      'adjust_balance',
      'delete_customer',
    ]);
    expect(JSON.stringify(actions)).not.toMatch(/ann|Merci/i);
    expect(await runAs(ADJUST, { c: customer, a: -1, w: 'Adieu', r: 'z' })).toMatchObject([['NOT_FOUND', true, {}]]);
  });
});
