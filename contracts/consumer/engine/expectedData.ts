import {
  getNullableType,
  GraphQLNonNull,
  GraphQLString,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type SelectionNode,
} from 'graphql';
import { exactly, looksLike, type Expectation, type Json, type Rules } from './expectation.ts';
import { leafExpectation } from './leafExpectation.ts';
import { fieldsOf, selectionsOf, type Walk } from './selections.ts';
import {
  NOTHING_STATED,
  statedIn,
  statedLeaf,
  statedListIn,
  type StatedObject,
  type StatedObjects,
} from './statedObject.ts';

/** A non-empty list. */
export const nonEmpty = { nonEmpty: true } as const;
/** A non-null list, object or leaf, although the schema allows null. An expectation about a field of it implies this. */
export const present = { present: true } as const;
/**
 * A nullable object that no state has created. Pact can only check that it is null or an object, not its content.
 */
export const objectOrNull = { objectOrNull: true } as const;
/** A list of exactly `count` elements, described by index: 'edges[1].node.id'. */
export const rows = (count: number) => ({ rows: count }) as const;
/**
 * A list that begins with `count` elements, described by index, and may go on with others, described by '[]'. A verifier
 * compares those with the first one: where it has an object or an element, no other may have null or none.
 */
export const beginning = (count: number) => ({ beginning: count }) as const;
/** A list of exactly `count` elements, all described alike: 'edges[].node.bio'. */
export const alike = (count: number) => ({ alike: count }) as const;
/** A string that matches a pattern; the example must match it too. */
export const like = (pattern: RegExp, example: string) => ({ like: pattern.source, example }) as const;
/** An object as it is described here, instead of by the states. What is not described is expected by its type. */
export const described = (object: StatedObject) => ({ described: object }) as const;
/**
 * What a case expects at one place: one of the above, or an exact value (null, an empty list, a leaf; `__typename` of
 * an abstract type).
 */
export type FieldExpectation =
  | typeof nonEmpty
  | typeof present
  | typeof objectOrNull
  | ReturnType<typeof rows>
  | ReturnType<typeof alike>
  | ReturnType<typeof beginning>
  | ReturnType<typeof like>
  | ReturnType<typeof described>
  | null
  | boolean
  | number
  | string
  | readonly [];
/**
 * Expectations by place in the answer, without `data`: 'addToCart.items[].quantity' also applies to the elements of
 * `rows`.
 */
export type ExpectedFields = Record<string, FieldExpectation>;

const OBJECT_OR_NULL: Expectation = {
  kind: 'value',
  example: null,
  rules: { combine: 'OR', matchers: [{ match: 'null' }, { match: 'notEmpty' }] } satisfies Rules,
};
const isAlike = (expected: FieldExpectation | undefined): expected is ReturnType<typeof alike> =>
  typeof expected === 'object' && expected !== null && 'alike' in expected;
const isLike = (expected: FieldExpectation): expected is ReturnType<typeof like> =>
  typeof expected === 'object' && expected !== null && 'like' in expected;
const isBeginning = (expected: FieldExpectation | undefined): expected is ReturnType<typeof beginning> =>
  typeof expected === 'object' && expected !== null && 'beginning' in expected;
const isDescribed = (expected: FieldExpectation | undefined): expected is ReturnType<typeof described> =>
  typeof expected === 'object' && expected !== null && 'described' in expected;
const isUndecided = (expected: FieldExpectation | undefined): boolean =>
  expected === undefined || expected === present || expected === nonEmpty;
const isRows = (expected: FieldExpectation | undefined): expected is ReturnType<typeof rows> =>
  typeof expected === 'object' && expected !== null && 'rows' in expected;

/**
 * Derives an operation's expected answer from the schema and the compiled text: a matcher for every leaf by its type,
 * with examples that depend on the place alone. By default a nullable leaf may be null, a nullable object or list is
 * null, and a list may be empty. Of an object that the states describe (`stated`), known by the id that is expected, by
 * the object around it or as the only one of its type, every described value is expected exactly. Throws if an
 * expectation names a place that the operation does not select, or that cannot have that value.
 */
export function answerOf(
  walk: Walk,
  expectedFields: ExpectedFields = {},
  stated: StatedObjects = NOTHING_STATED,
): Expectation {
  const usedPlaces = new Set<string>();
  const keyOf = (place: string): string | undefined =>
    [place, place.replaceAll(/\[\d+\]/g, '[]')].find((one) => Object.hasOwn(expectedFields, one));
  const expectationAt = (place: string): FieldExpectation | undefined => {
    const key = keyOf(place);
    if (key === undefined) return undefined;
    usedPlaces.add(key);
    return expectedFields[key];
  };
  /** What is described at a place: by the case, by its id, by the object around it, or as the only one of its type. */
  function statedAt(
    type: GraphQLObjectType,
    place: string,
    around: StatedObject | undefined,
  ): StatedObject | undefined {
    const expected = expectationAt(place);
    const expectedOf = (field: string) => expectedFields[keyOf(`${place}.${field}`) ?? ''];
    const inside = isDescribed(expected) ? expected.described : around;
    const [id, variant] = [expectedOf('id'), expectedOf('variantId') ?? inside?.variantId];
    if (typeof variant === 'string') return { ...inside, variant: stated.byId.get(variant) ?? {} };
    if (typeof id === 'string') return stated.byId.get(id);
    if (typeof inside?.id === 'string') return { ...stated.byId.get(inside.id), ...inside };
    // An open list may hold other objects of the market.
    return inside ?? (place.includes('[]') ? undefined : stated.only.get(type.name));
  }
  const rejectExpectation = (place: string, type: GraphQLOutputType): never => {
    throw new Error(`${place} is ${String(type)} and cannot be ${JSON.stringify(expectedFields[place])}.`);
  };
  const describesField = (place: string): boolean => {
    const starts = [`${place}.`, `${place.replaceAll(/\[\d+\]/g, '[]')}.`];
    return Object.keys(expectedFields).some((key) => starts.some((start) => key.startsWith(start)));
  };

  function concrete(type: GraphQLOutputType, place: string): GraphQLObjectType {
    if (isObjectType(type)) return type;
    const name = expectationAt(`${place}.__typename`);
    const chosen = typeof name === 'string' ? walk.schema.getType(name) : undefined;
    if (isAbstractType(type) && isObjectType(chosen) && walk.schema.isSubType(type, chosen)) return chosen;
    throw new Error(`${place} is ${String(type)}: say which type it is under "${place}.__typename".`);
  }

  function object(
    type: GraphQLObjectType,
    selections: readonly SelectionNode[],
    place: string,
    around: StatedObject | undefined,
  ): Expectation {
    const object = statedAt(type, place, around);
    const entries = [...fieldsOf(walk, selections, type)].map(([key, nodes]): [string, Expectation] => {
      const at = place === '' ? key : `${place}.${key}`;
      const name = nodes[0]?.name.value ?? '';
      if (name === '__typename') return [key, exactly(type.name)];
      const field = type.getFields()[name];
      if (!field) throw new Error(`${at}: ${type.name} has no field ${name}.`);
      return [key, value(field.type, nodes, at, object)];
    });
    return { kind: 'object', fields: Object.fromEntries(entries) };
  }

  function leaf(type: GraphQLOutputType, place: string, value: Json | undefined): Expectation {
    const expected = expectationAt(place);
    if (value !== undefined && (expected === undefined || expected === present)) return exactly(value);
    if (expected === undefined) return leafExpectation(type, place);
    if (expected === null) return isNonNullType(type) ? rejectExpectation(place, type) : exactly(null);
    const nullableType = getNullableType(type);
    if (isLike(expected) && !(nullableType === GraphQLString && new RegExp(expected.like).test(expected.example)))
      rejectExpectation(place, type);
    if (isLike(expected)) return looksLike(expected.like, expected.example);
    if (expected === present && !isNonNullType(type) && isLeafType(nullableType))
      return leafExpectation(new GraphQLNonNull(nullableType), place);
    if (typeof expected === 'object' || !isLeafType(nullableType)) return rejectExpectation(place, type);
    try {
      nullableType.parseValue(expected);
    } catch {
      rejectExpectation(place, type);
    }
    return exactly(expected as Json);
  }

  /** around: the described object whose field it is. */
  function value(
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    place: string,
    around?: StatedObject,
  ): Expectation {
    const inner = getNullableType(type);
    const name = nodes[0]?.name.value ?? '';
    if (isLeafType(inner)) return leaf(type, place, statedLeaf(around, name));
    const expected = expectationAt(place);
    const isThere = isNonNullType(type) || expected === present || expected === nonEmpty || isDescribed(expected);
    if (expected === null && isNonNullType(type)) rejectExpectation(place, type);
    if (isListType(inner)) {
      if (Array.isArray(expected)) return { kind: 'none' };
      const element = inner.ofType as GraphQLOutputType;
      const list = statedListIn(around, name);
      const count = isRows(expected) ? expected.rows : isUndecided(expected) ? list?.length : undefined;
      const elements = (length: number) =>
        Array.from({ length }, (_, index) => elementOf(element, nodes, `${place}[${index}]`, list?.[index]));
      if (count === 0) return { kind: 'none' };
      if (count !== undefined) return { kind: 'row', elements: elements(count) };
      const all = () => elementOf(element, nodes, `${place}[]`);
      if (isBeginning(expected))
        return { kind: 'list', min: expected.beginning, element: all(), first: elements(expected.beginning) };
      if (isAlike(expected)) return { kind: 'list', min: expected.alike, max: expected.alike, element: all() };
      if (expected !== undefined && expected !== null && expected !== nonEmpty && expected !== present)
        rejectExpectation(place, type);
      if (!isThere) return exactly(null);
      return { kind: 'list', min: expected === nonEmpty ? 1 : 0, element: all() };
    }
    if (expected === objectOrNull && !isNonNullType(type)) return OBJECT_OR_NULL;
    if (expected !== undefined && expected !== null && expected !== present && !isDescribed(expected))
      rejectExpectation(place, type);
    const inside = statedIn(around, name);
    return isThere || (expected === undefined && (inside !== undefined || describesField(place)))
      ? object(concrete(inner, place), selectionsOf(nodes), place, inside)
      : exactly(null);
  }

  /** For a list with nullable elements, describes the elements that are not null, or expects null where the case says so. */
  function elementOf(
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    place: string,
    around?: StatedObject,
  ): Expectation {
    const inner = getNullableType(type);
    if (!isNonNullType(type) && expectationAt(place) === null) return exactly(null);
    return isLeafType(inner) || isListType(inner)
      ? value(type, nodes, place)
      : object(concrete(inner, place), selectionsOf(nodes), place, around);
  }

  const root = walk.schema.getRootType(walk.operation.operation);
  if (!root) throw new Error(`The schema has no ${walk.operation.operation}.`);
  const answer = object(root, walk.operation.selectionSet.selections, '', undefined);
  const unused = Object.keys(expectedFields).filter((place) => !usedPlaces.has(place));
  if (unused.length > 0) throw new Error(`The operation has no place ${unused.join(', ')}.`);
  return answer;
}
