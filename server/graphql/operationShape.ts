import { getNamedType, isCompositeType, isListType, isNonNullType, isObjectType, Kind } from 'graphql';
import type {
  FieldNode,
  FragmentDefinitionNode,
  GraphQLField,
  GraphQLNamedType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { MarketError } from '../marketError.ts';
import { MAX_DEPTH, MAX_SELECTIONS } from './documentLimits.ts';

/** A field of an operation with its fragments unfolded: what its audience and its size are read from. */
export type FieldShape = {
  /** The object type (or the interface, where no type condition narrows it) that the field is read from. */
  readonly parent: string;
  readonly name: string;
  /** Its name in the answer. */
  readonly key: string;
  readonly node: FieldNode;
  readonly definition: GraphQLField<unknown, unknown> | null;
  readonly returns: string;
  /** A page of a connection, a plain list of objects, or neither. */
  readonly list: 'page' | 'plain' | null;
  readonly children: readonly FieldShape[];
};

function isList(type: GraphQLOutputType): boolean {
  return isNonNullType(type) ? isList(type.ofType) : isListType(type);
}

function listKind(type: GraphQLOutputType, parent: string): FieldShape['list'] {
  const namedType = getNamedType(type);
  if (isList(type)) {
    const isEdges = parent.endsWith('Connection');
    return !isEdges && isCompositeType(namedType) ? 'plain' : null;
  }
  return isObjectType(namedType) && 'edges' in namedType.getFields() ? 'page' : null;
}

/** The root fields of a validated operation. MarketError TOO_LARGE when, unfolded, it is too deep or too long. */
export function shapeOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FieldShape[] {
  let selections = 0;

  function fieldsOf(set: SelectionSetNode | undefined, parent: GraphQLNamedType, depth: number): FieldShape[] {
    if (depth > MAX_DEPTH && set) throw new MarketError('TOO_LARGE');
    return (set?.selections ?? []).flatMap((selection) => {
      selections += 1;
      if (selections > MAX_SELECTIONS) throw new MarketError('TOO_LARGE');
      if (selection.kind === Kind.FIELD) return [fieldOf(selection, parent, depth)];
      const inner = selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      const condition = inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : undefined;
      return fieldsOf(inner?.selectionSet, condition ?? parent, depth);
    });
  }

  function fieldOf(node: FieldNode, parent: GraphQLNamedType, depth: number): FieldShape {
    const name = node.name.value;
    const definition =
      'getFields' in parent
        ? ((parent.getFields() as Record<string, GraphQLField<unknown, unknown>>)[name] ?? null)
        : null;
    const returned = definition ? getNamedType(definition.type) : null;
    return {
      parent: parent.name,
      name,
      key: node.alias?.value ?? name,
      node,
      definition,
      returns: returned?.name ?? '',
      list: definition ? listKind(definition.type, parent.name) : null,
      children: returned ? fieldsOf(node.selectionSet, returned, depth + 1) : [],
    };
  }

  const root = schema.getRootType(operation.operation);
  return root ? fieldsOf(operation.selectionSet, root, 1) : [];
}
