import {
  isEnumType,
  isObjectType,
  print,
  specifiedDirectives,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';

type Directed = { directives?: readonly ConstDirectiveNode[] } | null | undefined;

/** The custom directives of a definition, as written in the schema; '' if there are none. */
export const appliedDirectives = (node: Directed): string =>
  (node?.directives ?? [])
    .filter(({ name }) => !specifiedDirectives.some((one) => one.name === name.value))
    .map((directive) => ` ${print(directive)}`)
    .join('');

/** The coordinates of types, fields and enum values with custom directives. */
export function directedCoordinates(schema: GraphQLSchema): Set<string> {
  const parts = Object.values(schema.getTypeMap()).flatMap((type) => {
    const members = isObjectType(type) ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    return [
      { coordinate: type.name, astNode: type.astNode },
      ...members.map(({ name, astNode }) => ({ coordinate: `${type.name}.${name}`, astNode })),
    ];
  });
  return new Set(parts.flatMap(({ coordinate, astNode }) => (appliedDirectives(astNode) === '' ? [] : [coordinate])));
}

/** Whether a schema contains custom directives: an introspected one, or one printed without them, does not. */
export const carriesDirectives = (schema: GraphQLSchema): boolean => directedCoordinates(schema).size > 0;
