import { buildSchema, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Kind } from './resolverMutant.ts';
import { wrongValue } from './resolverValues.ts';

const schema = buildSchema(`
  scalar Cents scalar Date scalar DateTime scalar EpochSeconds scalar URL
  enum Mode { slow, fast }
  type Totals { items: Cents!, total: Cents! }
  type Query {
    text: String, id: ID, url: URL, int: Int, cents: Cents!, flag: Boolean, mode: Mode, day: Date, at: DateTime,
    second: EpochSeconds, list: [String!]!, totals: Totals!
  }
`);
const query = schema.getQueryType();
const field = (name: string) => {
  const field = isObjectType(query) ? query.getFields()[name] : undefined;
  if (!field) throw new Error(name);
  return field;
};
const alteredValue = (kind: Kind, name: string, value: unknown, detail?: string) =>
  wrongValue(
    { kind, at: `Query.${name}`, domain: 'site', ...(detail !== undefined && { detail }) },
    field(name),
    value,
  );

describe('a wrong value', () => {
  it.each<[Kind, string, unknown, unknown]>([
    ['null where it may be null', 'text', 'Pomme', null],
    ['null where it never is', 'list', ['a'], null],
    ['a value of another type', 'cents', 5, ['x']],
    ['another text', 'text', 'Pomme', 'Pomme…'],
    ['another id', 'id', 'var_10', 'var_11'],
    ['another id', 'id', 'var_1f', 'var_10'],
    ['another address', 'url', '/a', '/ax'],
    ['one more', 'int', 4, 5],
    ['a cent more', 'cents', 499, 500],
    ['the opposite', 'flag', false, true],
    ['another enum value', 'mode', 'slow', 'fast'],
    ['another enum value', 'mode', 'fast', 'slow'],
    ['another day or hour', 'day', '2026-12-31', '2027-01-01'],
    ['another day or hour', 'second', 1_790_000_000, 1_790_000_001],
    ['an empty list', 'list', ['a', 'b'], []],
    ['the first two swapped', 'list', ['a', 'b', 'c'], ['b', 'a', 'c']],
    ['the last one missing', 'list', ['a', 'b'], ['a']],
    ['the first one twice', 'list', ['a', 'b'], ['a', 'a', 'b']],
  ])('makes %s: %s', (kind, name, value, expected) => {
    expect(alteredValue(kind, name, value)).toEqual(expected);
  });

  it('is an hour later for an instant, and leaves the right one as it is', () => {
    const at = new Date('2026-11-24T10:00:00Z');
    expect(alteredValue('another day or hour', 'at', at)).toEqual(new Date('2026-11-24T11:00:00Z'));
    expect(at.toISOString()).toBe('2026-11-24T10:00:00.000Z');
  });

  it('is a cent more in one sum, and leaves the others', () => {
    const totals = { items: 900, total: 1000 };
    expect(alteredValue('a cent more in a sum', 'totals', totals, 'total')).toEqual({ items: 900, total: 1001 });
    expect(totals.total).toBe(1000);
  });

  it('is the original value where the fault cannot show', () => {
    const one = ['a'];
    expect(alteredValue('the first two swapped', 'list', one)).toBe(one);
    const none: string[] = [];
    expect(alteredValue('the first one twice', 'list', none)).toBe(none);
    expect(alteredValue('a cent more', 'cents', null)).toBeNull();
  });
});
