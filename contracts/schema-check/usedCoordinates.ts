import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
  type GraphQLSchema,
  type NamedTypeNode,
} from 'graphql';
import { operationDocument } from './operationDocument.ts';

/** The coordinates of a schema that operations select or pass, directly, by their variables, or in the values they receive. */
export function usedCoordinates(schema: GraphQLSchema, operations: readonly string[]): Set<string> {
  const used = new Set<string>();
  const whole = (type: GraphQLNamedType | undefined) => {
    if (!type || used.has(type.name)) return;
    used.add(type.name);
    if (isEnumType(type)) for (const { name } of type.getValues()) used.add(`${type.name}.${name}`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        used.add(`${type.name}.${field.name}`);
        whole(getNamedType(field.type));
      }
  };
  for (const text of operations) {
    const types = new TypeInfo(schema);
    visit(
      operationDocument(text).document,
      visitWithTypeInfo(types, {
        NamedType: (node: NamedTypeNode) => whole(getNamedType(typeFromAST(schema, node))),
        Field() {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (!parent || !field) return;
          const owners = isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent];
          for (const { name } of owners) used.add(name).add(`${name}.${field.name}`);
          whole(getNamedType(field.type));
        },
        Argument() {
          const [parent, field, argument] = [types.getParentType(), types.getFieldDef(), types.getArgument()];
          if (!argument) return;
          const directive = types.getDirective();
          used.add(
            directive ? `@${directive.name}(${argument.name}:)` : `${parent?.name}.${field?.name}(${argument.name}:)`,
          );
          whole(getNamedType(argument.type));
        },
      }),
    );
  }
  return used;
}
