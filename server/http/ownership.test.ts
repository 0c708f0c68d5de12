import { getNamedType, isInputObjectType, isObjectType } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESK_ROLES } from '#rules/deskRoles.ts';
import { openApi } from '../../tests/support/apiServer.ts';
import type { ApiServer, WireAnswer } from '../../tests/support/apiServer.ts';
import { basketOffer } from '../../tests/support/basketMarket.ts';
import { isOfDesk, openInputs } from '../../tests/support/openInputs.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createMarketSchema } from '../api/schema.ts';
import { toId } from '../graphql/globalId.ts';
import { readPermissions } from '../graphql/permissions.ts';
import { newSessionToken } from '../identity/session.ts';

type Headers = Record<string, string>;
/** An object with an owner: its id, and each document that names it, with what a stranger gets instead. */
type Row = {
  id: string;
  path: (data: never) => string;
  /** `$id` names the object. What a stranger gets, and both roles of the desk or managers if they may do more: data, or codes. */
  attempts: { query: string; stranger: unknown; desk?: unknown; manager?: unknown }[];
};

const variant = toId('Variant', testId('variant honey 0'));
const zone = toId('ShippingZone', testId('zone valley'));
const NODE = { query: 'query($id: ID!) { node(id: $id) { id } }', stranger: { node: null } };
const NODES = { query: 'query($id: ID!) { nodes(ids: [$id, $id]) { id } }', stranger: { nodes: [null, null] } };
const REPORT =
  'mutation($id: ID!) { reportOrderProblem(order: $id, line: $id, kind: other, quantity: 1, requestId: "r") { id } }';
/** Staff reads any order (schema: OWNER). */
const READ_RESULT = { id: expect.stringMatching(/^or[dl]_[0-9a-f]{32}$/) as unknown };
const latest = (data: { payment: { id: string; order: { id: string } } }) => data.payment;

/**
 * Every type of OWNER or LINK: what has an id of a guest's or a customer's, and all ways to it by that id (F-044). A type that is
 * not reached by its id has no attempts except node, and is null.
 */
const TABLE: Record<string, Row> = {
  Cart: {
    id: '{ cart { id } }',
    path: (data: { cart: { id: string } }) => data.cart.id,
    attempts: [
      NODE,
      NODES,
      {
        query: 'mutation($id: ID!) { updateCart(input: { cart: $id, note: "x" }) { id } }',
        stranger: ['CART_NOT_FOUND'],
      },
    ],
  },
  CartItem: {
    id: '{ cart { items { id } } }',
    path: (data: { cart: { items: { id: string }[] } }) => data.cart.items[0]!.id,
    attempts: [
      NODE,
      { query: 'mutation($id: ID!) { confirmItemInCart(item: $id) { id } }', stranger: ['NOT_IN_CART'] },
      { query: 'mutation($id: ID!) { chooseIfMissing(item: $id, wish: refund) { id } }', stranger: ['NOT_IN_CART'] },
    ],
  },
  Payment: { id: '{ payment { id order { id } } }', path: (data: never) => latest(data).id, attempts: [NODE, NODES] },
  Order: {
    id: '{ payment { id order { id } } }',
    path: (data: never) => latest(data).order.id,
    attempts: [
      { ...NODE, desk: { node: READ_RESULT } },
      { ...NODES, desk: { nodes: [READ_RESULT, READ_RESULT] } },
      { query: 'query($id: ID!) { order(id: $id) { id } }', stranger: { order: null }, desk: { order: READ_RESULT } },
      {
        query: 'query($id: ID!) { orderProgress(id: $id) { id } }',
        stranger: { orderProgress: null },
        desk: { orderProgress: expect.arrayContaining([READ_RESULT]) as unknown },
      },
      { query: 'mutation($id: ID!) { orderAgain(order: $id) { cart { id } } }', stranger: ['NOT_FOUND'] },
      {
        query: 'mutation($id: ID!) { combineOrders(into: $id, order: $id) { order { id } } }',
        stranger: ['NOT_FOUND'],
        manager: ['COMBINE_REFUSED'],
      },
      { query: 'mutation($id: ID!) { payOrder(order: $id, total: 100) }', stranger: ['NOT_FOUND'] },
      { query: 'mutation($id: ID!) { cancelOrder(order: $id) { order { id } } }', stranger: ['NOT_FOUND'] },
      { query: REPORT, stranger: ['NOT_FOUND'] },
    ],
  },
  OrderLine: {
    id: '{ payment { order { products { id } } } }',
    path: (data: { payment: { order: { products: { id: string }[] } } }) => data.payment.order.products[0]!.id,
    attempts: [NODE, { query: REPORT, stranger: ['NOT_FOUND'] }],
  },
  OrderProblem: {
    id: '{ payment { order { products { problems { id } } } } }',
    path: (data: { payment: { order: { products: { problems: { id: string }[] }[] } } }) =>
      data.payment.order.products[0]!.problems[0]!.id,
    attempts: [NODE],
  },
  Fulfillment: {
    id: '{ payment { order { fulfillment { id } } } }',
    path: (data: { payment: { order: { fulfillment: { id: string } } } }) => data.payment.order.fulfillment.id,
    attempts: [NODE],
  },
  Membership: {
    id: '{ membership { id } }',
    path: (data: { membership: { id: string } }) => data.membership.id,
    attempts: [NODE, NODES],
  },
  MembershipReceipt: {
    id: '{ membership { receipts { id } } }',
    path: (data: { membership: { receipts: { id: string }[] } }) => data.membership.receipts[0]!.id,
    attempts: [NODE],
  },
  BalanceMovement: {
    id: '{ user { balanceMovements { edges { node { id } } } } }',
    path: (data: { user: { balanceMovements: { edges: { node: { id: string } }[] } } }) =>
      data.user.balanceMovements.edges[0]!.node.id,
    attempts: [NODE, NODES],
  },
  PaymentMethod: {
    id: '{ user { basketsPaymentMethod { id } } }',
    path: (data: { user: { basketsPaymentMethod: { id: string } } }) => data.user.basketsPaymentMethod.id,
    attempts: [NODE],
  },
  UserBasket: {
    id: '{ user { baskets { id } } }',
    path: (data: { user: { baskets: { id: string }[] } }) => data.user.baskets[0]!.id,
    attempts: [
      NODE,
      NODES,
      {
        query: 'mutation($id: ID!) { updateBasket(id: $id, input: { isPaused: true }) { id } }',
        stranger: ['NOT_FOUND'],
      },
      { query: 'mutation($id: ID!) { cancelBasket(id: $id) { id } }', stranger: ['NOT_FOUND'] },
    ],
  },
  User: { id: '{ user { id } }', path: (data: { user: { id: string } }) => data.user.id, attempts: [NODE, NODES] },
};
/** Not found by node even by their owner: they hang on what is. */
const HANGING = new Set('CartItem OrderLine OrderProblem Fulfillment PaymentMethod MembershipReceipt'.split(' '));
/** No guest has one. */
const CUSTOMERS_ONLY = new Set('User UserBasket Membership MembershipReceipt BalanceMovement PaymentMethod'.split(' '));

it('tries every type with an id that belongs to a person', () => {
  const schema = createMarketSchema('demo');
  const permissions = readPermissions(schema);
  const owned = Object.values(schema.getTypeMap()).filter(
    (type) =>
      isObjectType(type) && 'id' in type.getFields() && ['OWNER', 'LINK'].includes(permissions.type(type.name) ?? ''),
  );
  expect(Object.keys(TABLE).toSorted()).toEqual(owned.map(({ name }) => name).toSorted());
});

/** Ids of what everybody may see, by the argument or the field of an input that takes them. */
const PUBLIC_IDS: Record<string, string> = {
  'Mutation.addToCart.variant': 'Variant',
  'Mutation.removeFromCart.variant': 'Variant',
  'Mutation.checkout.period': 'Period',
  'Mutation.markFavourite.product': 'Product',
  'Mutation.joinFavourites.products': 'Product',
  'Mutation.requestRestockNotice.product': 'Product',
  'UpdateShoppingSessionInput.locationId': 'Location',
  'UpdateShoppingSessionInput.shippingZoneId': 'ShippingZone',
  'UpdateCartInput.locationId': 'Location',
  'UpdateCartInput.shippingZoneId': 'ShippingZone',
  'Mutation.subscribeToBasket.basket': 'Basket',
  'Basket.first.locationId': 'Location',
  'Basket.first.shippingZoneId': 'ShippingZone',
  'BasketPreferencesInput.locationId': 'Location',
  'BasketPreferencesInput.shippingZoneId': 'ShippingZone',
  'UserBasket.total.locationId': 'Location',
  'UserBasket.total.shippingZoneId': 'ShippingZone',
  'UpdateBasketInput.from': 'Period',
  'UpdateBasketInput.pauseWeeks': 'Period',
  'UpdateBasketInput.resumeWeeks': 'Period',
  'UpdateUserInput.preferredLocationId': 'Location',
  'ProductWhere.collection': 'Collection',
  'ProductWhere.seller': 'Seller',
};

it('tries every argument that takes an id, unless it takes the id of a public record', () => {
  const schema = createMarketSchema('demo');
  const permissions = readPermissions(schema);
  const idPositions = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const isId = (field: { type: Parameters<typeof getNamedType>[0] }) => getNamedType(field.type)?.name === 'ID';
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) => (isId(field) ? [`${type.name}.${field.name}`] : []));
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      // The key of a call names nothing.
      args
        .filter((field) => isId(field) && field.name !== 'requestId')
        .map((field) => `${type.name}.${name}.${field.name}`),
    );
  });
  const open = openInputs(schema, permissions);
  const attemptQueries = Object.values(TABLE).flatMap(({ attempts }) => attempts.map(({ query }) => query));
  const untried = idPositions.filter((place) => {
    const [type = '', field = ''] = place.split('.');
    // What is staff's alone is refused to all others, whatever they send.
    const isInput = isInputObjectType(schema.getType(type));
    const isDesks = isInput ? !open.has(type) : isOfDesk(permissions.field(type, field));
    return (
      !isDesks &&
      !(place in PUBLIC_IDS) &&
      !attemptQueries.some((query) => query.includes(isInput ? ` ${field}: $id` : ` ${field}(`))
    );
  });
  expect(untried).toEqual([]);
  expect(Object.keys(PUBLIC_IDS).filter((place) => !idPositions.includes(place))).toEqual([]);
  for (const type of Object.values(PUBLIC_IDS)) expect(permissions.type(type), type).toBe('PUBLIC');
});

describe.each(testDatabaseKinds())('data of another person (F-044) on %s', (kind) => {
  let api: ApiServer;
  const people: Record<string, Headers> = {};
  beforeAll(async () => {
    api = await openApi(kind);
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('honey', 'farm', {}, [], [{ stock: 100 }]);
    await market.zone('valley', ['J0X'], { price: 700 });
    const session = newSessionToken();
    people.customer = { session, authorization: await api.identity.token('ann') };
    people.guest = { session: newSessionToken() };
    await api.call(
      'mutation($a: ShippingAddressInput!) { updateUser(input: { shippingAddress: $a }) { id } }',
      { a: { name: 'Ann', address: { line1: '1, rue du Test', city: 'Gatineau', postal_code: 'J0X 1A0' } } },
      people.customer,
    );
    for (const owner of [people.customer, people.guest]) await fill(owner);
    await sql`insert into order_problem (id, line_id, kind, quantity, reported_at)
      select gen_random_uuid(), id, 'other', 1, now() from order_line`.execute(api.database.kysely);
    await api.call('mutation { startTrial { membership { id } } }', {}, people.customer);
    const { kysely } = api.database;
    const ann = await kysely.selectFrom('customer').select('id').executeTakeFirstOrThrow();
    await kysely
      .insertInto('payment_card')
      .values({ customer_id: ann.id, provider_id: 'pm_ownership', type: 'link', created_at: new Date() })
      .execute();
    await kysely
      .insertInto('user_basket')
      .values({
        id: testId('user basket'),
        customer_id: ann.id,
        basket_id: await basketOffer(api.database, 'vegetables'),
        location_id: null,
        shipping_zone_id: testId('zone valley'),
        note: null,
        agreed_total: 3200,
        start_week: '2026-11-20',
        decided_through: '2026-11-13',
        created_at: api.clock.now(),
      })
      .execute();
    const charge = { id: testId('charge'), customer_id: ann.id, provider_id: 'in_ownership', number: 'R-1' };
    const year = { paid_at: 'now', period_start: 'now', period_end: 'now', subtotal: 3000, total: 3449 };
    await kysely
      .insertInto('membership_charge')
      .values({ ...charge, ...year })
      .execute();
    const { data } = await api.call('{ user { email } }', {}, people.customer);
    const { email } = (data as { user: { email: string } }).user;
    await api.services.balance.adjust({ email, amount: -500, note: 'Test', request: 'ownership', at: api.clock.now() });
    people['the session of a customer, without the token'] = { session };
    people['another customer'] = { session: newSessionToken(), authorization: await api.identity.token('eve') };
    people['another customer in the same session'] = {
      session,
      authorization: people['another customer'].authorization!,
    };
    people['another guest'] = { session: newSessionToken() };
    for (const role of DESK_ROLES) people[role] = { authorization: await api.identity.token(role, { roles: [role] }) };
    people['somebody without a session'] = {};
  });
  afterAll(() => api.close());
  /** An order that was paid for a delivery, and a line in the cart. */
  async function fill(owner: Headers): Promise<void> {
    const add = () => api.call('mutation($v: ID!) { addToCart(variant: $v) { id } }', { v: variant }, owner);
    await add();
    const choose = 'mutation($z: ID!) { updateShoppingSession(input: { shippingZoneId: $z }) { id } }';
    await api.call(choose, { z: zone }, owner);
    const { data, errors } = await api.call('mutation { checkout }', {}, owner);
    if (!data) throw new Error(JSON.stringify(errors));
    await api.services.checkout.handleEvent(api.payment.pay(String(data.checkout)));
    await add();
  }
  const codes = ({ errors }: WireAnswer) => errors.map(({ extensions }) => extensions.code);
  const idOf = async ({ id, path }: Row, owner: Headers) => path((await api.call(id, {}, owner)).data as never);

  const owners = (type: string) => (CUSTOMERS_ONLY.has(type) ? ['customer'] : ['customer', 'guest']);
  const cases = Object.keys(TABLE).flatMap((type) => owners(type).map((owner) => [type, owner] as const));

  it.each(cases)('hides %s of a %s from everybody else', async (type, owner) => {
    const row = TABLE[type]!;
    const id = await idOf(row, people[owner]!);
    expect(id).toMatch(/^([a-z]{3}_[0-9a-f]{32}|pm_\w+)$/);
    const ownResponse = await api.call(NODE.query, { id }, people[owner]!);
    expect(ownResponse.data).toEqual({ node: HANGING.has(type) ? null : { id } });
    for (const [name, stranger] of Object.entries(people).filter(([name]) => name !== owner)) {
      for (const attempt of row.attempts) {
        const response = await api.call(attempt.query, { id }, stranger);
        const { stranger: refused, desk = refused, manager = desk } = attempt;
        const expected = { manager, volunteer: desk }[name] ?? refused;
        const got = Array.isArray(expected) ? codes(response) : response.data;
        expect(got, `${name}: ${attempt.query}`).toEqual(expected);
      }
    }
    expect(await idOf(row, people[owner]!)).toBe(id);
  });

  it('shows a session’s payment and order to their payer, not to the next person in that session', async () => {
    const payment = '{ payment { id } }';
    expect((await api.call(payment, {}, people['the session of a customer, without the token'])).data).toEqual({
      payment: null,
    });
    expect((await api.call(payment, {}, people['another customer in the same session'])).data).toEqual({
      payment: null,
    });
    const provider = await api.database.kysely
      .selectFrom('checkout_attempt')
      .select('provider_session_id')
      .where('customer_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const byName = 'query($s: String) { payment(session: $s) { id } }';
    for (const [name, stranger] of Object.entries(people).filter(([name]) => name !== 'customer'))
      expect((await api.call(byName, { s: provider.provider_session_id }, stranger)).data, name).toEqual({
        payment: null,
      });
    const stateOf = 'query($s: String) { paymentState(session: $s) }';
    for (const [s, paymentState] of [
      [provider.provider_session_id, 'paid'],
      ['cs_of_nobody', null],
      [null, null],
    ])
      expect((await api.call(stateOf, { s }, people['another customer in the same session'])).data).toEqual({
        paymentState,
      });
  });

  it('changes only the account of the token', async () => {
    const rename = 'mutation { updateUser(input: { firstName: "Eve" }) { id firstName } }';
    const { data } = await api.call(rename, {}, people['another customer in the same session']);
    const ann = await api.call('{ user { id firstName } }', {}, people.customer);
    expect(ann.data?.user).toMatchObject({ firstName: null });
    expect(data?.updateUser).not.toMatchObject(ann.data?.user as object);
  });
});
