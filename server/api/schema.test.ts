import { buildSchema, getVariableValues, isEnumType, isObjectType, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import operations from '#generated/operations.json' with { type: 'json' };
import type { ErrorCode } from '#generated/schemaTypes.ts';
import { HOME_COLLECTIONS_AT_ONCE } from '#rules/constants.ts';
import { readErrorTexts } from '../graphql/errorTexts.ts';
import { compileOperation } from '../graphql/operation.ts';
import { checkAnswerSize } from '../graphql/pageLimits.ts';
import { readPermissions } from '../graphql/permissions.ts';
import type { RequiredResolvers, TypeResolvers } from '../graphql/required.ts';
import { schemaDocument, schemaText } from '../graphql/schemaText.ts';
import { trustedHashes } from '../graphql/trustedDocuments.ts';
import { createMarketSchema } from './schema.ts';

const schema = createMarketSchema('demo');
const permissions = readPermissions(schema);
const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));

describe('the permission map', () => {
  it('has every root field and every field of every type with an id', () => {
    const lacking = types.flatMap((type) => {
      if (!isObjectType(type)) return [];
      const fields = Object.keys(type.getFields());
      const isMapped = ['Query', 'Mutation'].includes(type.name) || fields.includes('id');
      return isMapped
        ? fields
            .filter((field) => permissions.field(type.name, field) === undefined)
            .map((field) => `${type.name}.${field}`)
        : [];
    });
    expect(lacking).toEqual([]);
    expect(permissions.fields.size).toBeGreaterThan(100);
  });

  it.each([
    ['Query', 'products', 'PUBLIC'],
    ['Query', 'cart', 'GUEST_SESSION'],
    ['Mutation', 'checkout', 'GUEST_SESSION'],
    ['Product', 'name', 'PUBLIC'],
    ['Cart', 'totals', 'OWNER'],
    ['Order', 'total', 'LINK'],
    ['Order', 'note', 'OWNER'],
    ['Totals', 'total', undefined],
  ])('has %s.%s for %s', (type, field, audience) => {
    expect(permissions.field(type, field)).toBe(audience);
  });

  it('rejects a schema that lacks some, and names them', () => {
    const broken = schemaText
      .replace('cart: Cart! @access(to: GUEST_SESSION)', 'cart: Cart!')
      .replace('type Seller implements Node @access(to: PUBLIC)', 'type Seller implements Node');
    expect(() => readPermissions(buildSchema(broken))).toThrow('@access is missing on Query.cart, Seller');
    expect(() => readPermissions(buildSchema(schemaText))).not.toThrow();
  });
});

describe('the error table', () => {
  const texts = readErrorTexts(schemaDocument);
  it.each<[ErrorCode, unknown]>([
    ['MAX_REACHED', { key: 'products.max_reached', params: ['nb', 'variant', 'name'] }],
    ['RATE_LIMITED', { key: 'errors.basic_retry', params: ['seconds'] }],
    ['BAD_CURSOR', { key: 'labels.loading_error', params: [] }],
    ['BAD_INPUT', null],
    ['INTERNAL', null],
  ])('shows %s as %j', (code, text) => {
    expect(texts.get(code)).toEqual(text);
  });

  it('has every code', () => {
    const codes = schema.getType('ErrorCode');
    expect(isEnumType(codes) && codes.getValues().map(({ name }) => name)).toEqual([...texts.keys()]);
  });

  it('calls a code without a key localized', () => {
    const enumeration = parse('enum ErrorCode { A @shows(key: "a", params: ["n"]) B @shows C }');
    expect([...readErrorTexts(enumeration).values()]).toEqual([
      { key: 'a', params: ['n'] },
      { key: null, params: [] },
      null,
    ]);
  });
});

describe('the documents of the storefront', () => {
  const documents = Object.entries(operations as Record<string, string>);
  it('match their hashes', () => {
    expect(trustedHashes(operations).size).toBe(documents.length);
  });

  it.each(documents)('include %s, which is valid, compiles and is not too large', (_, text) => {
    const { fields, variableDefinitions } = compileOperation(schema, text, null, false);
    const { coerced = {} } = getVariableValues(schema, variableDefinitions, {});
    expect(() => checkAnswerSize(fields, coerced)).not.toThrow();
  });

  it('are not too large with as many collections as the home page requests at once', () => {
    const [, text = ''] = documents.find(([, document]) => document.includes('query HomeStripsPaginationQuery')) ?? [];
    const { fields } = compileOperation(schema, text, null, false);
    expect(() => checkAnswerSize(fields, { count: HOME_COLLECTIONS_AT_ONCE })).not.toThrow();
    expect(() => checkAnswerSize(fields, { count: 100 })).toThrow('TOO_LARGE');
  });

  it('count the elements of plain lists within a page', () => {
    const productsQuery = (first: number) =>
      `{ products(first: ${first}) { edges { node { variants { id } collections { id } } } } }`;
    const codeOf = (first: number) => () =>
      checkAnswerSize(compileOperation(schema, productsQuery(first), null, false).fields, {});
    // Each product is 1 + 10 + 10 nodes.
    expect(codeOf(100)).not.toThrow();
    const nested =
      '{ collections(first: 12) { edges { node { products(first: 20) { edges { node { variants { id } collections { id } } } } } } } }';
    expect(() => checkAnswerSize(compileOperation(schema, nested, null, false).fields, {})).toThrow('TOO_LARGE');
  });
});

it('requires every resolver by its types, except those that the parent value makes unnecessary', () => {
  type Parent = { name: string; count: number | null; maybe?: string | null };
  type Fields = {
    name?: (parent: Parent) => string;
    count?: () => number;
    maybe?: () => string | null;
    id?: () => string;
  };
  type Verdict<T> = T extends RequiredResolvers<Fields, Parent> ? 'complete' : 'lacking';
  const complete: Verdict<{ id: () => string; count: () => number }> = 'complete';
  const nullableInParent: Verdict<{ id: () => string }> = 'lacking';
  const notInParent: Verdict<{ count: () => number }> = 'lacking';
  type Seller = { id: () => string };
  const sellerResolvers: Seller extends TypeResolvers<'Seller'> ? 'complete' : 'lacking' = 'lacking';
  expect([complete, nullableInParent, notInParent, sellerResolvers]).toEqual([
    'complete',
    'lacking',
    'lacking',
    'lacking',
  ]);
});

it('has the mutations of F-202, with their arguments', () => {
  const fields = schema.getMutationType()!.getFields();
  const named = Object.entries({
    addToCart: 'variant quantity',
    removeFromCart: 'variant all',
    confirmItemInCart: 'item',
    updateShoppingSession: 'input',
    updateCart: 'input',
    checkout: 'useBalance forceDisposableBox',
    updateUser: 'input',
    updateEmail: 'confirmation email',
    createMembership: '',
    startTrial: '',
    manageMembership: 'returnUrl',
    setupPaymentMethod: 'successUrl cancelUrl',
    subscribeToBasket: 'basket preferences',
    cancelBasket: 'id',
    updateBasket: 'id input',
  });
  const missing = named.flatMap(([name, args]) => {
    const present = fields[name]?.args.map((arg) => arg.name) ?? null;
    return present &&
      args
        .split(' ')
        .filter(Boolean)
        .every((arg) => present.includes(arg))
      ? []
      : [name];
  });
  expect(missing).toEqual([]);
});
