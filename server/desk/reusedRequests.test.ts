import { randomUUID } from 'node:crypto';
import { getNamedType, isCompositeType, isNonNullType, type GraphQLField } from 'graphql';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { DESK_MUTATIONS } from '../../tests/support/deskMutations.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { wholeState } from '../../tests/support/wholeState.ts';
import { createMarketSchema } from '../api/schema.ts';
import { checkInvariants } from '../checkout/invariants.ts';
import { requireKey, toId } from '../graphql/globalId.ts';
import { newSessionToken } from '../identity/session.ts';

type Variables = Record<string, unknown>;
/** A customer, or a guest, with an order of four juices, one of them with a reported problem, and of a bread that is missing. */
type OrderIds = { customer: string; order: string; juice: string; bread: string; honey: string; problem: string };
const removed = (key: string) => ({ key, removed: true, cells: [] });
type Call = { first: Variables; alternatives: Record<string, unknown[]> };

/** An order of a juice that staff enter for somebody, and what it comes to: with the fee, its taxes and a deposit. */
const ENTERED = {
  person: { name: 'Béa Roy', phone: '819 555-0123', email: 'bea@exemple.ca', lang: 'fr' },
  items: [{ variant: toId('Variant', testId('variant jus 0')), quantity: 1 }],
  locationId: toId('Location', testId('location marche')),
};
const CASH = 1000 + 300 + 500 + 25 + 50;

/** The first call of each mutation, and the other values that each argument has in a second call with the same key. */
const callsOf = (
  ann: OrderIds,
  bob: OrderIds,
  cleo: OrderIds,
  guest: OrderIds,
  entered: readonly string[],
  moveOrders: Call,
): Record<string, Call> => ({
  handOver: { first: { order: cleo.order, unpaid: null }, alternatives: { order: [guest.order], unpaid: [100] } },
  enterOrder: {
    first: { order: ENTERED, total: 9999, byLink: false, credit: null },
    alternatives: { order: [{ ...ENTERED, note: 'Merci' }], total: [9998], byLink: [true], credit: [100] },
  },
  setPaymentLink: {
    first: { order: entered[2], due: CASH, open: true },
    alternatives: { order: [entered[3]], due: [CASH - 1], open: [false] },
  },
  receiveCash: {
    first: { order: entered[0], amount: CASH },
    alternatives: { order: [entered[1]], amount: [CASH - 1] },
  },
  undoCashReceipt: {
    first: { order: entered[4], amount: CASH, receivedAt: null, reason: null },
    alternatives: {
      order: [entered[5]],
      amount: [CASH - 1],
      receivedAt: ['2030-01-04T12:00:00.000Z'],
      reason: ['mistake'],
    },
  },
  returnItems: {
    first: { order: ann.order, items: [{ line: ann.juice, quantity: 1 }], refundTo: 'balance', total: null },
    alternatives: {
      order: [bob.order],
      items: [
        [{ line: ann.juice, quantity: 2 }],
        [{ line: bob.juice, quantity: 1 }],
        [{ line: ann.bread, quantity: 1 }],
      ],
      refundTo: ['card'],
      total: [1],
    },
  },
  settleMissing: {
    first: { order: ann.order, refundTo: 'balance', total: null },
    alternatives: { order: [bob.order], refundTo: ['card'], total: [1] },
  },
  answerOrderProblem: {
    first: { problem: ann.problem, decision: 'credit', quantity: 1, amount: 1200, answer: 'Merci' },
    alternatives: {
      problem: [bob.problem],
      decision: ['refund', 'decline'],
      quantity: [2],
      amount: [1100],
      answer: ['Pardon', null],
    },
  },
  refundDeposit: {
    first: { customer: ann.customer, amount: 100, reusableBox: false },
    alternatives: { customer: [bob.customer], amount: [101, 300], reusableBox: [true] },
  },
  refundGuestDeposit: {
    first: { order: guest.order, amount: 100 },
    alternatives: { order: [ann.order], amount: [101, 300] },
  },
  refundOrderDeposit: {
    first: { order: cleo.order, containers: [{ deposit: 300, quantity: 1 }] },
    alternatives: { order: [bob.order], containers: [[{ deposit: 300, quantity: 2 }]] },
  },
  refundAmount: {
    first: { order: ann.order, amount: 100, toCard: 100, refundTo: 'card', reason: 'Merci' },
    alternatives: { order: [bob.order], amount: [101], toCard: [99], refundTo: ['balance'], reason: ['Pardon'] },
  },
  lowerQuantities: {
    first: { order: ann.order, changes: [{ line: ann.honey, from: 4, to: 3 }], refundTo: 'balance', total: 500 },
    alternatives: {
      order: [bob.order],
      changes: [
        [{ line: ann.honey, from: 4, to: 2 }],
        [{ line: ann.honey, from: 3, to: 2 }],
        [{ line: bob.honey, from: 4, to: 3 }],
      ],
      refundTo: ['card'],
      total: [501],
    },
  },
  adjustBalance: {
    first: { customer: ann.customer, amount: -100, reason: 'Merci' },
    alternatives: { customer: [bob.customer], amount: [-101, 100], reason: ['Pardon'] },
  },
  adjustStock: {
    first: { variant: toId('Variant', testId('variant jus 0')), stock: 3, stockMdo: 0 },
    alternatives: { variant: [toId('Variant', testId('variant pain 0'))], stock: [4, -3], stockMdo: [1] },
  },
  sendSlip: {
    first: { seller: toId('Seller', testId('seller farm')), period: 'per_20261127' },
    alternatives: { seller: [toId('Seller', testId('seller bees'))], period: ['per_20261120'] },
  },
  answerProposals: {
    first: { proposals: [{ id: toId('Proposal', testId('proposal jus')), shown: '' }], accept: false, answer: null },
    alternatives: {
      proposals: [[{ id: toId('Proposal', testId('proposal pain')), shown: '' }]],
      accept: [true],
      answer: ['Pardon'],
    },
  },
  moveOrders,
  saveCatalogueRecords: {
    first: { kind: 'sellers', records: [removed('personne')] },
    alternatives: { kind: ['collections'], records: [[removed('rien')]] },
  },
});

const mutation = createMarketSchema('demo').getMutationType();
/** An optional key is that of a press, which goes out in several calls. */
const KEYED = Object.values(mutation?.getFields() ?? {}).filter(
  ({ name, args }) =>
    DESK_MUTATIONS.includes(name) &&
    args.some((argument) => argument.name === 'requestId' && isNonNullType(argument.type)),
);
const argumentsOf = ({ args }: GraphQLField<unknown, unknown>) =>
  args.map(({ name }) => name).filter((name) => name !== 'requestId');
const nobody = { customer: '', order: '', juice: '', bread: '', honey: '', problem: '' };

it('tries every desk mutation that takes a request key, with each of its arguments', () => {
  const moveOrders = {
    first: { input: {}, orders: [], slots: [] },
    alternatives: { input: [], orders: [], slots: [] },
  };
  const calls = callsOf(nobody, nobody, nobody, nobody, [], moveOrders);
  expect(Object.keys(calls).toSorted()).toEqual(KEYED.map(({ name }) => name).toSorted());
  for (const field of KEYED) {
    expect(Object.keys(calls[field.name]!.first)).toEqual(argumentsOf(field));
    expect(Object.keys(calls[field.name]!.alternatives)).toEqual(argumentsOf(field));
  }
});

const documentOf = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const argumentList = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  return `mutation(${declared}) { ${name}(${argumentList}) ${isCompositeType(getNamedType(type)) ? '{ __typename }' : ''} }`;
};

describe.each(testDatabaseKinds())('a reused request key (%s)', (kind) => {
  let api: ApiServer;
  let staff: Who;
  let calls: Record<string, Call>;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'jus', { price: 1000, deposit: 300, stock: 60, stored: true, stock_mdo: 5 });
    await offer(api.database, 'pain', { price: 700, stock: 20, stored: true, stock_mdo: 5 });
    await offer(api.database, 'miel', { price: 500, stock: 60, stored: true, stock_mdo: 5 });
    await api.database.kysely.updateTable('seller').set({ contact_email: 'farm@example.test' }).execute();
    for (const goods of ['jus', 'pain', 'miel', 'lait'])
      await api.database.kysely
        .insertInto('producer_proposal')
        .values({
          id: testId(`proposal ${goods}`),
          seller_id: testId('seller farm'),
          slip_id: testId('slip'),
          kind: 'price',
          subject: goods,
          variant_id: testId(`variant ${goods === 'lait' ? 'jus' : goods} 0`),
          label_primary: goods,
          amount: 900,
          seen: 700,
          form: goods,
          proposed_at: new Date(),
          status: 'waiting',
        })
        .execute();
    staff = await api.signIn('josee', { roles: ['staff'] });
    await api.ask(staff, '{ staff { name } }');
    const orders = [await buy('ann'), await buy('bob'), await buy('cleo'), await buy(null)] as const;
    calls = callsOf(
      ...orders,
      [...(await enterTwo()), ...(await enterTwo(true)), ...(await receiveTwo())],
      await moves(),
    );
  });
  afterAll(async () => {
    expect(await checkInvariants(api.database)).toEqual([]);
    await api.close();
  });

  /** The ids of two orders that staff have entered. */
  const enterTwo = (byLink = false) =>
    Promise.all(
      ['one', 'two'].map(async (key) => {
        const enter =
          'mutation($o: EnteredOrderInput!, $r: ID!, $l: Boolean!) { enterOrder(order: $o, total: 9999, requestId: $r, byLink: $l) { id } }';
        const variables = { o: ENTERED, l: byLink, r: `entered ${key} ${randomUUID()}` };
        return (await api.ask<{ enterOrder: { id: string } }>(staff, enter, variables)).enterOrder.id;
      }),
    );

  /** The ids of two entered orders whose cash was received. */
  async function receiveTwo(): Promise<string[]> {
    const orders = await enterTwo();
    const receive =
      'mutation($o: ID!, $a: Cents!, $r: ID!) { receiveCash(order: $o, amount: $a, requestId: $r) { id } }';
    for (const o of orders) await api.ask(staff, receive, { o, a: CASH, r: `received ${o}` });
    return orders;
  }

  /** A move of an order to another place, and one of another order. */
  async function moves(): Promise<Call> {
    const place = toId('Location', testId('location marche'));
    const toPlace = toId('Location', testId('location gymnase'));
    const ask = async (name: string) => {
      const { order } = await buy(name);
      const query = 'query($id: ID!) { order(id: $id) { period { id } } }';
      const { period } = (await api.ask<{ order: { period: { id: string } } }>(staff, query, { id: order })).order;
      return { input: { period: period.id, place, order, toPeriod: period.id, toPlace }, orders: [order], slots: null };
    };
    const [first, other] = [await ask('mia'), await ask('noa')];
    return { first, alternatives: { input: [other.input], orders: [other.orders], slots: [[]] } };
  }

  /** As a customer of this name, or with null as a guest. */
  async function buy(name: string | null): Promise<OrderIds> {
    const who = name === null ? { session: newSessionToken() } : await api.signIn(name);
    const add = 'mutation($v: ID!, $q: Int!) { addToCart(variant: $v, quantity: $q) { id } }';
    for (const [product, q] of [
      ['jus', 4],
      ['pain', 1],
      ['miel', 4],
    ] as const)
      await api.ask(who, add, { v: toId('Variant', testId(`variant ${product} 0`)), q });
    const choose = 'mutation($l: ID!) { updateShoppingSession(input: { locationId: $l }) { id } }';
    await api.ask(who, choose, { l: toId('Location', testId('location marche')) });
    const { checkout } = await api.ask<{ checkout: string }>(who, 'mutation { checkout }');
    await api.services.checkout.handleEvent(api.payment.pay(checkout));
    const response = await api.ask<{
      user: { id: string } | null;
      payment: { order: { id: string; products: { id: string; productName: string }[] } };
    }>(who, '{ user { id } payment { order { id products { id productName } } } }');
    const { id: order, products } = response.payment.order;
    const lineOf = (product: string) => products.find(({ productName }) => productName === product)?.id ?? '';
    await api.database.kysely
      .updateTable('order_line')
      .set({ status: 'missing', last_updated: api.clock.now() })
      .where('product_name_primary', '=', 'pain')
      .execute();
    await api.database.kysely
      .updateTable('order_line')
      .set({ status: 'packed', last_updated: api.clock.now() })
      .where('product_name_primary', '=', 'jus')
      .execute();
    // Quantities of Ann and Bob are lowered, and the other orders are handed over.
    if (name !== 'ann' && name !== 'bob')
      await api.database.kysely
        .updateTable('order_line')
        .set({ status: 'packed' })
        .where('order_id', '=', requireKey(order, 'Order'))
        .where('product_name_primary', '=', 'miel')
        .execute();
    const problem = randomUUID();
    await sql`insert into order_problem (id, line_id, kind, quantity, reported_at)
      select ${problem}, l.id, 'damaged', 1, now() from order_line l join orders o on o.id = l.order_id
      where l.product_name_primary = 'jus' order by o.number desc limit 1`.execute(api.database.kysely);
    return {
      problem: toId('OrderProblem', problem),
      customer: response.user?.id.replace('usr', 'cus') ?? '',
      order,
      juice: lineOf('jus'),
      bread: lineOf('pain'),
      honey: lineOf('miel'),
    };
  }
  const send = async (field: GraphQLField<unknown, unknown>, variables: Variables) => {
    const { data, errors } = await api.call(documentOf(field), variables, staff);
    return errors.length > 0
      ? errors.map(({ message, extensions }) => [extensions.code, extensions.displayable, message])
      : data;
  };
  const reused = [['REQUEST_REUSED', true, 'desk.request_reused']];

  it.each(KEYED)('repeats $name once, and refuses any other arguments without a change', async (field) => {
    const { first, alternatives } = calls[field.name]!;
    const requestId = `${field.name} 1`;
    const firstResponse = await send(field, { ...first, requestId });
    expect(firstResponse).toEqual({ [field.name]: { __typename: expect.any(String) as string } });
    const before = await wholeState(api.database);
    expect(await send(field, { ...first, requestId })).toEqual(firstResponse);
    for (const [name, values] of Object.entries(alternatives))
      for (const value of values)
        expect([name, value, await send(field, { ...first, [name]: value, requestId })]).toEqual([name, value, reused]);
    expect(await wholeState(api.database)).toEqual(before);
  });

  // What is missing of an order is settled once, by whatever key: as a return. Nobody else brings anything here that a slip could name.
  // An order is moved once within two minutes, by whatever key.
  const single = ['settleMissing', 'sendSlip', 'moveOrders'];
  const raced = KEYED.filter(({ name }) => !single.includes(name));
  it.each(raced)('accepts one of two concurrent calls of $name, and refuses the other', async (field) => {
    // An order is handed over once, and a problem or a proposal answered, by whatever key: a refused call leaves its key to the other.
    const handedOver = field.name === 'handOver' ? { order: (await buy('dan')).order } : {};
    const twoOrders = { receiveCash: () => enterTwo(), undoCashReceipt: receiveTwo }[field.name];
    const [one = '', two = ''] = (await twoOrders?.()) ?? [];
    const answered = field.name === 'answerOrderProblem' ? { problem: (await buy('eli')).problem } : {};
    const waiting = (goods: string) => [{ id: toId('Proposal', testId(`proposal ${goods}`)), shown: '' }];
    const proposed = field.name === 'answerProposals' ? { proposals: waiting('miel') } : {};
    const { alternatives } = calls[field.name]!;
    const received = one === '' ? {} : { order: one };
    const first: Variables = { ...calls[field.name]!.first, ...handedOver, ...answered, ...proposed, ...received };
    const [subject = ''] = argumentsOf(field);
    const items = field.name === 'returnItems' ? { items: alternatives['items']![1] } : {};
    const changes = field.name === 'lowerQuantities' ? alternatives['changes'] : undefined;
    if (changes) first['changes'] = changes[1];
    const another = field.name === 'refundGuestDeposit' ? { order: (await buy(null)).order } : {};
    const unanswered = field.name === 'answerProposals' ? waiting('lait') : null;
    const other = unanswered ?? (two === '' ? alternatives[subject]![0] : two);
    const otherCall = {
      ...first,
      [subject]: other,
      ...items,
      ...another,
      ...(changes && { changes: changes[2] }),
    };
    const requestId = `${field.name} 2`;
    const responses = await Promise.all(
      [first, otherCall].map((variables) => send(field, { ...variables, requestId })),
    );
    expect(responses.filter((response) => Array.isArray(response))).toEqual([reused]);
  });
});
