import { fetchQuery } from 'react-relay';
import type { Environment, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Fetches a query again, whatever is cached: its data, or null without a response. Never throws. */
export async function refetch<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): Promise<Q['response'] | null> {
  const response = fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' });
  return response.toPromise().then(
    (data) => data ?? null,
    () => null,
  );
}
