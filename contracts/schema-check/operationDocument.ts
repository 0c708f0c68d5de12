import {
  isAbstractType,
  Kind,
  parse,
  visit,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { Use } from './finding.ts';

/** A compiled operation, as it is sent. */
export type OperationDocument = {
  name: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  variables: ReadonlyMap<string, VariableDefinitionNode>;
};

/** A selection with the fragment or operation that contains it, and the response keys below that. */
export type Selected = { set: SelectionSetNode; definition: string; path: string };
export type SelectedField = { node: FieldNode; definition: string; path: string };

const cache = new Map<string, OperationDocument>();

/** Parses an operation's text, each text once. Throws if it is invalid or has more than one operation. */
export function operationDocument(text: string): OperationDocument {
  const operation = cache.get(text) ?? readDocument(text);
  cache.set(text, operation);
  return operation;
}

function readDocument(text: string): OperationDocument {
  const document = parse(text);
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (!operation?.name || operations.length > 1) throw new Error('A compiled operation is one operation with a name.');
  const fragments = document.definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION);
  return {
    name: operation.name.value,
    document,
    operation,
    fragments: new Map(fragments.map((one) => [one.name.value, one])),
    variables: new Map(operation.variableDefinitions?.map((one) => [one.variable.name.value, one])),
  };
}

export const responseKey = ({ alias, name }: FieldNode): string => (alias ?? name).value;
const below = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** The selected fields of an object of this type, by response key, each with all places that select it. */
export function fieldsFor(
  schema: GraphQLSchema,
  operation: Pick<OperationDocument, 'fragments'>,
  selections: Selected[],
  type: GraphQLObjectType,
  into = new Map<string, SelectedField[]>(),
): Map<string, SelectedField[]> {
  const applies = (name: string | undefined) => {
    const condition = name === undefined ? type : schema.getType(name);
    return condition === type || (isAbstractType(condition) && schema.isSubType(condition, type));
  };
  const also = (one: Selected) => fieldsFor(schema, operation, [one], type, into);
  for (const { set, definition, path } of selections)
    for (const selection of set.selections)
      if (selection.kind === Kind.FIELD) {
        const key = responseKey(selection);
        const uses = into.get(key) ?? [];
        into.set(key, [...uses, { node: selection, definition, path: below(path, key) }]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (applies(selection.typeCondition?.name.value)) also({ set: selection.selectionSet, definition, path });
      } else {
        const fragment = operation.fragments.get(selection.name.value);
        if (fragment && applies(fragment.typeCondition.name.value))
          also({ set: fragment.selectionSet, definition: fragment.name.value, path: '' });
      }
  return into;
}

/** The place of every node of an operation's text: its definition, and the response keys that lead to it. */
export function placesIn({ name, document }: Pick<OperationDocument, 'name' | 'document'>): (node?: ASTNode) => Use {
  const places = new Map<ASTNode, Use>();
  let definition = name;
  const keys: string[] = [];
  visit(document, {
    enter(at) {
      if (at.kind === Kind.FRAGMENT_DEFINITION || at.kind === Kind.OPERATION_DEFINITION) {
        definition = at.name?.value ?? name;
        keys.length = 0;
      }
      if (at.kind === Kind.FIELD) keys.push(responseKey(at));
      places.set(at, { operation: name, definition, path: keys.join('.') });
    },
    leave(at) {
      if (at.kind === Kind.FIELD) keys.pop();
    },
  });
  return (node) => (node && places.get(node)) ?? { operation: name, definition: name, path: '' };
}
