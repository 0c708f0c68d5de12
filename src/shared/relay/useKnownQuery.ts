import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import { createOperationDescriptor, getRequest, type GraphQLTaggedNode, type OperationType, type Snapshot } from 'relay-runtime';

/**
 * The data of a preloaded query once they are there, null before; never suspends, so that a page does not wait for
 * what belongs to the person. Null on the server and while hydrating.
 */
export function useKnownQuery<Q extends OperationType>(query: GraphQLTaggedNode, reference: PreloadedQuery<Q> | null): Q['response'] | null {
  const environment = useRelayEnvironment();
  const store = useMemo(() => {
    if (!reference) return { subscribe: () => () => {}, read: () => null };
    const { fragment } = createOperationDescriptor(getRequest(query), reference.variables);
    let snapshot: Snapshot = environment.lookup(fragment);
    return {
      subscribe(changed: () => void) {
        snapshot = environment.lookup(fragment);
        const subscription = environment.subscribe(snapshot, (next) => {
          snapshot = next;
          changed();
        });
        return () => subscription.dispose();
      },
      read: (): Q['response'] | null => (snapshot.isMissingData ? null : (snapshot.data as Q['response'])),
    };
  }, [environment, query, reference]);
  return useSyncExternalStore(store.subscribe, store.read, () => null);
}
