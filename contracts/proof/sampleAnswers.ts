import {
  getNamedType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type FieldNode,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  type SelectionSetNode,
} from 'graphql';
import { scalarSample } from './sampleScalars.ts';

/**
 * How a round of answers is chosen. full: nothing is null; loosened: null wherever null is newly allowed, half of the
 * places at a time; leaves: every nullable string and number is null; none: everything nullable is null; empty: lists
 * have no elements; random: anything allowed, drawn with `turn`.
 */
export type Round = { turn: number; mode: 'full' | 'loosened' | 'leaves' | 'none' | 'empty' | 'random' };
/** An object during execution: its type, the type that the old schema has at its place, and whether it is in a list. */
type Source = { is?: string; was?: GraphQLNamedType; isInList: boolean } | undefined;

const hashes = new Map<string, number>();
/** Hashes places, which are few and recur. */
function hash(text: string): number {
  const before = hashes.get(text);
  if (before !== undefined) return before;
  const sum = [...text].reduce((to, one) => (Math.imul(to, 31) + one.charCodeAt(0)) >>> 0, 7);
  hashes.set(text, sum);
  return sum;
}
const NULL_OF_FIVE = 5;

/** The types that an operation has fragments for at one place. */
type SelectedNames = () => ReadonlySet<string>;
const cache = new WeakMap<FieldNode, ReadonlySet<string>>();
function askedOf({ fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const [node] = fieldNodes;
  const before = node && cache.get(node);
  if (!node || before) return before ?? new Set();
  const names = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const one of set?.selections ?? []) {
      const fragment = one.kind === Kind.FRAGMENT_SPREAD ? fragments[one.name.value] : one;
      if (!fragment || fragment.kind === Kind.FIELD) continue;
      if (fragment.typeCondition) names.add(fragment.typeCondition.name.value);
      collect(fragment.selectionSet);
    }
  };
  for (const one of fieldNodes) collect(one.selectionSet);
  cache.set(node, names);
  return names;
}

/**
 * A server that answers whatever `schema` allows, by rounds, preferring what `was` did not allow: new enum values
 * before old ones, null where it was forbidden. `was` is followed along the answer, so that a place whose type was
 * replaced counts. For an abstract type, members that the operation has fragments for come first.
 */
export function answering(schema: GraphQLSchema, was: GraphQLSchema, { turn, mode }: Round) {
  const member = mode === 'loosened' ? Math.floor(turn / 2) : turn;
  const isNull = (isLoosened: boolean, isLeaf: boolean, place: string) => {
    if (mode === 'none') return true;
    if (mode === 'loosened') return isLoosened && (turn + hash(place)) % 2 === 0;
    if (mode === 'leaves') return isLeaf;
    return mode === 'random' && hash(`${turn}${place}null`) % NULL_OF_FIVE === 0;
  };
  function value(
    type: GraphQLOutputType,
    before: GraphQLOutputType | undefined,
    place: string,
    selectedNames: SelectedNames,
  ): unknown {
    const inner = isNonNullType(before) ? before.ofType : before;
    if (isNonNullType(type)) return present(type.ofType, inner, place, selectedNames);
    const isLeaf = !isListType(type) && !isCompositeType(type);
    return isNull(isNonNullType(before), isLeaf, place) ? null : present(type, inner, place, selectedNames);
  }
  function present(
    type: GraphQLOutputType,
    before: GraphQLOutputType | undefined,
    place: string,
    selectedNames: SelectedNames,
  ): unknown {
    const index = turn + hash(place);
    if (isListType(type)) {
      const inner = isListType(before) ? before.ofType : undefined;
      if (mode === 'empty') return [];
      const length = mode === 'random' ? index % 3 : place.includes('#') ? 1 : 2;
      return Array.from({ length }, (_, at) => value(type.ofType, inner, `${place}#${at}`, selectedNames));
    }
    if (isEnumType(type)) {
      const values = type.getValues().map(({ name }) => name);
      const fresh = isEnumType(before) && mode !== 'random' ? values.filter((name) => !before.getValue(name)) : [];
      const from = fresh.length > 0 ? fresh : values;
      return from[index % from.length];
    }
    if (isScalarType(type)) {
      const of = scalarSample(type.name);
      return of[index % of.length];
    }
    const source = { was: before && getNamedType(before), isInList: place.includes('#') };
    if (isAbstractType(type)) {
      const members = schema
        .getPossibleTypes(type)
        .toSorted((a, b) => Number(selectedNames().has(b.name)) - Number(selectedNames().has(a.name)));
      const at = mode === 'random' ? index : member + Number(/\d*$/.exec(place)?.[0] ?? 0);
      return { ...source, is: members[at % members.length]?.name };
    }
    return source;
  }
  const fieldResolver: GraphQLFieldResolver<Source, unknown> = (source, _args, _context, info) => {
    const { returnType, parentType, fieldName, path } = info;
    const here = path.prev === undefined ? was.getType(parentType.name) : source?.was;
    const owner = isAbstractType(here) ? was.getType(parentType.name) : here;
    const before = isObjectType(owner) ? owner.getFields()[fieldName]?.type : undefined;
    return value(returnType, before, `${source?.isInList ? '#' : ''}${path.prev?.key ?? ''}${path.key}`, () =>
      askedOf(info),
    );
  };
  const typeResolver: GraphQLTypeResolver<Source, unknown> = (source) => source?.is;
  return { fieldResolver, typeResolver };
}

/** Enough rounds of each mode for the widest abstract type among `types` to be each of its members. */
export function roundsOf(schema: GraphQLSchema, types: Iterable<string>): Round[] {
  const widths = [...types].map((name) => {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type).length : 1;
  });
  const width = Math.max(1, ...widths);
  const rounds = (mode: Round['mode'], turns: number) => Array.from({ length: turns }, (_, turn) => ({ turn, mode }));
  return [
    ...rounds('full', Math.max(2, width)),
    ...rounds('loosened', 2 * width),
    ...rounds('leaves', width),
    ...rounds('none', width),
    ...rounds('empty', width),
    ...rounds('random', 2),
  ];
}
