import { GraphQLSchema, isIntrospectionType, specifiedDirectives } from 'graphql';
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

/**
 * What only the text of a schema has, and a server need not tell: directives for definitions (`@access`), and types that
 * nothing but these use (`Audience`). Names of types as they are, of directives with their sign.
 */
export function textOnly(schema: GraphQLSchema): Set<string> {
  const directives = schema
    .getDirectives()
    .filter(({ locations }) => !locations.some((at) => OF_OPERATIONS.includes(at)));
  const { types, ...config } = schema.toConfig();
  const isInterfaced = (name: string) => {
    const type = schema.getType(name);
    return type !== undefined && 'getInterfaces' in type && type.getInterfaces().length > 0;
  };
  const served = new GraphQLSchema({
    ...config,
    directives: schema.getDirectives().filter((one) => !directives.includes(one)),
    types: types.filter(({ name }) => isInterfaced(name)),
  });
  return new Set([
    ...directives.filter((one) => !specifiedDirectives.includes(one)).map(({ name }) => `@${name}`),
    ...types.filter((type) => !isIntrospectionType(type) && !served.getType(type.name)).map(({ name }) => name),
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
