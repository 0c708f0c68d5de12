import { expect, it } from 'vitest';
import { edited, severities, verdictsOf } from '../../tests/support/contracts/checkedSchemas.ts';

const SCHEMA = `
scalar Cents
scalar EpochSeconds
scalar Date
scalar DateTime
scalar URL
scalar Weight
type Query { read: READ, sent(filter: Filter): Int }
input Filter { value: SENT }
`;
const OPERATION = 'query A($filter: Filter) { read sent(filter: $filter) }';

/** The severity of another scalar for what is read, or for what may be sent in a variable. */
function severityOf(of: 'READ' | 'SENT', was: string, is: string): string {
  const other = of === 'READ' ? 'SENT' : 'READ';
  const before = edited(edited(SCHEMA, other, 'Int'), of, was);
  const after = edited(edited(SCHEMA, other, 'Int'), of, is);
  const [line = ''] = severities(verdictsOf(before, after, OPERATION));
  return line.split(' ')[0] ?? '';
}

it.each([
  ['Cents', 'Int', 'risky'],
  ['Int', 'Cents', 'risky'],
  ['EpochSeconds', 'Cents', 'risky'],
  ['Float', 'Cents', 'risky'],
  ['Cents', 'Float', 'breaking'],
  ['Cents', 'String', 'breaking'],
  ['Cents', 'Weight', 'breaking'],
  ['String', 'Date', 'risky'],
  ['Date', 'String', 'breaking'],
  ['Date', 'DateTime', 'breaking'],
  ['Float', 'Int', 'safe'],
])('calls an answer of %s that becomes %s %s', (was, is, severity) => {
  expect(severityOf('READ', was, is)).toBe(severity);
});

it.each([
  ['Cents', 'Float', 'safe'],
  ['Cents', 'Int', 'safe'],
  ['EpochSeconds', 'Int', 'risky'],
  ['Int', 'Cents', 'risky'],
  ['Cents', 'ID', 'risky'],
  ['Cents', 'String', 'breaking'],
  ['Cents', 'Weight', 'breaking'],
  ['Float', 'Cents', 'breaking'],
  ['Date', 'String', 'safe'],
  ['String', 'Date', 'breaking'],
])('calls an input of %s that becomes %s %s', (was, is, severity) => {
  expect(severityOf('SENT', was, is)).toBe(severity);
});
