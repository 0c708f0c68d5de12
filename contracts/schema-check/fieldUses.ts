import { isAbstractType, TypeInfo, visit, visitWithTypeInfo, type FieldNode, type GraphQLSchema } from 'graphql';
import type { Use } from './finding.ts';
import { operationDocument, placesIn } from './operationDocument.ts';

/** Where operations select each field of each concrete type, by coordinate. */
export function fieldUses(schema: GraphQLSchema, operations: readonly string[]): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const text of operations) {
    const operation = operationDocument(text);
    const types = new TypeInfo(schema);
    const placeOf = placesIn(operation);
    visit(
      operation.document,
      visitWithTypeInfo(types, {
        Field(node: FieldNode) {
          const parent = types.getParentType();
          if (!parent) return;
          const use = placeOf(node);
          for (const { name } of isAbstractType(parent) ? schema.getPossibleTypes(parent) : [parent]) {
            const coordinate = `${name}.${node.name.value}`;
            uses.set(coordinate, [...(uses.get(coordinate) ?? []), use]);
          }
        },
      }),
    );
  }
  return uses;
}
