import { useMemo, useSyncExternalStore } from 'react';
import { useRelayEnvironment, type PreloadedQuery } from 'react-relay';
import {
  createOperationDescriptor,
  getRequest,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
} from 'relay-runtime';
import { snapshotStore, type SnapshotStore } from './snapshotStore.ts';

/**
 * The store of a query's data. Its own fields may be in the store before those of its fragments, from another query: a
 * component that read them would suspend, and take what is around it off the screen. So they count once all are there.
 */
function queryStore<Q extends OperationType>(
  environment: Environment,
  query: GraphQLTaggedNode,
  { variables, source }: PreloadedQuery<Q>,
): SnapshotStore {
  const operation = createOperationDescriptor(getRequest(query), variables);
  const { subscribe, read } = snapshotStore(environment, operation.fragment);
  let isComplete = !source || environment.check(operation).status !== 'missing';
  return {
    read: () => (isComplete ? read() : null),
    subscribe(listener) {
      const unsubscribe = subscribe(listener);
      const onResponse = () => {
        isComplete = true;
        listener();
      };
      const response = isComplete ? null : source?.subscribe({ next: onResponse, error: () => undefined });
      return () => {
        unsubscribe();
        response?.unsubscribe();
      };
    },
  };
}

/**
 * The data of a preloaded query once they have arrived, null before; never suspends, so that a page does not wait for
 * personal data. Null on the server and while hydrating.
 */
export function useCachedQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<Q> | null,
): Q['response'] | null {
  const environment = useRelayEnvironment();
  const store = useMemo(
    () =>
      reference ? queryStore(environment, query, reference) : { subscribe: () => () => undefined, read: () => null },
    [environment, query, reference],
  );
  const snapshot = useSyncExternalStore(store.subscribe, store.read, () => null);
  return snapshot && !snapshot.isMissingData ? (snapshot.data as Q['response']) : null;
}
