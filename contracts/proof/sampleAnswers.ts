import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
} from 'graphql';
import { scalarSample } from './sampleScalars.ts';

/** How a round of answers chooses: full (everything there), loosened (null wherever it is new that it may be), none, empty. */
export type Round = { turn: number; mode: 'full' | 'loosened' | 'none' | 'empty' };

const hash = (text: string) => [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) >>> 0, 7);

/** A server that answers whatever `schema` allows, by rounds: over enough of them each value of each enum, each member. */
export function answering(schema: GraphQLSchema, was: GraphQLSchema, { turn, mode }: Round) {
  function value(type: GraphQLOutputType, before: GraphQLOutputType | undefined, place: string): unknown {
    if (isNonNullType(type)) return present(type.ofType, isNonNullType(before) ? before.ofType : before, place);
    const isLoosened = before !== undefined && isNonNullType(before);
    if (mode === 'none' || (mode === 'loosened' && isLoosened && (turn + hash(place)) % 2 === 0)) return null;
    return present(type, isNonNullType(before) ? before.ofType : before, place);
  }
  function present(type: GraphQLOutputType, before: GraphQLOutputType | undefined, place: string): unknown {
    const index = turn + hash(place);
    if (isListType(type)) {
      const inner = isListType(before) ? before.ofType : undefined;
      if (mode === 'empty') return [];
      return [0, 1, 2].map((at) => value(type.ofType, inner, `${place}${at}`));
    }
    if (isEnumType(type)) {
      const values = type.getValues();
      return values[(turn + place.length) % values.length]?.name;
    }
    if (isScalarType(type)) {
      const of = scalarSample(type.name);
      return of[index % of.length];
    }
    if (isAbstractType(type)) {
      const members = schema.getPossibleTypes(type);
      const at = Number(/\d*$/.exec(place)?.[0] ?? 0);
      return { is: members[(turn + at) % members.length]?.name };
    }
    return {};
  }
  const fieldResolver: GraphQLFieldResolver<unknown, unknown> = (
    _,
    __,
    ___,
    { returnType, parentType, fieldName, path },
  ) => {
    const owner = was.getType(parentType.name);
    const before = isObjectType(owner) ? owner.getFields()[fieldName]?.type : undefined;
    const same = before && getNamedType(before).name === getNamedType(returnType).name;
    return value(returnType, before ?? undefined, `${path.key}${same ? '' : '-'}`);
  };
  const typeResolver: GraphQLTypeResolver<unknown, unknown> = (source) => (source as { is: string }).is;
  return { fieldResolver, typeResolver };
}

/** Enough rounds for the largest enum and the widest abstract type of a schema, and each of the other modes. */
export function roundsOf(schema: GraphQLSchema, types: ReadonlySet<string>): Round[] {
  const widths = [...types].map((name) => {
    const type = schema.getType(name);
    if (isEnumType(type)) return type.getValues().length;
    return isAbstractType(type) ? schema.getPossibleTypes(type).length : 1;
  });
  const turns = Math.max(2, ...widths);
  return [
    ...Array.from({ length: turns }, (_, turn): Round => ({ turn, mode: 'full' })),
    ...[0, 1, 2, 3].map((turn): Round => ({ turn, mode: 'loosened' })),
    { turn: 0, mode: 'none' },
    { turn: 0, mode: 'empty' },
  ];
}
