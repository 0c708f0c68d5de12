import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Loads a query: resolves once its response is in the store, which the reference retains until it is disposed of. */
export async function loadQueryData<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
  fetchPolicy: 'store-or-network' | 'network-only',
): Promise<PreloadedQuery<Q>> {
  const reference = loadQuery<Q>(environment, query, variables, { fetchPolicy });
  try {
    await reference.source?.toPromise();
    return reference;
  } catch (error) {
    reference.dispose();
    throw error;
  }
}
