import type { PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';

/** What a loader's query has brought, its own fields only: fragments stay their components' business. */
export function knownData<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  { variables }: PreloadedQuery<Q>,
): Q['response'] {
  const { fragment } = createOperationDescriptor(getRequest(query), variables);
  return environment.lookup(fragment).data as Q['response'];
}
