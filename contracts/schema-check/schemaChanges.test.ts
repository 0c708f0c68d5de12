import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { edited } from '../../tests/support/contracts/checkedSchemas.ts';
import { schemaChanges } from './schemaChanges.ts';

const SCHEMA = `
type Query { node: Node found: Found list(size: Size): Int }
interface Node { id(short: Boolean = false): ID! }
type Bread implements Node { id(short: Boolean = false): ID! }
type Honey implements Node { id(short: Boolean = false): ID! }
type Milk { litres: Float }
type Cream { litres: Float }
union Found = Bread | Milk
enum Size { SMALL LARGE }
directive @note(text: String) on FIELD
`;
const changes = (from: string, to: string) =>
  schemaChanges(buildSchema(SCHEMA), buildSchema(edited(SCHEMA, from, to))).map(
    ({ coordinate, why }) => `${coordinate} ${why}`,
  );

it.each([
  [
    'a field',
    'node: Node found',
    'nodes: Node found',
    ['Query.node is gone, and Query.nodes is new and defined alike', 'Query.nodes is new (Node)'],
  ],
  [
    'a value',
    'SMALL LARGE',
    'TINY LARGE',
    ['Size.SMALL is gone, and Size.TINY is new and defined alike', 'Size.TINY is new (value)'],
  ],
  // Another member is another thing, whatever it is called.
  [
    'a member of a union',
    '= Bread | Milk',
    '= Bread | Cream',
    ['Found | Cream is new (member)', 'Found | Milk is gone'],
  ],
  [
    'an interface of a type',
    'type Milk {',
    'type Milk implements Node { id(short: Boolean = false): ID!',
    ['Milk & Node is new (interface of it)', 'Milk.id is new (ID!)'],
  ],
  [
    'an argument of an interface’s field',
    'interface Node { id(short: Boolean = false)',
    'interface Node { id(short: Boolean = true)',
    ['Node.id(short:) was Boolean = false and is Boolean = true'],
  ],
  ['an argument of a directive', '(text: String)', '(text: String!)', ['@note(text:) was String and is String!']],
])('names %s', (_, from, to, expected) => expect(changes(from, to)).toEqual(expected));
