import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql';
import type { Use } from './finding.ts';
import { codesOfAnyCall, raisedCodes } from './marketDirectives.ts';
import { operationDocument, placesIn } from './operationDocument.ts';

/** Where operations use each coordinate of a schema. */
export type CoordinateUses = ReadonlyMap<string, readonly Use[]>;

/**
 * Every coordinate that operations use, with the places: selected fields and enums among them, arguments and input
 * fields that are passed as a literal or may be in a variable, and the error codes that these fields, or any call, may raise.
 */
export function coordinateUses(schema: GraphQLSchema, operations: readonly string[]): CoordinateUses {
  const uses = new Map<string, Use[]>();
  const add = (coordinate: string, use: Use) => {
    const earlier = uses.get(coordinate) ?? [];
    const isKnown = earlier.some(
      (one) => one.operation === use.operation && one.definition === use.definition && one.path === use.path,
    );
    if (!isKnown) uses.set(coordinate, [...earlier, use]);
  };
  /** Everything that a value of this type can hold. */
  function addWholeType(type: GraphQLNamedType | undefined, use: Use, walked = new Set<string>()): void {
    if (!type || walked.has(type.name)) return;
    walked.add(type.name);
    add(type.name, use);
    if (isEnumType(type)) for (const { name } of type.getValues()) add(`${type.name}.${name}`, use);
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) {
        add(`${type.name}.${field.name}`, use);
        addWholeType(getNamedType(field.type), use, walked);
      }
  }
  const ofAnyCall = codesOfAnyCall(schema);
  for (const text of operations) {
    const operation = operationDocument(text);
    const types = new TypeInfo(schema);
    const placeOf = placesIn(operation);
    for (const code of ofAnyCall) add(`ErrorCode.${code}`, placeOf(operation.operation));
    visit(
      operation.document,
      visitWithTypeInfo(types, {
        enter(node) {
          const use = placeOf(node);
          const [parent, field] = [types.getParentType(), types.getFieldDef()];
          if (node.kind === Kind.VARIABLE_DEFINITION) {
            const type = typeFromAST(schema, node.type);
            addWholeType(type && getNamedType(type), { ...use, path: `$${node.variable.name.value}` });
          }
          if (node.kind === Kind.ARGUMENT && parent && field && !types.getDirective())
            add(`${parent.name}.${field.name}(${node.name.value}:)`, use);
          if (node.kind === Kind.OBJECT_FIELD)
            add(`${getNamedType(types.getParentInputType())?.name}.${node.name.value}`, use);
          const input = getNamedType(types.getInputType());
          if ((node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) && isScalarType(input))
            add(input.name, use);
          if (node.kind === Kind.ENUM) add(`${getNamedType(types.getInputType())?.name}.${node.value}`, use);
          if (node.kind !== Kind.FIELD || !parent || !field) return;
          for (const owner of isAbstractType(parent) ? [parent, ...schema.getPossibleTypes(parent)] : [parent]) {
            add(owner.name, use);
            add(`${owner.name}.${field.name}`, use);
            if (isObjectType(owner))
              for (const code of raisedCodes(schema, owner, field.name)) add(`ErrorCode.${code}`, use);
          }
          addWholeType(getNamedType(field.type), use);
        },
      }),
    );
  }
  return uses;
}
