import type { PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';

/** The data of a loader's query, its own fields only: fragments belong to their components. */
export function readCachedQuery<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  { variables }: PreloadedQuery<Q>,
): Q['response'] {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  return environment.lookup(fragment).data as Q['response'];
}
