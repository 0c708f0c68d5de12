import {
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isScalarType,
  type GraphQLEnumType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLType,
} from 'graphql';
import type { Severity } from './finding.ts';

export type Change = { severity: Exclude<Severity, 'safe'>; why: string; mend: string };

const breaking = (why: string, mend: string): Change => ({ severity: 'breaking', why, mend });
const keep = (type: GraphQLType) => `Keep ${type.toString()}, and offer the new type as a field of another name.`;

/** Scalars whose every value is also one of the other, in JSON. */
const WIDER_SENT: Record<string, string[]> = {
  Int: ['Float', 'ID'],
  ID: ['String'],
  String: ['ID'],
  Cents: ['Int', 'Float'],
  EpochSeconds: ['Float'],
  Date: ['String', 'ID'],
  DateTime: ['String', 'ID'],
  URL: ['String', 'ID'],
};
const WIDER_READ: Record<string, string[]> = { Float: ['Int'], ID: ['String'], String: ['ID'] };
/** Scalars of one JSON form, among them the market's own. The name of a scalar is a promise beyond it, such as a unit. */
const INTEGERS = ['Int', 'Cents', 'EpochSeconds'];
const FORMATTED = ['Date', 'DateTime', 'URL'];
const MEANING = 'written alike in JSON, but it may have another meaning';

const isReadAlike = (was: string, is: string) =>
  INTEGERS.includes(is)
    ? INTEGERS.includes(was) || was === 'Float'
    : FORMATTED.includes(is) && /^(?:String|ID)$/.test(was);
const isSentAlike = (was: string, is: string) => INTEGERS.includes(was) && (INTEGERS.includes(is) || is === 'ID');

const valueNames = (type: GraphQLEnumType) => type.getValues().map(({ name }) => name);
/** Names of an enum's values that the other does not have. */
export const valuesOnlyIn = (one: GraphQLEnumType, other: GraphQLEnumType): string[] =>
  valueNames(one).filter((name) => !other.getValue(name));

function leafRead(was: GraphQLNamedType, is: GraphQLNamedType): Change | null {
  if (was.name === is.name && isEnumType(was) === isEnumType(is)) return null;
  const why = `was ${was.name} and is ${is.name}`;
  if (isScalarType(was)) {
    if (isEnumType(is)) return was.name === 'String' || was.name === 'ID' ? null : breaking(why, keep(was));
    if (WIDER_READ[was.name]?.includes(is.name)) return null;
    const isAlike = isReadAlike(was.name, is.name);
    return isAlike ? { severity: 'risky', why: `${why}: ${MEANING}`, mend: keep(was) } : breaking(why, keep(was));
  }
  // answerWalk compares enum values, because it knows how the code uses them.
  if (isEnumType(was) && isEnumType(is)) return null;
  return breaking(why, keep(was));
}

/**
 * Whether what the new type returns fits code compiled from the old one. Null: every value does. Objects are compared
 * by the walk, field by field.
 */
export function readChange(was: GraphQLOutputType, is: GraphQLOutputType): Change | null {
  if (isNonNullType(is)) return readChange(isNonNullType(was) ? was.ofType : was, is.ofType);
  if (isNonNullType(was))
    return breaking(
      'can be null now, and the code expects a value',
      `Keep ${was.toString()}, or add a new nullable field.`,
    );
  if (isListType(was) !== isListType(is))
    return breaking(isListType(is) ? 'is a list now' : 'is no longer a list', keep(was));
  if (isListType(was) && isListType(is)) return readChange(was.ofType, is.ofType);
  if (isListType(was) || isListType(is)) return null;
  if (isLeafType(was) !== isLeafType(is))
    return breaking(isLeafType(is) ? 'no longer has fields' : 'has fields now', keep(was));
  return isLeafType(was) ? leafRead(was, is) : null;
}

const kindOf = (type: GraphQLNamedType) =>
  isInputObjectType(type) ? 'an input object' : isEnumType(type) ? 'a value of an enum' : 'a scalar';

function leafSent(was: GraphQLNamedType, is: GraphQLNamedType): Change | null {
  // The walk compares enum values, one by one.
  if (isEnumType(was) && isEnumType(is)) return null;
  const isSameKind = isScalarType(was) === isScalarType(is) && isInputObjectType(was) === isInputObjectType(is);
  if (was.name === is.name && isSameKind) return null;
  // An enum's values are JSON strings. A custom scalar may be anything, and a number is no String.
  if (isEnumType(was) && isScalarType(is) && is.name === 'String') return null;
  if (isScalarType(was) && WIDER_SENT[was.name]?.includes(is.name)) return null;
  if (was.name === is.name)
    return breaking(`took ${kindOf(was)} and takes ${kindOf(is)}`, `Make it a type of another name.`);
  const [why, mend] = [`took ${was.name} and takes ${is.name}`, `Keep accepting ${was.name}.`];
  const isAlike = isScalarType(was) && isScalarType(is) && isSentAlike(was.name, is.name);
  return isAlike ? { severity: 'risky', why: `${why}: ${MEANING}`, mend } : breaking(why, mend);
}

/**
 * Whether the new type accepts every value of the old type that may be sent. Input objects are compared field by field
 * elsewhere.
 */
export function sentChange(was: GraphQLInputType, is: GraphQLInputType): Change | null {
  if (isNonNullType(was)) return sentChange(was.ofType, isNonNullType(is) ? is.ofType : is);
  if (isNonNullType(is))
    return breaking('is required now', 'Leave it nullable, or let an absent and a null value mean a default.');
  if (isListType(is)) {
    if (isListType(was)) return sentChange(was.ofType, is.ofType);
    // GraphQL coerces a single value to a list of one, and null to null, so an element is never null.
    return sentChange(was, isNonNullType(is.ofType) ? is.ofType.ofType : is.ofType);
  }
  if (isListType(was)) return breaking('no longer takes a list', `Keep accepting ${was.toString()}.`);
  if (isInputObjectType(was) && isInputObjectType(is)) return null;
  return leafSent(was, is);
}
