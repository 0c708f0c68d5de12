import {
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';

/** What an operation reaches: 'Cart.items', and of the arguments that it passes 'Query.search(term)'. */
export type Reach = { name: string; coordinates: ReadonlySet<string>; args: ReadonlySet<string> };

/**
 * The fields of object types that an operation selects; a field of an interface counts for each type that the operation
 * names.
 */
export function reachOf(schema: GraphQLSchema, name: string, text: string): Reach {
  const info = new TypeInfo(schema);
  const coordinates = new Set<string>();
  const args = new Set<string>();
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field(node: FieldNode) {
        const parent = info.getParentType();
        if (!parent || !isObjectType(getNamedType(parent)) || node.name.value.startsWith('__')) return;
        const at = `${parent.name}.${node.name.value}`;
        coordinates.add(at);
        for (const argument of node.arguments ?? []) args.add(`${at}(${argument.name.value})`);
      },
    }),
  );
  return { name, coordinates, args };
}
