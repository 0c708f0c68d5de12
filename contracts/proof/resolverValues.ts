import {
  getNamedType,
  isEnumType,
  isListType,
  getNullableType,
  type GraphQLField,
  type GraphQLOutputType,
} from 'graphql';
import type { ResolverMutant } from './resolverMutant.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const nextDay = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
function later(value: unknown): unknown {
  if (value instanceof Date) return new Date(value.getTime() + HOUR_MS);
  return typeof value === 'string' ? nextDay(value) : Number(value) + 1;
}

/** The id of another object of the same type. */
const anotherId = (id: string) => id.replace(/.$/, (last) => (last === '0' ? '1' : '0'));

function anotherEnumValue(type: GraphQLOutputType, value: unknown): unknown {
  const namedType = getNamedType(type);
  if (!isEnumType(namedType)) return value;
  const values = namedType.getValues().map((one) => one.value as unknown);
  return values[(values.indexOf(value) + 1) % values.length];
}

/** A value that no leaf can be serialized from. */
const wrongType = (type: GraphQLOutputType) => (getNamedType(type).name === 'ID' ? { id: 1 } : ['x']);

function changedList(kind: ResolverMutant['kind'], list: readonly unknown[]): readonly unknown[] {
  const [first, second, ...rest] = list;
  if (list.length === 0) return list;
  if (kind === 'an empty list') return [];
  if (kind === 'the last one missing') return list.slice(0, -1);
  if (kind === 'the first one twice') return [first, ...list];
  return list.length > 1 ? [second, first, ...rest] : list;
}

/**
 * A resolver's value as a wrong resolver returns it; the same value if this fault does not apply to it, such as
 * swapping the elements of a list of one. Null stays null.
 */
export function wrongValue(
  { kind, detail = '' }: ResolverMutant,
  { type }: Pick<GraphQLField<unknown, unknown>, 'type'>,
  value: unknown,
): unknown {
  if (value === null || value === undefined) return value;
  if (isListType(getNullableType(type)) && Array.isArray(value) && !kind.startsWith('null'))
    return changedList(kind, value);
  switch (kind) {
    case 'null where it may be null':
    case 'null where it never is':
      return null;
    case 'a value of another type':
      return wrongType(type);
    case 'another text':
      return `${String(value)}…`;
    case 'another id':
      return anotherId(String(value));
    case 'another address':
      return `${String(value)}x`;
    case 'one more':
    case 'a cent more':
      return Number(value) + 1;
    case 'a cent more in a sum': {
      const sums = value as Record<string, number>;
      return { ...sums, [detail]: (sums[detail] ?? 0) + 1 };
    }
    case 'the opposite':
      return !value;
    case 'another enum value':
      return anotherEnumValue(type, value);
    case 'another day or hour':
      return later(value);
    default:
      return value;
  }
}
