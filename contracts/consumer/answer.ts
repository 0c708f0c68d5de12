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

/** A list that is not empty, an object or a leaf that is there although it may be null. */
export const some = { some: true } as const;
export const present = { present: true } as const;
/** An object that may be null, of a thing that no state has put there: Pact can only ask that it is either, not what is in it. */
export const perhaps = { perhaps: true } as const;
/** A list of exactly so many, whose elements are told by their index: 'edges[1].node.id'. */
export const rows = (count: number) => ({ rows: count }) as const;
/** A list of exactly so many, of which nothing else is told than of all: 'edges[].node.bio'. */
export const alike = (count: number) => ({ alike: count }) as const;
/** A text that is told by how it looks; the example is one that does. */
export const like = (pattern: RegExp, example: string) => ({ like: pattern.source, example }) as const;
/** What a case says of one place: one of the above, or the very value (null, an empty list, a leaf; `__typename` of an abstract type). */
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
/** By place in the answer, without `data`: 'addToCart.items[].quantity', which is said of the elements of `rows` too. */
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
 * What an operation's answer must be, derived from the schema and the compiled text: the matcher of every leaf from its
 * type, examples that only depend on the place. Where nothing is said a nullable leaf may be null, a nullable object or
 * list is null, and a list may be empty. Throws when something is said of a place that the operation does not have, or
 * that the place cannot be.
 */
export function answerOf(walk: Walk, sayings: Sayings = {}): Expectation {
  const heard = new Set<string>();
  const say = (place: string): Saying | undefined => {
    const found = [place, place.replaceAll(/\[\d+\]/g, '[]')].find((one) => Object.hasOwn(sayings, one));
    if (found === undefined) return undefined;
    heard.add(found);
    return sayings[found];
  };
  const refuse = (place: string, type: GraphQLOutputType): never => {
    throw new Error(`${place} is ${String(type)} and cannot be ${JSON.stringify(sayings[place])}.`);
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
    return isThere ? object(concrete(inner, place), selectionsOf(nodes), place) : exactly(null);
  }

  /** Of a list whose elements may be null the elements that are there are described. */
  function elementOf(type: GraphQLOutputType, nodes: readonly FieldNode[], place: string): Expectation {
    const inner = getNullableType(type);
    return isLeafType(inner) || isListType(inner)
      ? value(type, nodes, place)
      : object(concrete(inner, place), selectionsOf(nodes), place);
  }

  const root = walk.schema.getRootType(walk.operation.operation);
  if (!root) throw new Error(`The schema has no ${walk.operation.operation}.`);
  const answer = object(root, walk.operation.selectionSet.selections, '');
  const unheard = Object.keys(sayings).filter((place) => !heard.has(place));
  if (unheard.length > 0) throw new Error(`The operation has no place ${unheard.join(', ')}.`);
  return answer;
}
