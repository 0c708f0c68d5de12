import {
  getNamedType,
  GraphQLSchema,
  isInputObjectType,
  isSpecifiedDirective,
  specifiedScalarTypes,
  type GraphQLDirective,
  type GraphQLNamedType,
} from 'graphql';
import { schemaChanges, type SchemaChange } from './schemaChanges.ts';

/** Places of a directive that a schema's text carries; an operation carries the others, and a server has to know them. */
const OF_OPERATIONS = [
  'QUERY',
  'MUTATION',
  'SUBSCRIPTION',
  'FIELD',
  'FRAGMENT_DEFINITION',
  'FRAGMENT_SPREAD',
  'INLINE_FRAGMENT',
  'VARIABLE_DEFINITION',
];

const isOfOperations = ({ locations }: GraphQLDirective) => locations.some((at) => OF_OPERATIONS.includes(at));

function inputsBelow(type: GraphQLNamedType, into: Set<string>): void {
  if (into.has(type.name)) return;
  into.add(type.name);
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) inputsBelow(getNamedType(field.type), into);
}

/**
 * What only the text of a schema has, and a server need not tell: directives for definitions (`@access`), and types that
 * these alone use (`Audience`). Names of types as they are, of directives with their sign.
 */
export function textOnly(schema: GraphQLSchema): Set<string> {
  const own = schema.getDirectives().filter((one) => !isSpecifiedDirective(one));
  const [others, directives] = [own.filter(isOfOperations), own.filter((one) => !isOfOperations(one))];
  const inputs = new Set<string>();
  for (const { args } of directives) for (const { type } of args) inputsBelow(getNamedType(type), inputs);
  const { query, mutation, subscription } = schema.toConfig();
  const served = new GraphQLSchema({ query, mutation, subscription, directives: others });
  return new Set([
    ...directives.map(({ name }) => `@${name}`),
    ...[...inputs].filter((name) => !served.getType(name) && !specifiedScalarTypes.some((one) => one.name === name)),
  ]);
}

/** How what a server tells by introspection differs from a schema's text, without what it need not tell. */
export function servedChanges(text: GraphQLSchema, served: GraphQLSchema): SchemaChange[] {
  const untold = textOnly(text);
  const servesIt = (name: string) =>
    name.startsWith('@') ? Boolean(served.getDirective(name.slice(1))) : Boolean(served.getType(name));
  return schemaChanges(text, served).filter(({ coordinate }) => {
    const [owner = ''] = coordinate.split(/[.(\s]/);
    return !untold.has(owner) || servesIt(owner);
  });
}
