import { recycleNodesInto, type Environment, type SingularReaderSelector, type Snapshot } from 'relay-runtime';

/** For useSyncExternalStore; null: there is nothing to show yet. */
export type SnapshotStore<S = Snapshot | null> = { subscribe: (listener: () => void) => () => void; read: () => S };

/**
 * The Relay store's value of a selector, for useSyncExternalStore: never fetches, never suspends, and returns the same
 * object while nothing has changed.
 */
export function snapshotStore(environment: Environment, selector: SingularReaderSelector): SnapshotStore<Snapshot> {
  let snapshot = environment.lookup(selector);
  const update = (next: Snapshot) => {
    const data = recycleNodesInto(snapshot.data, next.data);
    if (data === snapshot.data && next.isMissingData === snapshot.isMissingData) return;
    snapshot = { ...next, data };
  };
  return {
    read: () => snapshot,
    subscribe(listener) {
      const snapshot = environment.lookup(selector);
      update(snapshot);
      const subscription = environment.subscribe(snapshot, (next) => {
        update(next);
        listener();
      });
      return () => subscription.dispose();
    },
  };
}
