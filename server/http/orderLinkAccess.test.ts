import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
} from 'graphql';
import type { GraphQLArgument, GraphQLInputType, GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApi, type ApiServer, type Who } from '../../tests/support/apiServer.ts';
import { isOfDesk } from '../../tests/support/openInputs.ts';
import { smallMarket, testId } from '../../tests/support/smallMarket.ts';
import { testDatabaseKinds } from '../../tests/support/testDatabase.ts';
import { createMarketSchema } from '../api/schema.ts';
import { toId } from '../graphql/globalId.ts';
import { readPermissions } from '../graphql/permissions.ts';
import { newSessionToken } from '../identity/session.ts';

/** What whoever has an order's link may do (ADR 110). A new field of LINK has to be added here. */
const ACTIONS = [
  'Query.order',
  'Query.orderProgress',
  'Mutation.orderAgain',
  'Mutation.cancelOrder',
  'Mutation.payOrder',
  'Mutation.reportOrderProblem',
];
/** What they may read, by type. */
const SHOWN: Record<string, string> = {
  Order: `id products status total subtotal gst pst deposit shipping discount ongoing createdAt location fulfillment fee balanceApplied
    cash number customerName period fromStorage slot nothingComes mergedInto mergedOrders changeableUntil combinableWith cancelRefund refundedToCard
    refundedToBalance calendar link reopenable outsideZone problemsUntil`,
  OrderLine: `id productName variantName variantId price comparedAtPrice image quantity seller sellerName status progress lastUpdated
    deposit returned removed missing missingReturned ifMissing replaced replacedBy returns reusableBox problems`,
  OrderCash: 'due received receivedAt byLink link',
  PaymentLink: 'state payBy sentAt',
  LineReturn: 'at missing quantity removed toCard toBalance problem',
  OrderProblem: 'id kind quantity status reportedAt answer answeredAt toCard toBalance',
  Fulfillment: 'id recipient line1 line2 city state postalCode country deliveryRange deliveredAt',
};
const NOTE = 'Le code de la porte est 4711';
const ALLERGIES = 'arachides';

const schema = createMarketSchema('demo');
const permissions = readPermissions(schema);
const linkFields = [...permissions.fields].filter(([, audience]) => audience === 'LINK').map(([name]) => name);
const objectType = (name: string) => schema.getType(name) as GraphQLObjectType;

it('is one list in the schema: what a link does and shows', () => {
  const shown = Object.entries(SHOWN).flatMap(([type, fields]) =>
    fields.split(/\s+/).map((field) => `${type}.${field}`),
  );
  expect(linkFields.toSorted()).toEqual([...ACTIONS, ...shown].toSorted());
});

/** The smallest literal that a type accepts; `$id` where an id is taken. */
function literal(type: GraphQLInputType): string {
  const named = getNamedType(type);
  const isList = String(type).startsWith('[');
  const one = (): string => {
    if (isInputObjectType(named)) {
      const fields = Object.values(named.getFields()).filter(
        (field) => isRequiredInputField(field) || getNamedType(field.type).name === 'ID',
      );
      return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
    }
    if (isEnumType(named)) return named.getValues()[0]!.name;
    if (named.name === 'ID') return '$id';
    if (named.name === 'Boolean') return 'true';
    if (named.name === 'Date') return '"2000-01-01"';
    return ['Int', 'Cents'].includes(named.name) ? '1' : '"x"';
  };
  return isList ? `[${one()}]` : one();
}
/** A connection or list without anything of the link's. */
const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  '__typename' in value &&
  String(value.__typename).endsWith('Connection');
const takesId = ({ type }: Pick<GraphQLArgument, 'type'>): boolean => {
  const named = getNamedType(type);
  return named.name === 'ID' || (isInputObjectType(named) && Object.values(named.getFields()).some(takesId));
};

describe.each(testDatabaseKinds())("whoever has a guest's order link (%s)", (kind) => {
  let api: ApiServer;
  let link: string;
  let buyer: Who;
  const stranger = (): Who => ({ session: newSessionToken() });
  const call = async (query: string, variables: object, who: Who) => api.call(query, variables as never, who as never);

  async function buy(): Promise<string> {
    buyer = stranger();
    const variables = { v: toId('Variant', testId('variant honey 0')), z: toId('ShippingZone', testId('zone valley')) };
    await call('mutation($v: ID!) { addToCart(variant: $v) { id } }', { v: variables.v }, buyer);
    await call(
      'mutation($z: ID!) { updateShoppingSession(input: { shippingZoneId: $z }) { id } }',
      { z: variables.z },
      buyer,
    );
    const choices =
      'mutation($n: String, $a: String) { updateCart(input: { note: $n, allergies: $a }) { note allergies } }';
    expect((await call(choices, { n: NOTE, a: ALLERGIES }, buyer)).data).toEqual({
      updateCart: { note: NOTE, allergies: ALLERGIES },
    });
    const { data } = await call('mutation { checkout }', {}, buyer);
    const contact = {
      email: 'guest@exemple.ca',
      name: null,
      phone: '819 555-0142',
      address: { line1: '1, rue A', line2: null, city: 'Gatineau', state: 'QC', postalCode: 'J0X1A0', country: 'CA' },
    };
    await api.services.checkout.handleEvent(api.payment.pay(String(data?.checkout), { contact }));
    const row = await api.database.kysely
      .selectFrom('orders')
      .select('link_key')
      .orderBy('number', 'desc')
      .executeTakeFirstOrThrow();
    return toId('OrderLink', row.link_key);
  }
  beforeAll(async () => {
    api = await openApi(kind);
    const market = smallMarket(api.database.kysely);
    await market.seller('farm');
    await market.product('honey', 'farm', {}, [], [{ stock: 100 }]);
    await market.zone('valley', ['J0X'], { price: 700 });
    link = await buy();
  });
  afterAll(() => api.close());

  it('reads no field of the order that is not on the list', async () => {
    const { name } = objectType('Order');
    const withheld = Object.values(objectType(name).getFields()).filter(
      (field) => permissions.field(name, field.name) !== 'LINK',
    );
    expect(withheld.map((field) => field.name)).toEqual(
      expect.arrayContaining(['note', 'allergies', 'contact', 'paymentPage']),
    );
    const selection = withheld
      .map((field) => (isScalarType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`))
      .join(' ');
    const query = `query($id: ID!) { order(id: $id) { ${selection} customerName mergedOrders { note } } }`;
    const { data } = await call(query, { id: link }, stranger());
    expect(data?.order).toEqual({
      ...Object.fromEntries(withheld.map((field) => [field.name, null])),
      // The address would stand for a missing name.
      customerName: '',
      mergedOrders: [],
    });
    expect(withheld.some((field) => isNonNullType(field.type))).toBe(false);
    const own = await call('query($id: ID!) { order(id: $id) { note customerName } }', { id: link }, buyer);
    expect(own.data).toEqual({ order: { note: NOTE, customerName: 'guest@exemple.ca' } });
  });

  const fields = (
    [
      ['Query', 'query'],
      ['Mutation', 'mutation'],
    ] as const
  ).flatMap(([root, keyword]) =>
    Object.values(objectType(root).getFields())
      .filter(({ name, args }) => args.some(takesId) && !isOfDesk(permissions.field(root, name)))
      .filter(({ name }) => !ACTIONS.includes(`${root}.${name}`))
      .map((field) => [`${root}.${field.name}`, keyword, field] as const),
  );
  it.each(fields)('gets nothing by %s', async (_, keyword, field) => {
    const args = field.args.filter((argument) => isRequiredArgument(argument) || takesId(argument));
    const values = args.map((argument) => `${argument.name}: ${literal(argument.type)}`).join(', ');
    const selection =
      isObjectType(getNamedType(field.type)) || getNamedType(field.type).name === 'Node' ? '{ __typename }' : '';
    const { data, errors } = await call(
      `${keyword}($id: ID!) { result: ${field.name}(${values}) ${selection} }`,
      { id: link },
      stranger(),
    );
    expect(errors.length > 0 || [data?.result].flat().every((value) => value === null || isEmpty(value))).toBe(true);
    if (keyword === 'mutation') expect(errors).not.toEqual([]);
  });

  it('cancels and reopens it without reading its note or allergies, while its buyer does', async () => {
    const reopen = `mutation($id: ID!) { cancelOrder(order: $id, reopenCart: true) {
      cart { note allergies items { quantity } } order { note allergies status } } }`;
    for (const isBuyer of [false, true]) {
      const id = await buy();
      const who = isBuyer ? buyer : stranger();
      const again = `mutation($id: ID!) { orderAgain(order: $id) { cart { note allergies } } }`;
      if (!isBuyer)
        expect((await call(again, { id }, stranger())).data).toEqual({
          orderAgain: { cart: { note: null, allergies: null } },
        });
      for (const _ of [1, 2])
        expect((await call(reopen, { id }, who)).data).toEqual({
          cancelOrder: {
            cart: { note: isBuyer ? NOTE : null, allergies: isBuyer ? ALLERGIES : null, items: [{ quantity: 1 }] },
            order: { note: isBuyer ? NOTE : null, allergies: null, status: 'cancelled' },
          },
        });
    }
  });
});
