import {
  createOperationDescriptor,
  getFragment,
  getRequest,
  getSingularSelector,
  type Environment,
  type GraphQLTaggedNode,
} from 'relay-runtime';

/** Links read one of them. */
const HANDLES = ['handle', 'handlePrimary', 'handleSecondary'];

/**
 * Makes a function that finds the record with a handle in the store, if the store has all fields of these fragments on it.
 * It returns a reference to them, as that query would: for useFragment.
 */
export const cachedReference =
  <Key>(type: string, query: GraphQLTaggedNode, fragments: readonly GraphQLTaggedNode[]) =>
  (environment: Environment, handle: string): Key | null => {
    const source = environment.getStore().getSource();
    const id = source.getRecordIDs().find((recordId) => {
      const record = source.get(recordId);
      return record?.['__typename'] === type && HANDLES.some((field) => record[field] === handle);
    });
    if (id === undefined) return null;
    const nodes = fragments.map((fragment) => getFragment(fragment));
    const reference = {
      __id: id,
      __fragments: Object.fromEntries(nodes.map(({ name }) => [name, {}])),
      __fragmentOwner: createOperationDescriptor(getRequest(query), { handle }).request,
    };
    const isComplete = nodes.every((node) => {
      const selector = getSingularSelector(node, reference);
      return selector && !environment.lookup(selector).isMissingData;
    });
    return isComplete ? (reference as Key) : null;
  };
