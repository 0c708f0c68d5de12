import {
  isEnumType,
  isObjectType,
  print,
  specifiedDirectives,
  type ConstDirectiveNode,
  type GraphQLSchema,
} from 'graphql';

type Directed = { directives?: readonly ConstDirectiveNode[] } | null | undefined;

/** What directives of a schema's own say at a place, as its text has them; '' where there are none. */
export const appliedDirectives = (node: Directed): string =>
  (node?.directives ?? [])
    .filter(({ name }) => !specifiedDirectives.some((one) => one.name === name.value))
    .map((directive) => ` ${print(directive)}`)
    .join('');

/** Whether a schema says anything by directives: one that was introspected, or printed without them, does not. */
export function carriesDirectives(schema: GraphQLSchema): boolean {
  return Object.values(schema.getTypeMap()).some((type) => {
    const parts = isObjectType(type) ? Object.values(type.getFields()) : isEnumType(type) ? type.getValues() : [];
    return [type, ...parts].some(({ astNode }) => appliedDirectives(astNode) !== '');
  });
}
