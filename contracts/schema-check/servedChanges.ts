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

/** Directive locations in a schema's text; all others are in operations, and a server has to support those directives. */
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
 * What exists only in a schema's text, and a server need not serve: directives for definitions (`@access`), and types
 * that only these use (`Audience`). Type names as they are, directives with their @.
 */
export function textOnly(schema: GraphQLSchema): Set<string> {
  const customDirectives = schema.getDirectives().filter((one) => !isSpecifiedDirective(one));
  const [others, directives] = [
    customDirectives.filter(isOfOperations),
    customDirectives.filter((one) => !isOfOperations(one)),
  ];
  const inputs = new Set<string>();
  for (const { args } of directives) for (const { type } of args) inputsBelow(getNamedType(type), inputs);
  const { query, mutation, subscription } = schema.toConfig();
  const served = new GraphQLSchema({ query, mutation, subscription, directives: others });
  return new Set([
    ...directives.map(({ name }) => `@${name}`),
    ...[...inputs].filter((name) => !served.getType(name) && !specifiedScalarTypes.some((one) => one.name === name)),
  ]);
}

/** How a server's introspection differs from a schema's text, except for what it need not serve. */
export function servedChanges(text: GraphQLSchema, served: GraphQLSchema): SchemaChange[] {
  const notServed = textOnly(text);
  const servesIt = (name: string) =>
    name.startsWith('@') ? Boolean(served.getDirective(name.slice(1))) : Boolean(served.getType(name));
  return schemaChanges(text, served).filter(({ coordinate }) => {
    const [owner = ''] = coordinate.split(/[.(\s]/);
    return !notServed.has(owner) || servesIt(owner);
  });
}
