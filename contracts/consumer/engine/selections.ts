import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isAbstractType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';

export type Variables = Record<string, unknown>;
/** A compiled operation, ready to be traversed. */
export type Walk = {
  schema: GraphQLSchema;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: Variables;
};

export function walkOf(schema: GraphQLSchema, document: DocumentNode, variables: Variables): Walk {
  const operation = document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new Error('The document has no operation.');
  const fragments = document.definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  return { schema, operation, fragments: new Map(fragments.map((node) => [node.name.value, node])), variables };
}

function isIncluded(node: SelectionNode, variables: Variables): boolean {
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variables);
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variables);
  return skip?.if !== true && include?.if !== false;
}

function applies({ schema }: Walk, condition: string | undefined, type: GraphQLObjectType): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = schema.getType(condition);
  return other !== undefined && isAbstractType(other) && schema.isSubType(other, type);
}

/** The fields selected on a concrete type, by response key; a field selected several times has several nodes. */
export function fieldsOf(
  walk: Walk,
  selections: readonly SelectionNode[],
  type: GraphQLObjectType,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>();
  const add = (nodes: readonly SelectionNode[]): void => {
    for (const node of nodes.filter((each) => isIncluded(each, walk.variables))) {
      if (node.kind === Kind.FIELD) {
        const key = node.alias?.value ?? node.name.value;
        fields.set(key, [...(fields.get(key) ?? []), node]);
      } else {
        const part = node.kind === Kind.INLINE_FRAGMENT ? node : walk.fragments.get(node.name.value);
        if (!part) throw new Error('The document spreads a fragment that it does not define.');
        if (applies(walk, part.typeCondition?.name.value, type)) add(part.selectionSet.selections);
      }
    }
  };
  add(selections);
  return fields;
}

export const selectionsOf = (nodes: readonly FieldNode[]): SelectionNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
