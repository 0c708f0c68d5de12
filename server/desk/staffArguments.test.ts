import { coerceInputValue, getNamedType, isCompositeType, type GraphQLArgument, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { HUGE } from '../../tests/support/badArguments.ts';
import { DESK_MUTATIONS } from '../../tests/support/deskMutations.ts';
import { expectRefusal, expectRefused } from '../../tests/support/expectRefused.ts';
import { marketState } from '../../tests/support/marketState.ts';
import { offer, openMarket } from '../../tests/support/purchaseMarket.ts';
import { testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createMarketSchema } from '../api/schema.ts';
import { toId } from '../graphql/globalId.ts';
import { readPermissions } from '../graphql/permissions.ts';

type Variables = Record<string, unknown>;
const nothing = testId('none');
const order = toId('Order', nothing);
const requestId = 'essai';
const moment = { weekday: 1, at: '00:00' };
const rules = {
  timeZone: 'America/Moncton',
  firstWeekday: 1,
  shortageRule: 'evenly',
  closing: moment,
  basketsUntil: moment,
  missing: moment,
};

/** A call of each mutation of the desk whose types are right; CUSTOMER and PRODUCT are there, the orders are not. */
const CUSTOMER = 'CUSTOMER';
const CALLS: Readonly<Record<string, Variables>> = {
  runJob: { job: 'leftovers' },
  dismissSetup: {},
  checkServices: {},
  confirmMarketTerms: { terms: { orderFee: 1 } },
  confirmMarketRules: { rules },
  advanceOrder: { order, to: 'fulfilled', refund: 0, unpaid: 0 },
  handOver: { order, requestId, unpaid: 0 },
  receiveCash: { order, amount: 100, requestId },
  undoCashReceipt: { order, amount: 100, receivedAt: '2030-01-04T12:00:00.000Z', reason: 'mistake', requestId },
  setPaymentLink: { order, due: 100, open: true, requestId },
  enterOrder: {
    order: {
      person: { name: 'Béa', phone: '819 555-0123', lang: 'fr' },
      items: [{ variant: toId('Variant', nothing), quantity: 1 }],
    },
    total: 100,
    requestId,
    byLink: false,
    credit: 0,
  },
  assembleOrders: { orders: [order], requestId },
  undoAssembly: { orders: [order], at: '2030-01-04T12:00:00.000Z', requestId },
  undoOrderStep: { order, from: 'fulfilled', at: '2030-01-04T12:00:00.000Z', handOver: requestId },
  updateOrderLines: {
    lines: [toId('OrderLine', nothing)],
    status: 'packed',
    seen: 'waiting',
    missing: 0,
    seenMissing: 0,
    seenQuantities: [2],
    requestId,
    undoes: 'essai 0',
  },
  replaceLine: { line: toId('OrderLine', nothing), text: 'x', variant: null },
  returnItems: {
    order,
    items: [{ line: toId('OrderLine', nothing), quantity: 1 }],
    refundTo: 'balance',
    requestId,
    total: 450,
  },
  settleMissing: { order, refundTo: 'balance', requestId, total: 450 },
  answerOrderProblem: {
    problem: toId('OrderProblem', nothing),
    decision: 'credit',
    quantity: 1,
    amount: 450,
    answer: 'Merci',
    requestId,
  },
  refundDeposit: { customer: CUSTOMER, amount: 100, reusableBox: false, requestId },
  refundGuestDeposit: { order, amount: 100, requestId },
  refundOrderDeposit: { order, containers: [{ deposit: 100, quantity: 1 }], requestId },
  refundAmount: { order, amount: 100, toCard: 0, refundTo: 'balance', reason: 'Merci', requestId },
  lowerQuantities: {
    order,
    changes: [{ line: toId('OrderLine', nothing), from: 2, to: 1 }],
    refundTo: 'balance',
    total: 450,
    requestId,
  },
  sendMessage: {
    message: {
      period: 'per_20300104',
      subject: { primary: 'Le pain est en retard', secondary: 'The bread is late' },
      text: { primary: 'Il arrive à midi.', secondary: 'It arrives at noon.' },
    },
  },
  adjustBalance: { customer: CUSTOMER, amount: -100, reason: 'Merci', requestId },
  deleteCustomer: { id: CUSTOMER, forfeits: 0 },
  saveProduct: { id: toId('Product', testId('product bread')), version: 1, input: { bio: true } },
  saveSeller: { id: toId('Seller', testId('seller farm')), version: 1, input: { regional: true } },
  saveSiteInformations: { version: 1, input: { banner: null }, halted: { baskets: 0, purchases: 0 } },
  saveWeek: { period: 'per_20300104', version: 0, input: { closed: true } },
  saveWeekPlan: {
    from: 'per_20300104',
    version: 1,
    input: {
      closing: { weekday: 2, at: '12:00' },
      basketsUntil: { weekday: 2, at: '20:00' },
      missing: { weekday: 4, at: '18:00' },
    },
  },
  saveMarketTime: { version: 1, input: { firstWeekday: 7 } },
  adjustStock: { variant: toId('Variant', testId('variant bread 0')), stock: 1, stockMdo: 0, requestId },
  saveCatalogueRecords: { kind: 'sellers', records: [{ key: 'verger', cells: [] }], requestId },
  undoCatalogueSaving: { number: 1 },
  sendStatements: {
    periods: ['per_20300104'],
    statements: [{ seller: toId('Seller', testId('seller farm')), content: 'shown' }],
  },
  sendSlip: { seller: toId('Seller', testId('seller farm')), period: 'per_20300104', requestId },
  answerProposals: {
    proposals: [{ id: toId('Proposal', testId('nothing')), shown: '' }],
    accept: false,
    answer: null,
    requestId,
  },
  moveOrders: { input: { period: 'per_20300104', toPeriod: 'per_20300104' }, orders: [order], slots: [], requestId },
  undoOrderMove: { move: toId('OrderMove', nothing) },
  revokeSlipLinks: { seller: toId('Seller', testId('seller farm')), period: 'per_20300104' },
  markProducerPaid: { seller: toId('Seller', testId('seller farm')), periods: ['per_20300104'], paid: true },
};
const mutation = createMarketSchema('demo').getMutationType();
const FIELDS = Object.values(mutation?.getFields() ?? {}).filter(({ name }) => name in CALLS);

const documentOf = ({ name, args, type }: GraphQLField<unknown, unknown>): string => {
  const declared = args.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
  const argumentList = args.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
  const head = args.length > 0 ? `mutation(${declared}) { ${name}(${argumentList})` : `mutation { ${name}`;
  return `${head} ${isCompositeType(getNamedType(type)) ? '{ __typename }' : ''} }`;
};

const VALUES = [null, true, 7, 1.5, 2 ** 31, 1e308, 'x', [], [null], {}, { x: 1 }];
const isWrong = ({ type }: GraphQLArgument, value: unknown): boolean => {
  let wrong = false;
  coerceInputValue(value, type, () => (wrong = true));
  return wrong;
};
const wrongOf = (argument: GraphQLArgument): [value: unknown, code: string][] => [
  ...VALUES.filter((value) => isWrong(argument, value)).map((value): [unknown, string] => [value, 'BAD_INPUT']),
  ...(String(argument.type) === 'ID!'
    ? ['', ' ', HUGE, 'a\u0000'].map((id): [unknown, string] => [
        id,
        argument.name === 'requestId' ? 'BAD_INPUT' : 'NOT_FOUND',
      ])
    : []),
  ...(argument.name === 'reason'
    ? ['', ' ', HUGE, 'a\u0000b'].map((text): [unknown, string] => [text, 'BAD_INPUT'])
    : []),
];

it('calls every mutation of the desk, with each of its arguments (badArguments.test.ts)', () => {
  expect(Object.keys(CALLS).toSorted()).toEqual(DESK_MUTATIONS.toSorted());
  for (const { name, args } of FIELDS)
    expect(Object.keys(CALLS[name]!).toSorted()).toEqual(args.map((argument) => argument.name).toSorted());
});

describe.each(testDatabaseKinds())('invalid arguments of the desk (%s)', (kind) => {
  let api: ApiServer;
  let staff: Who;
  let customer: string;
  beforeAll(async () => {
    api = await openApi(kind);
    await openMarket(api.database);
    await offer(api.database, 'bread');
    staff = await api.signIn('josee', { roles: ['staff'] });
    const { user } = await api.ask<{ user: { id: string } }>(await api.signIn('ann'), '{ user { id } }');
    customer = user.id.replace('usr', 'cus');
    await api.ask(staff, '{ staff { name } }');
  });
  afterAll(() => api.close());

  it('include a volunteer’s calls: managers’ mutations and the steps that move money are FORBIDDEN', async () => {
    const karim = await api.signIn('karim', { roles: ['volunteer'] });
    expect(await api.ask(karim, '{ staff { name role } }')).toMatchObject({ staff: { role: 'volunteer' } });
    const permissions = readPermissions(createMarketSchema('demo'));
    const managers = FIELDS.filter(({ name }) => permissions.field('Mutation', name) === 'MANAGER');
    expect(managers.length).toBeGreaterThan(9);
    const calls = [
      ...managers.map((field) => ({ query: documentOf(field), variables: CALLS[field.name]! })),
      ...['cancelled', 'refunded', 'disputed'].map((to) => ({
        query: documentOf(FIELDS.find(({ name }) => name === 'advanceOrder')!),
        variables: { order, to },
      })),
    ];
    for (const call of calls) await expectRefused(api, { ...call, headers: karim }, 'FORBIDDEN');
    for (const field of ['week { orders }', 'jobs { id }', 'customers { edges { cursor } }', 'pictures { path }']) {
      const { data, errors } = await api.call(`{ staff { ${field} } }`, {}, karim);
      expect([data, errors.map(({ extensions }) => extensions.code)]).toEqual([{ staff: null }, ['FORBIDDEN']]);
    }
  });

  describe.each(FIELDS.filter(({ args }) => args.length > 0))('$name', (field) => {
    let before: Awaited<ReturnType<typeof marketState>>;
    beforeAll(async () => void (before = await marketState(api.database)));

    it.each(field.args)('refuses every invalid $name', async (argument) => {
      for (const [value, code] of wrongOf(argument)) {
        const entries = Object.entries({ ...CALLS[field.name], [argument.name]: value });
        const variables = Object.fromEntries(
          entries.map(([key, given]) => [key, given === CUSTOMER ? customer : given]),
        );
        await expectRefusal(api, { query: documentOf(field), variables, headers: staff }, code);
      }
    });

    it('changes nothing by them', async () => {
      expect(await marketState(api.database)).toEqual(before);
    });
  });
});
