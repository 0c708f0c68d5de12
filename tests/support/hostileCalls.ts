import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLArgument, GraphQLField, GraphQLInputType, GraphQLObjectType, GraphQLSchema } from 'graphql';

/** A root field, or one with arguments of its own below it: the fields that lead there, outermost first. */
export type HostilePath = readonly { parent: GraphQLObjectType; field: GraphQLField<unknown, unknown> }[];
export type HostileCall = { query: string; variables: Record<string, unknown> };
/** A random number from 0 up to, not including, 1. */
export type Random = () => number;

const MAX_PATH = 3;
const SELECTION_DEPTH = 1;

/** Strings that no database can store, and half of a surrogate pair, come most often. */
const UNSTORABLE = ['\u0000', 'a\u0000b', 'a\udfffb'];
const TEXTS = [
  ...UNSTORABLE,
  ...UNSTORABLE,
  ...UNSTORABLE,
  '',
  ' ',
  '\u202e\ufeff',
  '_%\\',
  "'; drop table orders; --",
  '<script>',
  'NaN',
  'anne@exemple.ca',
  'https://market.example/compte',
  'J8X 3G4',
  '819 555-0123',
  '😀'.repeat(60),
  'x'.repeat(20_000),
];
const INTEGERS = [0, 1, -1, 2, 20, 101, 999_999, 1_000_001, 2 ** 31 - 1, -(2 ** 31)];
const CENTS = [...INTEGERS, 50, 2 ** 31, 2 ** 53 - 1, -(2 ** 53 - 1)];
const DAYS = ['0001-01-01', '1000-01-01', '1100-01-01', '1990-05-05', '2026-11-27', '8999-12-31', '9999-12-31'];
const INSTANTS = DAYS.flatMap((day) => [`${day}T00:00:00Z`, `${day}T23:59:59-23:59`]);

/** A seeded generator (xorshift32). */
export function randomFrom(seed: number): Random {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const pick = <Value>(values: readonly Value[], random: Random): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** The paths to every field of a schema that takes arguments, and to every root field. */
export function hostilePaths(schema: GraphQLSchema): HostilePath[] {
  const paths = new Map<string, HostilePath>();
  const visit = (parent: GraphQLObjectType, above: HostilePath): void => {
    for (const field of Object.values(parent.getFields())) {
      const path = [...above, { parent, field }];
      const key = `${parent.name}.${field.name}`;
      if ((above.length === 0 || field.args.length > 0) && !paths.has(key)) paths.set(key, path);
      const returned = getNamedType(field.type);
      const isSeen = above.some((step) => getNamedType(step.field.type) === returned);
      if (path.length < MAX_PATH && isObjectType(returned) && !isSeen) visit(returned, path);
    }
  };
  for (const root of [schema.getQueryType(), schema.getMutationType()]) if (root) visit(root, []);
  return [...paths.values()];
}

function valueOf(type: GraphQLInputType, ids: readonly string[], random: Random): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType as GraphQLInputType, ids, random);
  if (random() < 0.05) return null;
  if (isListType(type)) {
    const count = Math.floor(random() * 4);
    return Array.from({ length: count }, () => valueOf(type.ofType as GraphQLInputType, ids, random));
  }
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).flatMap((field) =>
        isNonNullType(field.type) || random() < 0.6 ? [[field.name, namedValue(field, ids, random)]] : [],
      ),
    );
  if (isEnumType(type)) return pick(type.getValues(), random).name;
  switch (type.name) {
    case 'ID':
      return random() < 0.8 ? pick(ids, random) : pick(TEXTS, random);
    case 'Boolean':
      return random() < 0.5;
    case 'Int':
      return pick(INTEGERS, random);
    case 'Float':
      return pick([...INTEGERS, 0.1, 1e308], random);
    case 'Cents':
    case 'EpochSeconds':
      return pick(CENTS, random);
    case 'Date':
      return pick(DAYS, random);
    case 'DateTime':
      return pick(INSTANTS, random);
    default:
      return random() < 0.1 ? pick(ids, random) : pick(TEXTS, random);
  }
}

/** A version is one of the first few, so that most changes apply to the current one. */
const namedValue = ({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>, ids: readonly string[], random: Random) =>
  name === 'version' ? 1 + Math.floor(random() * 4) : valueOf(type, ids, random);

/** Everything that a type returns without arguments, a few levels down. */
function selectionOf(type: GraphQLObjectType, depth: number): string {
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)) return [];
    const returned = getNamedType(field.type);
    if (!isObjectType(returned)) return 'getFields' in returned ? [] : [field.name];
    return depth > 0 ? [`${field.name} ${selectionOf(returned, depth - 1)}`] : [];
  });
  return `{ __typename ${fields.join(' ')} }`;
}

/**
 * A call of one field with hostile values for its arguments, and for those of the fields that lead there. ids: of
 * existing objects.
 */
export function hostileCall(path: HostilePath, ids: readonly string[], random: Random): HostileCall {
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];
  const written = ({ args }: GraphQLField<unknown, unknown>) => {
    const parts = args.flatMap((argument: GraphQLArgument) => {
      const isNeeded = isNonNullType(argument.type) && argument.defaultValue === undefined;
      if (!isNeeded && random() < 0.3) return [];
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(argument.type)}`);
      variables[name] = namedValue(argument, ids, random);
      return [`${argument.name}: $${name}`];
    });
    return parts.length > 0 ? `(${parts.join(', ')})` : '';
  };
  const last = path.at(-1)!.field;
  const returned = getNamedType(last.type);
  const body = isObjectType(returned)
    ? ` ${selectionOf(returned, SELECTION_DEPTH)}`
    : 'getFields' in returned
      ? ' { __typename }'
      : '';
  const text = path.reduceRight((inner, { field }) => {
    const call = `${field.name}${written(field)}`;
    return field === last ? `${call}${body}` : `${call} { ${inner} }`;
  }, '');
  const kind = path[0]!.parent.name === 'Mutation' ? 'mutation' : 'query';
  const head = declared.length > 0 ? `${kind} Hostile(${declared.join(', ')})` : kind;
  return { query: `${head} { ${text} }`, variables };
}
