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
  const usedPlaces = new Set<string>();
  const addWholeType = (type: GraphQLNamedType | undefined) => {
    if (!type || usedPlaces.has(type.name)) return;
    usedPlaces.add(type.name);
    if (isEnumType(type)) for (const { name } of type.getValues()) usedPlaces.add(`${type.name}.${name}`);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        usedPlaces.add(`${type.name}.${field.name}`);
        addWholeType(getNamedType(field.type));
      }
  };
  for (const text of operations) {
    const types = new TypeInfo(schema);
    visit(
      operationDocument(text).document,
      visitWithTypeInfo(types, {
        NamedType: (node: NamedTypeNode) => addWholeType(getNamedType(typeFromAST(schema, node))),
        Field() {
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (!parent || !field) return;
          const owners = isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent];
          for (const { name } of owners) usedPlaces.add(name).add(`${name}.${field.name}`);
          addWholeType(getNamedType(field.type));
        },
        Argument() {
          const [parent, field, argument] = [types.getParentType(), types.getFieldDef(), types.getArgument()];
          if (!argument) return;
          const directive = types.getDirective();
          usedPlaces.add(
            directive ? `@${directive.name}(${argument.name}:)` : `${parent?.name}.${field?.name}(${argument.name}:)`,
          );
          addWholeType(getNamedType(argument.type));
        },
      }),
    );
  }
  return usedPlaces;
}
