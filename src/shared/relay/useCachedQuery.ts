import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType } from 'relay-runtime';
import { snapshotStore } from './snapshotStore.ts';

/**
 * The data of a preloaded query once they have arrived, null before; never suspends, so that a page does not wait for
 * personal data. Null on the server and while hydrating.
 */
export function useCachedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<Q> | null,
): Q['response'] | null {
  const environment = useRelayEnvironment();
  const store = useMemo(() => {
    if (!reference) return { subscribe: () => () => {}, read: () => null };
    const { fragment } = createOperationDescriptor(getRequest(query), reference.variables);
    return snapshotStore(environment, fragment);
  }, [environment, query, reference]);
  const snapshot = useSyncExternalStore(store.subscribe, store.read, () => null);
  return snapshot && !snapshot.isMissingData ? (snapshot.data as Q['response']) : null;
}
