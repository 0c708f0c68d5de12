import { readFileSync } from 'node:fs';
import {
  assertObjectType,
  buildSchema,
  execute,
  getNamedType,
  getNullableType,
  isAbstractType,
  isEnumType,
  isInterfaceType,
  isLeafType,
  isListType,
  isNonNullType,
  parse,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
} from 'graphql';
import type { GraphQLResponse, GraphQLSingularResponse, RequestParameters, Variables } from 'relay-runtime';
import type { ObjectTypes } from '#generated/objectTypes.ts';

type Part<Value> = Value extends Date
  ? string
  : Value extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : Value extends object
      ? { readonly [Field in keyof Value]?: Part<Value[Field]> }
      : Value;
/** What a test gives of an object of the schema; `answer` adds every other requested field. */
export type Fixture<Name extends keyof ObjectTypes> = Part<ObjectTypes[Name]>;

/** Where a value of a type is requested: `name` is the field, `alias` its name in the document. */
type Place = { name: string; alias: string; args: Record<string, unknown> };
type ObjectFixture<Name extends keyof ObjectTypes> = Fixture<Name> | null | undefined;
/** Values for every object of a type; what a parent gives of its own child wins. Null: there is none. */
export type FixtureValues = {
  readonly [Name in keyof ObjectTypes]?: ObjectFixture<Name> | ((place: Place) => ObjectFixture<Name>);
};

declare const checked: unique symbol;
/** FixtureValues whose field names the compiler has checked: it does not do so in what a function returns. */
export type Fixtures = FixtureValues & { readonly [checked]: true };
/** Marks the fixtures of an answer that depends on the request. */
export const fixtures = (values: FixtureValues): Fixtures => values as Fixtures;

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
// A newer server may know more values.
for (const type of Object.values(schema.getTypeMap())) if (isEnumType(type)) type.serialize = String;
const texts = JSON.parse(readFileSync('__generated__/operations.json', 'utf8')) as Record<string, string>;

/** A valid value of each scalar, where a test gives none. A text is the name of its field. */
const SCALARS: Record<string, unknown> = {
  Boolean: false,
  Int: 1,
  Float: 1,
  Cents: 500,
  Date: '2026-11-26',
  DateTime: '2026-11-26T14:00:00-05:00',
  EpochSeconds: 1_800_000_000,
  URL: '/',
};

/** A market that has everything, where a test gives none of it. */
const EVERY_OFFER: Fixture<'MarketOffers'> = {
  pickup: true,
  delivery: true,
  express: true,
  baskets: true,
  membership: true,
  deposits: true,
  alcohol: true,
};

/** The rules of a market that has set none. */
const USUAL_RULES: Fixture<'MarketRules'> = {
  timeZone: 'America/Toronto',
  shortageRule: 'first_ordered',
  closing: { weekday: 1, at: '00:00' },
  basketsUntil: { weekday: 3, at: '00:00' },
  missing: { weekday: 3, at: '18:00' },
};

type Values = Readonly<Record<string, unknown>>;
type Context = { fixtures: FixtureValues; nextId: () => number };

/** What the fixtures say of a type at this place; undefined: nothing. */
const valuesAt = (given: unknown, place: Place) =>
  (typeof given === 'function' ? (given as (place: Place) => unknown)(place) : given) as Values | null | undefined;

/** Throws for a name that the type does not have: not every fixture passes by the compiler. */
function checkNames(typeName: string, values: Values): void {
  const fields = assertObjectType(schema.getType(typeName)).getFields();
  const strangers = Object.keys(values).filter((name) => name !== '__typename' && !(name in fields));
  if (strangers.length > 0)
    throw new Error(`A fixture of ${typeName} has fields that are not in the schema: ${strangers.join(', ')}`);
}

function leaf(type: GraphQLLeafType, { parentType, fieldName }: GraphQLResolveInfo, { nextId }: Context): unknown {
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (type.name === 'ID') return `${parentType.name}-${nextId()}`;
  return SCALARS[type.name] ?? fieldName;
}

/** The value of a field: what its parent's fixture gives, over what the fixtures say of its type, else a valid one. */
const resolveField: GraphQLFieldResolver<Values, Context> = (source, args, context, info) => {
  const place = { name: info.fieldName, alias: String(info.path.key), args };
  const valuesOf = (typeName: string) => valuesAt((context.fixtures as Values)[typeName], place);
  const complete = (type: GraphQLOutputType, given: unknown): unknown => {
    // A market takes orders where a test does not say otherwise.
    if (given === undefined && info.fieldName === 'pause' && info.parentType.name === 'Market') return null;
    const nullable = getNullableType(type);
    if (given === null) return null;
    if (isListType(nullable)) {
      if (Array.isArray(given))
        return given.map((item: unknown) => complete(nullable.ofType as GraphQLOutputType, item));
      const named = getNamedType(type).name;
      if (given === undefined && !(named in context.fixtures)) return isNonNullType(type) ? [] : null;
      return [complete(nullable.ofType as GraphQLOutputType, given)];
    }
    if (isLeafType(nullable)) return given ?? (isNonNullType(type) ? leaf(nullable, info, context) : null);
    const own = given as Values | undefined;
    let values = valuesOf(nullable.name);
    if (values === null) return null;
    if (isAbstractType(nullable)) {
      const typeName = own?.['__typename'] ?? values?.['__typename'];
      if (typeof typeName !== 'string') return null;
      values = { ...valuesOf(typeName), ...values };
    }
    if (!own && !values && !isNonNullType(type)) return null;
    const object = { ...values, ...own };
    checkNames(isInterfaceType(nullable) ? String(object['__typename']) : nullable.name, object);
    return object;
  };
  return complete(info.returnType, source?.[info.fieldName]);
};

/** The server's answer to a request: its document executed on the schema, with these fixtures. */
export function answer({ id }: RequestParameters, variables: Variables, given: FixtureValues): GraphQLResponse {
  let ids = 0;
  const context: Context = {
    fixtures: { MarketOffers: EVERY_OFFER, MarketRules: USUAL_RULES, ...given },
    nextId: () => ++ids,
  };
  const document = parse(texts[id!]!);
  const isMutation = document.definitions.some((node) => 'operation' in node && node.operation === 'mutation');
  const root = isMutation ? 'Mutation' : 'Query';
  const rootValue = valuesAt(given[root], { name: '', alias: '', args: {} });
  checkNames(root, rootValue ?? {});
  const { data, errors } = execute({
    schema,
    document,
    rootValue,
    contextValue: context,
    variableValues: variables,
    fieldResolver: resolveField as GraphQLFieldResolver<unknown, unknown>,
    typeResolver: (value) => String((value as Values)['__typename']),
  }) as ExecutionResult;
  if (errors) throw errors[0]!;
  return { data } as GraphQLSingularResponse;
}
