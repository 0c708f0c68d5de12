import {
  isEnumType,
  isObjectType,
  print,
  specifiedDirectives,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';

type Directed = { directives?: readonly ConstDirectiveNode[] } | null | undefined;

/** The custom directives at a place, as the schema's text has them; '' if there are none. */
export const appliedDirectives = (node: Directed): string =>
  (node?.directives ?? [])
    .filter(({ name }) => !specifiedDirectives.some((one) => one.name === name.value))
    .map((directive) => ` ${print(directive)}`)
    .join('');

/** Whether a schema contains custom directives: an introspected one, or one printed without them, does not. */
export function carriesDirectives(schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).some((type) => {
    const parts = isObjectType(type) ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    return [type, ...parts].some(({ astNode }) => appliedDirectives(astNode) !== '');
  });
}
