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

/** A non-empty list. */
export const some = { some: true } as const;
/** A non-null list, object or leaf, although the schema allows null. An expectation about a field of it implies this. */
export const present = { present: true } as const;
/**
 * A nullable object that no state has created. Pact can only check that it is null or an object, not its content.
 */
export const perhaps = { perhaps: true } as const;
/** A list of exactly `count` elements, described by index: 'edges[1].node.id'. */
export const rows = (count: number) => ({ rows: count }) as const;
/** A list of exactly `count` elements, all described alike: 'edges[].node.bio'. */
export const alike = (count: number) => ({ alike: count }) as const;
/** A string that matches a pattern; the example must match it too. */
export const like = (pattern: RegExp, example: string) => ({ like: pattern.source, example }) as const;
/**
 * What a case expects at one place: one of the above, or an exact value (null, an empty list, a leaf; `__typename` of
 * an abstract type).
 */
export type Saying =
  | typeof some
  | typeof present
  | typeof perhaps
  | ReturnType<typeof rows>
  | ReturnType<typeof alike>
  | ReturnType<typeof like>
  | null
  | boolean
  | number
  | string
  | readonly [];
/**
 * Expectations by place in the answer, without `data`: 'addToCart.items[].quantity' also applies to the elements of
 * `rows`.
 */
export type Sayings = Record<string, Saying>;

const PERHAPS: Expectation = {
  kind: 'value',
  example: null,
  rules: { combine: 'OR', matchers: [{ match: 'null' }, { match: 'notEmpty' }] } satisfies Rules,
};
const isAlike = (said: Saying | undefined): said is ReturnType<typeof alike> =>
  typeof said === 'object' && said !== null && 'alike' in said;
const isLike = (said: Saying): said is ReturnType<typeof like> =>
  typeof said === 'object' && said !== null && 'like' in said;
const isRows = (said: Saying | undefined): said is ReturnType<typeof rows> =>
  typeof said === 'object' && said !== null && 'rows' in said;

/**
 * Derives an operation's expected answer from the schema and the compiled text: a matcher for every leaf by its type,
 * with examples that depend on the place alone. By default a nullable leaf may be null, a nullable object or list is
 * null, and a list may be empty. Throws if an expectation names a place that the operation does not select, or that
 * cannot have that value.
 */
export function answerOf(walk: Walk, sayings: Sayings = {}): Expectation {
  const used = new Set<string>();
  const say = (place: string): Saying | undefined => {
    const found = [place, place.replaceAll(/\[\d+\]/g, '[]')].find((one) => Object.hasOwn(sayings, one));
    if (found === undefined) return undefined;
    used.add(found);
    return sayings[found];
  };
  const refuse = (place: string, type: GraphQLOutputType): never => {
    throw new Error(`${place} is ${String(type)} and cannot be ${JSON.stringify(sayings[place])}.`);
  };
  const describesField = (place: string): boolean => {
    const starts = [`${place}.`, `${place.replaceAll(/\[\d+\]/g, '[]')}.`];
    return Object.keys(sayings).some((said) => starts.some((start) => said.startsWith(start)));
  };

  function concrete(type: GraphQLOutputType, place: string): GraphQLObjectType {
    if (isObjectType(type)) return type;
    const name = say(`${place}.__typename`);
    const chosen = typeof name === 'string' ? walk.schema.getType(name) : undefined;
    if (isAbstractType(type) && isObjectType(chosen) && walk.schema.isSubType(type, chosen)) return chosen;
    throw new Error(`${place} is ${String(type)}: say which type it is under "${place}.__typename".`);
  }

  function object(type: GraphQLObjectType, selections: readonly SelectionNode[], place: string): Expectation {
    const entries = [...fieldsOf(walk, selections, type)].map(([key, nodes]): [string, Expectation] => {
      const at = place === '' ? key : `${place}.${key}`;
      const name = nodes[0]?.name.value ?? '';
      if (name === '__typename') return [key, exactly(type.name)];
      const field = type.getFields()[name];
      if (!field) throw new Error(`${at}: ${type.name} has no field ${name}.`);
      return [key, value(field.type, nodes, at)];
    });
    return { kind: 'object', fields: Object.fromEntries(entries) };
  }

  function leaf(type: GraphQLOutputType, place: string): Expectation {
    const said = say(place);
    if (said === undefined) return leafExpectation(type, place);
    if (said === null) return isNonNullType(type) ? refuse(place, type) : exactly(null);
    const named = getNullableType(type);
    if (isLike(said) && !(named === GraphQLString && new RegExp(said.like).test(said.example))) refuse(place, type);
    if (isLike(said)) return looksLike(said.like, said.example);
    if (said === present && !isNonNullType(type) && isLeafType(named))
      return leafExpectation(new GraphQLNonNull(named), place);
    if (typeof said === 'object' || !isLeafType(named)) return refuse(place, type);
    try {
      named.parseValue(said);
    } catch {
      refuse(place, type);
    }
    return exactly(said as Json);
  }

  function value(type: GraphQLOutputType, nodes: readonly FieldNode[], place: string): Expectation {
    const inner = getNullableType(type);
    if (isLeafType(inner)) return leaf(type, place);
    const said = say(place);
    const isThere = isNonNullType(type) || said === present || said === some;
    if (said === null && isNonNullType(type)) refuse(place, type);
    if (isListType(inner)) {
      if (Array.isArray(said)) return { kind: 'none' };
      const element = inner.ofType as GraphQLOutputType;
      if (isRows(said)) {
        const elements = Array.from({ length: said.rows }, (_, index) =>
          elementOf(element, nodes, `${place}[${index}]`),
        );
        return { kind: 'row', elements };
      }
      const all = () => elementOf(element, nodes, `${place}[]`);
      if (isAlike(said)) return { kind: 'list', min: said.alike, max: said.alike, element: all() };
      if (said !== undefined && said !== null && said !== some && said !== present) refuse(place, type);
      if (!isThere) return exactly(null);
      return { kind: 'list', min: said === some ? 1 : 0, element: all() };
    }
    if (said === perhaps && !isNonNullType(type)) return PERHAPS;
    if (said !== undefined && said !== null && said !== present) refuse(place, type);
    return isThere || (said === undefined && describesField(place))
      ? object(concrete(inner, place), selectionsOf(nodes), place)
      : exactly(null);
  }

  /** For a list with nullable elements, describes the elements that are not null. */
  function elementOf(type: GraphQLOutputType, nodes: readonly FieldNode[], place: string): Expectation {
    const inner = getNullableType(type);
    return isLeafType(inner) || isListType(inner)
      ? value(type, nodes, place)
      : object(concrete(inner, place), selectionsOf(nodes), place);
  }

  const root = walk.schema.getRootType(walk.operation.operation);
  if (!root) throw new Error(`The schema has no ${walk.operation.operation}.`);
  const answer = object(root, walk.operation.selectionSet.selections, '');
  const unused = Object.keys(sayings).filter((place) => !used.has(place));
  if (unused.length > 0) throw new Error(`The operation has no place ${unused.join(', ')}.`);
  return answer;
}
